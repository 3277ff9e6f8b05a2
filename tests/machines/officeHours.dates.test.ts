// Which dates have office hours: the next Tuesday and Thursday, and what can be picked (docs/product-decisions.md, "Office hours").
import { describe, expect, test } from 'vitest';
import { dateOf, isOpenDate, lastDateOf, slotsOf } from '#machines/officeHours.machine.ts';
import { calls, slots } from '#content/officeHours.ts';
import { sunday } from './officeHours.kit.ts';

const clockAt = (now: string) => ({ week: slots, now });

describe('the next Tuesday and the next Thursday', () => {
  test.each([
    ['on a Sunday', '2026-11-22T09:05', '2026-11-24', '2026-11-26'],
    ['on a Tuesday morning: today', '2026-11-24T08:00', '2026-11-24', '2026-11-26'],
    ['until its last slot begins', '2026-11-24T15:19', '2026-11-24', '2026-11-26'],
    ['when its last slot has begun', '2026-11-24T15:20', '2026-12-01', '2026-11-26'],
    ['on a Wednesday', '2026-11-25T00:00', '2026-12-01', '2026-11-26'],
    ['on a Thursday after its last slot', '2026-11-26T18:00', '2026-12-01', '2026-12-03'],
    ['over the end of a year', '2026-12-31T16:00', '2027-01-05', '2027-01-07'],
    ['over a change of the clocks', '2027-03-26T23:59', '2027-03-30', '2027-04-01'],
  ])('%s', (_, now, tuesday, thursday) => {
    const picked = { tuesday: null, wednesday: null, thursday: null };
    expect(dateOf({ ...clockAt(now), picked }, 'tuesday')).toBe(tuesday);
    expect(dateOf({ ...clockAt(now), picked }, 'thursday')).toBe(thursday);
  });
});

describe('the advisory calls', () => {
  const picked = { tuesday: null, wednesday: null, thursday: null };
  test.each([
    ['on a Sunday', '2026-11-22T09:05', '2026-11-25'],
    ['until the last call begins', '2026-11-25T14:44', '2026-11-25'],
    ['when it has begun', '2026-11-25T14:45', '2026-12-02'],
  ])('are on the next Wednesday: %s', (_, now, wednesday) => {
    const context = { week: calls, now, picked, closed: [] };
    expect(dateOf(context, 'wednesday')).toBe(wednesday);
    expect(slotsOf(context, 'wednesday').map(({ time }) => time)).toEqual([
      '14:00',
      '14:15',
      '14:30',
      '14:45',
    ]);
    expect(dateOf(context, 'tuesday')).toBeNull();
    expect(isOpenDate({ week: calls, now }, '2026-12-01')).toBe(false);
  });
  test('are no office hours', () => {
    expect(dateOf({ ...clockAt(sunday), picked }, 'wednesday')).toBeNull();
  });
});

describe('a date in the calendar', () => {
  test.each([
    ['2026-11-24', true, 'the next Tuesday'],
    ['2026-11-26', true, 'the next Thursday'],
    ['2026-11-25', false, 'a Wednesday'],
    ['2026-11-19', false, 'a Thursday that has passed'],
    ['2027-11-18', true, 'the last Thursday of a year'],
    ['2027-11-23', false, 'a Tuesday more than a year ahead, which the database refuses'],
  ])('%s can be picked: %s (%s)', (date, isOpen) => {
    expect(isOpenDate(clockAt(sunday), date)).toBe(isOpen);
  });
  test('the range is a year from today', () => {
    expect(lastDateOf(clockAt(sunday))).toBe('2027-11-21');
    expect(lastDateOf({ week: slots, now: null })).toBeNull();
  });
  test('no date can be picked before the clock has been read', () => {
    expect(isOpenDate({ week: slots, now: null }, '2026-11-24')).toBe(false);
  });
});
