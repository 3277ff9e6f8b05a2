// AsynQ by state: the review, sending, the outcome, and the monthly quota (docs/product-spec.md, "4. States and
// transitions", "8. Error catalogue", "9. Business constants and limits"; docs/product-decisions.md, "Outbox" and the
// quota).
import { describe, expect, test } from 'vitest';
import type { QuestionDraft } from '#machines/asynq.machine.ts';
import {
  answers,
  blank,
  deck,
  draftAt,
  landing,
  monthWith,
  note,
  ownQuestion,
  sending,
  stepAt,
  suggestion,
} from './asynq.kit.ts';
import type { Asking } from './asynq.kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';
import { tagsOf } from './kit.ts';

const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
const deliveryIn = (flow: Asking) => flow.actor.getSnapshot().children.questionDelivery;
const submitted = { type: 'toast', key: 'asyncqSubmitted' };

describe('the review', () => {
  test.each([
    ['domain', 'choosingDomain.plain'],
    ['subcategory', 'choosingSubcategory'],
    ['blockers', 'choosingBlockers'],
    ['question', 'asking.suggesting'],
    ['context', 'describing.documents.open'],
  ] as const)('Edit %s jumps there and changes nothing', (wanted, state) => {
    const flow = stepAt('review');
    flow.send({ type: 'step.edited', step: wanted });
    expect(flow.at()[0]).toBe(state);
    expect(flow.context().answers).toEqual(answers);
  });
});

describe('while it is sent', () => {
  test('submitRequest gets everything, including the files stored in this browser', () => {
    const flow = landing(draftAt('review'));
    flow.send({ type: 'draft.continued' });
    flow.send({ type: 'question.submitted' });
    expect(flow.tags()).toEqual(['busy', 'review']);
    const { domain, subcategory, blockers } = answers;
    expect(flow.submitRequest.asked).toEqual([
      {
        kind: 'asynq',
        subject: suggestion.text,
        answers: {
          domain,
          subcategory,
          blockers,
          question: suggestion.text,
          context: {
            timeline: 'standard',
            teamInvolvement: 'solo',
            productLink: '',
            stage: 'pre-seed',
          },
        },
        kept: [deck, note],
      },
    ]);
    for (const type of ['step.back', 'question.submitted'] as const)
      expect(flow.can({ type })).toBe(false);
  });
  test('a question in the member’s own words is trimmed', () => {
    const draft: QuestionDraft = {
      ...draftAt('review'),
      answers: { ...answers, suggestion: null, ownQuestion: ` ${ownQuestion}\n` },
    };
    const flow = landing({ ...draft, note: null });
    flow.send({ type: 'draft.continued' });
    flow.send({ type: 'question.submitted' });
    expect(flow.submitRequest.asked).toMatchObject([
      { subject: ownQuestion, answers: { question: ownQuestion }, kept: [deck] },
    ]);
  });
  test.each([
    ['stored', stored],
    ['waitingForAccount', { outcome: 'waiting', why: 'signedOut' }],
    ['waitingForNetwork', { outcome: 'waiting', why: 'offline' }],
  ] as const)(
    '%s: the same toast, an empty form, step 1, and the truth in place',
    (tag, answer) => {
      const flow = sending();
      flow.submitRequest.resolve(answer);
      expect(flow.at()).toEqual(['choosingDomain.sent']);
      expect(flow.tags()).toEqual(['domain', 'sent']);
      expect(tagsOf(deliveryIn(flow))).toContain(tag);
      expect(flow.heard()).toEqual([submitted]);
      expect(flow.context()).toMatchObject({ answers: blank, files: [], note: null });
      flow.send({ type: 'domain.chosen', domain: 'gtm' });
      flow.send({ type: 'step.back' });
      expect([flow.tags(), deliveryIn(flow)]).toEqual([['domain'], undefined]);
    },
  );
  test('no answer for four seconds: it waits in the outbox, and says so', () => {
    const flow = sending();
    flow.submitRequest.queue();
    flow.wait(3999);
    expect(flow.tags()).toContain('busy');
    flow.wait(1);
    expect([flow.at(), flow.heard()]).toEqual([['choosingDomain.sent'], [submitted]]);
    expect(tagsOf(deliveryIn(flow))).toContain('waitingForNetwork');
    expect(flow.context().answers).toEqual(blank);
  });
  test('step 1 goes on without its notice where the delivery cannot be watched', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    flow.send({ type: 'xstate.error.actor.questionDelivery' } as never);
    expect(flow.at()).toEqual(['choosingDomain.plain']);
  });
  test('the submission cannot run: the review and a toast say that it failed', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending({ ...submissionPort(), submission });
    child.reject('Flow submission is not provided.');
    expect([flow.at(), flow.context().answers]).toEqual([['reviewing'], answers]);
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
  test('refused: back on the review, every word and file intact, with the reason', () => {
    const flow = landing(draftAt('review'));
    flow.send({ type: 'draft.continued' });
    flow.send({ type: 'question.submitted' });
    const detail = { field: 'question' };
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail });
    expect(flow.at()).toEqual(['reviewing']);
    expect(flow.context()).toMatchObject({
      answers,
      files: [deck],
      note,
      problem: { key: 'invalid', field: 'question' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.send({ type: 'step.back' });
    expect(flow.context().problem).toBeNull();
  });
  test('the outbox cannot store it: the review and a toast show the sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect([flow.at(), flow.context().answers]).toEqual([['reviewing'], answers]);
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No room.' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
  });
});

const member = (left: number) => {
  const flow = stepAt('review');
  flow.send({ type: 'allowance.changed', allowance: monthWith(left) });
  return flow;
};

describe('the monthly quota', () => {
  test('is what its own flow reports', () => {
    expect(landing().context().allowance).toBeNull();
    expect(member(1).context()).toMatchObject({ allowance: monthWith(1) });
  });
  test('used up: a press on submit explains it in place, sends nothing and loses nothing', () => {
    const flow = member(0);
    flow.send({ type: 'question.submitted' });
    expect(flow.submitRequest.asked).toEqual([]);
    expect(flow.context()).toMatchObject({ answers, problem: { key: 'quota_spent' } });
    expect(flow.at()).toEqual(['reviewing']);
  });
  test.each([monthWith(1), 'unreadable', null] as const)(
    '%j: the member can continue',
    (allowance) => {
      const flow = member(0);
      flow.send({ type: 'allowance.changed', allowance });
      flow.send({ type: 'question.submitted' });
      expect(flow.submitRequest.asked).toHaveLength(1);
    },
  );
  test('is unknown where its flow fails', () => {
    const flow = landing();
    const quota = flow.actor.getSnapshot().children.questionAllowance;
    flow.send({ type: 'allowance.changed', allowance: monthWith(0) });
    flow.send({ type: 'xstate.error.actor.questionAllowance', actorId: quota?.id } as never);
    expect(flow.context().allowance).toBeNull();
  });
  test('is told to leave with everything the member wrote', () => {
    const flow = member(1);
    flow.draft.say({ type: 'draft.withdrawn' });
    expect(flow.at()).toEqual(['restoring.looking']);
    expect(flow.context()).toMatchObject({ answers: blank, draft: null });
  });
});
