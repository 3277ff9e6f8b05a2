// What the office hours' view reads: the two lists, and the days of the calendar.
import type { SnapshotFrom } from 'xstate';
import {
  dateOf,
  isOpenDate,
  lastDateOf,
  slotsOf,
  todayOf,
  type officeHoursMachine,
  type Weekday,
} from '#machines/officeHours.machine.ts';
import { reading } from './kit/reads.ts';
import { laterTuesday, nextThursday, nextTuesday, wednesday } from './officeHours.samples.ts';

type Moment = SnapshotFrom<typeof officeHoursMachine>;

const weekdays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday'];
/** Days that the calendar shows: one that is over, two of hours, one of none, and those a year ahead. */
const days = [
  '2026-11-17',
  nextTuesday,
  wednesday,
  nextThursday,
  laterTuesday,
  '2027-11-23',
  '2027-11-25',
  '2027-11-30',
];

export const reads = {
  dateOf: reading(dateOf, (read, { context }: Moment) =>
    weekdays.map((weekday) => read(context, weekday)),
  ),
  slotsOf: reading(slotsOf, (read, { context }: Moment) =>
    weekdays.map((weekday) => read(context, weekday)),
  ),
  todayOf: reading(todayOf, (read, { context }: Moment) => read(context)),
  lastDateOf: reading(lastDateOf, (read, { context }: Moment) => read(context)),
  isOpenDate: reading(isOpenDate, (read, { context }: Moment) =>
    days.map((day) => `${day}: ${read(context, day)}`),
  ),
};
