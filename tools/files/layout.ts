// Lays a workbook out: which cell of which sheet holds what, its formulas with addresses in place of names, and their results.
import type { Grid, Line, Sheet, Unit, Workbook } from '../../content/schema.workbooks.ts';
import type { Block, Inline } from '../../content/schema.publications.ts';
import { compute, columnName } from './formula.ts';
import { FormulaError } from './values.ts';
import type { Value } from './values.ts';
import { wordsOf } from './words.ts';

export type Role = 'title' | 'about' | 'heading' | 'head' | 'label' | 'input' | 'result' | 'note';

export type Cell = {
  row: number;
  column: number;
  role: Role;
  unit: Unit;
  value: Value;
  /** With addresses, and without its equals sign. */
  formula?: string;
};

export type LaidSheet = { name: string; widths: number[]; heads: number[]; cells: Cell[] };

type Places = {
  cells: Map<string, string>;
  columns: Map<string, { column: string; first: number; last: number }>;
};

/** What a cell begins with: null is filled in by the member. */
type Content = string | number | null | { formula: string };

const isGrid = (part: Sheet['parts'][number]): part is Grid => 'from' in part;

/** A figure of the Markdown as a number; else its words. */
function contentOf(words: readonly Inline[]): Content {
  const text = wordsOf(words);
  if (text === '') return null;
  return /^-?[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : text;
}

/** The rows of a grid, as they are before anything is filled in. */
export function rowsOf({ from, columns, id }: Grid, blocks: readonly Block[]): Content[][] {
  const pad = (row: Content[]) => columns.map((_, at) => row[at] ?? null);
  if ('rows' in from) return from.rows.map(pad);
  if ('blank' in from) return Array.from({ length: from.blank }, () => pad([]));
  if ('list' in from) {
    const at = blocks.findIndex(
      (block) => typeof block === 'object' && block.kind === 'heading' && block.id === from.list,
    );
    const list = blocks
      .slice(at + 1)
      .find((block) => typeof block === 'object' && block.kind === 'list');
    if (at < 0 || typeof list !== 'object' || list.kind !== 'list')
      throw new Error(`${id}: there is no list below “${from.list}”.`);
    return list.items.map((item, index) => pad([index + 1, wordsOf(item)]));
  }
  const table = blocks.find(
    (block) => typeof block === 'object' && block.kind === 'table' && block.caption === from.table,
  );
  if (typeof table !== 'object' || table.kind !== 'table')
    throw new Error(`${id}: there is no table “${from.table}”.`);
  // A column that is empty in the Markdown may have another name where it is filled in.
  table.head.map(wordsOf).forEach((head, at) => {
    const isGiven = table.rows.some((row) => (row[at]?.length ?? 0) > 0);
    if (isGiven && head !== '' && head !== columns[at]?.head)
      throw new Error(`${id}: the table has “${head}” where the sheet has another column.`);
  });
  const rows = table.rows.slice(0, table.rows.length - (from.without ?? 0));
  return rows.map((row) => pad(row.map(contentOf)));
}

const reference = /\[([a-z]\w*)(?::([a-z]\w*)(?:(@)|#(\d+))?)?\]/gi;

/** Puts addresses in place of the names of a formula. */
function addressed(formula: string, row: number, { cells, columns }: Places): string {
  return formula.replace(
    reference,
    (written, name: string, wanted?: string, same?: string, index?: string) => {
      if (wanted === undefined) {
        const cell = cells.get(name);
        if (cell === undefined) throw new Error(`“${formula}” names ${written}, which is no cell.`);
        return cell;
      }
      const place = columns.get(`${name}:${wanted}`);
      if (place === undefined)
        throw new Error(`“${formula}” names ${written}, which is no column.`);
      const { column, first, last } = place;
      if (same !== undefined) return `${column}${row}`;
      if (index !== undefined) return `${column}${first + Number(index) - 1}`;
      return `${column}${first}:${column}${last}`;
    },
  );
}

type Draft = Omit<Cell, 'formula' | 'value'> & { content: Content };

/** One sheet: a title, a line about it, then its parts below each other. */
function drafted(sheet: Sheet, blocks: readonly Block[]) {
  const cells: Draft[] = [];
  const heads: number[] = [];
  const widths: number[] = [...(sheet.widths ?? [])];
  const places: Places = { cells: new Map(), columns: new Map() };
  const put = (row: number, column: number, role: Role, content: Content, unit: Unit = 'text') =>
    cells.push({ row, column, role, unit, content });
  const widen = (column: number, width: number) => {
    widths[column - 1] = Math.max(widths[column - 1] ?? 0, width);
  };
  put(1, 1, 'title', sheet.name);
  put(2, 1, 'about', sheet.about);
  let row = 4;

  const putGrid = (grid: Grid) => {
    const rows = rowsOf(grid, blocks);
    heads.push(row);
    grid.columns.forEach(({ id, head, width, unit }, at) => {
      put(row, at + 1, 'head', head, unit);
      widen(at + 1, width);
      const place = { column: columnName(at + 1), first: row + 1, last: row + rows.length };
      places.columns.set(`${grid.id}:${id}`, place);
    });
    for (const contents of rows) {
      row += 1;
      grid.columns.forEach(({ unit, formula }, at) => {
        const content = formula === undefined ? (contents[at] ?? null) : { formula };
        const isResult = typeof content === 'object' && content !== null;
        const isGiven = typeof content === 'string' || at === 0;
        const role = isResult ? 'result' : isGiven && content !== null ? 'label' : 'input';
        put(row, at + 1, role, content, unit);
      });
    }
    row += 1;
  };
  const putLine = ({ id, label, value, formula, unit, note }: Line) => {
    put(row, 1, 'label', label);
    if (formula === undefined) put(row, 2, 'input', value ?? null, unit);
    else put(row, 2, 'result', { formula }, unit);
    if (note !== undefined) put(row, 3, 'note', note);
    if (id !== undefined) places.cells.set(id, `B${row}`);
    row += 1;
  };
  for (const part of sheet.parts) {
    if (part.title !== undefined) {
      put(row, 1, 'heading', part.title);
      row += 1;
    }
    if (isGrid(part)) putGrid(part);
    else part.lines.forEach(putLine);
    row += 1;
  }
  return { cells, heads, widths, places };
}

/** The results of a sheet; `changed` puts other values into its cells, by their addresses. */
export function resultsOf(
  cells: readonly Cell[],
  changed: Readonly<Record<string, Value>> = {},
): Map<string, Value> {
  const byAddress = new Map(cells.map((cell) => [addressOf(cell), cell]));
  const known = new Map<string, Value>(Object.entries(changed));
  const busy = new Set<string>();
  const look = (address: string): Value => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const cell = byAddress.get(address);
    if (cell?.formula === undefined) return cell?.value ?? null;
    if (busy.has(address)) throw new Error(`${address} needs its own result.`);
    busy.add(address);
    const value = compute(cell.formula, look);
    busy.delete(address);
    known.set(address, value);
    return value;
  };
  const results = new Map<string, Value>();
  for (const cell of cells)
    if (cell.formula !== undefined) {
      try {
        results.set(addressOf(cell), look(addressOf(cell)));
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        throw new Error(`${addressOf(cell)} has no result: ${error.message}.`, { cause: error });
      }
    }
  return results;
}

/** A cell's address, as in B7. */
export const addressOf = ({ row, column }: Pick<Cell, 'row' | 'column'>) =>
  `${columnName(column)}${row}`;

/** The sheets of a workbook, with the results of their formulas. */
export function layOut(workbook: Workbook, blocks: readonly Block[]): LaidSheet[] {
  return workbook.sheets.map((sheet) => {
    const { cells, heads, widths, places } = drafted(sheet, blocks);
    const placed = cells.map(({ content, ...cell }): Cell => {
      if (typeof content !== 'object' || content === null) return { ...cell, value: content };
      const formula = addressed(content.formula, cell.row, places);
      return { ...cell, value: null, formula };
    });
    const results = resultsOf(placed);
    const whole = placed.map((cell) =>
      cell.formula === undefined ? cell : { ...cell, value: results.get(addressOf(cell)) ?? null },
    );
    return { name: sheet.name, widths, heads, cells: whole };
  });
}
