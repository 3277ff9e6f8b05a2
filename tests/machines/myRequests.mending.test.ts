// A refused request on My requests, by state: its member edits and sends it again, or discards it.
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#machines/outbox.machine.ts';
import { returned, rules, shown } from './myRequests.kit.ts';

const mending = () => {
  const one = shown([], [returned()]);
  one.send({ type: 'entry.opened', id: 'back' });
  return one;
};

/** An office hour whose slot was given to another member. */
const lost = (refusal: Partial<Refusal> = {}) =>
  returned({
    kind: 'office-hours',
    subject: 'Javelyn Operator Hours, Tuesday, November 24, 2026, 14:20',
    answers: {
      slot: '2026-11-24T14:20',
      role: 'founder',
      stage: 'pre-seed',
      supportArea: 'fundraising',
      callObjective: 'Whether the pilot is a market.',
      previousEngagement: false,
      readyOnTime: true,
      willSendMaterials: false,
      additionalNotes: '',
    },
    refusal: { reason: 'slot_closed', detail: { nearest: named }, ...refusal },
  });
const named = ['2026-11-24T14:00', '2026-11-24T15:00', '2026-11-26T14:00'];
const other = {
  slot: '2026-11-26T14:20',
  host: 'angel',
  subject: 'Angel Office Hours, Thursday, November 26, 2026, 14:20',
} as const;
const mendingSlot = (refusal?: Partial<Refusal>) => {
  const one = shown([], [lost(refusal)]);
  one.send({ type: 'entry.opened', id: 'back' });
  return one;
};

describe('an office hour whose slot is taken', () => {
  test('the slots that the refusal offered are shown, and the backend is asked which are open now', () => {
    const one = mendingSlot();
    expect([one.action(), one.tags()]).toEqual([
      'action.mending.findingSlots',
      ['dialogOpen', 'findingSlots'],
    ]);
    expect(one.nearestSlots.asked).toEqual([{ slot: '2026-11-24T14:20' }]);
    expect(one.context()).toMatchObject({ nearest: named, slot: null });
    one.nearestSlots.resolve(['2026-11-24T14:20', named[2] ?? '', other.slot]);
    expect(one.action()).toBe('action.mending.writing');
    // Its own slot is not offered, whatever the database says of it.
    expect(one.context().nearest).toEqual([named[2], other.slot]);
  });
  test.each(['refuses', 'is silent'])(
    'a database that %s: the slots of the refusal are used',
    (how) => {
      const one = mendingSlot();
      if (how === 'refuses') one.nearestSlots.reject();
      else one.wait(4000);
      expect(one.action()).toBe('action.mending.writing');
      expect(one.context().nearest).toEqual(named);
    },
  );
  test.each([
    { reason: 'slot_past', detail: {} },
    { reason: 'already_requested', detail: {} },
    { reason: 'invalid', detail: { field: 'slot' } },
  ] as const)('%o: open slots are loaded', (refusal) => {
    const one = mendingSlot(refusal);
    expect(one.action()).toBe('action.mending.findingSlots');
    expect(one.context().nearest).toEqual([]);
  });
  test('one that was refused for another reason keeps its slot', () => {
    const one = mendingSlot({ reason: 'invalid', detail: { field: 'additionalNotes' } });
    expect(one.action()).toBe('action.mending.writing');
    expect(one.nearestSlots.asked).toEqual([]);
    expect(one.context()).toMatchObject({ nearest: null, faults: { additionalNotes: 'notTaken' } });
  });
  test('nothing is sent before a slot is chosen; then it goes with its name and all its answers', () => {
    const one = mendingSlot();
    one.nearestSlots.resolve([other.slot]);
    one.send({ type: 'entry.resent' });
    expect(one.action()).toBe('action.mending.writing');
    expect(one.context().problem).toEqual({ key: 'slotMissing' });
    one.send({ type: 'slot.exchanged', slot: other });
    expect(one.context()).toMatchObject({ slot: other, problem: null });
    one.send({ type: 'answer.edited', field: 'stage', value: 'seed' });
    one.send({ type: 'answer.edited', field: 'willSendMaterials', value: true });
    one.send({ type: 'entry.resent' });
    expect(one.resendEntry.asked).toEqual([
      {
        id: 'back',
        slot: other,
        answers: {
          role: 'founder',
          stage: 'seed',
          supportArea: 'fundraising',
          callObjective: 'Whether the pilot is a market.',
          previousEngagement: false,
          readyOnTime: true,
          willSendMaterials: true,
          additionalNotes: '',
        },
      },
    ]);
    one.resendEntry.resolve();
    expect(one.context()).toMatchObject({ chosen: null, slot: null, nearest: null });
  });
  test('only an offered slot can be chosen; one that is taken meanwhile is deselected', () => {
    const one = mendingSlot();
    expect(one.can({ type: 'slot.exchanged', slot: other })).toBe(false);
    const early = { ...other, slot: named[0] ?? '' };
    one.send({ type: 'slot.exchanged', slot: early });
    expect(one.context().slot).toEqual(early);
    one.nearestSlots.resolve([other.slot]);
    expect(one.context().slot).toBeNull();
  });
  test('where none is open the user can retry with the same slot', () => {
    const one = mendingSlot({ detail: {} });
    one.nearestSlots.resolve([]);
    one.send({ type: 'entry.resent' });
    expect(one.resendEntry.asked).toMatchObject([{ slot: null }]);
  });
});

