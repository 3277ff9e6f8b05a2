// The submission of a request by state (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { submissionMachine } from '#machines/submission.machine.ts';
import type {
  StoredAnswer,
  Submission,
  SubmissionOutput,
  SubmitAnswer,
} from '#machines/submission.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { entry } from './outbox.kit.ts';
import { submissionPorts } from './submission.kit.ts';

const meeting: Submission = {
  kind: 'meeting',
  subject: 'Halden',
  answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
};
const kept = [{ id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 }];
const stored: StoredAnswer = { outcome: 'stored', request: requestIn('submitted') };
const sent = entry('sent');
const refused: SubmitAnswer = { outcome: 'refused', reason: 'invalid', detail: {} };
const noRoom: SubmissionOutput = { outcome: 'returned', problem: { key: 'no_room' }, detail: {} };
const { answerTimeout, queueTimeout } = submissionMachine.implementations.delays;

const queueing = (submission = meeting) => {
  const { submission: machine, ...ports } = submissionPorts();
  const flow = play(machine, submission);
  return {
    ...flow,
    ...ports,
    /** What the form has: the state, and whether it has its answer. */
    ends: (state: string, tag: string, output: object) => {
      expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([[state], [tag], true]);
      expect(flow.output()).toEqual(output);
      expect([ports.entryFeed.isOpen(), ports.findRequest.isWaiting()]).toEqual([false, false]);
    },
  };
};
const awaiting = (submission = meeting) => {
  const flow = queueing(submission);
  flow.queueRequest.resolve(sent);
  return flow;
};
const finding = () => {
  const flow = awaiting();
  flow.entryFeed.say({ type: 'entry.gone' });
  return flow;
};
const requeueing = () => {
  const flow = finding();
  flow.findRequest.resolve(null);
  return flow;
};

describe('queueing', () => {
  test('the outbox gets the submission as it is', () => {
    const files = [new File(['a'], 'a.txt')];
    const flow = queueing({ ...meeting, files, kept });
    expect([flow.states(), flow.tags(), flow.isOver()]).toEqual([['queueing'], ['busy'], false]);
    expect(flow.queueRequest.asked).toMatchObject([{ submission: { ...meeting, files, kept } }]);
  });
  test('stored in this browser: its answer is waited for', () => {
    const flow = awaiting();
    expect([flow.states(), flow.tags()]).toEqual([['queued.awaitingAnswer'], ['busy']]);
    expect(flow.context().entry).toEqual(sent);
  });
  test('the browser has no room: the form gets its words back', () => {
    const flow = queueing();
    flow.queueRequest.resolve(null);
    flow.ends('refused', 'returned', noRoom);
    expect(flow.heard()).toEqual([]);
  });
  test.each([
    ['No room.', { message: 'No room.' }],
    ['', {}],
  ])('fails with the sentence “%s”: the form gets %o', (sentence, said) => {
    const flow = queueing();
    flow.queueRequest.reject(sentence);
    const problem = { key: 'failed', ...said };
    flow.ends('failed', 'returned', { outcome: 'returned', problem, detail: {} });
  });
  test('lasts longer than the answer may take: the four seconds have not begun', () => {
    const flow = queueing();
    flow.wait(Number(answerTimeout));
    expect(flow.states()).toEqual(['queueing']);
    flow.queueRequest.resolve(sent);
    flow.wait(Number(answerTimeout) - 1);
    expect(flow.states()).toEqual(['queued.awaitingAnswer']);
  });
  test('never ends: the form gets its words back, and nothing may be written any more', () => {
    const flow = queueing();
    const [{ isReturned } = { isReturned: () => true }] = flow.queueRequest.asked;
    expect([queueTimeout, isReturned()]).toEqual([15_000, false]);
    flow.wait(Number(queueTimeout));
    const problem = { key: 'failed' };
    flow.ends('failed', 'returned', { outcome: 'returned', problem, detail: {} });
    expect(isReturned()).toBe(true);
  });
  test('goes on when the form is gone', () => {
    const flow = queueing();
    const [{ isReturned } = { isReturned: () => true }] = flow.queueRequest.asked;
    flow.actor.stop();
    expect(isReturned()).toBe(false);
  });
  test('without a port it fails, and says which', async () => {
    const flow = play(submissionMachine, meeting);
    await expect.poll(() => flow.states()).toEqual(['failed']);
    expect(flow.output()).toMatchObject({
      problem: { key: 'failed', message: 'Port queueRequest is not provided.' },
    });
  });
});

