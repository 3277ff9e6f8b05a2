// Both times of a slot, also on the days on which clocks change (test vectors of the specification;
// docs/product-decisions.md, "Office hours").
import { describe, expect, test } from 'vitest';
import { chosenSlot, hostOf, slotWords } from '#flows/officeHours/slots.ts';
import { cityOf, instantOf, longDate, timesOf, wallClock } from '#flows/officeHours/zones.ts';

describe('14:00 in Paris', () => {
  test.each([
    // Europe and America in summer time.
    ['2026-10-22', 'America/New_York', '2026-10-22', '08:00', 'UTC-4'],
    ['2026-10-22', 'Asia/Kolkata', '2026-10-22', '17:30', 'UTC+5:30'],
    ['2026-10-22', 'Pacific/Auckland', '2026-10-23', '01:00', 'UTC+13'],
    // Europe has changed its clocks, America has not.
    ['2026-10-27', 'America/New_York', '2026-10-27', '09:00', 'UTC-4'],
    ['2026-10-27', 'Asia/Kolkata', '2026-10-27', '18:30', 'UTC+5:30'],
    ['2026-10-27', 'Pacific/Auckland', '2026-10-28', '02:00', 'UTC+13'],
    // America has changed its clocks, Europe has not; then both have.
    ['2027-03-16', 'America/New_York', '2027-03-16', '09:00', 'UTC-4'],
    ['2027-03-30', 'America/New_York', '2027-03-30', '08:00', 'UTC-4'],
    // Both in winter; the day before in Honolulu; a quarter of an hour in Kathmandu.
    ['2026-11-24', 'America/New_York', '2026-11-24', '08:00', 'UTC-5'],
    ['2026-11-24', 'Pacific/Honolulu', '2026-11-24', '03:00', 'UTC-10'],
    ['2026-11-24', 'Asia/Kathmandu', '2026-11-24', '18:45', 'UTC+5:45'],
    ['2026-11-24', 'Africa/Abidjan', '2026-11-24', '13:00', 'UTC'],
  ])('on %s in %s', (date, zone, ownDate, time, offset) => {
    const city = cityOf(zone);
    expect(timesOf(`${date}T14:00`, zone).own).toEqual({ date: ownDate, time, offset, city });
  });
  test.each([
    ['2026-10-22', 'UTC+2'],
    ['2026-10-27', 'UTC+1'],
    ['2027-03-16', 'UTC+1'],
    ['2027-03-30', 'UTC+2'],
  ])('names its own offset on %s', (date, offset) => {
    expect(timesOf(`${date}T14:00`, null)).toEqual({
      host: { date, time: '14:00', offset },
      own: null,
    });
  });
  test.each(['Europe/Paris', 'Europe/Berlin', 'Africa/Lagos'])(
    'is shown once if %s shows the same that day',
    (zone) => {
      expect(timesOf('2026-11-24T14:00', zone).own).toBeNull();
    },
  );
  test('is shown twice in Lagos when summer time separates the two', () => {
    expect(timesOf('2026-10-22T14:00', 'Africa/Lagos').own?.time).toBe('13:00');
  });
});

describe('clocks', () => {
  test('show midnight as 00:00', () => {
    expect(wallClock(Date.UTC(2026, 10, 23, 23), 'Europe/Paris')).toEqual({
      date: '2026-11-24',
      time: '00:00',
    });
  });
  test('agree with the instant of a slot', () => {
    expect(instantOf('2026-10-22T14:00')).toBe(Date.UTC(2026, 9, 22, 12));
    expect(instantOf('2026-10-27T14:00')).toBe(Date.UTC(2026, 9, 27, 13));
  });
});

describe('words', () => {
  test('of a date are long, with its day', () => {
    expect(longDate('2026-11-24')).toBe('Tuesday, November 24, 2026');
  });
  test('of a slot end with its time', () => {
    expect(slotWords('2026-11-24T14:20')).toBe('Tuesday, November 24, 2026, 14:20');
  });
  test('of a zone are its city', () => {
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    for (const zone of ['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT+5']) expect(cityOf(zone)).toBeNull();
    expect(cityOf('Asia/Calcutta')).toBe('Kolkata');
  });
  test('of a request name the host and the slot', () => {
    expect(chosenSlot('2026-11-24T14:20', 'javelyn', 'Javelyn Operator Hours')).toEqual({
      slot: '2026-11-24T14:20',
      host: 'javelyn',
      subject: 'Javelyn Operator Hours, Tuesday, November 24, 2026, 14:20',
    });
  });
});

test.each([
  ['2026-11-24T14:20', 'javelyn'],
  ['2026-11-24T15:20', 'angel'],
  ['2026-11-26T14:00', 'quasar'],
  ['2026-11-25T14:00', 'advisor'],
  ['2026-11-27T14:00', null],
  ['2026-11-24T16:00', null],
])('%s is held by %s', (slot, host) => {
  expect(hostOf(slot)).toBe(host);
});
