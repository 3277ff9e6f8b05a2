// @vitest-environment happy-dom
// The draft of the meeting request in this browser, and what becomes of it when the request is in the outbox.
import { beforeEach, expect, test } from 'vitest';
import { clearSentMeeting, meetingDraft } from '../../src/flows/meetingRequest/ports/draft.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const { store, understand } = meetingDraft;
const words = { reason: 'Two boards', project: 'Halden', value: 'A decision' };
const keeps = (owner: string, draft = words) =>
  store.put({ id: `of ${owner}`, place: '', owner, member: owner }, draft);

test('a request in the outbox leaves no draft of its words, and leaves those of others', () => {
  keeps('ada');
  keeps('ben');
  clearSentMeeting({ kind: 'meeting', subject: 'Halden', answers: words }, 'ada');
  expect(store.all().map(({ owner }) => owner)).toEqual(['ben']);
});

test('another draft of the same member stays', () => {
  keeps('ada', { ...words, value: 'Two decisions' });
  clearSentMeeting({ kind: 'meeting', subject: 'Halden', answers: words }, 'ada');
  expect(store.all()).toHaveLength(1);
});

test('what is not text is no answer, and no answer is no draft', () => {
  expect(understand({ reason: 'Two boards', project: 7 })).toEqual({
    reason: 'Two boards',
    project: '',
    value: '',
  });
  expect(understand({ reason: null })).toBeNull();
});
