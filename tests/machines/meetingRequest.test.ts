// A meeting request by state (docs/product-spec.md, "4. States and transitions", "5. Validation rules", "8. Error catalogue";
// docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { longestMeetingAnswer, meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { MeetingDraft, MeetingRequestEvent } from '#machines/meetingRequest.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import { brokenFeed, draftKit, play } from './kit.ts';
import {
  begin,
  editing,
  fields,
  sending,
  stored,
  submitted,
  submittedToast,
  words,
} from './meetingRequest.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

test('the dialog is closed at first, and opens on an empty form', () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
  flow.send({ type: 'dialog.opened' });
  expect([flow.states(), flow.tags()]).toEqual([['form.editing'], ['dialogOpen', 'editable']]);
  expect(flow.context()).toEqual({ reason: '', project: '', value: '', problem: null });
});

describe('while it is edited', () => {
  test.each(fields)('a blank %s: a toast and the field say so, and the form stays', (field) => {
    const flow = editing();
    flow.writes({ [field]: ' \n ' });
    flow.send({ type: 'request.submitted' });
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'meetingIncomplete' }]);
    expect(flow.context().problem).toEqual({ key: 'incomplete' });
    expect(flow.submitRequest.asked).toEqual([]);
    flow.send({ type: 'field.edited', field, text: 'Now.' });
    expect(flow.context().problem).toBeNull();
  });
  test.each(fields)('a %s that is too long: the field says so, and nothing is lost', (field) => {
    const flow = editing();
    // As the database counts: 4,000 characters, of which JavaScript counts some twice.
    flow.writes({ [field]: '😀'.repeat(longestMeetingAnswer + 1) });
    flow.send({ type: 'request.submitted' });
    expect([flow.states(), flow.heard()]).toEqual([['form.editing'], []]);
    expect(flow.context().problem).toEqual({ key: 'tooLong' });
    expect(Array.from(flow.context()[field])).toHaveLength(longestMeetingAnswer + 1);
    expect(flow.submitRequest.asked).toEqual([]);
    flow.writes({ [field]: '😀'.repeat(longestMeetingAnswer) });
    flow.send({ type: 'request.submitted' });
    expect(flow.states()).toEqual(['form.sending']);
  });
  test('an incomplete form with a text too long reports the length first', () => {
    const flow = editing();
    flow.writes({ reason: 'x'.repeat(longestMeetingAnswer + 1), value: ' ' });
    flow.send({ type: 'request.submitted' });
    expect(flow.context().problem).toEqual({ key: 'incomplete' });
  });
  test('closing keeps the words and clears the problem', () => {
    const flow = editing();
    flow.writes({ value: '' });
    flow.send({ type: 'request.submitted' });
    flow.send({ type: 'dialog.closed' });
    expect(flow.states()).toEqual(['closed']);
    flow.send({ type: 'dialog.opened' });
    expect(flow.context()).toEqual({ ...words, value: '', problem: null });
  });
});

const refused = (detail: Readonly<Record<string, unknown>>): SubmitAnswer => ({
  outcome: 'refused',
  reason: 'invalid',
  detail,
});

describe('a refusal', () => {
  test.each(fields)('that names the %s is shown at that field', (field) => {
    const flow = sending();
    flow.submitRequest.resolve(refused({ field }));
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toEqual({ ...words, problem: { key: 'invalid', field } });
  });
  test.each([{ field: 'subject' }, { field: 7 }, {}])('%o names no field of the form', (detail) => {
    const flow = sending();
    flow.submitRequest.resolve(refused(detail));
    expect(flow.context().problem).toEqual({ key: 'invalid' });
  });
});

