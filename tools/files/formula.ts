// Computes the formulas of the workbooks, so that their results are stored beside them: a viewer that computes nothing shows the
// same figures as a spreadsheet. Knows what content/workbooks uses of a spreadsheet's language, and refuses the rest.

import {
  FormulaError,
  comparisons,
  compare,
  functions,
  numberOf,
  textOf,
  truthOf,
} from './values.ts';
import type { Argument, Value } from './values.ts';

/** What a cell of the sheet holds; null where it is empty. */
export type Look = (address: string) => Value;

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string };

const pattern =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|(\$?[A-Z]{1,2}\$?\d+|[A-Z]+|TRUE|FALSE)|(<=|>=|<>|[-+*/&=<>(),:%]))/y;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < formula.trimEnd().length) {
    const at = pattern.lastIndex;
    const [, number, text, name, sign] = pattern.exec(formula) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll('""', '"') });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name.replaceAll('$', '') });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else throw new Error(`“${formula}” cannot be read from “${formula.slice(at)}” on.`);
  }
  return tokens;
}

/** The number of a column, counted from 1. */
const columnOf = (name: string) =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The name of a column, counted from 1. */
export const columnName = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1);

function addressesIn(first: string, last: string): string[] {
  const [from, to] = [first, last].map((address) => {
    const [, name = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return { column: columnOf(name), row: Number(row) };
  });
  if (from === undefined || to === undefined) return [];
  const addresses: string[] = [];
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1)
      addresses.push(`${columnName(column)}${row}`);
  return addresses;
}

/** Computes one formula, without its equals sign. */
export function compute(formula: string, look: Look): Value {
  const tokens = tokensOf(formula);
  let at = 0;
  const peek = () => tokens[at];
  const isSign = (...signs: string[]) => {
    const token = peek();
    return token?.kind === 'sign' && signs.includes(token.text);
  };
  const take = (sign: string) => {
    if (!isSign(sign)) throw new Error(`“${formula}” lacks “${sign}”.`);
    at += 1;
  };

  function argument(): Argument {
    const [one, colon, other] = tokens.slice(at, at + 3);
    if (one?.kind === 'name' && colon?.text === ':' && other?.kind === 'name') {
      at += 3;
      return { values: addressesIn(one.text, other.text).map(look), isRange: true };
    }
    const isCell = one?.kind === 'name' && /\d$/.test(one.text);
    const isAlone = isCell && [',', ')'].includes(colon?.text ?? '') && colon?.kind === 'sign';
    return { values: [comparison()], isRange: isAlone };
  }

  /** Skips what is between two commas or brackets: IF computes one side only. */
  function skip() {
    for (let depth = 0; at < tokens.length; at += 1) {
      if (depth === 0 && isSign(',', ')')) return;
      if (isSign('(')) depth += 1;
      if (isSign(')')) depth -= 1;
    }
  }

  function choice(): Value {
    const isTrue = truthOf(comparison());
    take(',');
    let chosen: Value = false;
    if (isTrue) chosen = comparison();
    else skip();
    if (isSign(',')) {
      at += 1;
      if (isTrue) skip();
      else chosen = comparison();
    }
    return chosen;
  }

  function attempt(): Value {
    const begin = at;
    let value: Value | undefined;
    try {
      value = comparison();
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      at = begin;
      skip();
    }
    take(',');
    if (value === undefined) return comparison();
    skip();
    return value;
  }

  function call(name: string): Value {
    take('(');
    let value: Value;
    if (name === 'IF') value = choice();
    else if (name === 'IFERROR') value = attempt();
    else {
      const run = functions[name];
      if (run === undefined)
        throw new Error(`“${formula}” calls ${name}, which is not known here.`);
      const list: Argument[] = [];
      while (!isSign(')')) {
        list.push(argument());
        if (isSign(',')) at += 1;
      }
      value = run(list);
    }
    take(')');
    return value;
  }

  function primary(): Value {
    const token = peek();
    if (token === undefined) throw new Error(`“${formula}” ends too early.`);
    if (isSign('-')) {
      at += 1;
      return -numberOf(primary());
    }
    if (isSign('(')) {
      at += 1;
      const value = comparison();
      take(')');
      return value;
    }
    at += 1;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'text') return token.text;
    if (token.kind === 'sign') throw new Error(`“${formula}” has “${token.text}” out of place.`);
    if (token.text === 'TRUE' || token.text === 'FALSE') return token.text === 'TRUE';
    return isSign('(') ? call(token.text) : look(token.text);
  }

  function product(): Value {
    let value = primary();
    while (isSign('*', '/')) {
      const isTimes = isSign('*');
      at += 1;
      const by = numberOf(primary());
      if (!isTimes && by === 0) throw new FormulaError('division by zero');
      value = isTimes ? numberOf(value) * by : numberOf(value) / by;
    }
    return value;
  }

  function sum(): Value {
    let value = product();
    while (isSign('+', '-')) {
      const isPlus = isSign('+');
      at += 1;
      const by = numberOf(product());
      value = isPlus ? numberOf(value) + by : numberOf(value) - by;
    }
    return value;
  }

  function joined(): Value {
    let value = sum();
    while (isSign('&')) {
      at += 1;
      value = textOf(value) + textOf(sum());
    }
    return value;
  }

  function comparison(): Value {
    let value = joined();
    while (isSign(...Object.keys(comparisons))) {
      const sign = peek()?.text ?? '=';
      at += 1;
      value = comparisons[sign]?.(compare(value, joined())) ?? false;
    }
    return value;
  }

  const value = comparison();
  if (at < tokens.length) throw new Error(`“${formula}” goes on after its end.`);
  return value;
}
