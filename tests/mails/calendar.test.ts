// The calendar files of an appointment, that of a mail and that of the site: both are parsed back as a calendar would, on the same
// cases, also around the days on which the clock changes.
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../server/mail/calendar.mjs';
import { renderMail } from '../../server/mail/render.mjs';
import { rowOf, samples } from './samples.ts';

type Property = { name: string; parameters: Map<string, string>; value: string };

/** The properties of the one event in a file; throws where the file breaks a rule of RFC 5545. */
function parse(file: string): { calendar: Property[]; event: Property[] } {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('a line ends otherwise than in CRLF');
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error('a line has more than 75 octets');
  const calendar: Property[] = [];
  const event: Property[] = [];
  const open: string[] = [];
  for (const line of file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)) {
    const [, head = '', value = ''] =
      /^([A-Z][A-Z0-9-]*(?:;[A-Z-]+=[^;:]+)*):(.*)$/.exec(line) ?? [];
    if (head === '') throw new Error(`no property: ${line}`);
    const [name = '', ...given] = head.split(';');
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else {
      const parameters = new Map(
        given.map((one): [string, string] => {
          const [key = '', word = ''] = one.split('=');
          return [key, word];
        }),
      );
      const place = open.at(-1);
      if (place === 'VCALENDAR') calendar.push({ name, parameters, value });
      if (place === 'VEVENT') event.push({ name, parameters, value });
    }
  }
  expect(open).toEqual([]);
  for (const list of [calendar, event])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  return { calendar, event };
}

const parisAt = (instant: number) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T');

/** The moment of a time in the file: in UTC, or on the clock of Paris. */
function momentOf({ parameters, value }: Property): string {
  const [, y, m, d, h, min, s, zulu] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value) ?? [];
  const local = `${y}-${m}-${d}T${h}:${min}:${s}`;
  if (zulu === 'Z') return new Date(`${local}Z`).toISOString();
  expect(parameters.get('TZID')).toBe('Europe/Paris');
  const found = [1, 2]
    .map((offset) => Date.parse(`${local}Z`) - offset * 3_600_000)
    .find((instant) => parisAt(instant) === local);
  return new Date(found ?? Number.NaN).toISOString();
}

const find = (list: Property[], name: string) => {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

const read = (file: string) => {
  const { calendar, event } = parse(file);
  const textOf = (name: string) =>
    find(event, name).value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
      sign.toLowerCase() === 'n' ? '\n' : sign,
    );
  return {
    version: find(calendar, 'VERSION').value,
    method: find(calendar, 'METHOD').value,
    product: find(calendar, 'PRODID').value,
    uid: find(event, 'UID').value,
    stamp: momentOf(find(event, 'DTSTAMP')),
    start: momentOf(find(event, 'DTSTART')),
    end: momentOf(find(event, 'DTEND')),
    status: find(event, 'STATUS').value,
    sequence: event.find(({ name }) => name === 'SEQUENCE')?.value ?? '0',
    summary: textOf('SUMMARY'),
    description: textOf('DESCRIPTION'),
  };
};

type Case = { id: string; slot: string; startsAt: string; summary: string; description: string };
const at = '2026-11-22T09:05:00.000Z';

const makers: [string, (one: Case) => string][] = [
  [
    'the site',
    ({ id, slot, summary, description }) => calendarFile({ id, slot, at, summary, description }),
  ],
  [
    'a mail',
    ({ id, startsAt, summary, description }) =>
      calendarFile({
        id,
        startsAt,
        at,
        summary,
        description,
        sequence: 0,
        minutes: 20,
        url: 'https://axis-one.example/dashboard#requests',
        calledOff: false,
      }),
  ],
];

const usual = {
  id: '0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10',
  slot: '2026-11-24T14:20',
  startsAt: '2026-11-24T13:20:00.000Z',
  summary: 'Office hours · Axis One',
  description: 'One decision; two options, and a back\\slash.\nThe end: "here".',
};
const days: [string, string][] = [
  ['2026-10-22T14:00', '2026-10-22T12:00:00.000Z'],
  ['2026-10-27T14:00', '2026-10-27T13:00:00.000Z'],
  ['2026-12-31T15:20', '2026-12-31T14:20:00.000Z'],
  ['2027-03-25T14:40', '2027-03-25T13:40:00.000Z'],
  ['2027-03-30T14:40', '2027-03-30T12:40:00.000Z'],
];
const wordings = [
  'é·'.repeat(60),
  '🜁'.repeat(40),
  'a'.repeat(73),
  'b'.repeat(200),
  'x\r\nEND:VEVENT\r\nATTENDEE:mailto:evil@example.com',
  'x\u2028BEGIN:VALARM\u0085\u0000\u0007',
  '\\n;,:"',
];

