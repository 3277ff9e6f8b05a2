// The office hours by state (docs/product-spec.md, "Inner Room", "Slot", "9. Business constants and limits";
// docs/product-decisions.md, "Office hours").
import { describe, expect, test } from 'vitest';
import { officeHoursMachine, slotsOf } from '#machines/officeHours.machine.ts';
import type { Weekday } from '#machines/officeHours.machine.ts';
import { slots } from '#content/officeHours.ts';
import { brokenFeed, play } from './kit.ts';
import { chosen, showing, sunday, waking, zone } from './officeHours.kit.ts';

const { delays } = officeHoursMachine.implementations;
const statesOf = (flow: ReturnType<typeof showing>, weekday: Weekday) =>
  slotsOf(flow.context(), weekday).map(({ time, state }) => `${time} ${state}`);

describe('before the clock has been read', () => {
  test('nothing is shown and nothing can be chosen', () => {
    const flow = waking();
    expect(flow.tags()).toEqual(['loading', 'thursdayShown', 'tuesdayShown']);
    expect(flow.readClosings.isWaiting()).toBe(false);
    expect(flow.can({ type: 'slot.chosen', slot: chosen })).toBe(false);
  });
  test('the first tick shows both lists and asks which slots are taken', () => {
    const flow = waking();
    flow.strike(sunday);
    expect(flow.hours()).toBe('showing.reading');
    expect(flow.context().zone).toBe(zone);
    expect(flow.readClosings.asked).toEqual([{ dates: ['2026-11-24', '2026-11-26'] }]);
  });
  test('a clock that reports nothing times out, and can be retried', () => {
    const flow = waking();
    flow.wait(Number(delays.clockTimeout) - 1);
    expect(flow.hours()).toBe('waking');
    flow.wait(1);
    expect(flow.tags()).toContain('lost');
    flow.send({ type: 'retry.requested' });
    expect(flow.hours()).toBe('waking');
    flow.strike(sunday);
    expect(flow.hours()).toBe('showing.reading');
  });
  test('a clock that fails is reported at once', () => {
    const flow = play(officeHoursMachine.provide({ actors: { dayFeed: brokenFeed() } }), {
      week: slots,
    });
    expect(flow.tags()).toContain('lost');
  });
});

describe('the lists', () => {
  test('show the slots of the specification', () => {
    const flow = showing();
    expect(statesOf(flow, 'tuesday')).toEqual([
      '14:00 open',
      '14:20 few',
      '14:40 closed',
      '15:00 open',
      '15:20 few',
    ]);
    expect(slotsOf(flow.context(), 'thursday')).toMatchObject([
      { slot: '2026-11-26T14:00', host: 'quasar', state: 'open' },
      { slot: '2026-11-26T14:20', host: 'angel', state: 'open' },
      { slot: '2026-11-26T14:40', host: 'quasar', state: 'few' },
      { slot: '2026-11-26T15:00', host: 'javelyn', state: 'open' },
      { slot: '2026-11-26T15:20', host: 'javelyn', state: 'closed' },
    ]);
  });
  test('close a slot that was scheduled for another member', () => {
    const flow = showing(sunday, ['2026-11-24T14:20', '2026-11-24T15:00']);
    expect(statesOf(flow, 'tuesday')).toEqual([
      '14:00 open',
      '14:20 closed',
      '14:40 closed',
      '15:00 closed',
      '15:20 few',
    ]);
  });
  test('close the slots of today that have begun', () => {
    const flow = showing('2026-11-24T14:20');
    expect(statesOf(flow, 'tuesday')).toEqual([
      '14:00 past',
      '14:20 past',
      '14:40 closed',
      '15:00 open',
      '15:20 few',
    ]);
  });
  test('move on when the last slot begins, and the database is asked again', () => {
    const flow = showing('2026-11-24T15:19');
    flow.strike('2026-11-24T15:20');
    expect(flow.hours()).toBe('showing.reading');
    expect(flow.readClosings.asked.at(-1)).toEqual({ dates: ['2026-12-01', '2026-11-26'] });
  });
  test('stay as they are while only a minute passes', () => {
    const flow = showing();
    flow.strike('2026-11-22T09:06');
    expect(flow.hours()).toBe('showing.known');
    expect(flow.context().now).toBe('2026-11-22T09:06');
  });
  test('keep what was known while they are loaded again', () => {
    const flow = showing(sunday, ['2026-11-24T14:00']);
    flow.wait(Number(delays.closingsAge));
    expect(flow.hours()).toBe('showing.reading');
    expect(statesOf(flow, 'tuesday')[0]).toBe('14:00 closed');
    flow.readClosings.resolve([]);
    expect(statesOf(flow, 'tuesday')[0]).toBe('14:00 open');
  });
  test.each(['page.shown', 'slots.outdated'] as const)('are read again on %s', (type) => {
    const flow = showing();
    flow.send({ type });
    expect(flow.hours()).toBe('showing.reading');
  });
});

