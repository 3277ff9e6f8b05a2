// Another slot for a scheduled office hour: the page and the dialog by state (docs/product-decisions.md, "Office hours").
import { describe, expect, test } from 'vitest';
import { begin, choosing, chosen, hour, nearest, offer, slot, wanted } from './rescheduling.kit.ts';

const nearby = ['choosing.offering.nearest'];

describe('on the page', () => {
  test('another slot was asked for, or none was', () => {
    expect([begin().states(), begin().tags()]).toEqual([['resting.kept'], []]);
    expect([begin(wanted).states(), begin(wanted).tags()]).toEqual([['resting.asked'], ['asked']]);
  });
  test('what another reading says of it is taken over', () => {
    const flow = begin();
    flow.news.say({ type: 'requests.known', requests: [hour({ wantedSlot: wanted })] });
    expect([flow.states(), flow.context().wanted]).toEqual([['resting.asked'], wanted]);
    flow.news.say({ type: 'requests.known', requests: [hour({ slot: wanted })] });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['resting.kept'],
      { slot: wanted, wanted: null, ending: 'moved' },
    ]);
  });
  test('the slot stays where the wish is gone, and what became of it is known until the next one', () => {
    const flow = begin(wanted);
    expect(flow.context().ending).toBeNull();
    flow.news.say({ type: 'requests.known', requests: [hour({})] });
    expect([flow.states(), flow.context().ending]).toEqual([['resting.kept'], 'kept']);
    flow.news.say({ type: 'requests.known', requests: [hour({})] });
    expect(flow.context().ending).toBe('kept');
    flow.news.say({ type: 'requests.known', requests: [hour({ wantedSlot: wanted })] });
    expect(flow.context().ending).toBeNull();
  });
  test.each([
    ['does not have it', []],
    ['has it without a slot', [hour({ slot: null })]],
    ['says that it is not scheduled any more', [hour({ status: 'held', slot: wanted })]],
    ['is about another one', [hour({ id: 'h2', slot: wanted })]],
  ])('a reading changes nothing that %s', (_, requests) => {
    const flow = begin(wanted);
    flow.news.say({ type: 'requests.known', requests });
    expect([flow.states(), flow.context()]).toMatchObject([['resting.asked'], { slot, wanted }]);
  });
});

describe('the dialog', () => {
  test('asks for the slots that are near the old one, and for the note that was begun', () => {
    const flow = begin();
    flow.send({ type: 'move.opened' });
    expect([flow.states(), flow.tags()]).toEqual([['choosing.looking'], ['dialogOpen', 'looking']]);
    expect(flow.findOffer.asked).toEqual([{ slot }]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.requested' }]);
    flow.findOffer.resolve(offer);
    expect([flow.states(), flow.tags()]).toEqual([nearby, ['choosing', 'datable', 'dialogOpen']]);
    expect(flow.context()).toMatchObject({
      nearest,
      offered: nearest,
      first: offer.first,
      last: offer.last,
    });
  });
  test('offers neither the slot of the hour nor the one that is wanted already', () => {
    const flow = begin(wanted);
    flow.send({ type: 'move.opened' });
    flow.findOffer.resolve({ ...offer, nearest: [slot, wanted, '2026-11-26T14:20'] });
    expect(flow.context().offered).toEqual(['2026-11-26T14:20']);
  });
  test.each([
    ['cannot be found out', (flow: ReturnType<typeof begin>) => flow.findOffer.reject()],
    ['are not there in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('says that they %s, and tries again', (_, end) => {
    const flow = begin();
    flow.send({ type: 'move.opened' });
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['choosing.unknown'], ['dialogOpen', 'unknown']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['choosing.looking']);
  });
  test('is left without a trace but the draft of its note', () => {
    const flow = choosing();
    flow.send({ type: 'slot.chosen', slot: chosen('2026-11-24T14:00') });
    flow.send({ type: 'note.edited', text: 'A flight.' });
    flow.draft.heard();
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['resting.kept'],
      { chosen: null, note: '', problem: null, offered: [], date: null },
    ]);
    expect(flow.draft.heard()).toEqual([]);
  });
});

