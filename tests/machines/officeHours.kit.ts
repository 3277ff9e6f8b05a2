// The test kit of the office hours: a Sunday, a week of slots, and a booking that waits.
import { officeHoursMachine } from '#machines/officeHours.machine.ts';
import type { OfficeHoursEvent } from '#machines/officeHours.machine.ts';
import { slots } from '#content/officeHours.ts';
import { feed, play, port } from './kit.ts';

export const sunday = '2026-11-22T09:05';
export const zone = 'America/New_York';

export const chosen = { slot: '2026-11-24T14:00', host: 'javelyn', subject: 'Hours' } as const;

/** The widget before its clock has been read. */
export function waking() {
  const readClosings = port<readonly string[], { dates: readonly string[] }>();
  const booking = port();
  const day = feed<OfficeHoursEvent>();
  const flow = play(
    officeHoursMachine.provide({
      actors: {
        dayFeed: day.logic,
        readClosings: readClosings.logic,
        booking: booking.logic as never,
      },
    }),
    { week: slots },
  );
  return {
    ...flow,
    readClosings,
    booking,
    say: day.say,
    strike: (now: string) => day.say({ type: 'clock.struck', now, zone }),
    /** The active states of the widget. */
    hours: () =>
      flow
        .states()
        .filter((state) => state.startsWith('hours.'))
        .map((state) => state.slice('hours.'.length))[0],
  };
}

/** The widget at a time in Paris, with its slots from the database. */
export function showing(now = sunday, closed: readonly string[] = []) {
  const flow = waking();
  flow.strike(now);
  flow.readClosings.resolve(closed);
  return flow;
}
