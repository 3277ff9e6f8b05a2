// The calendar of the office hours and the advisory calls: the upcoming dates that have slots.
import { parseDate } from '@internationalized/date';
import { isOpenDate, lastDateOf, todayOf } from '#machines/officeHours.machine.ts';
import type { OfficeHoursContext } from '#machines/officeHours.machine.ts';
import { Calendar } from '#ui/Calendar.tsx';

const dateIn = (date: string | null) => (date === null ? null : parseDate(date));

export type OfficeCalendarProps = {
  label: string;
  context: OfficeHoursContext;
  /** The date that the arrow keys start from. */
  nearest: string | null;
  onPick: (date: string) => void;
};

/** Fetched on demand: see HoursParts.tsx. */
export function OfficeCalendar({ label, context, nearest, onPick }: OfficeCalendarProps) {
  return (
    <Calendar
      label={label}
      value={dateIn(context.selected)}
      defaultFocusedValue={dateIn(context.selected ?? nearest)}
      minValue={dateIn(todayOf(context))}
      maxValue={dateIn(lastDateOf(context))}
      isDateUnavailable={(date) => !isOpenDate(context, date.toString())}
      onChange={(date) => onPick(date.toString())}
    />
  );
}