describe('answers that cannot be sent unchanged', () => {
  test('are marked before they leave the dialog, and nothing is cut', () => {
    const one = mending();
    const beyond = 'x'.repeat(rules.limits.meeting.value + 1);
    one.send({ type: 'answer.edited', field: 'value', value: beyond });
    one.send({ type: 'entry.resent' });
    expect(one.action()).toBe('action.mending.writing');
    expect(one.context()).toMatchObject({
      answers: { value: beyond },
      faults: { project: 'missing', value: 'tooLong' },
      problem: { key: 'incomplete' },
    });
    one.send({ type: 'answer.edited', field: 'value', value: 'A decision' });
    expect(one.context().faults).toEqual({ project: 'missing' });
    expect(one.resendEntry.asked).toEqual([]);
  });
});

describe('while a refused request is edited', () => {
  test('the words are there as they were written; answers that are no text are left alone', () => {
    expect(mending().context().answers).toEqual({
      reason: 'Two boards',
      project: ' ',
      value: 'A decision',
    });
  });
  test('the reason is shown, and the field that it names is marked', () => {
    expect(mending().context()).toMatchObject({
      problem: { key: 'invalid' },
      faults: { project: 'notTaken' },
    });
  });
  test.each([
    ['gathering', { gathering: 'lisbon-dinner', note: 'A sensor', onboarding: 'closed' }, ['note']],
    ['perk', { partner: 'cloud-credits', confirmed: ['website'] }, []],
    ['channel', { channel: 'founders' }, []],
  ] as const)(
    'of a %s the fields that the site filled in cannot be changed',
    (kind, answers, fields) => {
      const one = shown([], [returned({ kind, answers })]);
      one.send({ type: 'entry.opened', id: 'back' });
      expect(Object.keys(one.context().answers)).toEqual(fields);
      for (const field of Object.keys(answers))
        expect(one.can({ type: 'answer.edited', field, value: 'Other' })).toBe(
          field === 'note' || field === 'confirmed',
        );
    },
  );
  test('of a refused question the words can be edited, not what was chosen from a list', () => {
    const answers = { domain: 'hiring', subcategory: 'first-hire', question: 'Whom first?' };
    const one = shown([], [returned({ kind: 'asynq', answers })]);
    one.send({ type: 'entry.opened', id: 'back' });
    expect(one.context().answers).toEqual({ question: 'Whom first?' });
  });
  test('it goes back into the outbox with the edited words', () => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', value: 'Halden' });
    one.send({ type: 'entry.resent' });
    expect(one.action()).toBe('action.resending');
    expect(one.resendEntry.asked).toEqual([
      {
        id: 'back',
        slot: null,
        answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
      },
    ]);
    one.resendEntry.resolve();
    expect(one.action()).toBe('action.idle');
    expect(one.context()).toMatchObject({ chosen: null, answers: {} });
  });
  test.each(['a full browser', 'a silent one'])('%s: the words stay in the dialog', (which) => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', value: 'Halden' });
    one.send({ type: 'entry.resent' });
    if (which === 'a full browser') one.resendEntry.reject();
    else one.wait(3000);
    expect(one.action()).toBe('action.mending.writing');
    expect(one.context()).toMatchObject({
      answers: { project: 'Halden' },
      problem: { key: 'no_room' },
    });
  });
  test('action.cancelled leaves the entry as it was', () => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', value: 'Halden' });
    one.send({ type: 'action.cancelled' });
    one.send({ type: 'entry.opened', id: 'back' });
    expect(one.context().answers).toMatchObject({ project: ' ' });
    expect(one.resendEntry.asked).toEqual([]);
  });
});

const discarding = () => {
  const one = shown([], [returned()]);
  one.send({ type: 'discard.requested', id: 'back' });
  return one;
};

describe('while the discard waits for confirmation', () => {
  test('nothing is removed before the user confirms it', () => {
    const one = discarding();
    expect(one.discardEntry.asked).toEqual([]);
    one.send({ type: 'action.cancelled' });
    expect(one.action()).toBe('action.idle');
  });
  test('confirmed, it leaves the outbox', () => {
    const one = discarding();
    one.send({ type: 'discard.confirmed' });
    expect(one.action()).toBe('action.discarding');
    expect(one.discardEntry.asked).toEqual([{ id: 'back' }]);
    one.discardEntry.resolve();
    expect(one.action()).toBe('action.idle');
  });
  test.each(['refused', 'silent'])('storage that is %s: the dialog says so', (which) => {
    const one = discarding();
    one.send({ type: 'discard.confirmed' });
    if (which === 'refused') one.discardEntry.reject();
    else one.wait(3000);
    expect(one.action()).toBe('action.confirmingDiscard');
    expect(one.context().problem).toEqual({ key: 'failed' });
  });
});
