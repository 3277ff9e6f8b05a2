// The calendar file of an appointment (RFC 5545): that of a mail and of a feed in UTC, that of the site on the clock of Paris, with
// its rules. The site imports this file as it is (tests/house/walls.ts): a calendar that has both files keeps one entry.

/**
 * @typedef {object} Entry
 * @property {string} id the request's: a later file about it replaces an earlier one
 * @property {number} [sequence] how many changes it has had; of two files the calendar keeps the higher
 * @property {string} at when the change was made (ISO)
 * @property {string} summary
 * @property {string} description
 * @property {string} [url]
 * @property {boolean} [calledOff]
 *
 * @typedef {Entry & { startsAt: string, minutes: number }} Appointment from a moment (ISO)
 * @typedef {Entry & { slot: string, minutes?: number }} Slot of the office hours, on the clock of Paris: 2026-11-24T14:20
 * @typedef {Entry & { day: string }} Occasion a whole day, as 2026-12-03
 */

/** CET, and CEST from the last Sunday of March to the last of October. */
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Minutes from one slot to the next (docs/product-spec.md, "9. Business constants and limits"), and so the longest that a call may take. */
const callLength = 20;

/** A local start as 20261124T142000. @param {string} local */
const localStamp = (local) => `${local.replaceAll(/[-:]/g, '')}00`;

/** A local start, so many minutes later; the clock is not changed in the afternoon. @param {string} local @param {number} minutes */
function later(local, minutes) {
  const moment = new Date(`${local}:00Z`);
  moment.setUTCMinutes(moment.getUTCMinutes() + minutes);
  return moment.toISOString().slice(0, 16);
}

/**
 * A moment in UTC: 20261124T132000Z.
 * @param {number} moment
 */
const stamp = (moment) =>
  new Date(moment).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- RFC 5545 allows them nowhere: they are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/**
 * A text as RFC 5545 (3.3.11) writes it: whatever is in it, it stays on its own line.
 * @param {string} text
 */
const escaped = (text) =>
  text
    .replaceAll(lineBreaks, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();
const widest = 75;

/**
 * Cuts a line into lines of at most 75 octets, never inside a character; each further line starts with a space.
 * @param {string} line
 */
function folded(line) {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > widest) {
      pieces.push('');
      octets = 1;
    }
    pieces.push(`${pieces.pop() ?? ''}${character}`);
    octets += size;
  }
  return pieces.join('\r\n ');
}

/**
 * What every kind of entry says.
 * @param {Entry} entry
 * @param {string[]} times
 */
const eventLines = (
  { id, sequence = 0, at, summary, description, url, calledOff = false },
  times,
) => [
  'BEGIN:VEVENT',
  `UID:${id.replaceAll(/[^\w@.-]/g, '')}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stamp(Date.parse(at))}`,
  ...times,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  ...(url === undefined ? [] : [`URL:${url.replaceAll(/\s/g, '')}`]),
  `STATUS:${calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
  // A quarter of an hour before; nobody is called to what is called off, nor to a whole day.
  ...(calledOff || !times.some((line) => line.startsWith('DTEND'))
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(summary)}`,
        'TRIGGER:-PT15M',
        'END:VALARM',
      ]),
  'END:VEVENT',
];

/** @param {Appointment | Slot | Occasion} entry */
function linesOf(entry) {
  if ('day' in entry)
    return eventLines(entry, [`DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`]);
  if ('slot' in entry) {
    const { slot, at, minutes = callLength } = entry;
    // To the minute, as the site has always written it.
    const minute = `${new Date(at).toISOString().slice(0, 16)}:00Z`;
    return eventLines({ ...entry, at: minute }, [
      `DTSTART;TZID=Europe/Paris:${localStamp(slot)}`,
      `DTEND;TZID=Europe/Paris:${localStamp(later(slot, minutes))}`,
    ]);
  }
  const start = Date.parse(entry.startsAt);
  return eventLines(entry, [
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + entry.minutes * 60_000)}`,
  ]);
}

/**
 * A calendar with these entries.
 * @param {(Appointment | Slot | Occasion)[]} entries
 * @param {string[]} more further properties of the calendar
 */
function calendarWith(entries, more) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Axis One//Office hours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...more,
    ...(entries.some((entry) => 'slot' in entry) ? paris : []),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * The text of the file.
 * @param {Appointment | Slot} appointment
 */
export const calendarFile = (appointment) => calendarWith([appointment], []);

/**
 * The text of a calendar that a program subscribes to; it looks for news every hour.
 * @param {string} name
 * @param {(Appointment | Slot | Occasion)[]} entries
 */
export const calendarFeed = (name, entries) =>
  calendarWith(entries, [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);

/**
 * An address that contains the file itself: a link to it saves it without a request.
 * @param {Appointment | Slot} appointment
 */
export const calendarAddress = (appointment) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment))}`;
