// The feed of the office hours: the advisor's time, the user's zone, and the return to the tab.
import type { OfficeHoursEvent } from '#machines/officeHours.machine.ts';
import type { ClockReport } from '#machines/clock.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { clockFeedOf } from '#flows/clock/ports.ts';

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in Paris, as slots are written: 2026-11-22T09:05. */
export const parisTime = (now: Date) => paris.format(now).replace(' ', 'T');

const eventOf = (report: ClockReport): OfficeHoursEvent =>
  report.type === 'page.shown'
    ? report
    : {
        type: 'clock.struck',
        now: parisTime(new Date(report.instant)),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };

/** Port `dayFeed`: the time at the start, at every full minute, and when the tab is visible again. */
export const dayFeedOf = (page: Pick<PortsContext, 'connectFlow'>) =>
  clockFeedOf<OfficeHoursEvent>(page, 'minute', eventOf);
