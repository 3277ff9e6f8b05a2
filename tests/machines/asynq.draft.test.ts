// The draft of a question: what it is told at each step, and when it is offered (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { asynqMachine } from '#machines/asynq.machine.ts';
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
  sending,
  stepAt,
  suggestion,
} from './asynq.kit.ts';
import { requestIn } from './myRequests.kit.ts';

const { delays } = asynqMachine.implementations;
const bare = { files: [], note: null };
const kept = (words: QuestionDraft) => ({ type: 'words.changed', words });
const afresh = { type: 'words.changed', words: null };

/** The landing after a draft could not be looked for in time. */
const unread = () => {
  const flow = arriving();
  flow.wait(Number(delays.restoreTimeout));
  return flow;
};

describe('on the landing', () => {
  test('the draft is told nothing', () => {
    expect(landing(draftAt('review')).draft.heard()).toEqual([]);
  });
  test.each([
    ['not read in time', unread],
    ['of nobody who is here', () => landing()],
  ])('a draft that was %s is offered as soon as it is found', (_, reach) => {
    const flow = reach();
    flow.restored(draftAt('blockers'));
    expect([flow.at(), flow.context().draft]).toEqual([['landing.begun'], draftAt('blockers')]);
  });
  test('nothing is found late: the landing invites to ask', () => {
    const flow = unread();
    flow.restored(null);
    expect(flow.at()).toEqual(['landing.fresh']);
  });
  test('a draft that cannot be read after a sign-in is not said to be missing', () => {
    const flow = landing();
    flow.draft.say({ type: 'draft.unread' });
    expect(flow.at()).toEqual(['landing.unread']);
  });
  test('Continue takes the draft up before it is told the step', () => {
    const flow = landing(draftAt('blockers'));
    flow.send({ type: 'draft.continued' });
    expect(flow.draft.heard()).toEqual([{ type: 'draft.takenUp' }, kept(draftAt('blockers'))]);
  });
  test('starting afresh deletes the draft', () => {
    const flow = landing(draftAt('review'));
    flow.send({ type: 'question.begun' });
    expect(flow.draft.heard()).toEqual([afresh]);
  });
  test.each([
    ['nothing is stored', () => landing()],
    ['a draft could not be read', unread],
  ])('%s: a question that begins tells nothing until its first answer', (_, reach) => {
    const flow = reach();
    flow.send({ type: 'question.begun' });
    expect(flow.draft.heard()).toEqual([]);
    flow.send({ type: 'domain.chosen', domain: 'hiring' });
    expect(flow.draft.heard()).toEqual([
      kept({ step: 'subcategory', answers: { ...blank, domain: 'hiring' }, ...bare }),
    ]);
  });
  test('a draft that is found after the question began leaves it as it is', () => {
    const flow = unread();
    flow.send({ type: 'question.begun' });
    flow.restored(draftAt('review'));
    expect([flow.at(), flow.context().answers]).toEqual([['choosingDomain.plain'], blank]);
    expect(flow.draft.heard()).toEqual([]);
  });
});

/** What the draft hears of the last thing that was done. */
const hears = (flow: ReturnType<typeof landing>) => {
  const [last] = flow.draft.heard().slice(-1);
  return last;
};

describe('in the six steps', () => {
  test('it follows every answer and every step, forward and back', () => {
    const flow = landing();
    flow.send({ type: 'question.begun' });
    let told: Partial<typeof answers | Record<string, unknown>> = { ...blank };
    const tells = (step: QuestionDraft['step'], change: object = {}) => {
      told = { ...told, ...change };
      expect(hears(flow)).toEqual(kept({ step, answers: told, ...bare } as QuestionDraft));
    };
    flow.send({ type: 'domain.chosen', domain: 'hiring' });
    tells('subcategory', { domain: 'hiring' });
    flow.send({ type: 'step.back' });
    tells('domain');
    flow.send({ type: 'domain.chosen', domain: 'hiring' });
    flow.send({ type: 'subcategory.chosen', subcategory: 'first-seat' });
    tells('blockers', { subcategory: 'first-seat' });
    flow.send({ type: 'blocker.toggled', blocker: 'runway' });
    tells('blockers', { blockers: ['runway'] });
    flow.send({ type: 'step.continued' });
    tells('question');
    flow.send({ type: 'suggestion.chosen', suggestion });
    tells('question', { suggestion });
    flow.send({ type: 'writing.requested' });
    tells('question', { suggestion: null });
    flow.send({ type: 'question.edited', text: ownQuestion });
    tells('question', { ownQuestion });
    flow.send({ type: 'step.continued' });
    tells('context');
    flow.send({ type: 'context.edited', field: 'team', value: 'team' });
    tells('context', { team: 'team' });
    flow.send({ type: 'step.continued' });
    tells('review');
    flow.send({ type: 'step.edited', step: 'domain' });
    tells('domain');
  });
  test('it follows the files and the note', () => {
    const flow = stepAt('context');
    const tells = (files: QuestionDraft['files'], voice: QuestionDraft['note']) =>
      expect(hears(flow)).toEqual(kept({ step: 'context', answers, files, note: voice }));
    flow.send({ type: 'files.chosen', files: [new File(['x'], 'deck.pdf')] });
    flow.admitFiles.resolve({ kept: [deck], refused: [] });
    tells([deck], null);
    flow.send({ type: 'note.kept', note });
    tells([deck], note);
    flow.send({ type: 'file.removed', id: deck.id });
    tells([], note);
    flow.send({ type: 'note.deleted' });
    tells([], null);
  });
  test('a member who leaves has the form emptied, and their draft waits: it is told nothing', () => {
    const flow = stepAt('review');
    flow.draft.heard();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.at(), flow.context().answers]).toEqual([['restoring.looking'], blank]);
    expect(flow.draft.heard()).toEqual([]);
  });
});

const submitted = () => {
  const flow = sending();
  flow.draft.heard();
  return flow;
};

describe('of a question that was submitted', () => {
  test('it is told nothing while the question is sent', () => {
    expect(submitted().draft.heard()).toEqual([]);
  });
  test.each([
    { outcome: 'stored', request: requestIn('submitted') },
    { outcome: 'waiting', why: 'signedOut' },
    { outcome: 'waiting', why: 'offline' },
  ] as const)('%o: it is handed over', (answer) => {
    const flow = submitted();
    flow.submitRequest.resolve(answer);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('refused, it is kept again', () => {
    const flow = submitted();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'quota_spent', detail: {} });
    expect(flow.draft.heard()).toEqual([kept({ step: 'review', answers, ...bare })]);
  });
  test('that the outbox cannot take, it is kept again', () => {
    const flow = submitted();
    flow.submitRequest.reject('No room.');
    expect(flow.draft.heard()).toEqual([kept({ step: 'review', answers, ...bare })]);
  });
});
