// The draft of a meeting request: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { begin, editing, sending, stored, submitted, words } from './meetingRequest.kit.ts';

const kept = { type: 'words.changed', words };
const blank = { reason: '', project: '', value: '' };
const requested = [{ type: 'draft.requested' }];

describe('the draft', () => {
  test('is asked for when the form opens, and not before; the form does not wait for it', () => {
    const flow = begin();
    expect(flow.draft.heard()).toEqual([]);
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.draft.heard()]).toEqual([['form.editing'], requested]);
    flow.draft.say({ type: 'draft.restored', words });
    expect(flow.context()).toEqual({ ...words, problem: null });
  });
  test('that there is none of leaves the form as it is', () => {
    const flow = editing();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context()).toEqual({ ...blank, problem: null });
  });
  test('is taken up as long as nothing is typed', () => {
    const flow = editing();
    flow.send({ type: 'field.edited', field: 'value', text: 'Mine' });
    flow.draft.say({ type: 'draft.restored', words });
    expect(flow.context()).toMatchObject({ ...blank, value: 'Mine' });
  });
  test('follows every change; blanks are no words', () => {
    const flow = editing();
    flow.draft.heard();
    flow.send({ type: 'field.edited', field: 'value', text: 'M' });
    flow.send({ type: 'field.edited', field: 'value', text: ' ' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { ...blank, value: 'M' } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('is not asked for again while the form has words', () => {
    const flow = editing();
    flow.writes();
    flow.send({ type: 'dialog.closed' });
    flow.draft.heard();
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.draft.heard()]).toEqual([['form.editing'], []]);
  });
  test.each([
    stored,
    { outcome: 'waiting', why: 'signedOut' },
    { outcome: 'waiting', why: 'offline' },
  ] as const)('is handed over with the request: $outcome $why', (answer) => {
    const flow = sending();
    expect(flow.draft.heard().at(-1)).toEqual(kept);
    flow.submitRequest.resolve(answer);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('is kept again when the request is returned', () => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
    expect(flow.draft.heard()).toEqual([kept]);
  });
  test('of the next request is asked for, also while the dialog leaves', () => {
    const flow = submitted();
    flow.send({ type: 'dialog.closed' });
    flow.draft.heard();
    flow.send({ type: 'dialog.opened' });
    expect(flow.draft.heard()).toEqual(requested);
  });
  test('of a member who has left is not deleted with what is on screen', () => {
    const flow = editing();
    flow.writes();
    flow.draft.heard();
    flow.memberFeed.say({ type: 'member.left' });
    expect(flow.draft.heard()).toEqual([]);
  });
});
