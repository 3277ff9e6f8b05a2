// The calendar file of a scheduled office hour: parsed as a calendar would.
import { describe, expect, it } from 'vitest';
import { calendarAddress, calendarFile } from '../../server/mail/calendar.mjs';
import { calendarOf } from '#flows/booking/appointment.ts';
import { booking } from '#content/booking.ts';
import { requestIn } from '../machines/myRequests.kit.ts';

const appointment = {
  id: '0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10',
  slot: '2026-11-24T14:20',
  at: '2026-11-22T09:05:31.000Z',
  summary: 'Javelyn Operator Hours · Axis One',
  description:
    'One decision; two options, and a long line that has to be folded: é·é·é·é·é·é·é·é\nEnd.',
};

/** Lines as a reader sees them: unfolded, by name; of a repeated name the last. */
const read = (file: string) =>
  new Map(
    file
      .replace(/BEGIN:VALARM[^]*END:VALARM\r\n/, '')
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
const lastSunday = (year: number, month: number) => {
  const day = new Date(Date.UTC(year, month, 0));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
};
/** The moment of a local start by the rules in the file itself. */
const moment = (file: string) => {
  const lines = read(file);
  const [, y, m, d, h, min] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/.exec(lines.get('DTSTART;TZID=Europe/Paris') ?? '') ?? [];
  const date = `${y}-${m}-${d}`;
  const isSummer = date >= lastSunday(Number(y), 3) && date < lastSunday(Number(y), 10);
  const section = new RegExp(`BEGIN:${isSummer ? 'DAYLIGHT' : 'STANDARD'}[^]*?TZOFFSETTO:(.{3})`);
  const offset = section.exec(file)?.[1];
  return new Date(`${date}T${h}:${min}:00${offset}:00`).toISOString();
};

describe('a calendar file', () => {
  const file = calendarFile(appointment);

  it('ends each line as the format requires, and makes none longer than 75 octets', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(Math.max(...sizes)).toBeGreaterThan(70);
  });
  it("has the request's id, whatever else changes", () => {
    const again = calendarFile({
      ...appointment,
      at: '2026-11-23T10:00:00.000Z',
      slot: '2026-11-26T14:00',
    });
    for (const one of [file, again]) expect(read(one).get('UID')).toBe(appointment.id);
    expect(read(file).get('DTSTAMP')).toBe('20261122T090500Z');
    expect(read(again).get('DTSTAMP')).toBe('20261123T100000Z');
  });
  it('lasts twenty minutes', () => {
    expect(read(file).get('DTSTART;TZID=Europe/Paris')).toBe('20261124T142000');
    expect(read(file).get('DTEND;TZID=Europe/Paris')).toBe('20261124T144000');
    const late = calendarFile({ ...appointment, slot: '2026-11-24T15:40' });
    expect(read(late).get('DTEND;TZID=Europe/Paris')).toBe('20261124T160000');
  });
  it.each([
    ['2026-10-22T14:00', '2026-10-22T12:00:00.000Z'],
    ['2026-10-27T14:00', '2026-10-27T13:00:00.000Z'],
    ['2027-03-16T14:00', '2027-03-16T13:00:00.000Z'],
    ['2027-03-30T14:00', '2027-03-30T12:00:00.000Z'],
  ])('puts %s of Paris at %s by its own rules', (slot, instant) => {
    expect(moment(calendarFile({ ...appointment, slot }))).toBe(instant);
    // The rules are those of Paris.
    const said = new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
    expect(said).toBe(`${slot.replace('T', ' ')}:00`);
  });
  it("keeps the words unchanged, with the format's separators escaped", () => {
    expect(read(file).get('SUMMARY')).toBe(appointment.summary);
    expect(read(file).get('DESCRIPTION')).toBe(
      appointment.description.replace(';', '\\;').replace(',', '\\,').replace('\n', '\\n'),
    );
  });
  it('counts its changes, and rings a quarter of an hour before', () => {
    expect(read(file).get('SEQUENCE')).toBe('0');
    expect(read(calendarFile({ ...appointment, sequence: 3 })).get('SEQUENCE')).toBe('3');
    expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
    expect(file).toContain('TRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VEVENT\r\n');
  });
  it('is encoded in its own address', () => {
    const [head, body] = calendarAddress(appointment).split(/,(.*)/s);
    expect(head).toBe('data:text/calendar;charset=utf-8');
    expect(decodeURIComponent(body ?? '')).toBe(file);
  });
});

describe('the calendar of a request', () => {
  const asked = { kind: 'office-hours', slot: '2026-11-26T14:20', id: 'r-1' } as const;
  it('exists once it is scheduled, and only then', () => {
    for (const status of [
      'submitted',
      'inReview',
      'declined',
      'held',
      'expired',
      'withdrawn',
    ] as const)
      expect(calendarOf(requestIn(status, asked))).toBeNull();
    expect(calendarOf(requestIn('scheduled'))).toBeNull();
  });
  it('is stamped with the moment at which it was scheduled', () => {
    const scheduled = requestIn('scheduled', {
      ...asked,
      history: [
        { actor: 'member', to: 'submitted', at: '2026-11-21T20:00:00.000Z', note: null },
        { actor: 'advisor', to: 'scheduled', at: '2026-11-22T08:30:00.000Z', note: null },
      ],
    });
    const calendar = calendarOf(scheduled);
    expect(calendar?.name).toBe('axis-one-office-hours-2026-11-26.ics');
    expect(calendar?.address).toBe(
      calendarAddress({
        id: 'r-1',
        slot: asked.slot,
        at: '2026-11-22T08:30:00.000Z',
        summary: 'Angel Office Hours · Axis One',
        description: booking.calendarFile.description,
      }),
    );
  });
});

it('of an advisory call takes fifteen minutes, and is called so', () => {
  const calendar = calendarOf(
    requestIn('scheduled', { kind: 'advisory-call', slot: '2026-11-25T14:00' }),
  );
  expect(calendar?.name).toBe('axis-one-advisory-call-2026-11-25.ics');
  const file = decodeURIComponent(calendar?.address ?? '');
  expect(file).toContain('DTSTART;TZID=Europe/Paris:20261125T140000');
  expect(file).toContain('DTEND;TZID=Europe/Paris:20261125T141500');
  expect(file).toContain('SUMMARY:Advisory call');
});
