// The assumption canvas: notes on nine fields, a corner that holds four; a note moves left only when the user says what
// was learnt and from whom (content/files/assumption-canvas.md).
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';

/** The columns, from left to right: how little is known about the assumption. */
export const evidences = ['evidence', 'heard', 'madeUp'] as const;
/** The rows, from top to bottom: how much breaks if the assumption is wrong. */
export const stakes = ['dies', 'changes', 'annoyed'] as const;

export type Evidence = (typeof evidences)[number];
export type Stake = (typeof stakes)[number];
export type Cell = `${Stake}-${Evidence}`;

/** Every field, row by row. */
export const cells = stakes.flatMap((stake) =>
  evidences.map((evidence): Cell => `${stake}-${evidence}`),
);

/** The upper right corner: assumptions that can end the plan and are not tested. */
export const corner: Cell = 'dies-madeUp';
/** The most notes that the corner holds. */
export const cornerHolds = 4;

export type LineField = 'falsify' | 'cheapest' | 'who' | 'by';
export type Learning = { what: string; whom: string };
export type Note = {
  id: string;
  text: string;
  /** Null until the note is placed. */
  cell: Cell | null;
  /** Its line of the quarter; kept when the note leaves the corner. */
  line: Readonly<Partial<Record<LineField, string>>>;
  /** What was learned each time that it moved to the left. */
  learnt: readonly Learning[];
};

/** What is kept, saved and printed. */
export type CanvasSheet = {
  notes: readonly Note[];
  draft: string;
  next: number;
  /** The note that waits to move to the left, and what was entered as learnt so far; not where none waits. */
  move?: { note: string; to: Cell } & Learning;
};

const columnOf = (cell: Cell) => evidences.findIndex((evidence) => cell.endsWith(`-${evidence}`));
const rowOf = (cell: Cell) => stakes.findIndex((stake) => cell.startsWith(`${stake}-`));

export type Direction = 'left' | 'right' | 'up' | 'down';
const steps = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

/** The field that lies beside another; undefined beyond the edge. */
export function beside(cell: Cell, direction: Direction): Cell | undefined {
  const [down, across] = steps[direction];
  const stake = stakes[rowOf(cell) + down];
  const evidence = evidences[columnOf(cell) + across];
  return stake === undefined || evidence === undefined ? undefined : `${stake}-${evidence}`;
}

/** The notes of a field, in the order in which they were written. */
export const notesAt = (notes: readonly Note[], cell: Cell | null): Note[] =>
  notes.filter((note) => note.cell === cell);

/** An assumption says who does what: three words are a mood ("Hospitals are slow"). */
const fewestWords = 4;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

type NoteFault = 'blank' | 'mood' | 'twice';

/** What keeps a text from being a note; null where nothing does. */
export function faultOf(notes: readonly Note[], text: string): NoteFault | null {
  const words = wordsIn(text);
  if (words.length === 0) return 'blank';
  if (words.length < fewestWords) return 'mood';
  const said = words.join(' ').toLowerCase();
  return notes.some((note) => note.text.toLowerCase() === said) ? 'twice' : null;
}

export type CanvasProblem =
  { key: NoteFault } | { key: 'incomplete' } | { key: 'cornerFull'; note: string };

type Move = { note: string; to: Cell };

export type LabCanvasEvent =
  | { type: 'note.typed'; text: string }
  | { type: 'note.added' }
  | ({ type: 'note.moved' } & Move)
  | { type: 'note.removed'; note: string }
  | { type: 'line.typed'; note: string; field: LineField; text: string }
  | { type: 'learning.typed'; field: keyof Learning; text: string }
  | { type: 'learning.kept' }
  | { type: 'learning.dropped' }
  | { type: 'canvas.restarted' }
  | { type: 'change.undone' }
  | { type: 'sheet.wanted'; as: HandOut }
  // What the draft of the sheet reports.
  | DraftNews<CanvasSheet>;

type LabCanvasContext = Required<CanvasSheet> & {
  problem: CanvasProblem | null;
  /** The sheet before the last removal, and the text of the removed note; null if all notes were removed. */
  undo: { removed: string | null; notes: readonly Note[] } | null;
  as: HandOut;
  saved: string | null;
};

/** While no note waits. */
const nowhere: Move & Learning = { note: '', to: corner, what: '', whom: '' };

const noteIn = ({ notes }: LabCanvasContext, id: string) => notes.find((note) => note.id === id);
const changed = (notes: readonly Note[], id: string, change: (note: Note) => Partial<Note>) =>
  notes.map((note) => (note.id === id ? { ...note, ...change(note) } : note));

