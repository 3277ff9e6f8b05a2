// The assumption canvas by state, and its rules (content/files/assumption-canvas.md).
import { describe, expect, test, vi } from 'vitest';
import { beside, cells, faultOf, labCanvasMachine } from '#machines/labCanvas.machine.ts';
import { play } from './kit.ts';
import { noteOf, four, low, begin, arranging } from './labCanvas.kit.ts';

describe('the grid', () => {
  test('has nine fields, and edges', () => {
    expect(cells).toHaveLength(9);
    expect(beside('changes-heard', 'left')).toBe('changes-evidence');
    expect(beside('changes-heard', 'right')).toBe('changes-madeUp');
    expect(beside('changes-heard', 'up')).toBe('dies-heard');
    expect(beside('changes-heard', 'down')).toBe('annoyed-heard');
    expect(beside('dies-evidence', 'left')).toBeUndefined();
    expect(beside('dies-evidence', 'up')).toBeUndefined();
    expect(beside('annoyed-madeUp', 'right')).toBeUndefined();
    expect(beside('annoyed-madeUp', 'down')).toBeUndefined();
  });
  test.each([
    ['', 'blank'],
    [' \n ', 'blank'],
    ['Hospitals are slow', 'mood'],
    ['the  LOW assumption holds', 'twice'],
    ['A hospital with 400 beds signs within nine months', null],
  ])('%j as a note: %s', (text, fault) => expect(faultOf([low], text)).toBe(fault));
});

describe('while the saved canvas is restored', () => {
  test('nothing can be written; then the canvas is shown', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
    expect(flow.can({ type: 'note.typed', text: 'x' })).toBe(false);
    flow.draft.say({
      type: 'draft.restored',
      words: { notes: [low], draft: 'Half a', next: 4 },
    });
    expect([flow.states(), flow.tags()]).toEqual([['arranging.resting'], ['editable']]);
    expect(flow.context()).toMatchObject({ notes: [low], draft: 'Half a', next: 4 });
  });
  test('nothing was saved', () =>
    expect(arranging().context()).toMatchObject({ notes: [], next: 1 }));
  test('it cannot be read: the canvas is empty', () => {
    const flow = begin();
    flow.draft.say({ type: 'draft.unread' });
    expect([flow.states(), flow.context().notes]).toEqual([['arranging.resting'], []]);
  });
  test('without a draft the canvas is empty', async () => {
    const flow = play(labCanvasMachine);
    await vi.waitFor(() => expect(flow.states()).toEqual(['arranging.resting']));
  });
});

describe('a note', () => {
  test('is written, and waits to be placed', () => {
    const flow = arranging();
    flow.send({ type: 'note.typed', text: '  A hospital signs\nin nine months ' });
    flow.send({ type: 'note.added' });
    expect(flow.context()).toMatchObject({
      notes: [{ id: 'n1', text: 'A hospital signs in nine months', cell: null }],
      draft: '',
      next: 2,
    });
  });
  test.each([
    ['', 'blank'],
    ['Hospitals are slow', 'mood'],
    [low.text, 'twice'],
  ])('%j is refused, and the words stay', (text, key) => {
    const flow = arranging(low);
    flow.send({ type: 'note.typed', text });
    flow.send({ type: 'note.added' });
    expect(flow.context()).toMatchObject({ notes: [low], draft: text, problem: { key } });
    flow.send({ type: 'note.typed', text: `${text}!` });
    expect(flow.context().problem).toBeNull();
  });
  test('is placed, and moves right, up and down freely', () => {
    const flow = arranging(noteOf('new', null));
    for (const to of [
      'annoyed-evidence',
      'annoyed-heard',
      'dies-madeUp',
      'changes-madeUp',
    ] as const) {
      flow.move('new', to);
      expect([flow.states(), flow.placeOf('new')]).toEqual([['arranging.resting'], to]);
    }
    expect(flow.can({ type: 'note.moved', note: 'new', to: 'changes-madeUp' })).toBe(false);
    expect(flow.can({ type: 'note.moved', note: 'nobody', to: 'changes-madeUp' })).toBe(false);
  });
  test('is removed, and the removal is undone', () => {
    const flow = arranging(...four, low);
    flow.send({ type: 'note.removed', note: 'b' });
    expect(flow.context().notes.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'low']);
    expect(flow.context().undo?.removed).toBe('The b assumption holds');
    flow.send({ type: 'change.undone' });
    expect(flow.context()).toMatchObject({ notes: [...four, low], undo: null });
    expect(flow.can({ type: 'change.undone' })).toBe(false);
    expect(flow.can({ type: 'note.removed', note: 'nobody' })).toBe(false);
  });
});

