// A scheduled office hour as a calendar file (RFC 5545), with its time zone, so that it is correct in every other one.

/** The office hours are on the clock of Paris: CET, and CEST from the last Sunday of March to the last of October. */
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

/** "2026-11-24T14:20" as "20261124T142000". */
const stamp = (local: string) => `${local.replaceAll(/[-:]/g, '')}00`;

/** A local start, so many minutes later; the clock is not changed in the afternoon. */
function later(local: string, minutes: number): string {
  const moment = new Date(`${local}:00Z`);
  moment.setUTCMinutes(moment.getUTCMinutes() + minutes);
  return moment.toISOString().slice(0, 16);
}

/** Line breaks of every kind that a calendar could interpret as the end of a property. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Other control characters, which RFC 5545 allows nowhere. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** A text as RFC 5545 (3.3.11) writes it: whatever is in it, it stays on its own line. */
const escaped = (text: string) =>
  text
    .replaceAll(lineBreaks, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** An id reduced to the characters that an id may have. */
const identifier = (id: string) => id.replaceAll(/[^\w@.-]/g, '');

const encoder = new TextEncoder();
const widest = 75;

/** Cuts a line into lines of at most 75 octets, never inside a character; each further line starts with a space. */
function folded(line: string): string {
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

export type Appointment = {
  /** The request's id: if the appointment is imported twice, the calendar has it once. */
  id: string;
  /** Its start on the clock of Paris, "2026-11-24T14:20". */
  slot: string;
  /** When it was scheduled (ISO): a newer file for the same id replaces an older one. */
  at: string;
  summary: string;
  description: string;
  /** How often it has changed: of two files about it a calendar keeps the one with the higher number. */
  sequence?: number | undefined;
};

/** The text of the calendar file. */
export function calendarFile(appointment: Appointment): string {
  const { id, slot, at, summary, description, sequence = 0 } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Axis One//Office hours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...paris,
    'BEGIN:VEVENT',
    `UID:${identifier(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(new Date(at).toISOString().slice(0, 16))}Z`,
    `DTSTART;TZID=Europe/Paris:${stamp(slot)}`,
    `DTEND;TZID=Europe/Paris:${stamp(later(slot, callLength))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** An address that contains the file itself: a link to it saves it without a request. */
export const calendarAddress = (appointment: Appointment) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment))}`;
