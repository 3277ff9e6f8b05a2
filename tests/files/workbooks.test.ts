// What the workbooks compute: the examples of the toolkits come out as the toolkits say, and a changed input changes the result.
import { describe, expect, it } from 'vitest';
import { workbooks } from '#content/workbooks.ts';
import { workbookSchema } from '#content/schema.workbooks.ts';
import { readBooks } from '../../tools/files/book.ts';
import { addressOf, layOut, resultsOf } from '../../tools/files/layout.ts';
import type { Cell, LaidSheet } from '../../tools/files/layout.ts';
import type { Value } from '../../tools/files/values.ts';

const books = readBooks();

function sheetOf(id: string, name: string): LaidSheet {
  const book = books.find((one) => one.id === id);
  const definition = workbooks[id];
  if (book === undefined || definition === undefined)
    throw new Error(`There is no workbook ${id}.`);
  const sheet = layOut(definition, book.blocks).find((one) => one.name === name);
  if (sheet === undefined) throw new Error(`${id} has no sheet ${name}.`);
  return sheet;
}

/** The cell beside a label, or in a column of the label's row. */
function beside({ cells }: LaidSheet, label: string, column = 2): Cell {
  const row = cells.find(({ value }) => value === label)?.row;
  const cell = cells.find((one) => one.row === row && one.column === column);
  if (cell === undefined) throw new Error(`There is nothing beside “${label}”.`);
  return cell;
}

/** What a sheet says beside a label once other cells are filled in. */
function said(sheet: LaidSheet, label: string, changed: Record<string, Value>, column = 2): Value {
  return resultsOf(sheet.cells, changed).get(addressOf(beside(sheet, label, column))) ?? null;
}
const at = (sheet: LaidSheet, label: string, column = 2) => addressOf(beside(sheet, label, column));

describe('the workbooks', () => {
  it('are sound, and belong to the files that say so', () => {
    for (const workbook of Object.values(workbooks))
      expect(workbookSchema.safeParse(workbook).error?.issues).toBeUndefined();
    const computing = books.filter(({ formats }) => formats.includes('xlsx')).map(({ id }) => id);
    expect(computing).toEqual(Object.keys(workbooks).toSorted());
  });

  it.each(Object.keys(workbooks))('%s: every sheet has inputs and results, and no error', (id) => {
    const book = books.find((one) => one.id === id);
    const definition = workbooks[id];
    for (const { name, cells, widths } of layOut(
      definition ?? { sheets: [] },
      book?.blocks ?? [],
    )) {
      expect(cells.filter(({ role }) => role === 'input').length, name).toBeGreaterThan(0);
      expect(cells.filter(({ formula }) => formula !== undefined).length, name).toBeGreaterThan(0);
      expect(new Set(cells.map(addressOf)).size, name).toBe(cells.length);
      for (const { column } of cells) expect(widths[column - 1] ?? 0, name).toBeGreaterThan(0);
    }
  });
});

describe('the fundraising toolkit', () => {
  it('has the sum and the price of its example', () => {
    const sheet = sheetOf('strategic-fundraising-toolkit', 'The sum');
    expect(beside(sheet, 'Months to pay for').value).toBe(21);
    expect(beside(sheet, 'The sum to raise').value).toBe(1_785_000);
    expect(beside(sheet, 'Post-money valuation').value).toBe(8_925_000);
    expect(beside(sheet, 'Pre-money valuation').value).toBe(7_140_000);
    const supported = at(sheet, 'Price that rungs one to three support');
    expect(said(sheet, 'Reading', { [supported]: 5_000_000 })).toBe('The plan is too expensive');
    expect(said(sheet, 'Reading', { [supported]: 8_000_000 })).toBe('The rungs carry the price');
  });

  it('finds the first rung without evidence', () => {
    const sheet = sheetOf('strategic-fundraising-toolkit', 'Proof ladder');
    expect(beside(sheet, 'First rung without').value).toBe(1);
    const evidence = sheet.cells.filter(({ column, role }) => column === 4 && role === 'input');
    expect(evidence).toHaveLength(6);
    const [one, ...others] = evidence.map(addressOf);
    expect(said(sheet, 'What you raise for', { [one ?? '']: 'A study' })).toBe('A measurement');
    const all = Object.fromEntries([one ?? '', ...others].map((address) => [address, 'Shown']));
    expect(said(sheet, 'First rung without', all)).toBe('none');
  });

  it('counts conversations by wave and by rung', () => {
    const sheet = sheetOf('strategic-fundraising-toolkit', 'Thirty conversations');
    const filled = Object.fromEntries(
      [5, 6, 7, 8].flatMap((row) => [
        [`B${row}`, 1],
        [`D${row}`, 3],
      ]),
    );
    const results = resultsOf(sheet.cells, filled);
    const readings = [...results.values()];
    expect(readings).toContain('Fix this rung');
    expect(readings.filter((value) => value === 4)).toHaveLength(2);
  });

  it('charges a participating preference what the toolkit says', () => {
    const sheet = sheetOf('strategic-fundraising-toolkit', 'A preference');
    expect(beside(sheet, 'Plain, not participating').value).toBe(5);
    expect(beside(sheet, 'Participating').value).toBe(7);
    expect(beside(sheet, 'What the clause costs the others').value).toBe(2);
    const sale = at(sheet, 'Sale price');
    expect(said(sheet, 'Plain, not participating', { [sale]: 3 })).toBe(3);
    expect(said(sheet, 'Plain, not participating', { [sale]: 100 })).toBe(20);
  });
});

