// @vitest-environment happy-dom
// Who the user is, and the outcome of questions in the outbox.
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { whenUserKnownOf } from '../../src/adapters/user/whenUserKnown.ts';
import { memberFeedOf } from '../../src/flows/asynq/ports/memberFeed.ts';
import { changing } from './changing.ts';
import { entryOf } from './outboxWorld.ts';

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
