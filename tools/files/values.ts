// What the formulas of the workbooks compute with: values as a spreadsheet compares, counts and rounds them.

export type Value = number | string | boolean | null;

/** A formula that a spreadsheet would answer with an error value. */
export class FormulaError extends Error {}

/** A value where a number is needed. */
export function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return 0;
  throw new FormulaError(`“${value}” is no number`);
}

/** A value where a text is needed. */
export const textOf = (value: Value): string =>
  value === null ? '' : typeof value === 'boolean' ? String(value).toUpperCase() : String(value);

/** A value where yes or no is needed. */
export const truthOf = (value: Value): boolean => numberOf(value) !== 0;

/** As a spreadsheet compares: without regard to capitals, and an empty cell is both "" and 0. */
export function compare(one: Value, other: Value): number {
  if (typeof one === 'string' || typeof other === 'string') {
    const isMixed = [one, other].some((value) => typeof value === 'number');
    if (isMixed) return typeof one === 'number' ? -1 : 1;
    const [left, right] = [textOf(one).toLowerCase(), textOf(other).toLowerCase()];
    return left < right ? -1 : left > right ? 1 : 0;
  }
  return numberOf(one) - numberOf(other);
}

/** The signs that compare, each with the order that it holds for. */
export const comparisons: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

/** Half away from zero, and 2.675 as it is written: a spreadsheet shows decimals. */
function round(value: number, digits: number): number {
  const scaled = Number(`${Math.abs(value).toPrecision(15)}e${digits}`);
  return Math.sign(value) * Number(`${Math.round(scaled)}e${-digits}`);
}

/** Whether a value meets a criterion of COUNTIF: a value to be equal to, or a comparison in a text. */
function meets(value: Value, criterion: Value): boolean {
  const [, sign = '=', rest = ''] = /^(<=|>=|<>|=|<|>)(.*)$/.exec(textOf(criterion)) ?? [];
  const hasSign = typeof criterion === 'string' && /^[<>=]/.test(criterion);
  const wanted: Value = hasSign ? (/^-?[\d.]+$/.test(rest) ? Number(rest) : rest) : criterion;
  if (value === null) return sign === '<>' && hasSign;
  if (typeof value !== typeof wanted) return sign === '<>';
  return comparisons[sign]?.(compare(value, wanted)) ?? false;
}

/** What a function is given: one value, or those of a range. */
export type Argument = { values: Value[]; isRange: boolean };

const numbersIn = (list: Argument[]) =>
  list.flatMap(({ values, isRange }) =>
    isRange ? values.filter((value) => typeof value === 'number') : values.map(numberOf),
  );
const filled = (list: Argument[]) =>
  list.flatMap(({ values }) => values).filter((value) => value !== null);
const first = (list: Argument[], at = 0): Value => list[at]?.values[0] ?? null;

/** The functions that are known, apart from IF and IFERROR, which compute a part of their arguments only. */
export const functions: Record<string, (list: Argument[]) => Value> = {
  SUM: (list) => numbersIn(list).reduce((sum, value) => sum + value, 0),
  MIN: (list) => (numbersIn(list).length === 0 ? 0 : Math.min(...numbersIn(list))),
  MAX: (list) => (numbersIn(list).length === 0 ? 0 : Math.max(...numbersIn(list))),
  COUNT: (list) => numbersIn(list).length,
  COUNTA: (list) => filled(list).length,
  COUNTIF: (list) => (list[0]?.values ?? []).filter((value) => meets(value, first(list, 1))).length,
  ROUND: (list) => round(numberOf(first(list)), numberOf(first(list, 1))),
  AND: (list) => filled(list).every(truthOf),
  OR: (list) => filled(list).some(truthOf),
  NOT: (list) => !truthOf(first(list)),
};
