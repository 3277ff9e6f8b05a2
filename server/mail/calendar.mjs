// The calendar file of an appointment (RFC 5545), as a mail carries it: in UTC, which every calendar shows on its own
// clock. The site offers the same appointment under the same id (src/flows/booking/calendarFile.ts); both pass the same
// tests, and a calendar that has both files keeps one entry.

/**
 * @typedef {object} Appointment
 * @property {string} id the request's: a later file about it replaces an earlier one
 * @property {number} sequence how many changes it has had; of two files the calendar keeps the higher
 * @property {string} startsAt ISO
 * @property {number} minutes
 * @property {string} at when the change was made (ISO)
 * @property {string} summary
 * @property {string} description
 * @property {string} url
 * @property {boolean} calledOff
 *
 * @typedef {Omit<Appointment, 'startsAt' | 'minutes'> & { day: string }} Occasion a whole day, as 2026-12-03
 */

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

const widest = 75;

/**
 * Cuts a line into lines of at most 75 octets, never inside a character; each further line starts with a space.
 * @param {string} line
 */
function folded(line) {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
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
 * What both kinds of entry say.
 * @param {Appointment | Occasion} entry
 * @param {string[]} times
 */
const eventLines = ({ id, sequence, at, summary, description, url, calledOff }, times) => [
  'BEGIN:VEVENT',
  `UID:${id.replaceAll(/[^\w@.-]/g, '')}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stamp(Date.parse(at))}`,
  ...times,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url.replaceAll(/\s/g, '')}`,
  `STATUS:${calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
  // A quarter of an hour before, as in the file that the site offers; nobody is called to what is called off.
  ...(calledOff || !times.some((line) => line.startsWith('DTEND:'))
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

/** @param {Appointment | Occasion} entry */
function linesOf(entry) {
  if ('day' in entry)
    return eventLines(entry, [`DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`]);
  const start = Date.parse(entry.startsAt);
  return eventLines(entry, [
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + entry.minutes * 60_000)}`,
  ]);
}

/**
 * A calendar with these entries.
 * @param {(Appointment | Occasion)[]} entries
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
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * The text of the file.
 * @param {Appointment} appointment
 */
export const calendarFile = (appointment) => calendarWith([appointment], []);

/**
 * The text of a calendar that a program subscribes to; it looks for news every hour.
 * @param {string} name
 * @param {(Appointment | Occasion)[]} entries
 */
export const calendarFeed = (name, entries) =>
  calendarWith(entries, [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);
