// The draft of the assumption canvas: what it is told, and what it takes away (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import type { LabCanvasEvent } from '#machines/labCanvas.machine.ts';
import { four, low, arranging } from './labCanvas.kit.ts';
import type { Lab } from './labCanvas.kit.ts';

/** The words that the draft was told. */
const told = (flow: Lab) => flow.draft.heard().map((event) => 'words' in event && event.words);

describe('the draft', () => {
  test('follows every change, and ends with the last entry', () => {
    const flow = arranging();
    flow.send({ type: 'note.typed', text: low.text });
    flow.send({ type: 'note.typed', text: '' });
    expect(told(flow)).toEqual([{ notes: [], draft: low.text }, null]);
  });
  test.each<[string, LabCanvasEvent[]]>([
    ['a placed note', [{ type: 'note.moved', note: 'low', to: 'annoyed-madeUp' }]],
    ['a removed note', [{ type: 'note.removed', note: 'low' }]],
    ['a line', [{ type: 'line.typed', note: 'a', field: 'who', text: 'Ada' }]],
    ['an empty canvas', [{ type: 'canvas.restarted' }]],
    ['a removal that is undone', [{ type: 'canvas.restarted' }, { type: 'change.undone' }]],
    [
      'what was learnt',
      [
        { type: 'note.moved', note: 'low', to: 'changes-heard' },
        { type: 'learning.typed', field: 'what', text: 'It holds.' },
        { type: 'learning.typed', field: 'whom', text: 'Ben' },
        { type: 'learning.kept' },
      ],
    ],
  ])('is told of %s', (_, events) => {
    const flow = arranging(...four, low);
    for (const event of events) flow.send(event);
    const { notes, draft } = flow.context();
    expect(told(flow).at(-1)).toEqual(notes.length === 0 ? null : { notes, draft });
  });
  test('has what is being entered as learnt, until it is kept or dropped', () => {
    const flow = arranging(low);
    flow.move('low', 'changes-heard');
    flow.send({ type: 'learning.typed', field: 'what', text: 'It holds.' });
    const move = { note: 'low', to: 'changes-heard', what: 'It holds.', whom: '' };
    const { notes, draft } = flow.context();
    expect(told(flow).at(-1)).toEqual({ notes, draft, move });
    flow.send({ type: 'learning.dropped' });
    expect(told(flow)).toEqual([{ notes, draft }]);
  });
  test('with a move that waits brings its question back', () => {
    const flow = arranging(low);
    flow.draft.say({ type: 'draft.withdrawn' });
    const move = { note: 'low', to: 'changes-heard', what: '', whom: 'Ada' } as const;
    flow.draft.say({ type: 'draft.restored', words: { notes: [low], draft: '', next: 2, move } });
    expect([flow.states(), flow.context().move]).toEqual([['learning'], move]);
  });
  test('of a member who has left takes the canvas away, and the next one follows', () => {
    const flow = arranging(low);
    flow.move('low', 'changes-heard');
    flow.draft.heard();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context().notes]).toEqual([['restoring'], []]);
    flow.draft.say({ type: 'draft.restored', words: null });
    expect([flow.states(), flow.context().move.note, told(flow)]).toEqual([
      ['arranging.resting'],
      '',
      [],
    ]);
  });
});
