// The shape of the words of the lab's four younger tools, and of what a tool says to those who have no plan.
import { z } from 'zod';
import { id, listOf, text, texts, words } from './schema.ts';

const named = z.strictObject({ id, label: text });

/** What a tool of the plan says to those who have none. */
export const labAccessSchema = z.strictObject({
  ...texts('checking'),
  preview: words('label', 'title', 'text'),
  readable: words('label', 'title', 'text'),
});
export type LabAccessWords = z.infer<typeof labAccessSchema>;

export const labTriageSchema = z.strictObject({
  ...texts('label', 'title', 'lede'),
  signal: words('label', 'hint', 'begin', 'now'),
  questions: listOf(
    z.strictObject({
      id: z.enum(['paid', 'otherwise', 'change', 'date']),
      ...texts('text', 'yes', 'no'),
    }),
  ).length(4),
  ...texts('number', 'yes', 'no', 'yesLooks', 'noLooks', 'back'),
  stopped: words('title', 'text', 'drop', 'back'),
  note: words('title', 'text', 'add'),
  fields: listOf(
    z.strictObject({ id: z.enum(['payer', 'changes', 'wrongIf', 'would']), label: text }),
  ).length(4),
  problems: words('blank', 'incomplete'),
  log: words('title', 'empty', 'date', 'signal', 'undated', 'remove', 'idle', 'count', 'one'),
  dropped: words('none', 'one', 'many', 'title', 'by'),
  removed: text,
});
export type LabTriageWords = z.infer<typeof labTriageSchema>;

export const labLedgerSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'form'),
  fields: listOf(
    z.strictObject({
      id: z.enum(['decision', 'owner', 'expect', 'knowBy', 'reverseIf']),
      ...texts('label', 'hint'),
    }),
  ).length(5),
  ...texts('add', 'added', 'takeBack'),
  problems: words('incomplete', 'nobody', 'open'),
  lines: words('title', 'empty', 'date', 'undated', 'due', 'came', 'close', 'awaited'),
  closing: words('title', 'what', 'result', 'reason', 'keep', 'drop'),
  result: words('good', 'bad'),
  reason: words('expected', 'other'),
  year: z.strictObject({
    ...texts('title', 'text', 'none'),
    fields: listOf(
      z.strictObject({
        id,
        result: z.enum(['good', 'bad']),
        reason: z.enum(['expected', 'other']),
        text,
      }),
    ).length(4),
  }),
});
export type LabLedgerWords = z.infer<typeof labLedgerSchema>;

export const labPremortemSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'warning'),
  steps: listOf(
    z.strictObject({ id: z.enum(['writing', 'reading', 'planning']), ...texts('label', 'text') }),
  ).length(3),
  sentence: words('label', 'hint', 'add', 'remove', 'empty', 'title'),
  ...texts('toReading', 'toPlanning', 'backToWriting', 'backToReading'),
  reading: words('title', 'twice', 'choose', 'chosen'),
  signs: z.strictObject({ ...texts('label', 'hint', 'none'), options: listOf(named).length(5) }),
  plan: z.strictObject({
    ...texts('title', 'what', 'others'),
    fields: listOf(z.strictObject({ id: z.enum(['who', 'day', 'cost']), label: text })).length(3),
  }),
  problems: words('blank', 'mood', 'same', 'few', 'fourth', 'three'),
  after: text,
  removed: text,
});
export type LabPremortemWords = z.infer<typeof labPremortemSchema>;

const mapField = z.strictObject({
  id,
  label: text,
  hint: text.optional(),
  options: z.array(named).optional(),
});
const mapGroup = z.strictObject({
  ...texts('title', 'text', 'add', 'one'),
  fields: z.array(mapField).min(1),
});
export const labMapSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'example', 'removed', 'remove', 'currency'),
  groups: z.strictObject({ holder: mapGroup, note: mapGroup, round: mapGroup, sale: mapGroup }),
  problems: words('number', 'positive', 'percent', 'round', 'pool', 'notes'),
  missing: words('nobody', 'one', 'many'),
  result: words(
    'title',
    'start',
    'pool',
    'share',
    'figure',
    'describe',
    'table',
    'stage',
    'price',
    'after',
    'total',
  ),
  storms: words('title', 'text', 'clause', 'withIt', 'without', 'note', 'pool', 'preference'),
  sale: words('title', 'unit', 'of', 'table', 'describe', 'preference', 'none'),
  entered: text,
  warning: text,
});
export type LabMapWords = z.infer<typeof labMapSchema>;

const lineOf = <Key extends string>(...names: Key[]) => z.looseObject({ id, ...texts(...names) });

/** Sheets as the tools keep them; the types of the machines are checked where they are drawn. */
export const labSamplesSchema = z.strictObject({
  canvas: z.strictObject({ notes: z.array(lineOf('text')).min(1).readonly() }),
  ledger: z.strictObject({
    lines: z
      .array(lineOf('day', 'decision', 'owner', 'expect', 'knowBy', 'reverseIf'))
      .min(1)
      .readonly(),
  }),
  premortem: z.strictObject({
    sentences: z.array(lineOf('text')).min(3).readonly(),
    chosen: z.array(id).length(3).readonly(),
    signs: z.array(id).readonly(),
  }),
  map: z
    .array(z.strictObject({ id, kind: id, fields: z.record(z.string(), text) }))
    .min(1)
    .readonly(),
});
export type LabSamples = z.infer<typeof labSamplesSchema>;
