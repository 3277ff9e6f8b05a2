// Dates and times of the office hours: the time in Paris, where the advisor is, and the user's local time beside it.

/** The advisor's zone: every slot is written on this clock (docs/product-decisions.md, "Office hours"). */
export const hostZone = 'Europe/Paris';

/** A time as a clock on a wall shows it. */
export type WallClock = {
  /** As in 2026-11-24. */
  date: string;
  /** As in 14:20. */
  time: string;
};

/** The clock of one zone at a slot. */
export type ZonedTime = WallClock & {
  /** The offset from UTC, as in UTC+1, UTC+5:30 or UTC. */
  offset: string;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One formatter per zone, because creating one takes longer than a hundred calls of it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, known);
  return known;
}

/**
 * The clock time in a zone.
 * @param instant milliseconds since 1970, UTC
 * @param zone an IANA name, as in Asia/Kolkata
 * @throws RangeError for a zone that the browser does not know
 */
export function wallClock(instant: number, zone: string): WallClock {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const minute = 60_000;

/** The offset of a zone from UTC at an instant, in minutes. */
function offsetAt(instant: number, zone: string): number {
  const { date, time } = wallClock(instant, zone);
  return Math.round((Date.parse(`${date}T${time}Z`) - instant) / minute);
}

/** The start of a slot in milliseconds since 1970, UTC; a slot is written in the time of Paris. */
export function instantOf(slot: string): number {
  const asIfUtc = Date.parse(`${slot}Z`);
  // The offset of the day itself: no clock is changed between 14:00 and 16:00 in Paris.
  return asIfUtc - offsetAt(asIfUtc, hostZone) * minute;
}

/** An offset as text, as in UTC+5:30. */
function offsetWords(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = Math.floor(size / 60);
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

function zonedTime(instant: number, zone: string): ZonedTime {
  return { ...wallClock(instant, zone), offset: offsetWords(offsetAt(instant, zone)) };
}

/** Outdated names of cities that browsers still report. */
const nowCalled = new Map([
  ['Calcutta', 'Kolkata'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho Chi Minh City'],
]);

/** Zones that are an offset without a place; those of Etc/ even have the opposite sign. */
const placeless = /^(Etc\/|GMT$|UCT$|UTC$)/;

/** The city in a zone's name, as in New York; null for a zone without a city. */
export function cityOf(zone: string): string | null {
  if (placeless.test(zone)) return null;
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return nowCalled.get(name) ?? name;
}

/**
 * The start of a slot for the advisor and for the user.
 * @param slot as in 2026-11-24T14:20, in the advisor's time zone
 * @param zone the user's, or null where it is not known
 * @returns `own` is null where the user's time is the same, or unknown
 */
export function timesOf(
  slot: string,
  zone: string | null,
): { host: ZonedTime; own: (ZonedTime & { city: string | null }) | null } {
  const instant = instantOf(slot);
  const host = zonedTime(instant, hostZone);
  if (zone === null) return { host, own: null };
  const own = zonedTime(instant, zone);
  return {
    host,
    own: own.offset === host.offset ? null : { ...own, city: cityOf(zone) },
  };
}

const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A date in long US format with its day: Tuesday, November 24, 2026. */
export const longDate = (date: string) => longForm.format(Date.parse(date));
