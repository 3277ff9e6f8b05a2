// The outcome of an application to a gathering (docs/product-spec.md, "Gatherings"; docs/product-decisions.md,
// "Outbox").
import { describe, expect, test } from 'vitest';
import { longestNote } from '#machines/gatherings.machine.ts';
import { applied, known, looking, paris, sending, stored } from './gatherings.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

describe('Application Submitted', () => {
  test('shows for 2.2 s, then the selection clears', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored('submitted'));
    expect([flow.states(), flow.tags()]).toEqual([['submitted'], ['overlayOpen']]);
    // The overlay says it; a toast would cover it.
    expect(flow.heard()).toEqual([]);
    expect(flow.context()).toMatchObject({ chosen: paris, announced: applied });
    flow.wait(2199);
    expect(flow.states()).toEqual(['submitted']);
    flow.wait(1);
    expect(flow.states()).toEqual(['browsing']);
    expect(flow.context()).toMatchObject({
      chosen: null,
      note: '',
      statuses: { [paris]: applied },
    });
  });
  test('can be closed sooner', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored('submitted'));
    flow.send({ type: 'dialog.closed' });
    expect([flow.states(), flow.context().chosen]).toEqual([['browsing'], null]);
    flow.wait(5000);
    expect(flow.states()).toEqual(['browsing']);
  });
  test.each([
    [stored('waitlisted', { position: 3 }), { is: 'waitlisted', position: 3, until: null }],
    [stored('expired'), applied],
    [
      { outcome: 'waiting', why: 'signedOut' } satisfies SubmitAnswer,
      { is: 'waitingForAccount', position: null, until: null },
    ],
    [
      { outcome: 'waiting', why: 'offline' } satisfies SubmitAnswer,
      { is: 'waitingForNetwork', position: null, until: null },
    ],
  ])('%o is shown as the outcome', (answer, applicationStatus) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect(flow.states()).toEqual(['submitted']);
    expect(flow.context()).toMatchObject({
      announced: applicationStatus,
      statuses: { [paris]: applicationStatus },
    });
  });
  test('no answer for four seconds: it waits in the outbox', () => {
    const flow = sending();
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    flow.submitRequest.queue();
    flow.wait(3999);
    expect(flow.states()).toEqual(['sending']);
    flow.wait(1);
    expect(flow.states()).toEqual(['submitted']);
    expect(flow.context().announced).toMatchObject({ is: 'waitingForNetwork' });
  });
});

const refused = (
  reason: 'already_applied' | 'gathering_full' | 'gathering_past' | 'not_allowed',
) => {
  const flow = looking();
  flow.send({ type: 'note.edited', text: 'One decision.' });
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  flow.fetchOnboarding.resolve();
  flow.onboarding.resolve({ ending: 'closed' });
  flow.submitRequest.resolve({ outcome: 'refused', reason, detail: {} });
  expect([flow.states(), flow.tags()]).toEqual([['returned'], ['detailOpen', 'returned']]);
  expect(flow.context()).toMatchObject({ note: 'One decision.', problem: { key: reason } });
  expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  return flow;
};

describe('a refusal', () => {
  test('is shown in the dialog until the note is changed', () => {
    const flow = refused('not_allowed');
    expect(flow.context()).toMatchObject({ statuses: {}, gatherings: known });
    flow.send({ type: 'note.edited', text: 'Two.' });
    expect(flow.context().problem).toBeNull();
  });
  test('can be sent again unchanged, without onboarding', () => {
    const flow = refused('not_allowed');
    flow.send({ type: 'note.edited', text: 'Two.' });
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['sending']);
    expect(flow.context().problem).toBeNull();
    expect(flow.onboarding.asked).toHaveLength(1);
    expect(flow.submitRequest.asked).toHaveLength(2);
    expect(flow.submitRequest.asked.at(-1)).toMatchObject({
      answers: { gathering: paris, note: 'Two.', onboarding: 'closed' },
    });
    flow.submitRequest.resolve(stored('submitted'));
    expect(flow.states()).toEqual(['submitted']);
  });
  test('names the answer that was refused', () => {
    const flow = sending();
    flow.submitRequest.resolve({
      outcome: 'refused',
      reason: 'invalid',
      detail: { field: 'note' },
    });
    expect(flow.context().problem).toEqual({ key: 'invalid', field: 'note' });
  });
  test('is not sent again with a note that is too long', () => {
    const flow = refused('not_allowed');
    flow.send({ type: 'note.edited', text: 'x'.repeat(longestNote + 1) });
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['returned']);
    expect(flow.context().problem).toEqual({ key: 'tooLong' });
    expect(flow.submitRequest.asked).toHaveLength(1);
  });
  test('is gone when the dialog closes; the card starts a new application', () => {
    const flow = refused('not_allowed');
    flow.send({ type: 'dialog.closed' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'gathering.chosen', id: paris });
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['leaving']);
  });
  test.each(['gathering_full', 'gathering_past'] as const)(
    '%s: this gathering can no longer be applied for, the others can',
    (reason) => {
      const flow = refused(reason);
      expect(flow.can({ type: 'application.confirmed' })).toBe(false);
      expect(flow.context().gatherings.map(({ status }) => status)).toEqual([
        'waitlist',
        'full',
        'full',
      ]);
    },
  );
  test('already_applied: the gathering counts as applied for', () => {
    const flow = refused('already_applied');
    expect(flow.context().statuses).toEqual({ [paris]: applied });
    expect(flow.can({ type: 'application.confirmed' })).toBe(false);
  });
  test('of the browser has its own sentence, and can be retried', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect([flow.states(), flow.tags()]).toEqual([['returned'], ['detailOpen', 'returned']]);
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No room.' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
    flow.send({ type: 'application.confirmed' });
    expect(flow.context().problem).toBeNull();
    expect(flow.states()).toEqual(['sending']);
  });
  test('of a submission that cannot run has the words of the site', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending(paris, 'closed', { ...submissionPort(), submission });
    child.reject('Flow submission is not provided.');
    expect(flow.states()).toEqual(['returned']);
    expect(flow.context()).toMatchObject({ statuses: {}, gatherings: known });
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
});
