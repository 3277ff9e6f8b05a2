// The draft of corrections to a returned request: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { requestIn, returned, shown } from './myRequests.kit.ts';

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
  test('has the slot that was chosen instead of a lost one, and brings it back', () => {
    const open = { slot: '2026-11-26T14:20', host: 'quasar', subject: 'Quasar' } as const;
    const detail = { nearest: [open.slot] };
    const refusal = { reason: 'slot_closed', detail } as const;
    const lost = returned({ kind: 'office-hours', answers: { role: 'founder' }, refusal });
    const one = shown([], [lost]);
    one.send({ type: 'entry.opened', id: 'back' });
    one.nearestSlots.resolve([open.slot]);
    one.draft.heard();
    one.send({ type: 'slot.exchanged', slot: open });
    const words = { answers: { role: 'founder' }, slot: open };
    expect(one.draft.heard()).toEqual([{ type: 'words.changed', words }]);
    one.send({ type: 'action.cancelled' });
    one.send({ type: 'entry.opened', id: 'back' });
    one.draft.say({ type: 'draft.restored', words });
    expect(one.context()).toMatchObject({ slot: open, nearest: [open.slot] });
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

const asked = requestIn('needsYou');
const replying = () => {
  const one = shown([asked]);
  one.send({ type: 'reply.opened', id: asked.id });
  return one;
};

describe('the draft of a reply', () => {
  test('has a place of its own, and follows every change', () => {
    const one = replying();
    one.send({ type: 'reply.edited', text: 'Here it is' });
    one.send({ type: 'reply.edited', text: '' });
    expect(one.draft.heard()).toEqual([
      { type: 'place.changed', place: `reply ${asked.id}` },
      { type: 'draft.requested' },
      { type: 'words.changed', words: { answers: {}, reply: 'Here it is' } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('is taken up as long as nothing is written', () => {
    const one = replying();
    const words = { answers: {}, reply: 'Here it' };
    one.draft.say({ type: 'draft.restored', words });
    expect(one.context().reply).toBe('Here it');
    one.draft.say({ type: 'draft.restored', words: { ...words, reply: 'Another' } });
    expect(one.context().reply).toBe('Here it');
  });
  test('stays when the reply is refused, and is over when it is sent', () => {
    const one = replying();
    one.send({ type: 'reply.edited', text: 'Here it is' });
    one.draft.heard();
    one.send({ type: 'reply.sent' });
    one.replyToRequest.reject('No answer');
    expect(one.draft.heard()).toEqual([]);
    one.send({ type: 'reply.sent' });
    one.replyToRequest.resolve({ outcome: 'stored' });
    expect(one.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
});
