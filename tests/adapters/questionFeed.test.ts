// @vitest-environment happy-dom
// The questions in the outbox.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { outboxFeedOf } from '../../src/flows/questionDelivery/ports/outboxFeed.ts';
import { changing } from './changing.ts';
import { entryOf, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

const question = entryOf({ kind: 'asynq' });
const refusal = { reason: 'quota_spent', detail: {} } as const;
const status = { id: question.id, isStored: false, isReturned: false };

function listen(feed: AnyActorLogic) {
  const heard: unknown[] = [];
  const listener = createMachine({
    invoke: { src: feed },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(listener).start();
  return { actor, told: () => heard.splice(0) };
}

beforeEach(freshBrowser);

describe('the questions in the outbox', () => {
  test.each([
    ['waits', question, status],
    ['waits for its files alone', { ...question, isStored: true }, { ...status, isStored: true }],
    ['was refused', { ...question, refusal }, { ...status, isReturned: true }],
  ])('are reported, and entries of other flows are not: one that %s', (_, entry, reported) => {
    leave(entry, entryOf());
    const { told } = listen(outboxFeedOf(changing<string | null | undefined>(null)));
    expect(told()).toEqual([{ type: 'questions.changed', questions: [reported] }]);
  });
  test('are reported at every change, until the flow ends', () => {
    const { actor, told } = listen(outboxFeedOf(changing<string | null | undefined>(null)));
    write(keys.outbox, JSON.stringify([question]));
    expect(told()).toEqual([
      { type: 'questions.changed', questions: [] },
      { type: 'questions.changed', questions: [status] },
    ]);
    actor.stop();
    write(keys.outbox, null);
    expect(told()).toEqual([]);
  });
  test('are reported with a user who signs in', () => {
    const currentUser = changing<string | null | undefined>(null);
    const { told } = listen(outboxFeedOf(currentUser));
    told();
    currentUser.becomes('ada');
    currentUser.becomes(null);
    expect(told()).toEqual([{ type: 'member.arrived' }]);
  });
});
