// The shape of the words of From The Lab: its list, and the two older tools.
import { z } from 'zod';
import { id, listOf, text, texts, words } from './schema.ts';

const named = z.strictObject({ id, label: text });

/** What every tool says around its sheet: kept, saved, printed, begun anew. */
const sheet = words(
  'kept',
  'save',
  'print',
  'saved',
  'failed',
  'anew',
  'emptied',
  'undo',
  'loading',
  'unkept',
);

export const labWordsSchema = z.strictObject({
  page: z.strictObject({
    ...texts('filters', 'status', 'category', 'clear', 'one', 'many', 'more', 'less'),
    ...texts('takes', 'result', 'trust', 'related', 'download', 'add', 'use', 'preview'),
    inquiry: words('label', 'title', 'text'),
  }),
  sheet,
});
export type LabWords = z.infer<typeof labWordsSchema>;

export const labTimerSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'before', 'now', 'yes', 'no', 'question', 'counts'),
  questions: listOf(z.strictObject({ id, text, countsDouble: z.boolean() })).length(12),
  alike: words('label', 'hint'),
  ...texts('ask', 'missing', 'missingMark', 'resultLabel', 'reopen'),
  turned: words('none', 'one', 'many', 'doubled', 'list', 'countsDouble'),
  figure: words('label', 'before', 'now', 'yes', 'no', 'caption'),
  /** By how many answers turned: 0 to 2, 3 to 5, 6 or more. */
  readings: z.strictObject({
    nothing: words('range', 'text'),
    name: words('range', 'text'),
    late: words('range', 'text'),
  }),
  /** What the worksheet asks to be written down. */
  writeDown: z.strictObject({ title: text, lines: z.array(text).min(1) }),
  warning: text,
});
export type LabTimerWords = z.infer<typeof labTimerSchema>;

const field = z.strictObject({ id: z.enum(['falsify', 'cheapest', 'who', 'by']), label: text });
export const labCanvasSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'grid', 'corner', 'cornerCount', 'empty'),
  evidence: listOf(named).length(3),
  stakes: listOf(named).length(3),
  note: words(
    'label',
    'hint',
    'add',
    'tray',
    'trayEmpty',
    'left',
    'up',
    'down',
    'right',
    'place',
    'unplaced',
    'remove',
  ),
  ways: text,
  problems: words('blank', 'mood', 'twice', 'cornerFull', 'incomplete'),
  learning: words('title', 'text', 'what', 'whom', 'keep', 'drop', 'log', 'entry'),
  quarter: z.strictObject({
    ...texts('title', 'text', 'empty', 'assumption'),
    fields: z.array(field).length(4),
  }),
  removed: text,
  help: z.strictObject({ title: text, ways: z.array(text).min(1) }),
});
export type LabCanvasWords = z.infer<typeof labCanvasSchema>;