describe('in the outbox', () => {
  const states = { awaitingAnswer: awaiting, finding, requeueing };

  describe.each(Object.entries(states))('%s', (state, reach) => {
    test('is busy, and hears the answer', () => {
      const flow = reach();
      expect([flow.states(), flow.tags()]).toEqual([[`queued.${state}`], ['busy']]);
      flow.entryFeed.say({ type: 'answer.arrived', answer: stored });
      flow.ends('stored', 'stored', stored);
      expect(flow.heard()).toEqual([]);
    });
    test('no user is signed in: it waits for an account', () => {
      const flow = reach();
      flow.entryFeed.say({ type: 'member.missing' });
      flow.ends('waitingForAccount', 'waiting', { outcome: 'waitingForAccount' });
    });
    test('there is no network: it waits', () => {
      const flow = reach();
      flow.entryFeed.say({ type: 'network.lost' });
      flow.ends('waitingForNetwork', 'waiting', { outcome: 'waitingForNetwork' });
    });
    test('no answer for four seconds: it waits in the outbox', () => {
      const flow = reach();
      expect(answerTimeout).toBe(4000);
      flow.wait(Number(answerTimeout) - 1);
      expect(flow.states()).toEqual([`queued.${state}`]);
      flow.wait(1);
      flow.ends('timedOut', 'waiting', { outcome: 'waitingForNetwork' });
    });
  });

  test.each([
    [{ field: 'project' }, { field: 'project' }],
    [{ field: 'unknown', nearest: ['one'] }, { field: 'unknown' }],
    [{ field: 7 }, {}],
    [{}, {}],
  ])('refused with %o: the form gets the reason, and %o', (detail, named) => {
    const output = { outcome: 'returned', problem: { key: 'invalid' }, ...named, detail };
    const flow = awaiting({ ...meeting, kept });
    const answer = { outcome: 'refused', reason: 'invalid', detail } as const;
    flow.entryFeed.say({ type: 'answer.arrived', answer });
    flow.ends('refused', 'returned', output);
    // The outbox need not keep the words, but the files that the form still has.
    expect(flow.heard()).toEqual([{ type: 'refusal.taken', id: 'sent', needed: kept }]);
  });
  test('an application for advisory needs no account', () => {
    const flow = awaiting({ ...meeting, kind: 'advisory' });
    flow.entryFeed.say({ type: 'member.missing' });
    expect(flow.states()).toEqual(['queued.awaitingAnswer']);
  });
  test('cannot be watched: the request waits there', () => {
    const { submission, queueRequest } = submissionPorts();
    const flow = play(submission.provide({ actors: { entryFeed: brokenFeed() } }), meeting);
    queueRequest.resolve(sent);
    expect([flow.states(), flow.output()]).toEqual([
      ['timedOut'],
      { outcome: 'waitingForNetwork' },
    ]);
  });
});

describe('the entry has gone', () => {
  test('and this tab has not sent it: the backend is asked', () => {
    expect(finding().findRequest.asked).toMatchObject([{ entry: sent }]);
  });
  test('the backend has it: stored', () => {
    const flow = finding();
    flow.findRequest.resolve(stored);
    flow.ends('stored', 'stored', stored);
  });
  test.each(['has not got it', 'does not answer'])('the backend %s: it is written again', (why) => {
    const flow = finding();
    if (why === 'has not got it') flow.findRequest.resolve(null);
    else flow.findRequest.reject();
    expect(flow.states()).toEqual(['queued.requeueing']);
    expect(flow.requeueEntry.asked).toEqual([{ entry: sent }]);
    flow.requeueEntry.resolve();
    expect(flow.states()).toEqual(['queued.awaitingAnswer']);
  });
  test.each([finding, requeueing])('and is there again: its answer is waited for', (reach) => {
    const flow = reach();
    flow.entryFeed.say({ type: 'entry.present' });
    expect(flow.states()).toEqual(['queued.awaitingAnswer']);
  });
  test('it cannot be written again: the form gets its words back', () => {
    const flow = requeueing();
    flow.requeueEntry.reject('QuotaExceededError');
    flow.ends('refused', 'returned', noRoom);
    expect(flow.heard()).toEqual([]);
  });
  test.each([
    ['the form leaves', false],
    ['the form gets its answer', true],
  ])('while the backend is asked, %s', (what, hasAnswer) => {
    const flow = finding();
    const [{ isSettled } = { isSettled: () => !hasAnswer }] = flow.findRequest.asked;
    if (hasAnswer) flow.entryFeed.say({ type: 'answer.arrived', answer: refused });
    else flow.actor.stop();
    expect([what, isSettled()]).toEqual([what, hasAnswer]);
  });
});
