// @vitest-environment happy-dom
// The draft of a note to a gathering in this browser, and what becomes of it when the application is in the outbox.
import { beforeEach, expect, test } from 'vitest';
import { clearSentNote, noteDraft } from '../../src/flows/gatherings/ports/draft.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const { store, understand } = noteDraft;
const note = 'One decision';
const keeps = (owner: string, place: string) =>
  store.put({ id: `${owner} ${place}`, place, owner, member: owner }, { note });

test('an application in the outbox leaves no draft of its note, and leaves those of others and of other gatherings', () => {
  keeps('ada', 'paris-walk');
  keeps('ada', 'lisbon-dinner');
  keeps('ben', 'paris-walk');
  const answers = { gathering: 'paris-walk-2026-12-03', note, onboarding: 'closed', lacking: [] };
  clearSentNote({ kind: 'gathering', subject: 'Paris walk', answers }, 'ada');
  expect(store.all().map(({ id }) => id)).toEqual(['ben paris-walk', 'ada lisbon-dinner']);
});

test('what is no text is no note', () => {
  expect([understand({ note }), understand({ note: 7 }), understand({})]).toEqual([
    { note },
    null,
    null,
  ]);
});
