// The shape of a workbook: what a toolkit computes, as sheets of a spreadsheet. What is already in its Markdown is taken from there.
import { z } from 'zod';
import { text } from './schema.ts';

/** Names a cell or a column in the formulas of its sheet. */
const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'is not a name (letters and digits)');

/** How a value is shown, and what may be filled in: `yesNo` and `direction` are chosen from a list. */
const unit = z.enum(['text', 'whole', 'number', 'money', 'percent', 'date', 'yesNo', 'direction']);
export type Unit = z.infer<typeof unit>;

/**
 * A formula of a spreadsheet, without its equals sign: `[months]` is the cell of that name, `[fees:offer]` a column of a grid,
 * `[fees:offer@]` its cell in the same row, `[fees:offer#2]` the second one.
 */
const formula = text;

const column = z.strictObject({
  id: name,
  head: text,
  width: z.int().positive(),
  unit: z.exactOptional(unit),
  formula: z.exactOptional(formula),
});

/** Null where something is filled in. */
const cell = z.union([text, z.number(), z.null(), z.strictObject({ formula })]);

const grid = z.strictObject({
  id: name,
  title: z.exactOptional(text),
  /** Rows of a table of the Markdown (`without` so many at its end), items of a list below a heading, or rows of its own. */
  from: z.union([
    z.strictObject({ table: text, without: z.exactOptional(z.int().positive()) }),
    z.strictObject({ list: z.string() }),
    z.strictObject({ rows: z.array(z.array(cell)).min(1, 'is empty') }),
    z.strictObject({ blank: z.int().positive() }),
  ]),
  columns: z.array(column).min(1, 'is empty'),
});
export type Grid = z.infer<typeof grid>;

const line = z.strictObject({
  id: z.exactOptional(name),
  label: text,
  /** What is filled in, or null where the member begins; nothing where a formula computes it. */
  value: z.exactOptional(cell),
  formula: z.exactOptional(formula),
  unit: z.exactOptional(unit),
  note: z.exactOptional(text),
});
export type Line = z.infer<typeof line>;

const lines = z.strictObject({
  title: z.exactOptional(text),
  lines: z.array(line).min(1, 'is empty'),
});

const sheet = z.strictObject({
  name: text.max(31, 'is longer than the name of a sheet may be'),
  about: text,
  /** The widths of its columns, where its lines set them and no grid does. */
  widths: z.exactOptional(z.array(z.int().positive())),
  parts: z.array(z.union([grid, lines])).min(1, 'is empty'),
});
export type Sheet = z.infer<typeof sheet>;

export const workbookSchema = z.strictObject({ sheets: z.array(sheet).min(1, 'is empty') });
export type Workbook = z.infer<typeof workbookSchema>;
