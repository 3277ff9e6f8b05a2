// @vitest-environment happy-dom
// The draft of a question in this browser: over a reload, a sign-in and a sign-out, and no longer.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionAnswers, QuestionStep } from '#machines/asynq.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { ownQuestion } from '../paths/asynq.samples.ts';
import { entryOf, leave } from './outboxWorld.ts';
import { deck, note, readQuestion, restoreFor, whole, writeQuestion } from './questionDraft.kit.ts';
import { freshBrowser } from './wire.ts';

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
    expect((await restoreFor(null))?.['step']).toBe(step);
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
