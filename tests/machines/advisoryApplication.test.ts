// An application for advisory by state (docs/product-spec.md, "2. Screens and routes", "4. States and transitions",
// "5. Validation rules"; docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import {
  begin,
  editing,
  empty,
  fields,
  offline,
  sending,
  stored,
  words,
} from './advisoryApplication.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';

const { restoreTimeout } = advisoryApplicationMachine.implementations.delays;
const { answerTimeout } = submissionMachine.implementations.delays;

describe('while the page is read', () => {
  test('nothing is known, nothing is open', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['closed.reading'], []]);
    expect(flow.context()).toEqual({
      answers: empty,
      address: '',
      requirements: [],
      faults: {},
      problem: null,
    });
    expect(flow.draft.heard()).toEqual([]);
  });
  test('requirements are ticked and unticked, in any order', () => {
    const flow = begin();
    for (const id of ['team', 'product', 'funding', 'team'] as const)
      flow.send({ type: 'requirement.toggled', id });
    expect(flow.context().requirements).toEqual(['product', 'funding']);
    expect(flow.states()).toEqual(['closed.reading']);
  });
  test('a tick is kept, and with the last one that is taken away nothing is left to keep', () => {
    const flow = begin();
    flow.send({ type: 'requirement.toggled', id: 'team' });
    flow.send({ type: 'requirement.toggled', id: 'team' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: empty, requirements: ['team'] } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('what was ticked and written earlier is taken up, unless something is ticked already', () => {
    const kept = { answers: { name: 'Ada' }, requirements: ['product', 'team'] as const };
    const flow = begin();
    flow.draft.say({ type: 'draft.restored', words: kept });
    expect(flow.context()).toMatchObject({
      answers: { ...empty, name: 'Ada' },
      requirements: ['product', 'team'],
    });
    const ticked = begin();
    ticked.send({ type: 'requirement.toggled', id: 'field' });
    ticked.draft.say({ type: 'draft.restored', words: kept });
    expect(ticked.context()).toMatchObject({ answers: empty, requirements: ['field'] });
  });
});

describe('while the saved draft is restored', () => {
  test.each([
    ['a draft', { name: 'Ada', challenge: 'Two buyers' }],
    ['a part of it', { email: 'ada@halden.example' }],
    ['nothing', null],
  ])('%s: the form opens with it', (_, kept) => {
    const flow = begin();
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['busy']]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    // A tick would not be kept until the draft is read.
    expect(flow.can({ type: 'requirement.toggled', id: 'team' })).toBe(false);
    flow.restores(kept);
    expect([flow.states(), flow.tags()]).toEqual([['form.editing'], ['dialogOpen', 'editable']]);
    expect(flow.context().answers).toEqual({ ...empty, ...kept });
  });
  test('an error, or no answer within a second: the form opens empty', () => {
    const broken = begin();
    broken.send({ type: 'dialog.opened' });
    broken.draft.say({ type: 'draft.unread' });
    expect(broken.states()).toEqual(['form.editing']);
    expect(broken.heard()).toEqual([]);

    const silent = begin();
    silent.send({ type: 'dialog.opened' });
    expect(restoreTimeout).toBe(1000);
    silent.wait(999);
    expect(silent.states()).toEqual(['restoring']);
    silent.wait(1);
    expect([silent.states(), silent.context().answers]).toEqual([['form.editing'], empty]);
  });
});

