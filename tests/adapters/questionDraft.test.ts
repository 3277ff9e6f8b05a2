// @vitest-environment happy-dom
// The draft of a question in this browser: over a reload, a sign-in and a sign-out, and no longer.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { StateValue } from 'xstate';
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { AttachedFile, QuestionAnswers, QuestionStep } from '#machines/asynq.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { questionStore } from '../../src/adapters/storage/draftStores.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { clearQuestion } from '../../src/flows/asynq/ports/clearDraft.ts';
import { saveQuestionOf, restoreQuestionOf } from '../../src/flows/asynq/ports/draft.ts';
import { draftAt as left } from '../machines/asynq.kit.ts';
import { draftAt, ownQuestion } from '../paths/asynq.samples.ts';
import { entryOf, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

const bytes = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  readFile: async (id: string) => bytes.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => bytes.delete(id)),
}));

const deck: AttachedFile = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 };
const note: AttachedFile = { id: 'note', name: 'Voice note.webm', type: 'audio/webm', size: 7 };
const whole = { ...draftAt('review'), files: [deck], note };

const writeQuestion = (owner: string | null, draft: object) => {
  questionStore.showNone();
  questionStore.save(owner, draft);
};
/** The newest saved draft, of any owner. */
const readQuestion = () => {
  const { drafts = [] } = JSON.parse(read(keys.question) ?? '{}') as {
    drafts?: { owner: string | null; draft: object }[];
  };
  return drafts[0] ?? null;
};
const restoreFor = (member: string | null) =>
  toPromise(createActor(restoreQuestionOf(async () => member)).start());

beforeEach(() => {
  freshBrowser();
  bytes.clear();
  for (const { id } of [deck, note]) bytes.set(id, new Blob(['la']));
});
afterEach(() => vi.unstubAllGlobals());

describe('a saved draft', () => {
  test('is restored whole for its author', async () => {
    writeQuestion('ada', whole);
    expect(await restoreFor('ada')).toEqual(whole);
  });
  test.each(['ben', null])('of a member is not shown to %s', async (somebody) => {
    writeQuestion('ada', whole);
    expect(await restoreFor(somebody)).toBeNull();
  });
  test('without an owner is shown to the current user', async () => {
    writeQuestion(null, whole);
    expect(await restoreFor('ada')).toEqual(whole);
  });
  test('loses the files whose bytes the browser has deleted', async () => {
    bytes.clear();
    writeQuestion('ada', whole);
    expect(await restoreFor('ada')).toEqual({ ...whole, files: [], note: null });
  });
  test.each<[string, Partial<Record<keyof QuestionAnswers, unknown>>, QuestionStep]>([
    ['a domain that is not offered', { domain: 'astrology', ownQuestion }, 'domain'],
    ['a subcategory that is not offered', { subcategory: 'none' }, 'subcategory'],
    ['blockers that are not offered', { blockers: ['none', 7] }, 'blockers'],
    ['a suggestion that is not offered', { suggestion: { id: 'none', text: 'x' } }, 'question'],
  ])('%s is left out, and its step is shown again', async (_, change, step) => {
    const stored = { ...whole, answers: { ...whole.answers, ...change } };
    write(keys.question, JSON.stringify({ version: 1, owner: null, ...stored }));
    expect((await restoreFor(null))?.step).toBe(step);
  });
  test('has the words of a suggestion as it is offered today', async () => {
    const suggestion = { ...whole.answers.suggestion, text: 'Yesterday?' };
    const stored = { ...whole, answers: { ...whole.answers, suggestion } };
    write(keys.question, JSON.stringify({ owner: null, ...stored }));
    expect(await restoreFor(null)).toEqual(whole);
  });
  test.each(['{', '7', '[]', '{}', '{"answers":7,"files":{},"note":[]}'])(
    '%s is not a draft',
    async (stored) => {
      write(keys.question, stored);
      expect(await restoreFor(null)).toBeNull();
    },
  );
});

