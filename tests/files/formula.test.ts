// The formulas of the workbooks, computed as a spreadsheet does.
import { describe, expect, it } from 'vitest';
import { compute, columnName } from '../../tools/files/formula.ts';
import { FormulaError } from '../../tools/files/values.ts';
import type { Value } from '../../tools/files/values.ts';

const cells: Record<string, Value> = {
  A1: 1,
  A2: 2,
  A3: null,
  A4: 'yes',
  A5: 'no',
  A6: 4,
  B1: 'Rung',
  B2: true,
  B3: '',
};
const result = (formula: string) => compute(formula, (address) => cells[address] ?? null);

describe('a formula', () => {
  it.each<[string, Value]>([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['-A2+5', 3],
    ['10/4-1', 1.5],
    ['A1&" of "&A6', '1 of 4'],
    ['"say ""yes"""', 'say "yes"'],
    ['SUM(A1:A6)', 7],
    ['SUM(A1,A2,10)', 13],
    ['COUNT(A1:A6)', 3],
    ['COUNT(A1,A3,A4)', 1],
    ['COUNTA(A1:A6)', 5],
    ['COUNTIF(A1:A6,"yes")', 1],
    ['COUNTIF(A1:A6,"YES")', 1],
    ['COUNTIF(A1:A6,A2)', 1],
    ['COUNTIF(A1:A6,">=2")', 2],
    ['COUNTIF(B3:B3,"")', 1],
    ['MIN(A1:A6)', 1],
    ['MAX(A1:A6,9)', 9],
    ['MIN(B1:B1)', 0],
    ['ROUND(2.675,2)', 2.68],
    ['ROUND(-2.5,0)', -3],
    ['ROUND(1234.5,-2)', 1200],
    ['IF(A4="yes","open","closed")', 'open'],
    ['IF(A4="YES",1,2)', 1],
    ['IF(A3="","empty","full")', 'empty'],
    ['IF(A3=0,1,2)', 1],
    ['IF(A1>A2,1/0,"fine")', 'fine'],
    ['IF(A1<A2,IF(A2=2,"two","?"),1/0)', 'two'],
    ['IF(A1>A2,1)', false],
    ['IFERROR(1/0,"none")', 'none'],
    ['IFERROR(A6/A2,"none")', 2],
    ['AND(A1=1,A2=2)', true],
    ['OR(A1=2,A2=1)', false],
    ['NOT(A1=1)', false],
    ['$A$1+A2', 3],
    ['A1<>A2', true],
    ['B1="rung"', true],
    ['A1<"a"', true],
    ['TRUE', true],
  ])('%s is %j', (formula, value) => expect(result(formula)).toEqual(value));

  it.each([
    ['1/0', /division by zero/],
    ['A4*2', /no number/],
  ])('%s is an error value', (formula, says) => {
    expect(() => result(formula)).toThrow(FormulaError);
    expect(() => result(formula)).toThrow(says);
  });

  it.each([
    ['SUMPRODUCT(A1:A2)', /SUMPRODUCT, which is not known/],
    ['1 2', /goes on after its end/],
    ['(1', /lacks “\)”/],
    ['1+', /ends too early/],
    ['*2', /out of place/],
    ['a{1}', /cannot be read/],
  ])('%s is refused, and an error of ours, not of the sheet', (formula, says) => {
    expect(() => result(formula)).toThrow(says);
    expect(() => result(`IFERROR(${formula},1)`)).toThrow();
  });
});

it('columns have names', () => {
  expect([1, 26, 27, 52, 53, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ']);
});
