// The draft of a request for an office hour: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking.machine.ts';
import { atStep3, blank, deck, lost, opening, sending, stored, words } from './booking.kit.ts';

const { delays } = bookingMachine.implementations;
const draft = { answers: words, file: deck };
const kept = { type: 'words.changed', words: draft };
const nothing = { type: 'words.changed', words: null };

/** A form that opened before its draft was read. */
const unread = () => {
  const flow = opening();
  flow.wait(Number(delays.restoreTimeout));
  return flow;
};

describe('the draft', () => {
  test('follows every answer, chosen, typed or ticked; blanks are no words', () => {
    const flow = opening();
    flow.restored(null);
    flow.send({ type: 'answer.edited', field: 'role', value: 'lp' });
    flow.send({ type: 'answer.edited', field: 'role', value: '' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'answer.edited', field: 'callObjective', value: ' ' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'answer.edited', field: 'readyOnTime', value: true });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: { ...blank, role: 'lp' }, file: null } },
      nothing,
      nothing,
      {
        type: 'words.changed',
        words: { answers: { ...blank, callObjective: ' ', readyOnTime: true }, file: null },
      },
    ]);
  });
  test('follows the file', () => {
    const flow = atStep3(null);
    flow.send({ type: 'files.chosen', files: [new File(['x'], 'deck.pdf')] });
    flow.admitFile.resolve({ kept: deck, refused: [] });
    flow.send({ type: 'file.removed' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: blank, file: deck } },
      nothing,
    ]);
  });
  test.each([0, 1, 2])(
    'that is found late is taken up after %i steps without an answer',
    (steps) => {
      const flow = unread();
      for (let step = 0; step < steps; step += 1) flow.send({ type: 'step.continued' });
      flow.restored(draft);
      expect(flow.context()).toMatchObject(draft);
      flow.restored({ answers: blank, file: null });
      expect(flow.context()).toMatchObject(draft);
    },
  );
  test('that is found late leaves what was entered', () => {
    const flow = unread();
    flow.send({ type: 'answer.edited', field: 'role', value: 'lp' });
    flow.restored(draft);
    expect(flow.context()).toMatchObject({ answers: { ...blank, role: 'lp' }, file: null });
  });
  test.each([
    ['stored', stored],
    ['waiting for the account', { outcome: 'waiting', why: 'signedOut' }],
    ['waiting for the network', { outcome: 'waiting', why: 'offline' }],
  ] as const)('of a request that is %s is handed over', (_, answer) => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve(answer);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test.each([
    ['without its slot', lost('slot_closed')],
    [
      'with a field named',
      { outcome: 'refused', reason: 'invalid', detail: { field: 'callObjective' } },
    ],
    ['refused', { outcome: 'refused', reason: 'already_requested', detail: {} }],
  ] as const)('of a request that is returned %s is kept again', (_, answer) => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve(answer);
    expect(flow.draft.heard()).toEqual([kept]);
  });
  test('that is found while a blank form is sent stays, and is taken up when the form is returned', () => {
    const blankForm = () => {
      const flow = unread();
      for (const type of ['step.continued', 'step.continued', 'request.submitted'] as const)
        flow.send({ type });
      flow.restored(draft);
      expect(flow.context()).toMatchObject({ answers: blank, file: null });
      return flow;
    };
    const sent = blankForm();
    sent.submitRequest.resolve(stored);
    expect(sent.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    const returned = blankForm();
    returned.submitRequest.resolve(lost('slot_past'));
    expect(returned.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    returned.restored(draft);
    expect(returned.context()).toMatchObject(draft);
  });
  test('that cannot run is missed by nothing: the form opens all the same', () => {
    const flow = unread();
    expect([flow.states(), flow.context().answers]).toEqual([['who'], blank]);
  });
});
