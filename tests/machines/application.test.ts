// A short application by state (docs/product-decisions.md, "No behaviour" and "Outbox").
import { describe, expect, test } from 'vitest';
import { submissionMachine } from '#machines/submission.machine.ts';
import { begin, editing, known, queued, sending, stored, whole } from './application.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';

const toast = { type: 'toast', key: 'perkRequested' };

describe('opening', () => {
  test('restores the draft first, then asks for the answers', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.tags()]).toEqual([['asking.restoring'], ['busy']]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    flow.draft.say({ type: 'draft.restored', words: { answers: { offer: 'Forty hours' } } });
    expect([flow.states(), flow.tags()]).toEqual([['asking.editing'], ['dialogOpen', 'editable']]);
    expect(flow.context().answers).toEqual({ offer: 'Forty hours' });
  });
  test('storage that fails, or does not answer within a second, gives an empty form', () => {
    const broken = begin();
    broken.send({ type: 'dialog.opened' });
    broken.draft.say({ type: 'draft.unread' });
    expect(broken.states()).toEqual(['asking.editing']);
    const silent = begin();
    silent.send({ type: 'dialog.opened' });
    silent.wait(999);
    expect(silent.states()).toEqual(['asking.restoring']);
    silent.wait(1);
    expect(silent.states()).toEqual(['asking.editing']);
  });
  test('again keeps the words, calls no port and clears the problem', () => {
    const flow = editing();
    flow.writes({ offer: 'Forty hours' });
    flow.send({ type: 'application.submitted' });
    flow.send({ type: 'dialog.closed' });
    expect(flow.states()).toEqual(['closed']);
    flow.draft.heard();
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.draft.heard()]).toEqual([['asking.editing'], []]);
    expect(flow.context()).toMatchObject({
      answers: { offer: 'Forty hours' },
      faults: {},
      problem: null,
    });
  });
});

test('a refusal that names a field marks it', () => {
  const flow = sending();
  flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail: { field: 'offer' } });
  expect(flow.context()).toMatchObject({
    faults: { offer: 'notTaken' },
    problem: { key: 'invalid' },
  });
});

describe('while it is edited', () => {
  test.each([
    [{ ...whole, audience: ' \n ' }, { audience: 'missing' }],
    [{}, { offer: 'missing', audience: 'missing', website: 'missing' }],
    [{ ...whole, website: 'ask us' }, { website: 'notALink' }],
    [{ ...whole, website: 'bench' }, { website: 'notALink' }],
    [{ ...whole, website: `bench.example/${'x'.repeat(200)}` }, { website: 'tooLong' }],
    [{ ...whole, offer: 'x'.repeat(4001) }, { offer: 'tooLong' }],
  ] as const)('what is missing, malformed or too long cannot be sent (%#)', (answers, faults) => {
    const flow = sending(answers);
    expect(flow.states()).toEqual(['asking.editing']);
    expect(flow.context()).toMatchObject({ faults, problem: { key: 'incomplete' } });
    expect([flow.submitRequest.asked, flow.heard()]).toEqual([[], []]);
    flow.writes({ website: 'bench.example' });
    expect(flow.context().problem).toBeNull();
    expect(flow.context().faults).not.toHaveProperty('website');
  });
  test.each(['bench.example', 'https://bench.example/hours?of=40', 'HTTP://a.b'])(
    '%s is a web address',
    (website) => expect(sending({ ...whole, website }).states()).toEqual(['sending']),
  );
  test('a link is optional, and must be valid when it is given', () => {
    const said = { experience: 'Two price lists', contribution: 'An hour' };
    expect(sending({ ...said, link: ' ' }, 'join').submitRequest.asked).toMatchObject([
      { kind: 'contributor', answers: said },
    ]);
    expect(sending({ ...said, link: 'mine' }, 'contribute').context().faults).toEqual({
      link: 'notALink',
    });
  });
  test('another form has other fields', () => {
    expect(sending({ question: 'Which?', material: 'Both' }, 'expert').states()).toEqual([
      'sending',
    ]);
    expect(sending(whole, 'lab-inquiry').context().faults).toEqual({
      idea: 'missing',
      trial: 'missing',
      material: 'missing',
    });
  });
});

describe('while it is sent', () => {
  test('submitRequest gets the answers trimmed, and nothing can be changed', () => {
    const flow = sending({ ...whole, offer: '  Forty hours\n' });
    expect(flow.submitRequest.asked).toEqual([
      { kind: 'partner', subject: 'To be a partner', answers: whole },
    ]);
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    expect(flow.can({ type: 'field.edited', field: 'offer', text: 'x' })).toBe(false);
    expect(flow.can({ type: 'application.submitted' })).toBe(false);
  });
  test.each([
    ['stored', stored],
    ['waitingForAccount', { outcome: 'waiting', why: 'signedOut' }],
    ['waitingForNetwork', { outcome: 'waiting', why: 'offline' }],
  ] as const)('%s: the same toast, the outcome in place, an empty form', (ending, answer) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect([flow.states(), flow.tags()]).toEqual([
      ['showingResult'],
      ['dialogOpen', 'showingResult'],
    ]);
    expect(flow.context()).toMatchObject({ ending, answers: {} });
    expect(flow.heard()).toEqual([toast]);
  });
  test('refused: back on the form, words intact, with the reason, and not marked as applied', () => {
    const flow = sending();
    // It is in the outbox meanwhile, and the feed reports it.
    flow.askedFeed.say(known([], [queued()]));
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'not_allowed', detail: {} });
    expect(flow.states()).toEqual(['asking.editing']);
    expect(flow.context()).toMatchObject({
      answers: whole,
      problem: { key: 'not_allowed' },
      ending: null,
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.send({ type: 'application.submitted' });
    expect(flow.context().problem).toBeNull();
    expect(flow.submitRequest.asked).toHaveLength(2);
  });
  test('the outbox cannot store it: the form and a toast show the sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect(flow.states()).toEqual(['asking.editing']);
    expect(flow.context()).toMatchObject({
      answers: whole,
      problem: { key: 'failed', message: 'No room.' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
  });
  test('the submission cannot run: the form says that it failed, in its own words', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending(whole, 'partner', { ...submissionPort(), submission });
    flow.askedFeed.say(known([], [queued()]));
    child.reject('Flow submission is not provided.');
    expect(flow.states()).toEqual(['asking.editing']);
    expect(flow.context()).toMatchObject({ answers: whole, faults: {}, ending: null });
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
  test('no answer for four seconds: it waits in the outbox', () => {
    const flow = sending();
    expect(submissionMachine.implementations.delays.answerTimeout).toBe(4000);
    flow.submitRequest.queue();
    flow.wait(3999);
    expect(flow.states()).toEqual(['sending']);
    flow.wait(1);
    expect(flow.states()).toEqual(['showingResult']);
    expect(flow.context()).toMatchObject({ ending: 'waitingForNetwork', answers: {} });
    expect(flow.heard()).toEqual([toast]);
  });
});
