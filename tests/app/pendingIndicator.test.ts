// @vitest-environment happy-dom
// The pending indicator: shown once a navigation takes long, and hidden when it ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longAfter, showPendingIndicator } from '#boot/pendingIndicator.ts';
import type { Place } from '#boot/navigation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place: Place = { pathname: '/library', search: '', hash: '' };

function watched() {
  const root = document.createElement('div');
  const onEmitted = new Map<string, (place: Place) => void>();
  const on = (name: string) => (callBack: (place: Place) => void) => {
    onEmitted.set(name, callBack);
    return () => void onEmitted.delete(name);
  };
  showPendingIndicator(
    { onNavigationStarted: on('set out'), onLeave: on('leave'), onReach: on('reach') },
    root,
  );
  return {
    happens: (name: 'set out' | 'leave' | 'reach') => onEmitted.get(name)?.(place),
    isShown: () => root.hasAttribute('data-under-way'),
  };
}

test('a short navigation shows nothing', () => {
  const { happens, isShown } = watched();
  happens('set out');
  vi.advanceTimersByTime(longAfter - 1);
  expect(isShown()).toBe(false);
  happens('reach');
  vi.advanceTimersByTime(longAfter);
  expect(isShown()).toBe(false);
});

test('a long one is shown until its end', () => {
  const { happens, isShown } = watched();
  happens('set out');
  vi.advanceTimersByTime(longAfter);
  expect(isShown()).toBe(true);
  happens('leave');
  expect(isShown()).toBe(true);
  happens('reach');
  expect(isShown()).toBe(false);
});

test('so is a step back in the history, which only the router reports', () => {
  const { happens, isShown } = watched();
  happens('leave');
  vi.advanceTimersByTime(longAfter);
  expect(isShown()).toBe(true);
});

test('a second navigation starts the wait again', () => {
  const { happens, isShown } = watched();
  happens('set out');
  vi.advanceTimersByTime(longAfter - 1);
  happens('set out');
  vi.advanceTimersByTime(longAfter - 1);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});

test('the wait counts from the press, not from when the router is loaded and reports it', () => {
  const { happens, isShown } = watched();
  happens('set out');
  vi.advanceTimersByTime(longAfter - 1);
  happens('leave');
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});
