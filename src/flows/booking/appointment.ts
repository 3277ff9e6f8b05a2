// An office hour that was asked for, in words.
import { booking, hosts } from '#content/booking.ts';
import { slots } from '#content/officeHours.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { fillIn } from '#flows/fillIn.ts';
import { calendarAddress } from './calendarFile.ts';

const words = booking.calendarFile;
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** "2026-11-24T14:20" as "Tuesday, November 24, 2026, 14:20"; both on the clock of Paris. */
export const slotWords = (slot: string) =>
  `${longDay.format(new Date(`${slot}:00Z`))}, ${slot.slice(11)}`;

const weekdays: Readonly<Record<number, string>> = { 2: 'tuesday', 4: 'thursday' };

/** Who holds a slot; null for one that the weekly table no longer has. */
export function hostOf(slot: string) {
  const weekday = weekdays[new Date(`${slot}:00Z`).getUTCDay()];
  const held = slots.find((one) => one.weekday === weekday && one.time === slot.slice(11));
  return held?.host ?? null;
}

/** The calendar file of a request whose slot is scheduled: its name, and the address that holds it; else null. */
export function calendarOf({ id, slot, status, subject, history, createdAt }: MemberRequest) {
  if (slot === null || status !== 'scheduled') return null;
  const host = hostOf(slot);
  return {
    name: fillIn(words.name, { date: slot.slice(0, 10) }),
    address: calendarAddress({
      id,
      slot,
      at: history.findLast(({ to }) => to === 'scheduled')?.at ?? createdAt,
      summary: fillIn(words.summary, { title: host === null ? subject : hosts[host].title }),
      description: words.description,
    }),
  };
}
