// @vitest-environment happy-dom
// A pause after too many tries is announced when it begins and when it is over, and a form without one says nothing.
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { tries } from '#content/tries.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { Counting } from '#flows/triesPause/Counting.tsx';
import { one, render } from '../ui/render.ts';

afterEach(() => void vi.useRealTimers());

const begin = () =>
  createActor(triesPauseMachine, {
    input: { error: Object.assign(new Error('Too many.'), { retryAfter: 2 }) },
  }).start();

test('its end is said politely, in the region that said how long it takes', () => {
  vi.useFakeTimers();
  const pause = begin();
  const { host, show } = render(<Counting pause={pause} />);
  const region = one(host, '[aria-live=polite]');
  expect(region.textContent).toBe('Too many tries. Try again in 2 seconds.');
  act(() => void vi.advanceTimersByTime(1000));
  expect(region.textContent).toBe('Too many tries. Try again in 2 seconds.');
  expect(one(host, '[role=timer]').textContent).toContain('1 second.');
  act(() => void vi.advanceTimersByTime(1000));
  show(<Counting pause={undefined} />);
  expect(one(host, '[aria-live=polite]')).toBe(region);
  expect(region.textContent).toBe(tries.over);
  expect(host.querySelector('[role=timer], [data-flow]')).toBeNull();
  show(<Counting pause={begin()} />);
  expect(region.textContent).toBe('Too many tries. Try again in 2 seconds.');
});

test('a form that never had to wait says nothing', () => {
  const { host } = render(<Counting pause={undefined} />);
  expect(host.textContent).toBe('');
});
