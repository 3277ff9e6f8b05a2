// The draft of corrections to a returned request: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { returned, shown } from './myRequests.kit.ts';

const answers = { reason: 'Two boards', project: ' ', value: 'A decision' };
const mended = { ...answers, project: 'Halden' };
const opened = [{ type: 'place.changed', place: 'back' }, { type: 'draft.requested' }];

const mending = () => {
  const one = shown([], [returned()]);
  one.send({ type: 'entry.opened', id: 'back' });
  return one;
};
const corrected = () => {
  const one = mending();
  one.send({ type: 'answer.edited', field: 'project', value: 'Halden' });
  one.draft.heard();
  return one;
};

describe('the draft', () => {
  test('is asked for by entry, and puts the corrections into the form', () => {
    const one = mending();
    expect(one.draft.heard()).toEqual(opened);
    one.draft.say({ type: 'draft.restored', words: { answers: { ...mended, other: 'No field' } } });
    expect(one.context()).toMatchObject({ answers: mended, faults: {} });
    expect(one.context().answers).toEqual(mended);
  });
  test('leaves a field marked that it does not correct', () => {
    const one = mending();
    one.draft.say({ type: 'draft.restored', words: { answers: { value: 'Two decisions' } } });
    expect(one.context().faults).toEqual({ project: 'notTaken' });
  });
  test('that there is none of leaves the form as it came back', () => {
    const one = mending();
    one.draft.say({ type: 'draft.restored', words: null });
    expect(one.context()).toMatchObject({ answers, faults: { project: 'notTaken' } });
  });
  test('is taken up as long as nothing is corrected', () => {
    const one = corrected();
    one.draft.say({ type: 'draft.restored', words: { answers: { reason: 'Three boards' } } });
    expect(one.context().answers).toEqual(mended);
  });
  test('follows every change; what came back is nothing to keep', () => {
    const one = mending();
    one.draft.heard();
    one.send({ type: 'answer.edited', field: 'project', value: 'Halden' });
    one.send({ type: 'answer.edited', field: 'project', value: ' ' });
    expect(one.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: mended } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('stays when the dialog is left, and is asked for again', () => {
    const one = corrected();
    one.send({ type: 'action.cancelled' });
    expect(one.draft.heard()).toEqual([]);
    one.send({ type: 'entry.opened', id: 'back' });
    expect(one.draft.heard()).toEqual(opened);
  });
  test('is handed over with the request, and stays where the outbox has no room', () => {
    const one = corrected();
    one.send({ type: 'entry.resent' });
    one.resendEntry.reject();
    expect(one.draft.heard()).toEqual([]);
    one.send({ type: 'entry.resent' });
    one.resendEntry.resolve();
    expect(one.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('is thrown away with the request', () => {
    const one = shown([], [returned()]);
    one.send({ type: 'discard.requested', id: 'back' });
    expect(one.draft.heard()).toEqual(opened);
    one.send({ type: 'discard.confirmed' });
    one.discardEntry.resolve();
    expect(one.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
  });
});
