// The dilution weather map: holders, notes and rounds are typed into rows, and the page computes the cap table from
// them (src/flows/dilutionMap/capTable.ts). Whatever is typed is kept as it is, also where it is no number.
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { handOutMachine } from './handOut.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';

/** What a row of the map is about; `sale` is there once, the others as often as the user adds them. */
export const rowKinds = ['holder', 'note', 'round', 'sale'] as const;
export type RowKind = (typeof rowKinds)[number];
/** As typed, by field; a field without an entry is missing. */
export type MapRow = { id: string; kind: RowKind; fields: Readonly<Record<string, string>> };

/** What is kept, saved and printed. */
export type MapSheet = { rows: readonly MapRow[] };

/** The most rows of a kind. */
export const mostRows = { holder: 8, note: 6, round: 6, sale: 1 } as const satisfies Record<
  RowKind,
  number
>;

export const rowsOf = (rows: readonly MapRow[], kind: RowKind): MapRow[] =>
  rows.filter((row) => row.kind === kind);

export type DilutionMapEvent =
  | { type: 'field.typed'; row: string; field: string; text: string }
  | { type: 'row.added'; kind: RowKind }
  | { type: 'row.removed'; row: string }
  | { type: 'example.taken' }
  | { type: 'map.restarted' }
  | { type: 'change.undone' }
  | { type: 'sheet.wanted'; as: HandOut }
  // What the draft of the sheet reports.
  | DraftNews<MapSheet>;

type DilutionMapContext = MapSheet & {
  example: readonly MapRow[];
  /** The rows before the last removal; `all` if every row was removed or replaced. */
  undo: { all: boolean; rows: readonly MapRow[] } | null;
};

/** The number of the next id: ids are a letter and a number. */
const nextIn = (items: readonly { id: string }[]) =>
  Math.max(0, ...items.map(({ id }) => Number(id.slice(1)))) + 1;
const hasEntry = ({ fields }: MapRow) => Object.values(fields).some((text) => text !== '');

export const dilutionMapMachine = setup({
  types: {
    context: {} as DilutionMapContext,
    input: {} as { example: readonly MapRow[] },
    events: {} as DilutionMapEvent,
    children: {} as { draft: 'draft'; handOut: 'handOut' },
    tags: {} as 'restoring' | 'editable',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The map is saved, or printed: handOut.machine.ts. */
    handOut: fromPromise(() =>
      Promise.reject(new Error('Flow handOut is not provided.')),
    ) as unknown as typeof handOutMachine,
  },
  actions: {
    takeUp: assign((_, { sheet }: { sheet: MapSheet | null }) => ({ ...sheet })),
    putAway: assign({ rows: [], undo: null }),
    /** A map without a row has no draft. */
    keepDraft: sendTo('draft', ({ context: { rows } }) => ({
      type: 'words.changed' as const,
      words: rows.length === 0 ? null : { rows },
    })),
    rememberField: assign(
      (
        { context: { rows } },
        { row, field, text }: { row: string; field: string; text: string },
      ) => ({
        rows: rows.map((one) =>
          one.id === row ? { ...one, fields: { ...one.fields, [field]: text } } : one,
        ),
        undo: null,
      }),
    ),
    addRow: assign(({ context: { rows } }, { kind }: { kind: RowKind }) => ({
      rows: [...rows, { id: `r${nextIn(rows)}`, kind, fields: {} }],
      undo: null,
    })),
    removeRow: assign(({ context: { rows } }, { row }: { row: string }) => ({
      rows: rows.filter(({ id }) => id !== row),
      undo: { all: false, rows },
    })),
    takeExample: assign(({ context: { rows, example } }) => ({
      rows: example.map((row, place) => ({ ...row, id: `r${nextIn(rows) + place}` })),
      undo: rows.some(hasEntry) ? { all: true, rows } : null,
    })),
    empty: assign(({ context: { rows } }) => ({ rows: [], undo: { all: true, rows } })),
    restore: assign(({ context: { undo, rows } }) => ({ rows: undo?.rows ?? rows, undo: null })),
    requestHandOut: sendTo('handOut', ({ context: { rows } }, { as }: { as: HandOut }) => ({
      type: 'handOut.requested' as const,
      as,
      sheet: { rows },
    })),
  },
  guards: {
    isThere: ({ context: { rows } }, { row }: { row: string }) => rows.some(({ id }) => id === row),
    hasRoom: ({ context: { rows } }, { kind }: { kind: RowKind }) =>
      rowsOf(rows, kind).length < mostRows[kind],
    holdsRows: ({ context }) => context.rows.length > 0,
    canUndo: ({ context }) => context.undo !== null,
  },
}).createMachine({
  id: 'dilutionMap',
  description: 'A founder draws a cap table over rounds, options, notes and a sale.',
  meta: { typed: ['rows'] },
  context: ({ input }) => ({ example: input.example, rows: [], undo: null }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
      // The map works without its draft.
      onError: { target: '.drawing' },
    },
    { id: 'handOut', src: 'handOut', onError: {} },
  ],
  // The map of a member who has left; that of the next user follows.
  on: { 'draft.withdrawn': { target: '.restoring', actions: 'putAway' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'We look what this browser has kept.',
      tags: 'restoring',
      on: {
        'draft.restored': {
          target: 'drawing',
          actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
        },
        'draft.unread': { target: 'drawing' },
      },
    },
    drawing: {
      description: 'Rows are filled in, and the map follows every entry.',
      tags: 'editable',
      on: {
        'field.typed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'rememberField', params: ({ event }) => event }, 'keepDraft'],
        },
        'row.added': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: [{ type: 'addRow', params: ({ event }) => event }, 'keepDraft'],
        },
        'row.removed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'removeRow', params: ({ event }) => event }, 'keepDraft'],
        },
        'example.taken': { actions: ['takeExample', 'keepDraft'] },
        'map.restarted': { guard: 'holdsRows', actions: ['empty', 'keepDraft'] },
        'change.undone': { guard: 'canUndo', actions: ['restore', 'keepDraft'] },
        'sheet.wanted': {
          guard: 'holdsRows',
          actions: { type: 'requestHandOut', params: ({ event }) => event },
        },
      },
    },
  },
});
