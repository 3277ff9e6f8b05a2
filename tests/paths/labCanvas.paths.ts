// Path model of the assumption canvas: notes are written and placed, the corner is full, a note moves to the left,
// and the sheet is exported.
import { corner, labCanvasMachine, notesAt } from '#machines/labCanvas.machine.ts';
import type { CanvasSheet, Cell, Note } from '#machines/labCanvas.machine.ts';
import { probes } from './labCanvas.probes.ts';
import { definePaths } from './kit/define.ts';

const noteOf = (id: string, text: string, cell: Cell): Note => ({
  id,
  text,
  cell,
  line: {},
  learnt: [],
});
/** Four notes in the corner, and one below it. */
const kept: CanvasSheet = {
  notes: [
    noteOf('n1', 'A hospital signs within nine months', corner),
    noteOf('n2', 'Nurses would use it at night', corner),
    noteOf('n3', 'The insurer pays per bed, not per patient', corner),
    noteOf('n4', 'No rival has the permit before May', corner),
    noteOf('n5', 'Our second engineer stays through winter', 'changes-madeUp'),
  ],
  draft: '',
  next: 6,
};
const sentence = 'The regulator answers within sixty days';
const mood = 'Hospitals are slow';

type Seen = {
  context: CanvasSheet & { move: { what: string; whom: string } };
  matches: (state: 'learning') => boolean;
};
const has = (id: string, { context }: Seen) => context.notes.some((note) => note.id === id);
const placeOf = (id: string, { context }: Seen) =>
  context.notes.find((note) => note.id === id)?.cell;
const types = (text: string, wherever: (seen: Seen) => boolean) => (seen: Seen) =>
  seen.context.draft !== text && wherever(seen) ? { text } : undefined;
/** Texts are tried on an empty sheet only, which keeps the number of situations small. */
const isBare = ({ context: { notes, next } }: Seen) =>
  notes.length === 0 && (next === 1 || next === kept.next);
/** One action per walk on the restored sheet: actions that can be done in any order are tried alone. */
const isFresh = ({ context: { notes } }: Seen) =>
  notes.length === kept.notes.length &&
  notes.every(
    ({ cell, line, learnt }, place) =>
      cell === kept.notes[place]?.cell && line.who === undefined && learnt.length === 0,
  );
const moves = (note: string, from: Cell, to: Cell) => (seen: Seen) =>
  isFresh(seen) && placeOf(note, seen) === from ? { note, to } : undefined;
const learns = (field: 'what' | 'whom', text: string) => (seen: Seen) =>
  seen.context.move[field] === text ? undefined : { field, text };

export default definePaths({
  machine: labCanvasMachine,
  input: { page: { say: 'A visitor opens the canvas' } },
  events: {
    'note.typed': {
      say: ({ text }) => `Write ‘${text}’`,
      samples: { sentence: types(sentence, isBare), mood: types(mood, isBare) },
    },
    'note.added': { say: 'Press Add the note', when: isBare },
    'note.moved': {
      say: ({ note, to }) => `Choose the place ‘${to}’ for ${note}`,
      samples: {
        fifth: (seen: Seen) =>
          notesAt(seen.context.notes, corner).length === 4
            ? moves('n5', 'changes-madeUp', corner)(seen)
            : undefined,
        down: moves('n1', corner, 'changes-madeUp'),
        left: moves('n5', 'changes-madeUp', 'changes-heard'),
        again: (seen: Seen) => (has('n2', seen) ? { note: 'n2', to: corner } : undefined),
      },
    },
    'note.removed': {
      say: ({ note }) => `Press Remove of ${note}`,
      samples: {
        first: (seen: Seen) => (isFresh(seen) ? { note: 'n1' } : undefined),
        unknown: { note: 'nobody' },
      },
    },
    'line.typed': {
      say: ({ note, field, text }) => `Write ‘${text}’ into ‘${field}’ of ${note}`,
      samples: {
        who: (seen: Seen) =>
          isFresh(seen) ? { note: 'n2', field: 'who' as const, text: 'Ines' } : undefined,
        unknown: { note: 'nobody', field: 'who', text: 'Ines' },
      },
    },
    'learning.typed': {
      say: ({ field, text }) => `Write ‘${text}’ into ‘${field}’`,
      samples: {
        what: learns('what', 'She has signed until June'),
        whom: learns('whom', 'Herself'),
      },
    },
    'learning.kept': { say: 'Press Move the note' },
    'learning.dropped': { say: 'Press Leave it where it is' },
    'canvas.restarted': { say: 'Press Start over' },
    'change.undone': { say: 'Press Undo' },
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: {
        file: (seen: Seen) => (isFresh(seen) || isBare(seen) ? { as: 'file' as const } : undefined),
        paper: (seen: Seen) => (isFresh(seen) ? { as: 'paper' as const } : undefined),
      },
    },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'Nothing was saved'
            : `Five notes were saved, four of them in the corner${words.move ? ', and one was about to move' : ''}`,
        samples: {
          nothing: { words: null },
          kept: { words: kept },
          learning: ({ context }: Seen) =>
            context.notes.length === 0
              ? {
                  words: {
                    ...kept,
                    move: { note: 'n5', to: 'changes-heard' as const, what: '', whom: 'Ada' },
                  },
                }
              : undefined,
        },
      },
      'draft.unread': { say: 'What was saved cannot be read' },
      'draft.withdrawn': { say: 'The member whose sheet it is has left', when: isFresh },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The sheet can have no draft' } },
    handOutCanvas: {
      saved: { gives: 'assumption-canvas-2026-11-22.md', say: 'The file is saved' },
      printed: { gives: null, say: 'The print dialog was open' },
      refused: { fails: '', say: 'The browser refuses' },
    },
  },
  states: {
    restoring: 'The sheet waits until the saved notes are restored',
    'arranging.resting': 'Notes can be written, placed and removed',
    'arranging.handingOut': 'The buttons wait',
    'arranging.failed': 'A notice says that the export failed',
    learning: 'The note asks what was learnt, and from whom',
  },
  details: ({ context: { notes, problem, undo, saved } }) => [
    `${notes.length} notes, ${notesAt(notes, corner).length} of them in the corner`,
    ...(problem === null ? [] : [`In place: ${problem.key}`]),
    ...(undo === null ? [] : ['Undo is offered']),
    ...(saved === null ? [] : [`${saved} lies among the downloads`]),
  ],
  probes,
  resting: ['arranging.resting', 'arranging.failed', 'learning'],
  refused: {
    'note.moved/again': 'It is there already.',
    'note.removed/unknown': 'There is no such note.',
    'line.typed/unknown': 'There is no such note.',
  },
  invariants: {
    'The corner holds four at most': ({ snapshot: { context } }) =>
      notesAt(context.notes, corner).length <= 4,
    'No note moves to the left without an answer': ({ snapshot: { context } }) =>
      context.notes.every(
        ({ id, cell, learnt }) => id !== 'n5' || cell !== 'changes-heard' || learnt.length === 1,
      ),
    'The export holds the notes on screen': ({ started, snapshot: { context } }) =>
      started.every(
        ({ port, input }) =>
          port !== 'handOutCanvas' || (input as { notes: unknown }).notes === context.notes,
      ),
  },
});
