// Another slot is asked for, refused, and taken back, by state (docs/product-decisions.md, "Office hours").
import { describe, expect, test } from 'vitest';
import { begin, choosing, chosen, sending, slot, wanted } from './rescheduling.kit.ts';

const nearby = ['choosing.offering.nearest'];

describe('the wish', () => {
  test('needs a slot that is on offer', () => {
    const flow = choosing();
    flow.send({ type: 'slot.chosen', slot: chosen(wanted) });
    flow.send({ type: 'move.submitted' });
    expect([flow.states(), flow.context()]).toMatchObject([
      nearby,
      { chosen: null, problem: { key: 'slotMissing' } },
    ]);
    flow.send({ type: 'slot.chosen', slot: chosen('2026-11-24T14:00') });
    expect(flow.context().problem).toBeNull();
  });
  test('goes out with its note, and is seen once it is stored', () => {
    const flow = sending();
    expect([flow.states(), flow.tags()]).toEqual([['sending'], ['busy', 'choosing', 'dialogOpen']]);
    const { subject } = chosen('2026-11-26T14:20');
    expect(flow.askToMove.asked).toEqual([
      { id: 'h1', slot: '2026-11-26T14:20', subject, note: 'A flight.' },
    ]);
    flow.askToMove.resolve({ outcome: 'stored', wanted: '2026-11-26T14:20' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['resting.asked'],
      { wanted: '2026-11-26T14:20', note: '', chosen: null, offered: [] },
    ]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('has no note where nothing was written', () => {
    const flow = choosing();
    flow.send({ type: 'slot.chosen', slot: chosen('2026-11-24T14:00') });
    flow.send({ type: 'note.edited', text: ' ' });
    flow.send({ type: 'move.submitted' });
    expect(flow.askToMove.asked).toMatchObject([{ note: null }]);
  });
  test('that comes too late offers the slots that are near the one that is gone', () => {
    const flow = sending();
    flow.askToMove.resolve({
      outcome: 'refused',
      reason: 'slot_closed',
      nearest: ['2026-11-26T15:00', slot],
    });
    expect([flow.states(), flow.context()]).toMatchObject([
      nearby,
      {
        problem: { key: 'slot_closed' },
        nearest: ['2026-11-26T15:00'],
        offered: ['2026-11-26T15:00'],
        chosen: null,
        note: ' A flight. ',
      },
    ]);
  });
  test('of a date goes back to the nearest slots when it comes too late', () => {
    const flow = choosing();
    flow.send({ type: 'date.picked', date: '2026-12-01' });
    flow.readDate.resolve(['2026-12-01T14:00']);
    flow.send({ type: 'slot.chosen', slot: chosen('2026-12-01T14:00') });
    flow.send({ type: 'move.submitted' });
    flow.askToMove.resolve({ outcome: 'refused', reason: 'slot_past', nearest: [] });
    expect([flow.states(), flow.context()]).toMatchObject([nearby, { offered: [], date: null }]);
  });
  test.each([
    ['is refused', { key: 'illegal_move' }],
    ['is refused by the service', { key: 'failed', message: 'No line.' }],
    ['has no answer', { key: 'failed' }],
  ])('that %s stays in its form', (how, problem) => {
    const flow = choosing();
    flow.send({ type: 'date.picked', date: '2026-12-01' });
    flow.readDate.resolve(['2026-12-01T14:00']);
    flow.send({ type: 'slot.chosen', slot: chosen('2026-12-01T14:00') });
    flow.send({ type: 'move.submitted' });
    if (how === 'is refused')
      flow.askToMove.resolve({ outcome: 'refused', reason: 'illegal_move', nearest: null });
    else if (how === 'has no answer') flow.wait(15_000);
    else flow.askToMove.reject('No line.');
    expect([flow.states(), flow.context()]).toMatchObject([
      ['choosing.offering.dated'],
      { chosen: chosen('2026-12-01T14:00'), offered: ['2026-12-01T14:00'] },
    ]);
    expect(flow.context().problem).toEqual(problem);
    flow.send({ type: 'move.submitted' });
    expect([flow.states(), flow.context().problem]).toEqual([['sending'], null]);
  });
});

const takingBack = () => {
  const flow = begin(wanted);
  flow.send({ type: 'move.takenBack' });
  return flow;
};

describe('taking it back', () => {
  test('keeps the old slot', () => {
    const flow = takingBack();
    expect([flow.states(), flow.tags(), flow.takeMoveBack.asked]).toEqual([
      ['takingBack'],
      ['asked', 'busy'],
      [{ id: 'h1' }],
    ]);
    flow.takeMoveBack.resolve({ outcome: 'stored', wanted: null });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['resting.kept'],
      { wanted: null, ending: 'kept' },
    ]);
  });
  test.each([
    ['is refused', { key: 'not_found' }],
    ['fails', { key: 'failed', message: 'No line.' }],
    ['has no answer', { key: 'failed' }],
  ])('says so where it %s', (how, problem) => {
    const flow = takingBack();
    if (how === 'is refused')
      flow.takeMoveBack.resolve({ outcome: 'refused', reason: 'not_found', nearest: null });
    else if (how === 'fails') flow.takeMoveBack.reject('No line.');
    else flow.wait(15_000);
    expect([flow.states(), flow.context().problem]).toEqual([['resting.asked'], problem]);
    flow.send({ type: 'move.opened' });
    expect(flow.context().problem).toBeNull();
  });
});
