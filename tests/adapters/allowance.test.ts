// @vitest-environment happy-dom
// The monthly quota as the database counts it, and what makes its flow read it again.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { QuestionAllowanceEvent } from '#machines/questionAllowance.machine.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { readAllowance } from '../../src/flows/questionAllowance/ports/allowance.ts';
import { memberFeedOf } from '../../src/flows/questionAllowance/ports/memberFeed.ts';
import { changing } from './changing.ts';
import { entryOf } from './outboxWorld.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const question = entryOf({ kind: 'asynq' });
const become = (...entries: OutboxEntry[]) => write(keys.outbox, JSON.stringify(entries));

function listen(who: string | null | undefined = undefined) {
  const currentUser = changing<string | null | undefined>(who);
  const heard: QuestionAllowanceEvent[] = [];
  const listener = createMachine({
    invoke: { src: memberFeedOf(currentUser) },
    on: { '*': { actions: ({ event }) => heard.push(event as QuestionAllowanceEvent) } },
  });
  const actor = createActor(listener).start();
  return { currentUser, actor, told: () => heard.splice(0) };
}

beforeEach(freshBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the feed', () => {
  test('reports the member, and every change', () => {
    const { currentUser, told } = listen('ada');
    expect(told()).toEqual([{ type: 'questions.counted', count: 0 }, { type: 'member.arrived' }]);
    currentUser.becomes('ben');
    expect(told()).toEqual([{ type: 'member.left' }, { type: 'member.arrived' }]);
  });
  test.each([
    ['one question', [question], 1],
    ['a question of which only files are missing', [{ ...question, isStored: true }], 0],
    ['a refused one', [{ ...question, refusal: { reason: 'invalid', detail: {} } as const }], 0],
    ['an entry of another flow', [entryOf({ kind: 'advisory' })], 0],
  ])('counts what waits in the outbox: %s', (_, entries, count) => {
    become(...entries);
    const { told } = listen();
    expect(told()).toEqual([{ type: 'questions.counted', count }]);
    become();
    expect(told()).toEqual([{ type: 'questions.counted', count: 0 }]);
  });
  test('reports that the page is visible again', () => {
    const { told } = listen();
    told();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toEqual([]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toEqual([{ type: 'page.shown' }]);
  });
  test('ends with its flow', () => {
    const { currentUser, actor, told } = listen();
    told();
    actor.stop();
    become(question);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([currentUser.isWatched(), told()]).toEqual([false, []]);
  });
});

const ask = () => toPromise(createActor(readAllowance).start());

describe('the quota', () => {
  const month = { limit: 4, used: 1, left: 3, month: '2026-11', next_month: '2026-12' };
  beforeEach(() => holdSession());

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