export const labCanvasMachine = setup({
  types: {
    context: {} as LabCanvasContext,
    events: {} as LabCanvasEvent,
    children: {} as { draft: 'draft' },
    tags: {} as 'restoring' | 'editable' | 'learning' | 'busy' | 'failed',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Saves the sheet as a file and answers with its name, or opens the printer's dialog and answers null. */
    handOutCanvas: fromPromise<string | null, { as: HandOut; notes: readonly Note[] }>(() =>
      Promise.reject(new Error('Port handOutCanvas is not provided.')),
    ),
  },
  actions: {
    takeUp: assign(
      ({ context: { notes, draft, next } }, params: { sheet: CanvasSheet | null }) => ({
        ...(params.sheet ?? { notes, draft, next }),
        move: params.sheet?.move ?? nowhere,
      }),
    ),
    putAway: assign({
      notes: [],
      draft: '',
      next: 1,
      problem: null,
      move: nowhere,
      undo: null,
      saved: null,
    }),
    /** A sheet without an entry has no draft. */
    keepDraft: sendTo('draft', ({ context: { notes, draft, move } }) => ({
      type: 'words.changed' as const,
      words:
        notes.length === 0 && draft === ''
          ? null
          : { notes, draft, ...(move.note !== '' && { move }) },
    })),
    rememberDraft: assign((_, { text }: { text: string }) => ({ draft: text, problem: null })),
    addNote: assign(({ context: { notes, draft, next } }) => ({
      notes: [
        ...notes,
        { id: `n${next}`, text: wordsIn(draft).join(' '), cell: null, line: {}, learnt: [] },
      ],
      draft: '',
      next: next + 1,
      problem: null,
      undo: null,
    })),
    pointOutFault: assign(({ context: { notes, draft } }) => {
      const key = faultOf(notes, draft);
      return { problem: key === null ? null : { key } };
    }),
    refuseFifth: assign((_, { note }: Move) => ({
      problem: { key: 'cornerFull' as const, note },
    })),
    placeNote: assign(({ context: { notes } }, { note, to }: Move) => ({
      notes: changed(notes, note, () => ({ cell: to })),
      problem: null,
      undo: null,
    })),
    askForLearning: assign((_, { note, to }: Move) => ({
      move: { note, to, what: '', whom: '' },
      problem: null,
      undo: null,
    })),
    rememberLearning: assign(
      ({ context }, { field, text }: { field: keyof Learning; text: string }) => ({
        move: { ...context.move, [field]: text },
        problem: null,
      }),
    ),
    pointOutIncomplete: assign(() => ({ problem: { key: 'incomplete' as const } })),
    moveLeft: assign(({ context: { notes, move } }) => ({
      notes: changed(notes, move.note, ({ learnt }) => ({
        cell: move.to,
        learnt: [...learnt, { what: move.what.trim(), whom: move.whom.trim() }],
      })),
      move: nowhere,
      problem: null,
    })),
    forgetMove: assign(() => ({ move: nowhere, problem: null })),
    removeNote: assign(({ context }, { note }: { note: string }) => ({
      notes: context.notes.filter(({ id }) => id !== note),
      undo: { removed: noteIn(context, note)?.text ?? '', notes: context.notes },
      problem: null,
    })),
    empty: assign(({ context: { notes } }) => ({
      notes: [],
      undo: { removed: null, notes },
      problem: null,
    })),
    restore: assign(({ context: { notes, undo } }) => ({
      notes: undo?.notes ?? notes,
      undo: null,
    })),
    rememberLine: assign(
      (
        { context: { notes } },
        { note, field, text }: { note: string; field: LineField; text: string },
      ) => ({
        notes: changed(notes, note, ({ line }) => ({ line: { ...line, [field]: text } })),
        undo: null,
      }),
    ),
    rememberHow: assign((_, { as }: { as: HandOut }) => ({ as, saved: null })),
    rememberSaved: assign((_, { name }: { name: string | null }) => ({ saved: name })),
  },
  guards: {
    isANote: ({ context: { notes, draft } }) => faultOf(notes, draft) === null,
    isFifth: ({ context }, { note, to }: Move) =>
      to === corner &&
      noteIn(context, note)?.cell !== corner &&
      notesAt(context.notes, corner).length >= cornerHolds,
    goesLeft: ({ context }, { note, to }: Move) => {
      const from = noteIn(context, note)?.cell ?? null;
      return from !== null && columnOf(to) < columnOf(from);
    },
    isElsewhere: ({ context }, { note, to }: Move) => {
      const known = noteIn(context, note);
      return known !== undefined && known.cell !== to;
    },
    isThere: ({ context }, { note }: { note: string }) => noteIn(context, note) !== undefined,
    isComplete: ({ context: { move } }) => move.what.trim() !== '' && move.whom.trim() !== '',
    wasLearning: (_, params: { sheet: CanvasSheet | null }) => params.sheet?.move !== undefined,
    holdsNotes: ({ context }) => context.notes.length > 0,
    canUndo: ({ context }) => context.undo !== null,
  },
  delays: {
    /** The print dialog may stay open longer; the page continues after this time. */
    handOutTimeout: 10_000,
  },
}).createMachine({
  id: 'labCanvas',
  description: 'A team separates what it knows from what it needs to be true.',
  meta: { typed: ['notes', 'draft', 'move.what', 'move.whom'] },
  context: () => ({
    notes: [],
    draft: '',
    next: 1,
    problem: null,
    move: { note: '', to: 'dies-madeUp', what: '', whom: '' },
    undo: null,
    as: 'file',
    saved: null,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
    // The sheet works without its draft.
    onError: { target: '.arranging' },
  },
  // The sheet of a member who has left; that of the next user follows.
  on: { 'draft.withdrawn': { target: '.restoring', actions: 'putAway' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'We look what this browser has kept.',
      tags: 'restoring',
      on: {
        'draft.restored': [
          {
            guard: { type: 'wasLearning', params: ({ event }) => ({ sheet: event.words }) },
            target: 'learning',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
          {
            target: 'arranging',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
        ],
        'draft.unread': { target: 'arranging' },
      },
    },
    arranging: {
      description: 'Notes are written, placed and moved; the corner gets its lines.',
      tags: 'editable',
      initial: 'resting',
      on: {
        'note.typed': {
          actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'],
        },
        'note.added': [
          { guard: 'isANote', actions: ['addNote', 'keepDraft'] },
          { actions: 'pointOutFault' },
        ],
        'note.moved': [
          {
            guard: { type: 'isFifth', params: ({ event }) => event },
            actions: { type: 'refuseFifth', params: ({ event }) => event },
          },
          {
            guard: { type: 'goesLeft', params: ({ event }) => event },
            target: 'learning',
            actions: { type: 'askForLearning', params: ({ event }) => event },
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            actions: [{ type: 'placeNote', params: ({ event }) => event }, 'keepDraft'],
          },
        ],
        'note.removed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'removeNote', params: ({ event }) => event }, 'keepDraft'],
        },
        'line.typed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'rememberLine', params: ({ event }) => event }, 'keepDraft'],
        },
        'canvas.restarted': { guard: 'holdsNotes', actions: ['empty', 'keepDraft'] },
        'change.undone': { guard: 'canUndo', actions: ['restore', 'keepDraft'] },
      },
      states: {
        resting: {
          description: 'The sheet can be saved and printed.',
          on: {
            'sheet.wanted': {
              guard: 'holdsNotes',
              target: 'handingOut',
              actions: { type: 'rememberHow', params: ({ event }) => event },
            },
          },
        },
        handingOut: {
          description: 'The browser is asked to save the sheet, or to print it.',
          tags: 'busy',
          invoke: {
            id: 'handOutCanvas',
            src: 'handOutCanvas',
            input: ({ context: { as, notes } }) => ({ as, notes }),
            onDone: {
              target: 'resting',
              actions: { type: 'rememberSaved', params: ({ event }) => ({ name: event.output }) },
            },
            onError: { target: 'failed' },
          },
          after: { handOutTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'It was not handed out; nothing on the page is lost.',
          tags: 'failed',
          on: {
            'sheet.wanted': {
              guard: 'holdsNotes',
              target: 'handingOut',
              actions: { type: 'rememberHow', params: ({ event }) => event },
            },
          },
        },
      },
    },
    learning: {
      description: 'A note is to move to the left: the team says what was learnt and from whom.',
      tags: 'learning',
      on: {
        'learning.typed': {
          actions: [{ type: 'rememberLearning', params: ({ event }) => event }, 'keepDraft'],
        },
        'learning.kept': [
          { guard: 'isComplete', target: 'arranging', actions: ['moveLeft', 'keepDraft'] },
          { actions: 'pointOutIncomplete' },
        ],
        'learning.dropped': { target: 'arranging', actions: ['forgetMove', 'keepDraft'] },
      },
    },
  },
});
