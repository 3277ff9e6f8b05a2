// The rows of the dilution weather map as figures: what is read, what is refused, and what is missing.
import { describe, expect, test } from 'vitest';
import { labSamples } from '#content/labSamples.ts';
import type { MapRow, RowKind } from '#machines/dilutionMap.machine.ts';
import { findingsOf } from '../../src/flows/dilutionMap/mapTables.ts';
import { figureIn, readRows } from '../../src/flows/dilutionMap/rows.ts';

let count = 0;
const row = (kind: RowKind, fields: MapRow['fields']): MapRow => {
  count += 1;
  return { id: `r${count}`, kind, fields };
};
const founder = row('holder', { shares: '1,000,000' });
const seed = (more: MapRow['fields'] = {}) => row('round', { before: '4m', amount: '1m', ...more });

test.each([
  ['2,000,000', 2_000_000],
  ['2 000 000', 2_000_000],
  ['2000000', 2_000_000],
  [' 2.5m ', 2_500_000],
  ['500K', 500_000],
  ['1.5 b', 1_500_000_000],
  ['0', 0],
  ['1.500.000', null],
  ['1,50', null],
  ['a million', null],
  ['-5', null],
  ['5x', null],
  ['', null],
])('%j as a figure: %s', (text, figure) => expect(figureIn(text)).toBe(figure));

describe('a row', () => {
  test.each<[string, MapRow, Record<string, string>]>([
    ['no number', row('holder', { shares: 'many' }), { shares: 'number' }],
    ['nothing', row('holder', { shares: '0' }), { shares: 'positive' }],
    ['too many percent', seed({ pool: '100' }), { pool: 'percent' }],
    ['no percentage', seed({ pool: 'ten' }), { pool: 'number' }],
    ['a round that is not there', row('note', { amount: '1m', round: '3' }), { round: 'round' }],
    ['half a round', row('note', { amount: '1m', round: '1.5' }), { round: 'round' }],
  ])('with %s is marked in its field', (_, one, problems) => {
    const { company, ...read } = readRows([founder, seed(), one]);
    expect(company).toBeNull();
    expect(read).toEqual({
      missing: 1,
      problems: Object.fromEntries(
        Object.entries(problems).map(([field, key]) => [`${one.id}.${field}`, key]),
      ),
    });
  });
  test('that is blank is missing, and not marked', () =>
    expect(readRows([row('holder', {}), row('round', { before: ' ' })])).toEqual({
      problems: {},
      missing: 3,
      company: null,
    }));
  test('is read with what may be left out', () => {
    const rows = [
      founder,
      row('note', { amount: '200k', discount: '20 %' }),
      seed(),
      row('sale', { price: '9m' }),
    ];
    expect(readRows(rows).company).toEqual({
      holders: [{ name: 'Holder 1', shares: 1_000_000, isPool: false }],
      notes: [
        { name: 'Note 1', amount: 200_000, cap: null, capIs: 'before', discount: 0.2, round: 0 },
      ],
      rounds: [
        { name: 'Round 1', before: 4_000_000, amount: 1_000_000, pool: 0, participates: false },
      ],
      sale: 9_000_000,
    });
  });
});

const sentence = (...rows: MapRow[]) => {
  const found = findingsOf(rows);
  return found.kind === 'map' ? 'a map' : `${found.kind}: ${found.sentence}`;
};

describe('the findings', () => {
  test('wait for the first holder, and for figures', () => {
    expect(sentence()).toBe('waiting: The map begins with the first holder.');
    expect(sentence(row('holder', {}))).toMatch(/^waiting: 1 figure is still missing/);
    expect(sentence(founder, row('round', {}))).toMatch(/^waiting: 2 figures are still missing/);
  });
  test('say in which round nothing is left', () => {
    expect(sentence(founder, seed({ name: 'Seed', pool: '90' }))).toMatch(
      /^impossible: In Seed, the new money/,
    );
    const note = row('note', { amount: '9m', cap: '4m', capIs: 'after' });
    expect(sentence(founder, note, seed())).toMatch(
      /^impossible: In Round 1, the notes are promised/,
    );
  });
  test('are a map for the sample', () =>
    expect(findingsOf(labSamples.map)).toMatchObject({ kind: 'map' }));
});