it('the moat map adds up seven years, and says how many years of an engineer they are', () => {
  const sheet = sheetOf('ip-moat-map', 'Seven years of fees');
  expect(beside(sheet, 'One family, illustrated').value).toBe(77);
  expect(beside(sheet, 'Years of an engineer').value).toBe(1.5);
  const hands = sheetOf('ip-moat-map', 'Hands on the invention');
  expect(said(hands, 'Signatures missing', { A5: 'Ana', A6: 'Jon', D6: '2026-01-02' })).toBe(1);
});

it('the cadence counts the people who sit in meetings', () => {
  const sheet = sheetOf('operating-cadence-system', 'What meetings cost');
  const last = 'People employed to sit in meetings that change nothing';
  expect(beside(sheet, 'Hours per week in total', 3).value).toBe(198);
  expect(beside(sheet, last, 3).value).toBe(3);
  const own = {
    [at(sheet, 'People in the company')]: 40,
    [at(sheet, 'Hours in meetings, per person per week')]: 10,
  };
  expect(said(sheet, last, own)).toBe(10);
  const monday = sheetOf('operating-cadence-system', 'The sheet on Monday');
  const row = {
    C5: 6,
    E5: 5,
    F5: 4,
    G5: 'higher',
    C6: 3,
    E6: 5,
    F6: 4,
    G6: 'lower',
    C7: 3,
    E7: 5,
    F7: 3,
    G7: 'lower',
  };
  expect(said(monday, 'Proposals for the decision hour', row)).toBe(2);
});

/** So many of the six questions have a clear answer. */
const yes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`D${5 + index}`, 'yes']));

it('the pilot kit reads answers, the fee, and the success sheet', () => {
  const questions = sheetOf('pilot-to-contract-kit', 'Six questions');
  expect([1, 3, 4].map((count) => said(questions, 'Reading', yes(count)))).toEqual([
    'A nice conversation, not a pilot',
    'Get the other answers first',
    'Start the pilot',
  ]);
  const fee = sheetOf('pilot-to-contract-kit', 'The fee');
  expect([beside(fee, 'Lowest fee').value, beside(fee, 'Highest fee').value]).toEqual([2000, 4000]);
  expect(said(fee, 'Reading', { [at(fee, 'Your fee')]: 1000 })).toMatch(/^Waved through/);
  const success = sheetOf('pilot-to-contract-kit', 'Success sheet');
  const reached = {
    C5: 10,
    D5: 20,
    E5: 'higher',
    F5: 20,
    G5: 100,
    C6: 9,
    D6: 5,
    E6: 'lower',
    F6: 4,
    G6: 10,
  };
  expect(said(success, 'Clause 3', reached)).toBe('The contract begins');
  expect(said(success, 'Worth of the change in a year', reached)).toBe(1050);
});

it('the team architect marks what differs, and counts the lines of a founder', () => {
  const sheet = sheetOf('founding-team-architect', 'Twenty decisions');
  const same = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`C${5 + index}`, 'Mira']).concat(
      Array.from({ length: 12 }, (_, index) => [`D${5 + index}`, 'Mira']),
      [
        ['C20', 'Mira'],
        ['D20', 'Jon'],
      ],
    ),
  );
  expect(said(sheet, 'Marked lines', same)).toBe(1);
  expect(said(sheet, 'Lines without an owner', same)).toBe(8);
  const [founder] = sheet.cells.filter(
    ({ row, column, role }) => column === 1 && role === 'input' && row > 25,
  );
  const results = resultsOf(sheet.cells, {
    ...same,
    [addressOf(founder ?? { row: 0, column: 1 })]: 'Mira',
  });
  expect([...results.values()]).toContain('more than eleven');
});

it('the playbook says what a price can carry', () => {
  const channel = sheetOf('go-to-market-playbook', 'Channel by price');
  expect(beside(channel, 'For everything it takes').value).toBe(2100);
  expect(beside(channel, 'What remains').value).toBe(100);
  expect(
    said(channel, 'Channel that the price can carry', {
      [at(channel, 'Price of the first year')]: 60_000,
    }),
  ).toBe('A founder and a partner they trust');
  const without = sheetOf('go-to-market-playbook', 'Without you');
  expect(said(without, 'Reading', { B5: 10, C5: 2, B6: 30, C6: 2 })).toMatch(/^The notes are bad/);
});

it('the dilution map holds what its example says', () => {
  const sheet = sheetOf('dilution-weather-map', 'The example');
  const held = ['Start', 'Pre-seed', 'Seed', 'A', 'B'].map(
    (round) => beside(sheet, round, 8).value,
  );
  expect(held.map((share) => Math.round(Number(share) * 1000) / 10)).toEqual([
    50, 36, 25.2, 18.9, 14.6,
  ]);
});

it('the timer counts what has turned, and three questions twice', () => {
  const sheet = sheetOf('second-curve-timer', 'Twelve questions');
  const turned = {
    C5: 'yes',
    D5: 'no',
    F5: 'yes',
    C6: 'yes',
    D6: 'no',
    F6: 'yes',
    C7: 'no',
    D7: 'yes',
  };
  expect(said(sheet, 'Turned, questions 1, 9 and 12 twice', turned)).toBe(3);
});