describe('while it is edited', () => {
  test.each(fields)('a blank %s: the field is marked, and nothing is sent', (field) => {
    const flow = editing();
    flow.writes({ [field]: ' \n' });
    flow.submits();
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toMatchObject({
      faults: { [field]: 'missing' },
      problem: { key: 'incomplete' },
    });
    expect(Object.keys(flow.context().faults)).toEqual([field]);
    expect([flow.submitRequest.asked, flow.heard()]).toEqual([[], []]);
  });
  test.each(['ada', 'ada@halden', 'ada@@halden.example', 'a da@halden.example', 'ada@-h.example'])(
    '%s is not a valid address',
    (email) => {
      const flow = editing();
      flow.writes({ email });
      flow.submits();
      expect(flow.context().faults).toEqual({ email: 'notAnAddress' });
      expect(flow.states()).toEqual(['form.editing']);
    },
  );
  test('every invalid field is marked at once; correcting one leaves the others marked', () => {
    const flow = editing();
    flow.writes({ email: 'ada', timeline: '', role: '' });
    flow.submits();
    expect(flow.context().faults).toEqual({
      email: 'notAnAddress',
      timeline: 'missing',
      role: 'missing',
    });
    flow.send({ type: 'field.edited', field: 'email', text: 'ada@halden.example' });
    expect(flow.context()).toMatchObject({
      faults: { timeline: 'missing', role: 'missing' },
      problem: null,
    });
  });
  test('closed and opened again, the form has every word and marks no field', () => {
    const flow = editing();
    flow.writes({ timeline: '' });
    flow.submits();
    flow.send({ type: 'dialog.closed' });
    expect(flow.states()).toEqual(['closed.reading']);
    flow.draft.heard();
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.draft.heard()).toEqual([]);
    expect(flow.context()).toMatchObject({
      answers: { ...words, timeline: '' },
      faults: {},
      problem: null,
    });
  });
});

describe('while it is sent', () => {
  test('submitRequest gets the answers trimmed, with the requirements, and nothing can be changed', () => {
    const flow = begin();
    flow.send({ type: 'requirement.toggled', id: 'product' });
    flow.send({ type: 'dialog.opened' });
    flow.restores(null);
    flow.writes({ company: '  Halden Robotics ', email: ' ada@halden.example ' });
    flow.submits();
    expect(flow.submitRequest.asked).toEqual([
      {
        kind: 'advisory',
        subject: words.company,
        answers: { ...words, requirements: ['product'] },
      },
    ]);
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    expect(flow.can({ type: 'application.submitted' })).toBe(false);
    expect(flow.can({ type: 'field.edited', field: 'role', text: 'x' })).toBe(false);
  });
  test.each([
    ['received.stored', stored, ['dialogOpen', 'received']],
    ['received.waiting', offline, ['dialogOpen', 'received', 'waiting']],
  ] as const)('%s: the form closes and is empty, the dialog says so', (state, answer, tags) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect([flow.states(), flow.tags()]).toEqual([[state], tags]);
    expect(flow.context().answers).toEqual(empty);
    // The specification names no toast for it.
    expect(flow.heard()).toEqual([]);
  });
  test('refused: back on the form, words intact, with the reason', () => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail: {} });
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toMatchObject({ answers: words, problem: { key: 'invalid' } });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.submits();
    expect(flow.context().problem).toBeNull();
    expect(flow.submitRequest.asked).toHaveLength(2);
  });
  test('the outbox cannot store it: the form and a toast show the sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toMatchObject({
      answers: words,
      problem: { key: 'failed', message: 'No room.' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
  });
  test('the submission cannot run: the form says that it failed, in its own words', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending({ ...submissionPort(), submission });
    child.reject('Flow submission is not provided.');
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context()).toMatchObject({ answers: words, faults: {} });
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
  test('no answer for four seconds: it waits in the outbox, and says so', () => {
    const flow = sending();
    expect(answerTimeout).toBe(4000);
    flow.submitRequest.queue();
    flow.wait(3999);
    expect(flow.states()).toEqual(['form.sending']);
    flow.wait(1);
    expect(flow.states()).toEqual(['received.waiting']);
    expect(flow.submitRequest.isWaiting()).toBe(false);
  });
});

describe('once it is received', () => {
  test.each([
    [stored, 'closed.applied.stored', ['applied', 'received']],
    [offline, 'closed.applied.waiting', ['applied', 'received', 'waiting']],
  ])('Return to Dashboard only closes: the page shows the outcome', (answer, state, tags) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    flow.send({ type: 'dialog.closed' });
    expect([flow.states(), flow.tags()]).toEqual([[state], tags]);
    expect(flow.heard()).toEqual([]);
    flow.send({ type: 'requirement.toggled', id: 'field' });
    expect(flow.states()).toEqual([state]);
    flow.send({ type: 'dialog.opened' });
    flow.restores(null);
    expect([flow.states(), flow.context().answers]).toEqual([['form.editing'], empty]);
  });
});
