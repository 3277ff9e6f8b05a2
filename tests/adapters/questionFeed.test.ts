// @vitest-environment happy-dom
// Who the user is, the outcome of questions in the outbox, and the monthly quota as the database counts it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { whenUserKnownOf } from '../../src/adapters/user/whenUserKnown.ts';
import { readAllowance } from '../../src/flows/asynq/ports/allowance.ts';
import { memberFeedOf } from '../../src/flows/asynq/ports/memberFeed.ts';
import { entryOf } from './outboxWorld.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

/** A value that changes, and notifies its watchers. */
function changing<Value>(first: Value) {
  let value = first;
  const notices = new Set<() => void>();
  return {
    now: () => value,
    watch: (notice: () => void) => {
      notices.add(notice);
      return () => void notices.delete(notice);
    },
    becomes: (next: Value) => {
      value = next;
      for (const notice of notices) notice();
    },
    isWatched: () => notices.size > 0,
  };
}

const question = entryOf({ kind: 'asynq' });
const refusal = { reason: 'quota_spent', detail: {} } as const;

function listen(entries: OutboxEntry[] = [], who: string | null | undefined = undefined) {
  const currentUser = changing<string | null | undefined>(who);
  const box = changing<readonly OutboxEntry[]>(entries);
  const heard: string[] = [];
  const listener = createMachine({
    invoke: { src: memberFeedOf(currentUser, { entries: box.now, watch: box.watch }) },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  });
  const actor = createActor(listener).start();
  return { currentUser, box, actor, told: () => heard.splice(0) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the current user', () => {
  test('is reported once known, and at every change; one user leaves before another arrives', () => {
    const { currentUser, told } = listen();
    expect(told()).toEqual([]);
    currentUser.becomes('ada');
    currentUser.becomes('ada');
    expect(told()).toEqual(['member.arrived']);
    currentUser.becomes('ben');
    expect(told()).toEqual(['member.left', 'member.arrived']);
    currentUser.becomes(null);
    expect(told()).toEqual(['member.left']);
  });
  test('is no longer watched once the page is left', () => {
    const { currentUser, box, actor } = listen();
    expect([currentUser.isWatched(), box.isWatched()]).toEqual([true, true]);
    actor.stop();
    expect([currentUser.isWatched(), box.isWatched()]).toEqual([false, false]);
  });
  test('is waited for while it is unknown, and no longer than the caller waits', async () => {
    const currentUser = changing<string | null | undefined>(undefined);
    const comes = whenUserKnownOf(currentUser)(new AbortController().signal);
    currentUser.becomes(null);
    expect(await comes).toBeNull();
    const over = new AbortController();
    const never = whenUserKnownOf(changing<undefined>(undefined))(over.signal);
    over.abort();
    await expect(never).rejects.toThrow();
  });
  test('the page reports when it becomes visible again', () => {
    const { told } = listen();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toEqual([]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toEqual(['page.shown']);
  });
});

describe('a question in the outbox', () => {
  test.each([
    ['has left it: delivered', [], ['question.delivered']],
    [
      'waits for its files alone: delivered',
      [{ ...question, isStored: true }],
      ['question.delivered'],
    ],
    ['was refused: returned', [{ ...question, refusal }], ['question.returned']],
    ['got an owner: nothing to say', [{ ...question, owner: 'ben' }], []],
  ])('%s', (_, entries, said) => {
    const { box, told } = listen([question]);
    box.becomes(entries);
    expect(told()).toEqual(said);
    box.becomes(entries);
    expect(told()).toEqual([]);
  });
  test('that is discarded after a refusal was not delivered', () => {
    const { box, told } = listen([{ ...question, refusal }]);
    box.becomes([]);
    expect(told()).toEqual([]);
  });
  test('entries of another flow are not questions', () => {
    const { box, told } = listen([entryOf()]);
    box.becomes([]);
    expect(told()).toEqual([]);
  });
});

const ask = () => toPromise(createActor(readAllowance).start());

describe('the quota', () => {
  const month = { limit: 4, used: 1, left: 3, month: '2026-11', next_month: '2026-12' };
  beforeEach(() => {
    freshBrowser();
    holdSession();
  });

  test('is what the database reports', async () => {
    const calls = wire(() => ({ body: month }));
    expect(await ask()).toEqual({ limit: 4, left: 3, month: '2026-11', nextMonth: '2026-12' });
    expect(calls.map(({ path }) => path)).toEqual(['/rest/v1/rpc/asynq_quota']);
  });
  test.each([
    ['a refusal', { body: { outcome: 'refused', reason: 'not_signed_in' } }],
    ['nothing', { body: null }],
    ['half of it', { body: { ...month, next_month: 'soon' } }],
    ['an error', { status: 500, body: { message: 'Oops' } }],
  ])('%s is not a quota', async (_, reply) => {
    wire(() => reply);
    await expect(ask()).rejects.toThrow();
  });
});
