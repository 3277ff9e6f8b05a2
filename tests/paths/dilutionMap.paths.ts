// Path model of the dilution weather map: rows are added, filled in and removed, and the example is taken.
import { dilutionMapMachine } from '#machines/dilutionMap.machine.ts';
import type { MapRow, MapSheet } from '#machines/dilutionMap.machine.ts';
import { labSamples } from '#content/labSamples.ts';
import { probes } from './dilutionMap.probes.ts';
import { definePaths } from './kit/define.ts';

/** One founder, one round and a sale. */
const kept: MapSheet = {
  rows: [
    { id: 'r1', kind: 'holder', fields: { name: 'Ada', shares: '1,000,000', role: 'person' } },
    { id: 'r2', kind: 'round', fields: { name: 'Seed', before: '4m', amount: '1m' } },
    { id: 'r3', kind: 'sale', fields: { price: '9m' } },
  ],
};

type Seen = { context: MapSheet & { undo: { rows: readonly MapRow[] } | null } };
/** The map as it was restored: what can be done in any order is tried alone. */
const isFresh = ({ context: { rows, undo } }: Seen) =>
  rows.length === 3 && rows[1]?.fields['amount'] === '1m' && undo === null;
const isBare = ({ context: { rows } }: Seen) => rows.length === 0;
const shareIn = ({ context: { rows } }: Seen) => rows[0]?.fields['shares'];

export default definePaths({
  machine: dilutionMapMachine,
  input: {
    page: { say: 'A founder opens the dilution weather map', input: { example: labSamples.map } },
  },
  events: {
    'field.typed': {
      say: ({ row, field, text }) => `Write ‘${text}’ into ‘${field}’ of ${row}`,
      samples: {
        wrong: (seen: Seen) =>
          isFresh(seen) && shareIn(seen) === '1,000,000'
            ? { row: 'r1', field: 'shares', text: 'a million' }
            : undefined,
        choice: (seen: Seen) =>
          isFresh(seen) &&
          shareIn(seen) === '1,000,000' &&
          seen.context.rows[0]?.fields['role'] === 'person'
            ? { row: 'r1', field: 'role', text: 'pool' }
            : undefined,
        unknown: { row: 'nothing', field: 'name', text: 'x' },
      },
    },
    'row.added': {
      say: ({ kind }) => `Press the button that adds a ${kind}`,
      samples: {
        holder: (seen: Seen) => (isBare(seen) ? { kind: 'holder' as const } : undefined),
        note: (seen: Seen) => (isFresh(seen) ? { kind: 'note' as const } : undefined),
        sale: (seen: Seen) => (isFresh(seen) ? { kind: 'sale' as const } : undefined),
      },
    },
    'row.removed': {
      say: ({ row }) => `Press Remove of ${row}`,
      samples: {
        first: (seen: Seen) => (isFresh(seen) ? { row: 'r1' } : undefined),
        unknown: { row: 'nothing' },
      },
    },
    'example.taken': {
      say: 'Press Fill in the example',
      when: (seen: Seen) => isBare(seen) || isFresh(seen),
    },
    'map.restarted': {
      say: 'Press Start over',
      when: (seen: Seen) => isFresh(seen) || isBare(seen),
    },
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
    // Its own states are in its own model: it reports nothing.
    handOut: {},
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null ? 'Nothing was saved' : 'A founder, a round and a sale were saved',
        samples: { nothing: { words: null }, kept: { words: kept } },
      },
      'draft.unread': { say: 'What was saved cannot be read' },
      'draft.withdrawn': { say: 'The member whose map it is has left', when: isFresh },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The map can have no draft' } },
    handOut: { closed: { fails: 'No child.', say: 'The map cannot be handed out' } },
  },
  states: {
    restoring: 'The buttons wait until what was saved is restored',
    drawing: 'Rows can be filled in, and the map follows',
  },
  details: ({ context: { rows, undo } }) => [
    `${rows.length} rows`,
    ...(undo === null ? [] : ['Undo is offered']),
  ],
  probes,
  resting: ['drawing'],
  refused: {
    'field.typed/unknown': 'There is no such row.',
    'row.removed/unknown': 'There is no such row.',
    'row.added/sale': 'There is one already.',
  },
  invariants: {
    'No two rows have the same id': ({ snapshot: { context } }) =>
      new Set(context.rows.map(({ id }) => id)).size === context.rows.length,
    'The example stays as it is': ({ snapshot: { context } }) =>
      JSON.stringify(context.example) === JSON.stringify(labSamples.map),
  },
});
