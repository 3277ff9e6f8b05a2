// The submission of a request by state (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Submission, SubmitAnswer } from '#machines/submission.machine.ts';
import { play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';

const meeting: Submission = {
  kind: 'meeting',
  subject: 'Halden',
  answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
};
const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };

const sending = () => {
  const { submitRequest, submission } = submissionPort();
  return { ...play(submission, meeting), submitRequest };
};

test('the outbox gets the submission as it is', () => {
  const files = [new File(['a'], 'a.txt')];
  const kept = [{ id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 }];
  const { submitRequest, submission } = submissionPort();
  const flow = play(submission, { ...meeting, files, kept });
  expect([flow.states(), flow.tags()]).toEqual([['sending'], ['busy']]);
  expect(submitRequest.asked).toEqual([{ ...meeting, files, kept }]);
  expect(flow.isOver()).toBe(false);
});

describe('the answer of the outbox', () => {
  test('stored: the form gets the request', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([['stored'], ['stored'], true]);
    expect(flow.output()).toEqual(stored);
  });
  test.each([
    ['signedOut', 'waitingForAccount'],
    ['offline', 'waitingForNetwork'],
  ] as const)('waiting because of %s: %s', (why, outcome) => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'waiting', why });
    expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([[outcome], ['waiting'], true]);
    expect(flow.output()).toEqual({ outcome });
  });
  test.each([
    [{ field: 'project' }, { field: 'project' }],
    [{ field: 'unknown', nearest: ['one'] }, { field: 'unknown' }],
    [{ field: 7 }, {}],
    [{}, {}],
  ])('refused with %o: the form gets the reason, and %o', (detail, named) => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail });
    expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([['refused'], ['returned'], true]);
    expect(flow.output()).toEqual({
      outcome: 'returned',
      problem: { key: 'invalid' },
      ...named,
      detail,
    });
  });
});

describe('the outbox fails', () => {
  test.each([
    ['No room.', { message: 'No room.' }],
    ['', {}],
  ])('with the sentence “%s”: the form gets %o', (sentence, said) => {
    const flow = sending();
    flow.submitRequest.reject(sentence);
    expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([['failed'], ['returned'], true]);
    expect(flow.output()).toEqual({
      outcome: 'returned',
      problem: { key: 'failed', ...said },
      detail: {},
    });
  });
  test('without a port it fails, and says which', async () => {
    const flow = play(submissionMachine, meeting);
    await expect.poll(() => flow.states()).toEqual(['failed']);
    expect(flow.output()).toMatchObject({
      problem: { key: 'failed', message: 'Port submitRequest is not provided.' },
    });
  });
});

test('no answer for four seconds: the request waits in the outbox', () => {
  const flow = sending();
  const { answerTimeout } = submissionMachine.implementations.delays;
  expect(answerTimeout).toBe(4000);
  flow.wait(Number(answerTimeout) - 1);
  expect(flow.states()).toEqual(['sending']);
  flow.wait(1);
  expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([['timedOut'], ['waiting'], true]);
  expect(flow.output()).toEqual({ outcome: 'waitingForNetwork' });
  expect(flow.submitRequest.isWaiting()).toBe(false);
});