describe('when the taken slots cannot be read', () => {
  test('the slots can still be requested, and the load is retried', () => {
    const flow = waking();
    flow.strike(sunday);
    flow.readClosings.reject('The service cannot be reached.');
    expect(flow.tags()).toContain('unreadable');
    expect(flow.can({ type: 'slot.chosen', slot: chosen })).toBe(true);
    flow.wait(Number(delays.closingsRetry));
    expect(flow.hours()).toBe('showing.reading');
  });
  test('a service that does not answer times out', () => {
    const flow = waking();
    flow.strike(sunday);
    flow.wait(Number(delays.serviceTimeout));
    expect(flow.hours()).toBe('showing.unreadable');
    flow.send({ type: 'retry.requested' });
    expect(flow.readClosings.isWaiting()).toBe(true);
  });
});

describe('a picked date', () => {
  test('is shown by the list of its day, and the other list stays', () => {
    const flow = showing();
    flow.send({ type: 'date.picked', date: '2026-12-08' });
    expect(flow.context().selected).toBe('2026-12-08');
    expect(flow.context().dates).toEqual(['2026-12-08', '2026-11-26']);
    expect(flow.readClosings.asked.at(-1)).toEqual({ dates: ['2026-12-08', '2026-11-26'] });
  });
  test('that is on screen already causes no request', () => {
    const flow = showing();
    flow.send({ type: 'date.picked', date: '2026-11-26' });
    expect(flow.hours()).toBe('showing.known');
    expect(flow.context().selected).toBe('2026-11-26');
  });
  test('loads its own list again, and no other', () => {
    const flow = showing();
    flow.send({ type: 'day.toggled', weekday: 'tuesday' });
    flow.send({ type: 'day.toggled', weekday: 'thursday' });
    flow.send({ type: 'date.picked', date: '2026-12-03' });
    expect(flow.tags()).toContain('thursdayShown');
    expect(flow.tags()).not.toContain('tuesdayShown');
    flow.send({ type: 'date.picked', date: '2026-12-01' });
    expect(flow.tags()).toContain('tuesdayShown');
  });
  test.each(['2026-11-25', '2026-11-17', '2028-01-04'])('%s is refused', (date) => {
    const flow = showing();
    flow.send({ type: 'day.toggled', weekday: 'tuesday' });
    expect(flow.can({ type: 'date.picked', date })).toBe(false);
  });
  test('that has passed is deselected', () => {
    const flow = showing();
    flow.send({ type: 'date.picked', date: '2026-11-24' });
    flow.strike('2026-11-24T15:20');
    expect(flow.context()).toMatchObject({
      selected: null,
      picked: { tuesday: null },
      dates: ['2026-12-01', '2026-11-26'],
    });
  });
});

describe('the two days', () => {
  test('are both shown at first, and each is hidden and shown by itself', () => {
    const flow = showing();
    expect(flow.tags()).toEqual(expect.arrayContaining(['tuesdayShown', 'thursdayShown']));
    flow.send({ type: 'day.toggled', weekday: 'tuesday' });
    expect(flow.tags()).toContain('thursdayShown');
    expect(flow.tags()).not.toContain('tuesdayShown');
    flow.send({ type: 'day.toggled', weekday: 'tuesday' });
    expect(flow.tags()).toContain('tuesdayShown');
    flow.send({ type: 'day.toggled', weekday: 'thursday' });
    expect(flow.tags()).not.toContain('thursdayShown');
  });
});

describe('a slot', () => {
  test.each([
    ['2026-11-24T14:00', true, 'open'],
    ['2026-11-24T14:20', true, 'few left'],
    ['2026-11-24T14:40', false, 'unavailable'],
    ['2026-11-24T15:00', false, 'scheduled for another member'],
    ['2026-12-01T14:00', false, 'of a date that is not on screen'],
    ['2026-11-24T16:00', false, 'that the week does not have'],
  ])('%s can be chosen: %s (%s)', (slot, isOpen) => {
    const flow = showing(sunday, ['2026-11-24T15:00']);
    expect(flow.can({ type: 'slot.chosen', slot: { ...chosen, slot } })).toBe(isOpen);
  });
  test('that was chosen opens its request, and no second one next to it', () => {
    const flow = showing();
    flow.send({ type: 'slot.chosen', slot: chosen });
    expect(flow.tags()).toContain('booking');
    expect(flow.booking.asked).toMatchObject([{ slot: chosen }]);
    expect(flow.can({ type: 'slot.chosen', slot: chosen })).toBe(false);
  });
  test('is cleared when its request ends', () => {
    const flow = showing();
    flow.send({ type: 'slot.chosen', slot: chosen });
    flow.booking.resolve();
    expect(flow.context().chosen).toBeNull();
    expect(flow.tags()).not.toContain('booking');
    expect(flow.heard()).toEqual([]);
  });
  test('is cleared when its request cannot be shown, and the page says so', () => {
    const flow = showing();
    flow.send({ type: 'slot.chosen', slot: chosen });
    flow.booking.reject();
    expect(flow.context().chosen).toBeNull();
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'bookingFailed' }]);
  });
});
