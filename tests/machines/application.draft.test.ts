// The draft of a short application: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { begin, editing, sending, stored, whole } from './application.kit.ts';

const kept = { type: 'words.changed', words: { answers: whole } };
const answers = { offer: 'Forty hours' };

describe('the draft', () => {
  test('follows every change; blanks are no words', () => {
    const flow = editing();
    flow.draft.heard();
    flow.writes({ offer: 'F' });
    flow.writes({ offer: ' ' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: { offer: 'F' } } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('that is found late is taken up as long as nothing is typed', () => {
    const flow = begin();
    flow.send({ type: 'dialog.opened' });
    flow.wait(1000);
    flow.draft.say({ type: 'draft.restored', words: { answers } });
    expect([flow.states(), flow.context().answers]).toEqual([['asking.editing'], answers]);
    flow.draft.say({ type: 'draft.restored', words: { answers: whole } });
    expect(flow.context().answers).toEqual(answers);
    flow.writes({ offer: '' });
    flow.draft.say({ type: 'draft.restored', words: { answers } });
    expect(flow.context().answers).toEqual(answers);
  });
  test('of a form that was emptied is looked for again when the form is opened', () => {
    const flow = editing();
    flow.writes({ offer: 'F' });
    flow.writes({ offer: '' });
    flow.send({ type: 'dialog.closed' });
    flow.draft.heard();
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['asking.restoring']);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
  });
  test('has the words as they are sent, and is handed over with them', () => {
    const flow = sending({ ...whole, offer: ' Forty hours ' });
    expect(flow.draft.heard().at(-1)).toEqual(kept);
    flow.submitRequest.resolve(stored);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test.each(['signedOut', 'offline'] as const)('is handed over to an outbox that is %s', (why) => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve({ outcome: 'waiting', why });
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('is kept again when the application is returned', () => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
    expect(flow.draft.heard()).toEqual([kept]);
  });
});
