// What is fetched once: the same promise for everybody, and a failure that lasts until it is forgiven.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched, secondTry } from '../../src/boot/load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is fetched before the first wish, and then once', async () => {
  const load = vi.fn(async () => 'flows');
  const { bring } = fetched(load);
  expect(load).not.toHaveBeenCalled();
  const first = bring();
  expect(bring()).toBe(first);
  await expect(first).resolves.toBe('flows');
  expect(bring()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('what fails once is tried a second time', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('flows');
  const coming = fetched(load).bring();
  await vi.advanceTimersByTimeAsync(secondTry - 1);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(coming).resolves.toBe('flows');
});

test('a failure is the same promise until it is forgiven, then it is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('flows');
  const { bring, forgive } = fetched(load);
  const failed = bring();
  await Promise.all([
    expect(failed).rejects.toThrow('offline'),
    vi.advanceTimersByTimeAsync(secondTry),
  ]);
  expect(bring()).toBe(failed);
  forgive();
  await expect(bring()).resolves.toBe('flows');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what is here, or under way, is not asked for again', async () => {
  const load = vi.fn(async () => 'flows');
  const { bring, forgive } = fetched(load);
  forgive();
  const first = bring();
  forgive();
  expect(bring()).toBe(first);
  await first;
  forgive();
  expect(bring()).toBe(first);
});