describe('ownership', () => {
  test('a draft without an owner becomes that of the first member who signs in', () => {
    writeQuestion(null, whole);
    adopt('ada');
    expect(readQuestion()?.owner).toBe('ada');
  });
  test('another member’s draft waits for them, with the bytes of its files', async () => {
    adopt('ada');
    writeQuestion('ada', whole);
    adopt('grace');
    expect(await restoreFor('grace')).toBeNull();
    write(keys.owner, 'grace');
    forgetMember();
    expect(await restoreFor('ada')).toEqual(whole);
  });
  test('signing out deletes it, except for the files that the outbox has yet to send', async () => {
    writeQuestion('ada', whole);
    leave(entryOf({ attachments: [deck] }));
    write(keys.owner, 'ada');
    forgetMember();
    expect(read(keys.question)).toBeNull();
    await vi.waitFor(() => expect([...bytes.keys()]).toEqual(['deck']));
  });
});

type Watched = { member?: string | null } & Record<string, unknown>;

describe('while the question is written', () => {
  /** A snapshot in a state, with these answers, while this member is signed in. */
  function watched() {
    const observers: ((snapshot: never) => void)[] = [];
    let user: string | null = null;
    saveQuestionOf(() => user)({
      subscribe: (observer) => observers.push(observer as (typeof observers)[0]),
    });
    return (question: StateValue, { member = null, ...context }: Watched = {}) => {
      user = member;
      const blank = asynqMachine.resolveState({
        value: question,
        context: {
          answers: { ...whole.answers, domain: null, ownQuestion: '' },
          files: [],
          note: null,
          draft: null,
          goesTo: 'domain',
          allowance: null,
          fileRefusals: [],
          problem: null,
          sentAs: 'stored',
          ...context,
        },
      });
      for (const tell of observers) tell(blank as never);
    };
  }
  const asked = { answers: whole.answers, files: [deck], note, member: 'ada' };

  test('every change is saved for its member', () => {
    const at = watched();
    at('choosingBlockers', asked);
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'blockers' } });
    at('reviewing', { ...asked, member: null });
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'review' } });
  });
  test('a landing without a draft, and a step 1 without an answer, overwrite nothing', () => {
    writeQuestion('ada', whole);
    const at = watched();
    at({ landing: 'fresh' });
    at({ choosingDomain: 'plain' });
    expect(readQuestion()).not.toBeNull();
  });
  test('a failed restore is not an answer: the next choice is stored next to the saved draft', async () => {
    write(keys.question, JSON.stringify({ version: 1, owner: 'ada', ...whole }));
    const at = watched();
    const failing = createActor(
      restoreQuestionOf(() => Promise.reject(new Error('No such part.'))),
    );
    failing.subscribe({ error: () => {} });
    await expect(toPromise(failing.start())).rejects.toThrow('No such part.');
    at('choosingSubcategory', { answers: left('domain').answers, member: 'ada' });
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'subcategory' } });
    clearQuestion();
    expect(await restoreFor('ada')).toEqual(whole);
  });
  test('starting a new question deletes the draft, with the bytes of its files', async () => {
    writeQuestion('ada', whole);
    const at = watched();
    await restoreFor('ada');
    at({ landing: 'begun' }, { draft: whole });
    at({ choosingDomain: 'plain' });
    expect(readQuestion()).toBeNull();
    await vi.waitFor(() => expect(bytes.size).toBe(0));
  });
  test('a file that is removed is deleted', async () => {
    const at = watched();
    at({ describing: { documents: 'open', voice: 'quiet' } }, asked);
    at({ describing: { documents: 'open', voice: 'quiet' } }, { ...asked, files: [] });
    await vi.waitFor(() => expect([...bytes.keys()]).toEqual(['note']));
  });
  test('a sent question has no draft, and its bytes stay for the outbox', async () => {
    const at = watched();
    at('reviewing', asked);
    at('sending', asked);
    clearQuestion();
    at({ choosingDomain: 'sent' });
    at('choosingSubcategory', { answers: left('domain').answers });
    expect(bytes.size).toBe(2);
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'subcategory' } });
  });
  test('a refused question is saved again', () => {
    const at = watched();
    at('sending', asked);
    clearQuestion();
    at('reviewing', asked);
    expect(readQuestion()).toMatchObject({ owner: 'ada', draft: { step: 'review' } });
  });
});