describe.each(makers)('the calendar file of %s', (_, make) => {
  it('is a calendar with one event, under the id of the request', () => {
    expect(read(make(usual))).toEqual({
      version: '2.0',
      method: 'PUBLISH',
      product: '-//Axis One//Office hours//EN',
      uid: usual.id,
      stamp: at,
      start: usual.startsAt,
      end: '2026-11-24T13:40:00.000Z',
      status: 'CONFIRMED',
      sequence: '0',
      summary: usual.summary,
      description: usual.description,
    });
  });
  it.each(days)(
    'begins at %s of Paris, on either side of a change of the clock',
    (slot, startsAt) => {
      const { start, end } = read(make({ ...usual, slot, startsAt }));
      expect(start).toBe(startsAt);
      expect(parisAt(Date.parse(start))).toBe(`${slot}:00`);
      expect(Date.parse(end) - Date.parse(start)).toBe(20 * 60_000);
    },
  );
  it.each(wordings)('holds any words on their own line: %j', (words) => {
    const { summary, description, uid } = read(
      make({ ...usual, summary: words, description: words }),
    );
    const kept = words.replaceAll(/\r\n|[\u0085\u2028]/g, '\n').replaceAll(/(?!\n)[\p{Cc}]/gu, '');
    expect([summary, description]).toEqual([kept, kept]);
    expect(uid).toBe(usual.id);
  });
});

const mailOf = (name: string, more: Record<string, unknown> = {}) => {
  const sample = samples.find((one) => one.name === name);
  if (sample === undefined) throw new Error(`no sample ${name}`);
  return renderMail(rowOf({ ...sample, data: { ...sample.data, ...more } }));
};
const fileOf = (name: string, more?: Record<string, unknown>) => {
  const [file, ...others] = mailOf(name, more).attachments;
  if (file === undefined || others.length > 0) throw new Error('not one attachment');
  return file;
};

describe('the calendar file that a mail carries', () => {
  it('comes with what is scheduled, under a name with its date', () => {
    const { filename, contentType, content } = fileOf('scheduled');
    expect(filename).toBe('axis-one-2026-11-24.ics');
    expect(contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const { start, end, sequence, stamp, summary, description } = read(content);
    expect([start, end]).toEqual(['2026-11-24T13:20:00.000Z', '2026-11-24T13:40:00.000Z']);
    expect([sequence, stamp]).toEqual(['0', '2026-11-22T09:05:31.000Z']);
    expect(summary).toBe('Office hours · Axis One');
    expect(description).toContain('https://axis-one.example/requests/');
  });
  it('replaces the earlier one when it is scheduled anew, and takes it out when it is called off', () => {
    const first = read(fileOf('scheduled').content);
    const off = read(fileOf('status.withdrawn').content);
    const again = read(
      fileOf('scheduled', { sequence: 2, startsAt: '2026-11-26T13:00:00Z' }).content,
    );
    expect(new Set([first.uid, off.uid, again.uid]).size).toBe(1);
    expect([first, off, again].map(({ sequence }) => sequence)).toEqual(['0', '1', '2']);
    expect([first, off, again].map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
    ]);
    expect(off.start).toBe(first.start);
  });
  it('is as long as the row says', () => {
    const { start, end } = read(fileOf('scheduled', { minutes: 15 }).content);
    expect(Date.parse(end) - Date.parse(start)).toBe(15 * 60_000);
  });
  it('comes with nothing else', () => {
    const others = samples.filter(({ name }) => !['scheduled', 'status.withdrawn'].includes(name));
    for (const sample of others) expect(renderMail(rowOf(sample)).attachments).toEqual([]);
    expect(mailOf('status.withdrawn', { from: 'submitted' }).attachments).toEqual([]);
  });
  it('calls nothing off that took place', () => {
    const { text, attachments } = mailOf('status.withdrawn', { to: 'held' });
    expect(attachments).toEqual([]);
    expect(text).not.toContain('Called off');
  });
  it('is not made up where the row lacks when it was fixed', () => {
    for (const name of ['sequence', 'at'])
      expect(() => mailOf('scheduled', { [name]: null })).toThrow(`scheduled needs ${name}`);
  });
});
