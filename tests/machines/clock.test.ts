// The clock by state: readings at the start, at each full period, and when the tab is visible again.
import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { clockMachine } from '#machines/clock.machine.ts';
import type { ClockEvent, ClockReading, ClockReport } from '#machines/clock.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const morning: ClockReading = { instant: Date.UTC(2026, 10, 23, 8, 5), next: 20_000 };

function begin(pageFeed = feed<ClockEvent>()) {
  const readTime = port<ClockReading, { period: 'minute' | 'hour' }>();
  const reports: ClockReport[] = [];
  const listener = createActor(
    fromCallback<ClockReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const clock = play(
    clockMachine.provide({ actors: { readTime: readTime.logic, pageFeed: pageFeed.logic } }),
    { period: 'minute', listener },
  );
  return { ...clock, readTime, pageFeed, reports: () => reports.splice(0) };
}

function waiting() {
  const clock = begin();
  clock.readTime.resolve(morning);
  clock.reports();
  return clock;
}

const { delays } = clockMachine.implementations;

test('it reads the time at once, for its period, and reports it', () => {
  const clock = begin();
  expect(clock.states()).toEqual(['reading']);
  expect(clock.readTime.asked).toEqual([{ period: 'minute' }]);
  clock.readTime.resolve(morning);
  expect(clock.states()).toEqual(['waiting']);
  expect(clock.reports()).toEqual([{ type: 'time.read', instant: morning.instant }]);
});

test('the next reading comes when the period is over', () => {
  const clock = waiting();
  clock.wait(morning.next - 1);
  expect(clock.states()).toEqual(['waiting']);
  clock.wait(1);
  expect(clock.states()).toEqual(['reading']);
  clock.readTime.resolve({ instant: morning.instant + morning.next, next: 60_000 });
  clock.wait(59_999);
  expect(clock.readTime.asked).toHaveLength(2);
  clock.wait(1);
  expect(clock.readTime.asked).toHaveLength(3);
});

describe.each([
  ['while it waits', waiting],
  ['while it reads', () => begin()],
  [
    'after a reading that failed',
    () => {
      const clock = begin();
      clock.readTime.reject();
      return clock;
    },
  ],
])('a tab that is visible again, %s', (_, start) => {
  test('is reported after the time has been read', () => {
    const clock = start();
    clock.pageFeed.say({ type: 'page.shown' });
    expect([clock.states(), clock.reports()]).toEqual([['returning'], []]);
    clock.readTime.resolve(morning);
    expect(clock.states()).toEqual(['waiting']);
    expect(clock.reports()).toEqual([
      { type: 'time.read', instant: morning.instant },
      { type: 'page.shown' },
    ]);
  });
  test.each([
    ['fails', (clock: ReturnType<typeof begin>) => clock.readTime.reject()],
    [
      'takes too long',
      (clock: ReturnType<typeof begin>) => clock.wait(Number(delays.clockTimeout)),
    ],
  ])('is reported without a time when the reading %s', (_name, end) => {
    const clock = start();
    clock.pageFeed.say({ type: 'page.shown' });
    end(clock);
    expect(clock.states()).toEqual(['unreadable']);
    expect(clock.reports()).toEqual([{ type: 'page.shown' }]);
  });
});

test.each([
  ['fails', (clock: ReturnType<typeof begin>) => clock.readTime.reject()],
  ['takes too long', (clock: ReturnType<typeof begin>) => clock.wait(1000)],
])('a reading that %s is retried after a minute, and nothing is reported', (_, end) => {
  const clock = begin();
  end(clock);
  expect([clock.states(), clock.reports()]).toEqual([['unreadable'], []]);
  clock.wait(59_999);
  expect(clock.states()).toEqual(['unreadable']);
  clock.wait(1);
  expect(clock.states()).toEqual(['reading']);
});

test('a tab that cannot be watched is read again after a minute, as a failed reading is', () => {
  const readTime = port<ClockReading, { period: 'minute' | 'hour' }>();
  const listener = createActor(fromCallback<ClockReport>(() => undefined)).start();
  const clock = play(
    clockMachine.provide({ actors: { readTime: readTime.logic, pageFeed: brokenFeed() } }),
    { period: 'hour', listener },
  );
  expect(clock.states()).toEqual(['unreadable']);
  clock.wait(60_000);
  readTime.resolve(morning);
  expect(clock.states()).toEqual(['waiting']);
});
