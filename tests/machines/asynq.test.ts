// AsynQ by state, from the landing to step 5 (docs/product-spec.md, "4. States and transitions", "5. Validation rules";
// docs/product-decisions.md, "AsynQ").
import { describe, expect, test } from 'vitest';
import { asynqMachine, longestQuestion } from '#machines/asynq.machine.ts';
import type { QuestionDraft } from '#machines/asynq.machine.ts';
import {
  answers,
  arriving,
  blank,
  deck,
  draftAt,
  landing,
  note,
  ownQuestion,
  stepAt,
  suggestion,
} from './asynq.kit.ts';
import { activeIn } from './kit.ts';

const { delays } = asynqMachine.implementations;

describe('while a draft is looked for', () => {
  test('no draft: the landing invites the user to ask', () => {
    const flow = arriving();
    expect(flow.at()).toEqual(['restoring.looking']);
    flow.restored(null);
    expect([flow.at(), flow.tags()]).toEqual([['landing.fresh'], ['landing']]);
  });
  test('pressing the button waits for the answer, so that no saved draft is overwritten', () => {
    const flow = arriving();
    flow.send({ type: 'question.begun' });
    expect(flow.at()).toEqual(['restoring.wanted']);
    expect(flow.can({ type: 'question.begun' })).toBe(false);
    flow.restored(draftAt('context'));
    expect(flow.at()).toEqual(['landing.begun']);
  });
  test.each([
    ['nothing is kept', 'fresh', (flow: ReturnType<typeof arriving>) => flow.restored(null)],
    [
      'it cannot be read',
      'unread',
      (flow: ReturnType<typeof arriving>) => flow.draft.say({ type: 'draft.unread' }),
    ],
    [
      'the answer takes too long',
      'unread',
      (flow: ReturnType<typeof arriving>) => flow.wait(Number(delays.restoreTimeout)),
    ],
  ])('%s: the landing is %s, or step 1 if the user has pressed the button', (_, as, end) => {
    const waits = arriving();
    end(waits);
    expect(waits.at()).toEqual([`landing.${as}`]);
    const presses = arriving();
    presses.send({ type: 'question.begun' });
    end(presses);
    expect(presses.at()).toEqual(['choosingDomain.plain']);
  });
  test('a failed reading does not count as an answer: it can be retried', () => {
    const flow = arriving();
    flow.draft.say({ type: 'draft.unread' });
    expect(flow.tags()).toEqual(['landing', 'unread']);
    flow.send({ type: 'retry.requested' });
    expect(flow.at()).toEqual(['restoring.looking']);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    flow.restored(draftAt('context'));
    expect(flow.at()).toEqual(['landing.begun']);
  });
  test('next to a draft that could not be read the user can start another question', () => {
    const flow = arriving();
    flow.wait(Number(delays.restoreTimeout));
    flow.send({ type: 'question.begun' });
    expect(flow.at()).toEqual(['choosingDomain.plain']);
  });
});

describe('on the landing', () => {
  test.each([
    ['domain', 'choosingDomain.plain'],
    ['subcategory', 'choosingSubcategory'],
    ['blockers', 'choosingBlockers'],
    ['question', 'asking.suggesting'],
    ['review', 'reviewing'],
  ] as const)('a question that was left at %s continues there, complete', (left, state) => {
    const flow = landing(draftAt(left));
    expect(flow.tags()).toEqual(['begun', 'landing']);
    flow.send({ type: 'draft.continued' });
    expect(flow.at()).toEqual([state]);
    expect(flow.context()).toMatchObject({ answers, files: [deck], note, draft: null });
  });
  test('a question that was left at step 5 continues there, with its voice note', () => {
    const flow = landing(draftAt('context'));
    flow.send({ type: 'draft.continued' });
    expect(flow.at()).toEqual(['describing.documents.open', 'describing.voice.quiet']);
    const child = flow.actor.getSnapshot().children.voiceNote;
    expect(activeIn(child)).toContain('kept.reading');
  });
  test('starting a new question clears the draft', () => {
    const flow = landing(draftAt('review'));
    flow.send({ type: 'question.begun' });
    expect(flow.at()).toEqual(['choosingDomain.plain']);
    expect(flow.context()).toMatchObject({ answers: blank, files: [], note: null, draft: null });
  });
});

