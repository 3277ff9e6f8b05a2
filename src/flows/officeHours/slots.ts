// The host and the name of a slot, by its start, and the week that it belongs to.
import type { ChosenSlot, HostType } from '#machines/request.machine.ts';
import { weekdayOf } from '#machines/officeHours.machine.ts';
import { calls, slots } from '#content/officeHours.ts';
import type { Slot } from '#content/schema.capabilities.ts';
import { longDate } from './zones.ts';

/** Date and time of a start. */
export const partsOf = (slot: string) => ({ date: slot.slice(0, 10), time: slot.slice(11) });

/** The slots of the week among which a start has its place: those of the advisory calls, or those of the office hours. */
export function weekOf(slot: string): readonly Slot[] {
  const weekday = weekdayOf(partsOf(slot).date);
  return calls.some((one) => one.weekday === weekday) ? calls : slots;
}

/** The host of the office hour or the call with this start; null where the week has no such slot. */
export function hostOf(slot: string): HostType | null {
  const { date, time } = partsOf(slot);
  const weekday = weekdayOf(date);
  return weekOf(slot).find((one) => one.weekday === weekday && one.time === time)?.host ?? null;
}

/** Whether a week has slots on a date. */
export const hasSlotsOn = (week: readonly Slot[], date: string) =>
  week.some(({ weekday }) => weekday === weekdayOf(date));

/** A start as text: Tuesday, November 24, 2026, 14:20. */
export function slotWords(slot: string): string {
  const { date, time } = partsOf(slot);
  return `${longDate(date)}, ${time}`;
}

/** A slot as a request names it; `title` is the host's, as in Javelyn Operator Hours. */
export const chosenSlot = (slot: string, host: HostType, title: string): ChosenSlot => ({
  slot,
  host,
  subject: `${title}, ${slotWords(slot)}`,
});
