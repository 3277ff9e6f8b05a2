// The test kit of the assumption canvas: its draft and its export answer on command.
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { CanvasSheet, Cell, Note } from '#machines/labCanvas.machine.ts';
import type { HandOut } from '#machines/labDiagnostic.machine.ts';
import { draftKit, play, port } from './kit.ts';

export const noteOf = (id: string, cell: Cell | null): Note => ({
  id,
  text: `The ${id} assumption holds`,
  cell,
  line: {},
  learnt: [],
});
export const sheetOf = (...notes: Note[]): CanvasSheet => ({ notes, draft: '', next: 9 });
export const four = ['a', 'b', 'c', 'd'].map((id) => noteOf(id, 'dies-madeUp'));
export const low = noteOf('low', 'changes-madeUp');

export const begin = () => {
  const draft = draftKit<CanvasSheet>();
  const handOutCanvas = port<string | null, { as: HandOut; notes: readonly Note[] }>();
  const flow = play(
    labCanvasMachine.provide({
      actors: { draft: draft.logic, handOutCanvas: handOutCanvas.logic },
    }),
  );
  return { ...flow, draft, handOutCanvas };
};
export const arranging = (...notes: Note[]) => {
  const flow = begin();
  flow.draft.say({
    type: 'draft.restored',
    words: notes.length === 0 ? null : sheetOf(...notes),
  });
  const placeOf = (id: string) => flow.context().notes.find((note) => note.id === id)?.cell;
  const move = (note: string, to: Cell) => flow.send({ type: 'note.moved', note, to });
  return { ...flow, placeOf, move };
};
/** A tool of the lab, as it begins. */
export type Lab = ReturnType<typeof begin>;