describe('while it is sent', () => {
  test('submitRequest gets the words as the member wrote them, and nothing can be changed', () => {
    const flow = sending();
    expect(flow.submitRequest.asked).toEqual([
      { kind: 'meeting', subject: words.project, answers: words },
    ]);
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    expect(flow.can({ type: 'request.submitted' })).toBe(false);
    expect(flow.can({ type: 'field.edited', field: 'value', text: 'x' })).toBe(false);
  });
  test.each([
    ['submitted.stored', stored],
    ['submitted.waitingForAccount', { outcome: 'waiting', why: 'signedOut' }],
    ['submitted.waitingForNetwork', { outcome: 'waiting', why: 'offline' }],
  ] as const)('%s: the same toast, and the outcome in place', (state, answer) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect(flow.states()).toEqual([state]);
    expect(flow.tags()).toEqual(['dialogOpen', 'submitted']);
    expect(flow.heard()).toEqual([submittedToast]);
  });
  test('refused: back on the form, words intact, with the reason', () => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'not_allowed', detail: {} });
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toEqual({ ...words, problem: { key: 'not_allowed' } });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.send({ type: 'request.submitted' });
    expect(flow.context().problem).toBeNull();
    expect(flow.submitRequest.asked).toHaveLength(2);
  });
  test('the outbox cannot store it: the form and a toast show the sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toEqual({ ...words, problem: { key: 'failed', message: 'No room.' } });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
  });
  test('the submission cannot run: the form says that it failed, in its own words', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending({ ...submissionPort(), submission });
    child.reject('Flow submission is not provided.');
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toEqual({ ...words, problem: { key: 'failed' } });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
  test('no answer for four seconds: it waits in the outbox, and says so', () => {
    const flow = sending();
    const { answerTimeout } = submissionMachine.implementations.delays;
    expect(answerTimeout).toBe(4000);
    flow.submitRequest.queue();
    flow.wait(Number(answerTimeout) - 1);
    expect(flow.states()).toEqual(['form.sending']);
    flow.wait(1);
    expect(flow.states()).toEqual(['submitted.waitingForNetwork']);
    expect(flow.heard()).toEqual([submittedToast]);
    expect(flow.submitRequest.isWaiting()).toBe(false);
  });
});

describe('once it is submitted', () => {
  test('closing resets the view after 300 ms, and not before', () => {
    const flow = submitted();
    flow.send({ type: 'dialog.closed' });
    expect([flow.states(), flow.tags()]).toEqual([['closing'], ['submitted']]);
    flow.wait(299);
    expect(flow.context()).toMatchObject(words);
    flow.wait(1);
    expect(flow.states()).toEqual(['closed']);
    expect(flow.context()).toEqual({ reason: '', project: '', value: '', problem: null });
  });
  test('opened again during the closing animation, the form is empty', () => {
    const flow = submitted({ outcome: 'waiting', why: 'offline' });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context().reason).toBe('');
    flow.wait(300);
    expect(flow.states()).toEqual(['form.editing']);
  });
});

describe('when the member leaves, here or in another tab', () => {
  const blank = { reason: '', project: '', value: '', problem: null };
  test.each([
    [
      'while it is written',
      () => {
        const flow = editing();
        flow.writes();
        return flow;
      },
    ],
    [
      'closed over words',
      () => {
        const flow = editing();
        flow.writes();
        flow.send({ type: 'dialog.closed' });
        return flow;
      },
    ],
    ['while it is sent', sending],
    ['once it is submitted', () => submitted()],
    [
      'while the dialog leaves',
      () => {
        const flow = submitted();
        flow.send({ type: 'dialog.closed' });
        return flow;
      },
    ],
  ])('%s: nothing of the member’s stays on screen', (_, at) => {
    const flow = at();
    flow.memberFeed.say({ type: 'member.left' });
    expect([flow.states(), flow.tags(), flow.context()]).toEqual([['closed'], [], blank]);
    flow.send({ type: 'dialog.opened' });
    expect(flow.context()).toEqual(blank);
  });
  test('when the member feed fails, the form still works', () => {
    const flow = play(
      meetingRequestMachine.provide({
        actors: {
          memberFeed: brokenFeed<MeetingRequestEvent>(),
          draft: draftKit<MeetingDraft>().logic,
        },
      }),
    );
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['form.editing']);
  });
});
