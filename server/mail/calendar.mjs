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
 * The text of the file.
 * @param {Appointment} appointment
 */
export function calendarFile(appointment) {
  const start = Date.parse(appointment.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Axis One//Office hours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.id.replaceAll(/[^\w@.-]/g, '')}`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${stamp(Date.parse(appointment.at))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + appointment.minutes * 60_000)}`,
    `SUMMARY:${escaped(appointment.summary)}`,
    `DESCRIPTION:${escaped(appointment.description)}`,
    `URL:${appointment.url.replaceAll(/\s/g, '')}`,
    `STATUS:${appointment.calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