describe('the corner', () => {
  test('refuses a fifth note and says why; a note that moves down makes room', () => {
    const flow = arranging(...four, low);
    flow.move('low', 'dies-madeUp');
    expect([flow.placeOf('low'), flow.context().problem]).toEqual([
      'changes-madeUp',
      { key: 'cornerFull', note: 'low' },
    ]);
    flow.move('a', 'annoyed-madeUp');
    expect(flow.context().problem).toBeNull();
    flow.move('low', 'dies-madeUp');
    expect(flow.placeOf('low')).toBe('dies-madeUp');
  });
  test('also refuses a note that was not placed yet', () => {
    const flow = arranging(...four, noteOf('new', null));
    flow.move('new', 'dies-madeUp');
    expect([flow.placeOf('new'), flow.context().problem?.key]).toEqual([null, 'cornerFull']);
  });
  test('keeps a line for each note, also while the note is elsewhere', () => {
    const flow = arranging(...four);
    flow.send({ type: 'line.typed', note: 'a', field: 'who', text: 'Ines' });
    flow.send({ type: 'line.typed', note: 'a', field: 'by', text: 'May' });
    flow.move('a', 'changes-madeUp');
    expect(flow.context().notes[0]?.line).toEqual({ who: 'Ines', by: 'May' });
    expect(flow.can({ type: 'line.typed', note: 'x', field: 'who', text: '' })).toBe(false);
  });
});

const learning = () => {
  const flow = arranging(low);
  flow.move('low', 'changes-heard');
  return flow;
};
describe('a move to the left', () => {
  test('asks what was learnt and from whom; no other note moves meanwhile', () => {
    const flow = learning();
    expect([flow.states(), flow.tags(), flow.placeOf('low')]).toEqual([
      ['learning'],
      ['learning'],
      'changes-madeUp',
    ]);
    expect(flow.can({ type: 'note.removed', note: 'low' })).toBe(false);
  });
  test.each([
    ['', ''],
    ['They sign', ' '],
    [' ', 'The buyer'],
  ])('%j from %j is not enough, and stays', (what, whom) => {
    const flow = learning();
    flow.send({ type: 'learning.typed', field: 'what', text: what });
    flow.send({ type: 'learning.typed', field: 'whom', text: whom });
    flow.send({ type: 'learning.kept' });
    expect([flow.states(), flow.context().problem]).toEqual([['learning'], { key: 'incomplete' }]);
    expect(flow.context().move).toMatchObject({ what, whom });
    flow.send({ type: 'learning.typed', field: 'what', text: 'x' });
    expect(flow.context().problem).toBeNull();
  });
  test('answered, the note moves, and the answer is recorded', () => {
    const flow = learning();
    flow.send({ type: 'learning.typed', field: 'what', text: ' They sign ' });
    flow.send({ type: 'learning.typed', field: 'whom', text: 'The buyer' });
    flow.send({ type: 'learning.kept' });
    expect([flow.states(), flow.placeOf('low')]).toEqual([['arranging.resting'], 'changes-heard']);
    expect(flow.context().notes[0]?.learnt).toEqual([{ what: 'They sign', whom: 'The buyer' }]);
    flow.move('low', 'changes-evidence');
    expect(flow.context().move).toMatchObject({ what: '', whom: '' });
  });
  test('cancelled, the note stays where it is', () => {
    const flow = learning();
    flow.send({ type: 'learning.kept' });
    flow.send({ type: 'learning.dropped' });
    expect([flow.states(), flow.placeOf('low'), flow.context().problem]).toEqual([
      ['arranging.resting'],
      'changes-madeUp',
      null,
    ]);
  });
});

describe('the sheet', () => {
  test('is cleared, and everything can be undone', () => {
    expect(arranging().can({ type: 'canvas.restarted' })).toBe(false);
    const flow = arranging(...four);
    flow.send({ type: 'canvas.restarted' });
    expect(flow.context()).toMatchObject({ notes: [], undo: { removed: null } });
    flow.send({ type: 'change.undone' });
    expect(flow.context().notes).toEqual(four);
  });
  test('cannot be exported while it is empty', () => {
    expect(arranging().can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
  });
  test('is exported, fails, and is exported again', () => {
    const flow = arranging(low);
    flow.send({ type: 'sheet.wanted', as: 'file' });
    expect([flow.states(), flow.tags()]).toEqual([['arranging.handingOut'], ['busy', 'editable']]);
    expect(flow.handOutCanvas.asked).toEqual([{ as: 'file', notes: [low] }]);
    flow.handOutCanvas.resolve('canvas.md');
    expect([flow.states(), flow.context().saved]).toEqual([['arranging.resting'], 'canvas.md']);
    flow.send({ type: 'sheet.wanted', as: 'paper' });
    expect([flow.context().saved, flow.context().as]).toEqual([null, 'paper']);
    flow.handOutCanvas.reject();
    expect([flow.states(), flow.tags()]).toEqual([['arranging.failed'], ['editable', 'failed']]);
    flow.send({ type: 'sheet.wanted', as: 'file' });
    flow.wait(10_000);
    expect(flow.states()).toEqual(['arranging.failed']);
    flow.send({ type: 'canvas.restarted' });
    expect(flow.can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
  });
});