/** Another date is picked, and its slots are being read. */
const dated = () => {
  const flow = choosing();
  flow.send({ type: 'slot.chosen', slot: chosen('2026-11-24T14:00') });
  flow.send({ type: 'date.picked', date: '2026-12-01' });
  return flow;
};

describe('another date', () => {
  test('is asked for its open slots, and takes the place of the nearest', () => {
    const flow = dated();
    expect([flow.states(), flow.tags()]).toEqual([
      ['choosing.offering.reading'],
      ['datable', 'dialogOpen', 'looking'],
    ]);
    expect(flow.readDate.asked).toEqual([{ date: '2026-12-01', slot }]);
    expect(flow.context()).toMatchObject({ date: '2026-12-01', offered: [], chosen: null });
    flow.readDate.resolve(['2026-12-01T14:00', slot]);
    expect([flow.states(), flow.context().offered]).toEqual([
      ['choosing.offering.dated'],
      ['2026-12-01T14:00'],
    ]);
    flow.send({ type: 'slot.chosen', slot: chosen('2026-12-01T14:00') });
    expect(flow.context().chosen).toEqual(chosen('2026-12-01T14:00'));
    flow.send({ type: 'nearest.requested' });
    expect([flow.states(), flow.context()]).toMatchObject([
      nearby,
      { date: null, offered: nearest, chosen: null },
    ]);
  });
  test('may be picked one after the other', () => {
    const flow = dated();
    flow.send({ type: 'date.picked', date: '2026-12-03' });
    expect(flow.readDate.asked).toEqual([
      { date: '2026-12-01', slot },
      { date: '2026-12-03', slot },
    ]);
  });
  test.each([['2026-11-21'], ['2027-11-22']])('out of reach is not asked for (%s)', (date) => {
    const flow = choosing();
    flow.send({ type: 'date.picked', date });
    expect([flow.states(), flow.readDate.asked]).toEqual([nearby, []]);
  });
  test.each([['2026-11-22'], ['2027-11-21']])('within reach is (%s)', (date) => {
    const flow = choosing();
    flow.send({ type: 'date.picked', date });
    expect(flow.readDate.asked).toEqual([{ date, slot }]);
  });
  test.each([
    ['cannot be read', (flow: ReturnType<typeof begin>) => flow.readDate.reject()],
    ['does not answer', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('that %s says so, and is read again or left', (_, end) => {
    const flow = dated();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([
      ['choosing.offering.unread'],
      ['datable', 'dialogOpen', 'unread'],
    ]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['choosing.offering.reading']);
    flow.send({ type: 'nearest.requested' });
    expect(flow.states()).toEqual(nearby);
  });
});

describe('the note', () => {
  test('is kept as it is typed, and taken up as long as nothing is', () => {
    const flow = choosing();
    flow.draft.heard();
    flow.draft.say({ type: 'draft.restored', words: { note: 'Begun.' } });
    expect(flow.context().note).toBe('Begun.');
    flow.send({ type: 'note.edited', text: 'A flight.' });
    flow.send({ type: 'note.edited', text: '' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { note: 'A flight.' } },
      { type: 'words.changed', words: null },
    ]);
    flow.send({ type: 'note.edited', text: 'Mine.' });
    flow.draft.say({ type: 'draft.restored', words: { note: 'Begun.' } });
    expect(flow.context().note).toBe('Mine.');
  });
  test('that there is none of leaves the field empty', () => {
    const flow = choosing();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().note).toBe('');
  });
  test('is not sent when it is too long', () => {
    const flow = choosing();
    flow.send({ type: 'slot.chosen', slot: chosen('2026-11-24T14:00') });
    flow.send({ type: 'note.edited', text: '😀'.repeat(13) });
    flow.send({ type: 'move.submitted' });
    expect([flow.states(), flow.context().problem]).toEqual([nearby, { key: 'noteTooLong' }]);
    flow.send({ type: 'note.edited', text: ` ${'😀'.repeat(12)} ` });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'move.submitted' });
    expect(flow.states()).toEqual(['sending']);
  });
  test('disappears with the member who wrote it', () => {
    const flow = choosing();
    flow.send({ type: 'note.edited', text: 'A flight.' });
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context().note]).toEqual([['resting.kept'], '']);
  });
});