describe('the six steps', () => {
  test('Continue goes forward one step, Back goes back one, never before the first', () => {
    const flow = landing();
    flow.send({ type: 'question.begun' });
    expect([flow.tags(), flow.can({ type: 'step.back' })]).toEqual([['domain'], false]);
    flow.send({ type: 'domain.chosen', domain: 'hiring' });
    expect(flow.tags()).toEqual(['subcategory']);
    flow.send({ type: 'subcategory.chosen', subcategory: 'first-seat' });
    expect(flow.tags()).toEqual(['blockers']);
    flow.send({ type: 'blocker.toggled', blocker: 'runway' });
    flow.send({ type: 'step.continued' });
    expect(flow.tags()).toEqual(['question', 'suggesting']);
    flow.send({ type: 'suggestion.chosen', suggestion });
    flow.send({ type: 'step.continued' });
    expect(flow.tags()).toEqual(['context', 'editable']);
    flow.send({ type: 'step.continued' });
    expect(flow.tags()).toEqual(['review']);
    expect(flow.context().answers).toEqual(answers);
    const way = Array.from({ length: 5 }, () => {
      flow.send({ type: 'step.back' });
      return flow.tags()[0];
    });
    expect(way).toEqual(['context', 'question', 'blockers', 'subcategory', 'domain']);
    expect(flow.context().answers).toEqual(answers);
  });
  test('step 3 needs at least one blocker; pressing one again deselects it', () => {
    const flow = stepAt('blockers');
    flow.send({ type: 'blocker.toggled', blocker: 'loyalty' });
    expect(flow.context().answers.blockers).toEqual(['runway', 'loyalty']);
    flow.send({ type: 'blocker.toggled', blocker: 'loyalty' });
    flow.send({ type: 'blocker.toggled', blocker: 'runway' });
    expect(flow.context().answers.blockers).toEqual([]);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
  });
  test('another domain clears what depended on the old one and keeps a question in the member’s own words', () => {
    const draft: QuestionDraft = { ...draftAt('review'), answers: { ...answers, ownQuestion } };
    const flow = landing(draft);
    flow.send({ type: 'draft.continued' });
    flow.send({ type: 'step.edited', step: 'domain' });
    flow.send({ type: 'domain.chosen', domain: 'hiring' });
    expect(flow.context().answers).toEqual(draft.answers);
    flow.send({ type: 'step.back' });
    flow.send({ type: 'domain.chosen', domain: 'gtm' });
    expect(flow.context().answers).toEqual({ ...blank, domain: 'gtm', ownQuestion });
    expect(flow.context().files).toEqual([deck]);
  });
});

describe('step 4', () => {
  test('a question in the member’s own words can continue only with text', () => {
    const flow = stepAt('question');
    flow.send({ type: 'writing.requested' });
    expect([flow.at(), flow.context().answers.suggestion]).toEqual([['asking.writing'], null]);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'question.edited', text: ' \n ' });
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'question.edited', text: '😀'.repeat(longestQuestion + 1) });
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'question.edited', text: ownQuestion });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'step.back' });
    expect(flow.at()).toEqual(['asking.writing']);
  });
  test('View Suggestions goes back, clears the choice and keeps the text', () => {
    const flow = stepAt('question');
    flow.send({ type: 'writing.requested' });
    flow.send({ type: 'question.edited', text: ownQuestion });
    flow.send({ type: 'suggestions.requested' });
    expect(flow.at()).toEqual(['asking.suggesting']);
    expect(flow.context().answers).toMatchObject({ suggestion: null, ownQuestion });
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'suggestion.chosen', suggestion });
    expect(flow.can({ type: 'step.continued' })).toBe(true);
  });
});
