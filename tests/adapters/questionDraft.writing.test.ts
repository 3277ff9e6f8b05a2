// @vitest-environment happy-dom
// The draft of a question in this browser while it is written and sent: every change, its files, and no second copy.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { asynqMachine } from '#machines/asynq.machine.ts';
import { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { clearSentQuestion, questionDraft } from '../../src/flows/asynq/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { requestIn } from '../machines/myRequests.kit.ts';
import { submissionPort } from '../machines/submission.kit.ts';
import { ownQuestion } from '../paths/asynq.samples.ts';
import { begin, contextOf, isReady, sits } from './openForm.ts';
import type { Sitting } from './openForm.ts';
import { deck, note, readQuestion, restoreFor, whole, writeQuestion } from './questionDraft.kit.ts';
import { freshBrowser } from './wire.ts';

const { store } = questionDraft;
const bytes = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  readFile: async (id: string) => bytes.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => bytes.delete(id)),
}));

beforeEach(() => {
  freshBrowser();
  bytes.clear();
  for (const { id } of [deck, note]) bytes.set(id, new Blob(['la']));
});
afterEach(() => vi.unstubAllGlobals());

const silent = fromCallback(() => {}) as never;

/** The landing of this user, with their drafts read. */
async function landing(user: Sitting) {
  const { submitRequest, submission } = submissionPort();
  const flow = begin(
    asynqMachine.provide({
      actors: {
        draft: draftOf(sits(user), questionDraft),
        questionAllowance: silent,
        admitFiles: silent,
        voiceNote: silent,
        submission,
        questionDelivery: questionDeliveryMachine.provide({ actors: { outboxFeed: silent } }),
      },
    }),
  );
  if (user === undefined) flow.timeoutEnds();
  await vi.waitFor(() => expect(isReady(flow)).toBe(true));
  const send = (...events: (string | { type: string; [field: string]: unknown })[]) => {
    for (const event of events)
      flow.actor.send(typeof event === 'string' ? { type: event } : event);
  };
  return { ...flow, submitRequest, send };
}

/** A question that goes on where it was left. */
async function continued(draft: Readonly<Record<string, unknown>> = whole) {
  writeQuestion('ada', draft);
  const flow = await landing('ada');
  flow.send('draft.continued');
  return flow;
}

/** A question that is in the outbox. */
async function sent() {
  const flow = await continued();
  flow.send('question.submitted');
  // What submitRequest does once the question is in the outbox.
  clearSentQuestion(flow.submitRequest.asked[0] as Submission, 'ada');
  expect(readQuestion()).toBeNull();
  return flow;
}

const [chosen, subcategoryChosen] = [
  { type: 'domain.chosen', domain: 'gtm' },
  { type: 'subcategory.chosen', subcategory: 'pricing' },
];

describe('while the question is written', () => {
  test('every change and every step is saved for its member', async () => {
    const flow = await landing('ada');
    flow.send('question.begun', chosen);
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'subcategory' } });
    flow.send(subcategoryChosen);
    expect(readQuestion()?.draft).toMatchObject({
      step: 'blockers',
      answers: { domain: 'gtm', subcategory: 'pricing' },
    });
    flow.send('step.back', 'step.back');
    expect(readQuestion()?.draft).toMatchObject({ step: 'domain' });
  });
  test('a draft that is only offered, and a step 1 without an answer, are not written', async () => {
    const stored = JSON.stringify({ version: 1, owner: null, ...whole });
    write(keys.question, stored);
    const flow = await landing('ada');
    expect(read(keys.question)).toBe(stored);
    write(keys.question, null);
    flow.send('question.begun');
    expect(read(keys.question)).toBeNull();
  });
  test('a question that is continued unchanged keeps its owner', async () => {
    writeQuestion(null, whole);
    const flow = await landing('ada');
    flow.send('draft.continued');
    expect(readQuestion()).toMatchObject({ owner: null, draft: whole });
    flow.send('step.back');
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'context' } });
  });
  test('a failed reading is not an answer: the next choice is stored next to the saved draft', async () => {
    writeQuestion('ada', whole);
    const flow = await landing(undefined);
    flow.send('question.begun', chosen);
    expect(readQuestion()).toMatchObject({ owner: null, draft: { step: 'subcategory' } });
    expect(await restoreFor('ben')).toMatchObject({ step: 'subcategory' });
    store.take(({ owner }) => owner === null);
    expect(await restoreFor('ada')).toEqual(whole);
  });
  test('a draft that is found after the question began is not overwritten', async () => {
    writeQuestion('ada', whole);
    const flow = await landing('ada');
    flow.actor.send({ type: 'draft.restored', words: null });
    flow.send('question.begun', chosen);
    expect(store.all()).toHaveLength(2);
    expect(store.all().at(-1)?.draft).toEqual(whole);
  });
  test('starting a new question deletes the draft, with the bytes of its files', async () => {
    writeQuestion('ada', whole);
    const flow = await landing('ada');
    flow.send('question.begun');
    expect(readQuestion()).toBeNull();
    await vi.waitFor(() => expect(bytes.size).toBe(0));
    flow.send(chosen);
    expect(store.all()).toHaveLength(1);
  });
  test('a file that is removed is deleted, and a note that is deleted', async () => {
    const flow = await continued({ ...whole, step: 'context' });
    flow.send({ type: 'file.removed', id: deck.id });
    await vi.waitFor(() => expect([...bytes.keys()]).toEqual(['note']));
    flow.send('note.deleted');
    await vi.waitFor(() => expect(bytes.size).toBe(0));
  });
  test('a sent question has no draft, and its bytes stay for the outbox', async () => {
    const flow = await sent();
    flow.submitRequest.resolve({ outcome: 'stored', request: requestIn('submitted') });
    expect(readQuestion()).toBeNull();
    flow.send(chosen);
    expect(bytes.size).toBe(2);
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'subcategory' } });
  });
  test('a refused question is saved again, word for word', async () => {
    const flow = await sent();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'quota_spent', detail: {} });
    expect(contextOf(flow)).toMatchObject({ answers: whole.answers });
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: whole });
    expect(bytes.size).toBe(2);
  });
  test('only the question that was sent is deleted: other words, other files and another member’s stay', async () => {
    const flow = await continued();
    flow.send('question.submitted');
    const [submission] = flow.submitRequest.asked;
    const others: [string, object][] = [
      ['ada', { ...whole, note: null }],
      ['ada', { ...whole, answers: { ...whole.answers, team: 'team' } }],
      ['ada', { ...whole, answers: { ...whole.answers, suggestion: null, ownQuestion } }],
      ['ben', whole],
    ];
    for (const [owner, draft] of others) {
      write(keys.question, null);
      writeQuestion(owner, { ...draft });
      clearSentQuestion(submission as Submission, 'ada');
      expect(readQuestion()?.owner).toBe(owner);
    }
  });
  test('the member’s own words are recognised as they were trimmed', async () => {
    const answers = { ...whole.answers, suggestion: null, ownQuestion: ` ${ownQuestion}\n` };
    const flow = await continued({ ...whole, answers });
    flow.send('question.submitted');
    clearSentQuestion(flow.submitRequest.asked[0] as Submission, 'ada');
    expect(readQuestion()).toBeNull();
  });
});
