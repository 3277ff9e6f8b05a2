// The day on the user's own calendar, for flows that write a date beside what is entered.
import type { EventObject } from 'xstate';
import type { PortsContext } from '#boot/flows.ts';
import { clockFeedOf } from '../ports.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time as a day of this browser's calendar: 2026-11-22. */
export function localDay(instant: number): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

type DayKnown = { type: 'day.known'; day: string };

/** Port `dayFeed` of a flow that hears `day.known`: at the start, every hour, and when the tab is visible again. */
export const localDayFeedOf = <Event extends EventObject>(
  page: Pick<PortsContext, 'connectFlow'>,
) =>
  clockFeedOf<Event | DayKnown>(page, 'hour', (report) =>
    report.type === 'time.read' ? { type: 'day.known', day: localDay(report.instant) } : null,
  );
