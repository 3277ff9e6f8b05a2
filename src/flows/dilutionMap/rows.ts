// The rows of the dilution weather map as figures: what is typed is read, and what cannot be read is named.
import { rowsOf } from '#machines/dilutionMap.machine.ts';
import type { MapRow, RowKind } from '#machines/dilutionMap.machine.ts';
import { labMap as words } from '#content/labMap.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { Company } from './capTable.ts';

/** What is wrong with a field; its sentence is in content/labMap.ts. */
export type FieldProblem = 'number' | 'positive' | 'percent' | 'round';

export type ReadRows = {
  /** By row and field: `r1.shares`. */
  problems: Readonly<Record<string, FieldProblem>>;
  /** How many figures the map waits for: blank where one must be, or not to be read. */
  missing: number;
  /** Null while figures are missing, or nobody holds anything. */
  company: Company | null;
};

const units: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

/**
 * A figure as it is written: 2,000,000, 2 000 000, 2.5m or 500k.
 * @returns null where it is none
 */
export function figureIn(text: string): number | null {
  const [, digits = '', unit = ''] =
    /^(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*([kmb]?)$/i.exec(text.trim()) ?? [];
  const factor = units[unit.toLowerCase()];
  return digits === '' || factor === undefined
    ? null
    : Number(digits.replaceAll(/[, ]/g, '')) * factor;
}

/** The name of a row: as typed, or by its place. */
export function nameOf(row: MapRow, place: number): string {
  const name = (row.fields['name'] ?? '').trim();
  return name === '' ? fillIn(words.groups[row.kind].one, { number: place + 1 }) : name;
}

const textIn = ({ fields }: MapRow, field: string) => (fields[field] ?? '').trim();

/** Reads the rows; figures that are left out are counted. */
export function readRows(rows: readonly MapRow[]): ReadRows {
  const problems: Record<string, FieldProblem> = {};
  let missing = 0;
  const refuse = ({ id }: MapRow, field: string, problem: FieldProblem) => {
    problems[`${id}.${field}`] = problem;
    missing += 1;
    return 0;
  };
  /** A figure above zero; without a value for a blank field it must be there. */
  const amount = <Blank extends number | null>(row: MapRow, field: string, blank?: Blank) => {
    const text = textIn(row, field);
    if (text === '') {
      if (blank === undefined) missing += 1;
      return blank ?? null;
    }
    const figure = figureIn(text);
    if (figure === null) return refuse(row, field, 'number');
    return figure > 0 ? figure : refuse(row, field, 'positive');
  };
  const percent = (row: MapRow, field: string) => {
    const text = textIn(row, field).replace(/\s*%$/, '');
    if (text === '') return 0;
    const figure = figureIn(text);
    if (figure === null) return refuse(row, field, 'number');
    return figure < 100 ? figure / 100 : refuse(row, field, 'percent');
  };
  const of = (kind: RowKind) => rowsOf(rows, kind);
  const rounds = of('round');
  const roundOf = (row: MapRow) => {
    const text = textIn(row, 'round');
    const number = text === '' ? 1 : Number(text);
    return rounds[number - 1] === undefined ? refuse(row, 'round', 'round') : number - 1;
  };
  const company: Company = {
    holders: of('holder').map((row, at) => ({
      name: nameOf(row, at),
      shares: amount(row, 'shares') ?? 0,
      isPool: row.fields['role'] === 'pool',
    })),
    notes: of('note').map((row, at) => ({
      name: nameOf(row, at),
      amount: amount(row, 'amount') ?? 0,
      cap: amount(row, 'cap', null),
      capIs: row.fields['capIs'] === 'after' ? 'after' : 'before',
      discount: percent(row, 'discount'),
      round: roundOf(row),
    })),
    rounds: rounds.map((row, at) => ({
      name: nameOf(row, at),
      before: amount(row, 'before') ?? 0,
      amount: amount(row, 'amount') ?? 0,
      pool: percent(row, 'pool'),
      participates: row.fields['preference'] === 'participating',
    })),
    sale: of('sale').reduce<number | null>((_, row) => amount(row, 'price'), null),
  };
  return {
    problems,
    missing,
    company: missing > 0 || company.holders.length === 0 ? null : company,
  };
}
