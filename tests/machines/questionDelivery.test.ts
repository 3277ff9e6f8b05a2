// The delivery of a question by state (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import type {
  QuestionDeliveryEvent,
  QuestionStatus,
  SentAs,
} from '#machines/questionDelivery.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const question: QuestionStatus = { id: 'one', isStored: false, isReturned: false };
const other: QuestionStatus = { ...question, id: 'other' };

/** A question was sent with this outcome, and the outbox holds these. */
function sent(sentAs: SentAs, ...questions: QuestionStatus[]) {
  const outboxFeed = feed<QuestionDeliveryEvent>({ type: 'questions.changed', questions });
  const flow = play(questionDeliveryMachine.provide({ actors: { outboxFeed: outboxFeed.logic } }), {
    sentAs,
  });
  return {
    ...flow,
    say: outboxFeed.say,
    becomes: (...now: QuestionStatus[]) =>
      outboxFeed.say({ type: 'questions.changed', questions: now }),
  };
}

test('a stored question has arrived, whatever becomes of others', () => {
  const flow = sent('stored', question);
  flow.becomes({ ...question, isReturned: true });
  expect([flow.states(), flow.tags()]).toEqual([['stored'], ['stored']]);
});

describe.each([
  ['waitingForAccount', 'waiting.forAccount'],
  ['waitingForNetwork', 'waiting.forNetwork'],
] as const)('%s', (sentAs, state) => {
  test('says so while the outbox holds the question', () => {
    const flow = sent(sentAs, question);
    flow.becomes(question);
    expect([flow.states(), flow.tags()]).toEqual([[state], [sentAs]]);
  });
  test.each<[string, QuestionStatus[]]>([
    ['has left the outbox', []],
    ['waits for its files alone', [{ ...question, isStored: true }]],
  ])('a question that %s is stored', (_, questions) => {
    const flow = sent(sentAs, question, other);
    flow.becomes(...questions, other);
    expect(flow.states()).toEqual(['stored']);
    flow.becomes({ ...other, isReturned: true });
    expect(flow.states()).toEqual(['stored']);
  });
  test('a refused question is returned', () => {
    const flow = sent(sentAs, question);
    flow.becomes({ ...question, isReturned: true });
    expect([flow.states(), flow.tags()]).toEqual([['returned'], ['returned']]);
  });
  test.each<[string, QuestionStatus, QuestionStatus[]]>([
    ['was refused before and is discarded', { ...other, isReturned: true }, []],
    ['waited for its files alone', { ...other, isStored: true }, []],
    ['is new', question, [question, other]],
  ])('a question that %s says nothing', (_, before, questions) => {
    const flow = sent(sentAs, before);
    flow.becomes(...questions);
    expect(flow.states()).toEqual([state]);
  });
  test('a question that reaches the outbox late is watched as well', () => {
    const flow = sent(sentAs);
    flow.becomes(question);
    flow.becomes();
    expect(flow.states()).toEqual(['stored']);
  });
  test('without the outbox it is said to wait', () => {
    const flow = play(questionDeliveryMachine.provide({ actors: { outboxFeed: brokenFeed() } }), {
      sentAs,
    });
    expect(flow.states()).toEqual([state]);
  });
});

test('after a sign-in it waits for the backend only, and the outbox is still watched', () => {
  const flow = sent('waitingForAccount', question);
  flow.say({ type: 'member.arrived' });
  expect([flow.states(), flow.tags()]).toEqual([['waiting.forNetwork'], ['waitingForNetwork']]);
  flow.becomes();
  expect(flow.states()).toEqual(['stored']);
});
