// The calendar of the office hours: upcoming Tuesdays and Thursdays.
import { parseDate } from '@internationalized/date';
import { isOpenDate, lastDateOf, todayOf } from '#machines/officeHours.machine.ts';
import type { OfficeHoursContext } from '#machines/officeHours.machine.ts';
import { officeHours as words } from '#content/booking.ts';
import { Calendar } from '#ui/Calendar.tsx';

const dateIn = (date: string | null) => (date === null ? null : parseDate(date));

export type OfficeCalendarProps = {
  context: OfficeHoursContext;
  /** The date that the arrow keys start from. */
  nearest: string | null;
  onPick: (date: string) => void;
};

/** Fetched on demand: see OfficeHours.tsx. */
export function OfficeCalendar({ context, nearest, onPick }: OfficeCalendarProps) {
  return (
    <Calendar
      label={words.calendar}
      value={dateIn(context.selected)}
      defaultFocusedValue={dateIn(context.selected ?? nearest)}
      minValue={dateIn(todayOf(context))}
      maxValue={dateIn(lastDateOf(context))}
      isDateUnavailable={(date) => !isOpenDate(context, date.toString())}
      onChange={(date) => onPick(date.toString())}
    />
  );
}
