// Loading once: the same promise for every caller, and a failure that lasts until it is reset.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { service } from '#content/service.ts';
import { isAnyComing, lazyPart } from '../../src/adapters/lazyPart.ts';
import { tagsOf } from '../machines/kit.ts';

/** Milliseconds before the one retry. */
const secondTry = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is loaded before the first call, and then once', async () => {
  const fetchFlow = vi.fn(async () => 'flows');
  const { load } = lazyPart(fetchFlow);
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
  const coming = lazyPart(fetchFlow).load();
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
  const { load, reset } = lazyPart(fetchFlow);
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
  const { load, reset } = lazyPart(fetchFlow);
  reset();
  const first = load();
  reset();
  expect(load()).toBe(first);
  await first;
  reset();
  expect(load()).toBe(first);
});

test('a failure that a view has repaired is forgotten, and a part that is here is given at once', async () => {
  const fetchMenu = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('the menu');
  const { actor, load, read, retry } = lazyPart(fetchMenu);
  const failed = load();
  await Promise.all([
    expect(failed).rejects.toThrow('offline'),
    vi.advanceTimersByTimeAsync(secondTry),
  ]);
  expect(tagsOf(actor())).toContain('unreachable');
  expect(read()).toBeNull();
  actor().send({ type: 'part.awaited' });
  await vi.advanceTimersByTimeAsync(0);
  await expect(retry()).resolves.toBe('the menu');
  expect(read()).toBe('the menu');
  expect(fetchMenu).toHaveBeenCalledTimes(3);
});

test('a fetch that does not end within 30 s means that the service is unreachable', async () => {
  const { load } = lazyPart(() => new Promise<string>(() => undefined));
  await Promise.all([
    expect(load()).rejects.toThrow(service.unreachable),
    vi.advanceTimersByTimeAsync(30_000),
  ]);
});

test('every part that is fetched counts as coming until it has ended', async () => {
  const { load } = lazyPart(async () => 'flows');
  expect(isAnyComing()).toBe(false);
  const coming = load();
  expect(isAnyComing()).toBe(true);
  await coming;
  expect(isAnyComing()).toBe(false);
});
