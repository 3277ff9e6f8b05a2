// A slot as text, with the user's local time beside the advisor's.
import type { OfferedSlot } from '#machines/officeHours.machine.ts';
import { hosts, officeHours } from '#content/booking.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { hostOf, slotWords } from './slots.ts';
import { timesOf } from './zones.ts';

const { spoken, zones } = officeHours;

const dayNames = {
  short: new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }),
};

/** The start of a slot in the user's time zone, with its day where it differs; null where the times are equal. */
export function ownTime(slot: string, zone: string | null, form: 'short' | 'long' = 'short') {
  const { host, own } = timesOf(slot, zone);
  if (own === null) return null;
  const day = own.date === host.date ? '' : `${dayNames[form].format(Date.parse(own.date))} `;
  return `${day}${own.time}`;
}

/**
 * Both clocks at a slot, with their offsets: "Paris UTC+1", and "yours, New York, UTC-5" where they differ; "yours, UTC"
 * where the visitor's zone is no place.
 */
export function zoneWords(slot: string, zone: string | null): string[] {
  const { host, own } = timesOf(slot, zone);
  return [
    fillIn(zones.host, { offset: host.offset }),
    ...(own === null
      ? []
      : [
          own.city === null
            ? fillIn(zones.offset, { offset: own.offset })
            : fillIn(zones.own, { city: own.city, offset: own.offset }),
        ]),
  ];
}

/** A slot in full: "Tuesday, November 24, 2026, 14:20, Javelyn, Operator, few slots left". */
export function spokenSlot(
  slot: string,
  zone: string | null,
  state: OfferedSlot['state'] = 'open',
): string {
  const host = hostOf(slot);
  const own = ownTime(slot, zone, 'long');
  return [
    slotWords(slot),
    ...(host === null ? [] : [hosts[host].name, hosts[host].note]),
    ...(state === 'open' ? [] : [spoken[state]]),
    ...(own === null ? [] : [fillIn(spoken.own, { time: own })]),
  ].join(', ');
}
