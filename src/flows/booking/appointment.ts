// A request for an office hour or an advisory call, once it is scheduled: its calendar file.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { booking, hosts } from '#content/booking.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { callMinutes } from '#content/officeHours.ts';
import { hostOf, partsOf } from '#flows/officeHours/slots.ts';
import { calendarAddress } from '../../../server/mail/calendar.mjs';

const words = booking.calendarFile;

/** The calendar file of a request whose slot is scheduled: its name and its address; else null. */
export function calendarOf(request: MemberRequest) {
  const { id, kind, slot, status, subject, history, createdAt, sequence } = request;
  if (slot === null || status !== 'scheduled') return null;
  const host = hostOf(slot);
  const isCall = kind === 'advisory-call';
  return {
    name: fillIn(isCall ? words.callName : words.name, { date: partsOf(slot).date }),
    address: calendarAddress({
      id,
      slot,
      ...(isCall && { minutes: callMinutes }),
      sequence: sequence ?? 0,
      at: history.findLast(({ to }) => to === 'scheduled')?.at ?? createdAt,
      summary: fillIn(words.summary, { title: host === null ? subject : hosts[host].title }),
      description: words.description,
    }),
  };
}
