// What is written to an act in a section of the desk, by state: it is kept, and comes back.
import { describe, expect, test } from 'vitest';
import { hide, showAgain } from '../paths/deskBoard.samples.ts';
import { acting, composing, named, shown } from './deskBoard.kit.ts';

describe('what is written to an act', () => {
  test('is kept as it is typed, at the place of its row and its kind, until the act is done', () => {
    const flow = composing();
    expect(flow.draft.heard()).toEqual([
      { type: 'place.changed', place: 'p1 hide' },
      { type: 'draft.requested' },
    ]);
    flow.send({ type: 'note.edited', text: 'It' });
    flow.send({ type: 'note.edited', text: '' });
    flow.send({ type: 'note.edited', text: 'It sells.' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { note: 'It' } },
      { type: 'words.changed', words: null },
      { type: 'words.changed', words: { note: 'It sells.' } },
    ]);
    flow.send({ type: 'act.confirmed' });
    expect(flow.draft.heard()).toEqual([]);
    flow.takeAct.resolve({ outcome: 'stored', result: 'It is done.' });
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('stays where the act is refused, cancelled, or left by an address', () => {
    const refused = acting();
    refused.draft.heard();
    refused.takeAct.resolve({ outcome: 'refused', message: 'No.' });
    const cancelled = composing();
    cancelled.draft.heard();
    cancelled.send({ type: 'act.cancelled' });
    const left = composing();
    left.draft.heard();
    left.addressFeed.say(named('hidden'));
    expect([refused, cancelled, left].map((flow) => flow.draft.heard())).toEqual([[], [], []]);
    expect(refused.context().note).toBe(' It sells. ');
  });
  test('comes back as long as nothing is typed', () => {
    const flow = composing();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().note).toBe('');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Kept.' } });
    expect(flow.context().note).toBe('Kept.');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Late.' } });
    expect(flow.context().note).toBe('Kept.');
  });
  test('of one act is not that of another', () => {
    const flow = composing();
    flow.send({ type: 'act.cancelled' });
    flow.draft.heard();
    flow.send({ type: 'act.chosen', act: { ...hide, id: 'p2' } });
    expect(flow.draft.heard()[0]).toEqual({ type: 'place.changed', place: 'p2 hide' });
  });
  test('has no place where an act is done at once, also where it was refused', () => {
    const flow = shown();
    flow.send({ type: 'act.chosen', act: showAgain });
    expect(flow.draft.heard()).toEqual([{ type: 'place.changed', place: 'p2 show' }]);
    flow.takeAct.resolve({ outcome: 'refused', message: 'No.' });
    expect(flow.states()).toEqual(['shown.composing']);
    expect(flow.can({ type: 'note.edited', text: 'It sells.' })).toBe(false);
  });
});
