// Loading once: the same promise for every caller, and a failure that lasts until it is reset.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce, secondTry } from '../../src/boot/load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is loaded before the first call, and then once', async () => {
  const fetchFlow = vi.fn(async () => 'flows');
  const { load } = loadOnce(fetchFlow);
  expect(fetchFlow).not.toHaveBeenCalled();
  const first = load();
  expect(load()).toBe(first);
  await expect(first).resolves.toBe('flows');
  expect(load()).toBe(first);
  expect(fetchFlow).toHaveBeenCalledOnce();
});

test('a first failure is retried once', async () => {
  const fetchFlow = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('flows');
  const coming = loadOnce(fetchFlow).load();
  await vi.advanceTimersByTimeAsync(secondTry - 1);
  expect(fetchFlow).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(coming).resolves.toBe('flows');
});

test('a failure is the same promise until it is reset, then it is loaded again', async () => {
  const fetchFlow = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('flows');
  const { load, reset } = loadOnce(fetchFlow);
  const failed = load();
  await Promise.all([
    expect(failed).rejects.toThrow('offline'),
    vi.advanceTimersByTimeAsync(secondTry),
  ]);
  expect(load()).toBe(failed);
  reset();
  await expect(load()).resolves.toBe('flows');
  expect(fetchFlow).toHaveBeenCalledTimes(3);
});

test('a load that is done, or under way, is not repeated', async () => {
  const fetchFlow = vi.fn(async () => 'flows');
  const { load, reset } = loadOnce(fetchFlow);
  reset();
  const first = load();
  reset();
  expect(load()).toBe(first);
  await first;
  reset();
  expect(load()).toBe(first);
});
