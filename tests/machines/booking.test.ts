// The booking by state: its three steps and the file (docs/product-spec.md, "2. Screens and routes", "3. Entities and their
// fields", "Office-hours booking", "6. Roles and permissions").
import { describe, expect, test } from 'vitest';
import { bookingMachine, longestBookingWords } from '#machines/booking.machine.ts';
import { atStep3, blank, deck, opening, words } from './booking.kit.ts';

const { delays } = bookingMachine.implementations;

describe('before the dialog opens', () => {
  test('an earlier draft is restored', () => {
    const flow = opening();
    expect(flow.tags()).toEqual(['opening']);
    flow.restored({ answers: words, file: deck });
    expect(flow.states()).toEqual(['who']);
    expect(flow.context()).toMatchObject({ answers: words, file: deck });
  });
  test('without a draft the defaults apply: empty, false, null', () => {
    const flow = opening();
    flow.restored(null);
    expect(flow.context()).toMatchObject({ answers: blank, file: null, problem: null });
  });
  test('a restore that fails or never answers does not keep the dialog shut', () => {
    const refused = opening();
    refused.draft.say({ type: 'draft.unread' });
    expect(refused.states()).toEqual(['who']);
    const silent = opening();
    silent.wait(Number(delays.restoreTimeout));
    expect(silent.states()).toEqual(['who']);
  });
});

describe('the three steps', () => {
  test('go forward and back, and require nothing', () => {
    const flow = opening();
    flow.restored(null);
    expect(flow.tags()).toEqual(['dialogOpen', 'editable', 'who']);
    expect(flow.can({ type: 'step.back' })).toBe(false);
    flow.send({ type: 'step.continued' });
    expect(flow.tags()).toEqual(['dialogOpen', 'editable', 'why']);
    flow.send({ type: 'step.continued' });
    expect(flow.tags()).toEqual(['dialogOpen', 'editable', 'ready']);
    expect(flow.can({ type: 'request.submitted' })).toBe(true);
    flow.send({ type: 'step.back' });
    flow.send({ type: 'step.back' });
    expect(flow.states()).toEqual(['who']);
  });
  test.each(['callObjective', 'additionalNotes'] as const)(
    'step 2 keeps a %s that is too long, and explains it instead of continuing',
    (field) => {
      const flow = opening();
      const beyond = '😀'.repeat(longestBookingWords + 1);
      flow.restored({ answers: { ...blank, [field]: beyond }, file: null });
      flow.send({ type: 'step.continued' });
      flow.send({ type: 'step.continued' });
      expect(flow.states()).toEqual(['why']);
      expect(flow.context()).toMatchObject({
        answers: { [field]: beyond },
        faults: { [field]: 'tooLong' },
      });
      flow.send({ type: 'answer.edited', field, value: '😀'.repeat(longestBookingWords) });
      flow.send({ type: 'step.continued' });
      expect([flow.states(), flow.context().faults]).toEqual([['ready.open'], {}]);
    },
  );
  test.each(['callObjective', 'additionalNotes'] as const)(
    'a refusal that names the %s leads back to its field',
    (field) => {
      const flow = atStep3();
      flow.send({ type: 'request.submitted' });
      flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail: { field } });
      expect(flow.states()).toEqual(['why']);
      expect(flow.context()).toMatchObject({
        answers: words,
        faults: { [field]: 'notTaken' },
      });
    },
  );
  test('store each answer', () => {
    const flow = opening();
    flow.restored(null);
    flow.send({ type: 'answer.edited', field: 'role', value: 'lp' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'answer.edited', field: 'callObjective', value: 'Why us?' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'answer.edited', field: 'readyOnTime', value: true });
    expect(flow.context().answers).toEqual({
      ...blank,
      role: 'lp',
      callObjective: 'Why us?',
      readyOnTime: true,
    });
  });
  test.each([0, 1, 2])('can be left after %i of them', (steps) => {
    const flow = opening();
    flow.restored(null);
    for (let step = 0; step < steps; step += 1) flow.send({ type: 'step.continued' });
    flow.send({ type: 'dialog.closed' });
    expect(flow.isOver()).toBe(true);
    expect(flow.submitRequest.asked).toEqual([]);
  });
});

describe('the file', () => {
  const chosen = [new File(['x'], 'deck.pdf')];
  test('that is accepted is kept', () => {
    const flow = atStep3(null);
    flow.send({ type: 'files.chosen', files: chosen });
    expect(flow.tags()).toEqual(['admitting', 'dialogOpen', 'ready']);
    expect(flow.admitFile.asked).toEqual([{ files: chosen }]);
    for (const type of ['request.submitted', 'step.back'] as const)
      expect(flow.can({ type })).toBe(false);
    flow.admitFile.resolve({ kept: deck, refused: [] });
    expect(flow.context().file).toEqual(deck);
    flow.send({ type: 'file.removed' });
    expect(flow.context().file).toBeNull();
  });
  test('that is rejected leaves the previous one, and shows the reason', () => {
    const flow = atStep3();
    flow.send({ type: 'files.chosen', files: chosen });
    flow.admitFile.resolve({ kept: null, refused: ['“film.mov” cannot be attached here.'] });
    expect(flow.context()).toMatchObject({
      file: deck,
      fileRefusals: ['“film.mov” cannot be attached here.'],
    });
  });
  test.each(['refuses', 'says nothing'])('is not kept when the browser %s', (how) => {
    const flow = atStep3(null);
    flow.send({ type: 'files.chosen', files: chosen });
    if (how === 'refuses') flow.admitFile.reject('QuotaExceededError');
    else flow.wait(Number(delays.storageTimeout));
    expect(flow.states()).toEqual(['ready.open']);
    expect(flow.context()).toMatchObject({ file: null, problem: { key: 'no_room' } });
  });
});
