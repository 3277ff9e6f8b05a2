// The booking by state: sending, the confirmation, and a slot that is taken (docs/product-decisions.md, "Office
// hours", "Outbox").
import { describe, expect, test } from 'vitest';
import { submissionMachine } from '#machines/submission.machine.ts';
import { deck, gone, lost, nearest, other, sending, slot, stored, words } from './booking.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

const { delays } = submissionMachine.implementations;

describe('while it is sent', () => {
  test('submitRequest gets the slot, every answer and the file', () => {
    const flow = sending();
    expect(flow.tags()).toEqual(['busy', 'dialogOpen', 'ready']);
    expect(flow.submitRequest.asked).toEqual([
      {
        kind: 'office-hours',
        subject: slot.subject,
        answers: { ...words, slot: slot.slot, callObjective: 'Pilot, or second site?' },
        kept: [deck],
      },
    ]);
    for (const type of ['dialog.closed', 'step.back', 'request.submitted'] as const)
      expect(flow.can({ type })).toBe(false);
  });
  test('in a slot of the calls it is an advisory call, with the same answers', () => {
    const flow = sending(submissionPort(), { ...slot, host: 'advisor' });
    expect(flow.submitRequest.asked).toMatchObject([
      { kind: 'advisory-call', answers: { slot: slot.slot } },
    ]);
  });
  test.each<[SubmitAnswer, string]>([
    [stored, 'stored'],
    [{ outcome: 'waiting', why: 'signedOut' }, 'waitingForAccount'],
    [{ outcome: 'waiting', why: 'offline' }, 'waitingForNetwork'],
  ])('%o is confirmed', (answer, state) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect(flow.states()).toEqual([`confirmed.${state}`]);
    expect(flow.tags()).toEqual(['confirmed', 'dialogOpen', state].toSorted());
  });
  test('no answer for four seconds: the confirmation says that the request waits', () => {
    const flow = sending();
    flow.submitRequest.queue();
    flow.wait(Number(delays.answerTimeout));
    expect(flow.states()).toEqual(['confirmed.waitingForNetwork']);
  });
  test('a refusal keeps every word and shows the reason', () => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'already_requested', detail: {} });
    expect(flow.states()).toEqual(['ready.open']);
    expect(flow.context()).toMatchObject({
      answers: words,
      file: deck,
      problem: { key: 'already_requested' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    expect(flow.told()).toEqual([]);
  });
  test('an outbox that fails shows its own sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No desk.');
    expect(flow.context()).toMatchObject({
      answers: words,
      problem: { key: 'failed', message: 'No desk.' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No desk.' }]);
  });
  test('a submission that cannot run: the form says that it failed, in its own words', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending({ ...submissionPort(), submission });
    child.reject('Flow submission is not provided.');
    expect(flow.states()).toEqual(['ready.open']);
    expect(flow.context()).toMatchObject({ answers: words, file: deck });
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
});

describe('when the slot is taken', () => {
  test.each(['slot_closed', 'slot_past'] as const)('(%s) the form stays, whole', (reason) => {
    const flow = sending();
    flow.submitRequest.resolve(lost(reason));
    expect(flow.tags()).toEqual(['dialogOpen', 'editable', 'ready', 'slotGone']);
    expect(flow.context()).toMatchObject({
      answers: words,
      file: deck,
      nearest,
      problem: { key: reason },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'slotGone' }]);
    expect(flow.told()).toEqual(['slots.outdated']);
    expect(flow.can({ type: 'request.submitted' })).toBe(false);
  });
  test('the member chooses one of the three offered slots, and the same answers are sent for it', () => {
    const flow = gone();
    flow.send({ type: 'slot.exchanged', slot: other });
    expect(flow.states()).toEqual(['ready.open']);
    expect(flow.context()).toMatchObject({ slot: other, nearest: null, problem: null });
    flow.send({ type: 'request.submitted' });
    expect(flow.submitRequest.asked.at(-1)).toMatchObject({
      subject: other.subject,
      answers: { ...words, slot: other.slot, callObjective: 'Pilot, or second site?' },
      kept: [deck],
    });
  });
  test('a slot that is not offered cannot be requested', () => {
    const flow = gone();
    expect(flow.can({ type: 'slot.exchanged', slot })).toBe(false);
  });
  test('the earlier steps can be shown, and the slot is still taken', () => {
    const flow = gone();
    flow.send({ type: 'step.back' });
    expect(flow.states()).toEqual(['why']);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['ready.gone']);
  });
  test('the file can still be chosen and removed', () => {
    const flow = gone();
    flow.send({ type: 'file.removed' });
    flow.send({ type: 'files.chosen', files: [new File(['x'], 'plan.pdf')] });
    flow.admitFile.resolve({ kept: { ...deck, id: 'plan' }, refused: [] });
    expect(flow.states()).toEqual(['ready.gone']);
    expect(flow.context().file?.id).toBe('plan');
  });
  test.each([{}, { nearest: 'soon' }, { nearest: [7] }])(
    'an answer that names no slot (%o) offers none',
    (detail) => {
      const flow = sending();
      flow.submitRequest.resolve(lost('slot_closed', detail));
      expect(flow.tags()).toContain('slotGone');
      expect(flow.context().nearest).toEqual([]);
    },
  );
});

describe('the confirmation', () => {
  test('Return closes it', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    flow.send({ type: 'dialog.closed' });
    expect(flow.isOver()).toBe(true);
    expect(flow.heard()).toEqual([]);
  });
  test('Browse Tools to Prepare closes it and leads to the tools', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    flow.send({ type: 'tools.requested' });
    expect(flow.isOver()).toBe(true);
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/ops-cabinet' }]);
  });
});
