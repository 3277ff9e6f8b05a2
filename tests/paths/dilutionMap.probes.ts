// Probes of the dilution weather map: several rows of each kind, and as many as there are places.
import type { MapSheet, RowKind, dilutionMapMachine } from '#machines/dilutionMap.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const begin = { type: 'draft.restored', words: null } as const;
const add = (kind: RowKind) => ({ type: 'row.added', kind }) as const;
const type = (row: string, field: string, text: string) =>
  ({ type: 'field.typed', row, field, text }) as const;
const remove = (row: string) => ({ type: 'row.removed', row }) as const;
const undo = { type: 'change.undone' } as const;
const example = { type: 'example.taken' } as const;
const restart = { type: 'map.restarted' } as const;
const many = (count: number, kind: RowKind) => Array.from({ length: count }, () => add(kind));
const kept: MapSheet = {
  rows: [
    { id: 'r4', kind: 'holder', fields: { name: 'Ada' } },
    { id: 'r7', kind: 'sale', fields: {} },
  ],
};

export const probes: ProbesOf<typeof dilutionMapMachine> = {
  'rows are filled in, removed and brought back': {
    steps: [
      begin,
      { type: 'sheet.wanted', as: 'file' },
      restart,
      add('holder'),
      add('note'),
      add('holder'),
      type('r1', 'name', 'Ada'),
      type('r3', 'name', 'Ben'),
      type('r3', 'shares', '500'),
      remove('r1'),
      type('r3', 'name', ''),
      undo,
      remove('r2'),
      add('round'),
      undo,
      remove('r3'),
      undo,
      remove('none'),
      type('none', 'name', 'x'),
      { type: 'sheet.wanted', as: 'file' },
      { type: 'sheet.wanted', as: 'paper' },
      restart,
      undo,
      restart,
      add('sale'),
      undo,
    ],
  },
  'each kind has its places': {
    steps: [
      begin,
      ...many(9, 'holder'),
      ...many(7, 'note'),
      ...many(7, 'round'),
      ...many(2, 'sale'),
      remove('r9'),
      add('holder'),
      add('note'),
    ],
  },
  'the example replaces what was typed, and only that can be undone': {
    steps: [
      { type: 'draft.restored', words: kept },
      example,
      undo,
      example,
      example,
      undo,
      remove('r4'),
      undo,
      type('r4', 'name', ''),
      example,
      undo,
    ],
  },
  'an empty row is no loss': {
    steps: [
      begin,
      add('holder'),
      { type: 'sheet.wanted', as: 'file' },
      restart,
      undo,
      example,
      undo,
      add('note'),
    ],
  },
  'what was seen ends with the member': {
    steps: [
      { type: 'draft.restored', words: kept },
      remove('r4'),
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      undo,
      add('holder'),
      { type: 'draft.withdrawn' },
      { type: 'draft.restored', words: kept },
      add('holder'),
    ],
  },
};
