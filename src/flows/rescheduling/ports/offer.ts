// What can be asked for instead of a slot: the week of the office hours, without what has begun and what is taken.
import { createActor, fromPromise, toPromise } from 'xstate';
import { lastDateOf, weekdayOf } from '#machines/officeHours.machine.ts';
import type { MoveOffer } from '#machines/rescheduling.machine.ts';
import { parisTime } from '#flows/officeHours/ports/days.ts';
import { weekOf } from '#flows/officeHours/slots.ts';
import { nearestSlots, readClosings } from '#adapters/supabase/closings.ts';

/** Port `findOffer`: the open slots nearest to one, and the dates that the database takes. */
export const findOffer = fromPromise<MoveOffer, { slot: string }>(async ({ input }) => {
  const now = parisTime(new Date());
  const nearest = await toPromise(createActor(nearestSlots, { input }).start());
  return {
    nearest,
    first: now.slice(0, 10),
    last: lastDateOf({ week: weekOf(input.slot), now }) ?? '',
  };
});

/** Port `readDate`: the open starts of a date, in the week of the slot that is given up. */
export const readDate = fromPromise<readonly string[], { date: string; slot: string }>(
  async ({ input: { date, slot } }) => {
    const closed = await toPromise(createActor(readClosings, { input: { dates: [date] } }).start());
    const now = parisTime(new Date());
    return weekOf(slot)
      .filter(({ weekday, available }) => available && weekday === weekdayOf(date))
      .map(({ time }) => `${date}T${time}`)
      .filter((start) => start > now && !closed.includes(start));
  },
);
