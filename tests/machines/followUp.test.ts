// Following up an answer, by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { followUpMachine } from '#machines/followUp.machine.ts';
import type { FollowUpAnswer, FollowUpDraft, FollowUpRefusal } from '#machines/followUp.machine.ts';
import { draftKit, play, port } from './kit.ts';

const due = '2026-11-27T09:00:00.000Z';

const begin = (given: Partial<{ isUsed: boolean; isOpen: boolean; longest: number }> = {}) => {
  const sendQuestion = port<FollowUpAnswer, { id: string; note: string }>();
  const draft = draftKit<FollowUpDraft>();
  const flow = play(
    followUpMachine.provide({ actors: { draft: draft.logic, sendQuestion: sendQuestion.logic } }),
    { id: 'r1', isUsed: false, isOpen: true, longest: 20, ...given },
  );
  return { ...flow, sendQuestion, draft };
};
const sending = () => {
  const flow = begin();
  flow.send({ type: 'note.edited', text: 'And who signs?' });
  flow.draft.heard();
  flow.send({ type: 'question.sent' });
  return flow;
};

test.each([
  [{ isUsed: true, isOpen: false }, 'used'],
  [{ isUsed: false, isOpen: true }, 'open'],
  [{ isUsed: false, isOpen: false }, 'over'],
])('%j: the page says %s', (given, state) => {
  const flow = begin(given);
  expect([flow.states(), flow.tags()]).toEqual([[state], [state]]);
});

describe('while it is written', () => {
  test('each change is kept', () => {
    const flow = begin();
    flow.send({ type: 'note.edited', text: 'And' });
    flow.send({ type: 'note.edited', text: '' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { note: 'And' } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('a draft is taken up as long as nothing is written', () => {
    const flow = begin();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().note).toBe('');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Kept.' } });
    expect(flow.context().note).toBe('Kept.');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Late.' } });
    expect(flow.context().note).toBe('Kept.');
  });
  test.each([
    ['', 'noteMissing'],
    [' \n', 'noteMissing'],
    ['🙂'.repeat(21), 'noteTooLong'],
  ])('%j is not sent: a sentence says why', (text, key) => {
    const flow = begin();
    flow.send({ type: 'note.edited', text });
    flow.send({ type: 'question.sent' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['open'],
      { note: text, problem: { key } },
    ]);
    expect(flow.sendQuestion.asked).toEqual([]);
    flow.send({ type: 'note.edited', text: '🙂'.repeat(20) });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'question.sent' });
    expect(flow.states()).toEqual(['sending']);
  });
});

describe('while it is sent', () => {
  test('its words stay, and nothing changes them', () => {
    const flow = sending();
    expect([flow.states(), flow.tags()]).toEqual([['sending'], ['busy', 'open']]);
    expect(flow.sendQuestion.asked).toEqual([{ id: 'r1', note: 'And who signs?' }]);
    flow.send({ type: 'note.edited', text: 'Other' });
    expect(flow.context().note).toBe('And who signs?');
  });
  test.each([due, null])('stored: the page says by when it is answered (%s)', (dueAt) => {
    const flow = sending();
    flow.sendQuestion.resolve({ outcome: 'stored', dueAt });
    expect([flow.states(), flow.context()]).toMatchObject([['sent'], { dueAt, note: '' }]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
    expect(flow.heard()).toEqual([{ type: 'request.moved' }]);
  });
  test.each<FollowUpRefusal>([
    'not_signed_in',
    'not_found',
    'invalid',
    'follow_up_over',
    'follow_up_used',
    'illegal_move',
  ])('refused with %s: it says so, and every word stays', (reason) => {
    const flow = sending();
    flow.sendQuestion.resolve({ outcome: 'refused', reason });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['open'],
      { note: 'And who signs?', problem: { key: reason } },
    ]);
    expect(flow.draft.heard()).toEqual([]);
    expect(flow.heard()).toEqual([{ type: 'request.moved' }]);
  });
  test.each([
    [
      'out of reach',
      (flow: ReturnType<typeof begin>) => flow.sendQuestion.reject('No line.'),
      { key: 'failed', message: 'No line.' },
    ],
    ['late', (flow: ReturnType<typeof begin>) => flow.wait(15_000), { key: 'failed' }],
  ])('%s: it says so, loses nothing, and can be sent again', (_, end, problem) => {
    const flow = sending();
    end(flow);
    expect(flow.context()).toMatchObject({ note: 'And who signs?', problem });
    flow.send({ type: 'question.sent' });
    expect([flow.states(), flow.context().problem]).toEqual([['sending'], null]);
    expect(flow.sendQuestion.asked).toHaveLength(2);
  });
});

test('once the 14 days are over, what was written and never sent is still shown', () => {
  const flow = begin({ isOpen: false });
  flow.draft.say({ type: 'draft.restored', words: { note: 'Kept.' } });
  expect([flow.states(), flow.context().note]).toEqual([['over'], 'Kept.']);
});
