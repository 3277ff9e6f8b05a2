// @vitest-environment happy-dom
// One tab at a time in a browser without the Web Locks API: a lease in storage is taken, renewed, released, or
// expires.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as LockModule from '../../src/adapters/outbox/lock.ts';
import { asOnlyWriter } from '../../src/adapters/outbox/writer.ts';

type Lock = typeof LockModule;

const lease = 'axisOneOutboxLease';
const { signal } = new AbortController();

/** A tab of its own: the module is loaded again, the storage is the same. */
async function newTab(): Promise<Lock> {
  vi.resetModules();
  return import('../../src/adapters/outbox/lock.ts');
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work that takes so many milliseconds, and records when it began and ended. */
const worker = (diary: string[], name: string, ms: number) => async () => {
  diary.push(`${name} begins`);
  await new Promise((resolve) => setTimeout(resolve, ms));
  diary.push(`${name} ends`);
};

test('two tabs that start at the same moment work one after the other', async () => {
  const [one, other] = [await newTab(), await newTab()];
  const diary: string[] = [];
  const both = Promise.all([
    one.asOnlySender(worker(diary, 'one', 300), signal),
    other.asOnlySender(worker(diary, 'other', 300), signal),
  ]);
  await vi.advanceTimersByTimeAsync(2000);
  await both;
  expect(diary).toHaveLength(4);
  for (const index of [0, 2]) {
    const [name] = (diary[index] ?? '').split(' ');
    expect(diary.slice(index, index + 2)).toEqual([`${name} begins`, `${name} ends`]);
  }
  expect(localStorage.getItem(lease)).toBeNull();
});

test('long work keeps its lease', async () => {
  const [one, other] = [await newTab(), await newTab()];
  const diary: string[] = [];
  const long = one.asOnlySender(worker(diary, 'one', 30_000), signal);
  await vi.advanceTimersByTimeAsync(200);
  const short = other.asOnlySender(worker(diary, 'other', 10), signal);
  await vi.advanceTimersByTimeAsync(31_000);
  await Promise.all([long, short]);
  expect(diary).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('the lease of a tab that crashed expires after five seconds', async () => {
  localStorage.setItem(lease, JSON.stringify({ holder: 'crashed', until: Date.now() + 5000 }));
  const diary: string[] = [];
  const work = (await newTab()).asOnlySender(worker(diary, 'one', 10), signal);
  await vi.advanceTimersByTimeAsync(4900);
  expect(diary).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  await work;
  expect(diary).toEqual(['one begins', 'one ends']);
});

test('a tab sends one thing at a time, and a failure releases the lock', async () => {
  const tab = await newTab();
  const diary: string[] = [];
  const failing = tab.asOnlySender(async () => {
    diary.push('fails');
    throw new Error('No answer.');
  }, signal);
  const told = expect(failing).rejects.toThrow('No answer.');
  const next = tab.asOnlySender(worker(diary, 'next', 10), signal);
  await vi.advanceTimersByTimeAsync(1000);
  await told;
  await next;
  expect(diary).toEqual(['fails', 'next begins', 'next ends']);
});

test('a caller that gives up while waiting never works', async () => {
  localStorage.setItem(lease, JSON.stringify({ holder: 'other', until: Date.now() + 5000 }));
  const patience = new AbortController();
  const work = vi.fn(async () => {});
  const waiting = (await newTab()).asOnlySender(work, patience.signal);
  const told = expect(waiting).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(500);
  patience.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  expect(work).not.toHaveBeenCalled();
});

test('an invalid lease blocks no tab', async () => {
  localStorage.setItem(lease, '{"holder": 7');
  const work = vi.fn(async () => 'done');
  const done = (await newTab()).asOnlySender(work, signal);
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe('done');
});

test('where the Web Locks API exists it is used, and no lease is written', async () => {
  const asked: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, ...rest: unknown[]) => {
        asked.push(name);
        return (rest.at(-1) as () => unknown)();
      },
    },
  });
  const tab = await newTab();
  await tab.asOnlySender(async () => expect(localStorage.getItem(lease)).toBeNull(), signal);
  await asOnlyWriter(() => {});
  expect(asked).toEqual(['axisOneOutboxPost', 'axisOneOutboxBox']);
});
