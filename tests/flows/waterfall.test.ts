// Who gets what at a sale, and what each clause costs: worked examples, as in capTable.test.ts.
import { describe, expect, test } from 'vitest';
import type { FundingRound } from '../../src/flows/dilutionMap/capTable.ts';
import { storms } from '../../src/flows/dilutionMap/storms.ts';
import { distribute } from '../../src/flows/dilutionMap/waterfall.ts';
import { company, holder, note, round, seed, sold, two } from './capTable.kit.ts';

const after = (sale: number, more: Partial<FundingRound> = {}) =>
  sold(company({ holders: two, rounds: [{ ...seed, ...more }], sale }));
const share = (name: string, shares: number, preference: number) => ({
  key: name,
  name,
  shares,
  preference,
  participates: false,
});

describe('a sale', () => {
  test('12: above its price the investor shares, below it the money comes back first', () => {
    // 20% of 10,000,000 = 2,000,000 is more than the 1,000,000 paid in.
    expect(after(10_000_000)).toEqual({ Ada: 4_000_000, Ben: 4_000_000, Seed: 2_000_000 });
    // 20% of 3,000,000 = 600,000 is less: 1,000,000 first, and 2,000,000 for two.
    expect(after(3_000_000)).toEqual({ Ada: 1_000_000, Ben: 1_000_000, Seed: 1_000_000 });
    // At 5,000,000 both are 1,000,000.
    expect(after(5_000_000)).toEqual({ Ada: 2_000_000, Ben: 2_000_000, Seed: 1_000_000 });
  });
  test('13: a participating preference is paid twice', () => {
    // 1,000,000 first, then 20% of the other 2,000,000 = 400,000.
    expect(after(3_000_000, { participates: true })).toEqual({
      Ada: 800_000,
      Ben: 800_000,
      Seed: 1_400_000,
    });
  });
  // 600,000 shares of the founder, 200,000 for 1,000,000 (5.00 a share), 200,000 for 5,000,000 (25.00 a share).
  const shares = [
    share('Ada', 600_000, 0),
    share('Seed', 200_000, 1_000_000),
    share('A', 200_000, 5_000_000),
  ];
  test.each([
    // (8 − 5) / 0.8 = 3.75 a share is less than 5.00: both take their money, and Ada the other 2,000,000.
    [8_000_000, [2_000_000, 1_000_000, 5_000_000]],
    // (12 − 5) / 0.8 = 8.75 is more than 5.00: the seed converts. 12 / 1 = 12.00 is less than 25.00: A does not.
    [12_000_000, [5_250_000, 1_750_000, 5_000_000]],
    // 30 / 1 = 30.00 is more than 25.00: everybody converts.
    [30_000_000, [18_000_000, 6_000_000, 6_000_000]],
    // Half of the 6,000,000 that were paid in: half for each.
    [3_000_000, [0, 500_000, 2_500_000]],
  ])('14: two rounds, sold for %i', (price, amounts) =>
    expect(distribute(shares, price).map(({ amount }) => Math.round(amount))).toEqual(amounts),
  );
  test('15: nothing is lost, and nothing is made up', () => {
    for (const price of [0, 400_000, 1_000_000, 5_999_999, 6_000_001, 9_000_000, 25_000_000])
      expect(distribute(shares, price).reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
        price,
        3,
      );
  });
});

describe('the storms', () => {
  test('each is what the first holders have without it', () => {
    // As in example 10: with both 63%. Without the note 70%, without the options 900,000 of 1,250,000 = 72%.
    const notes = [note(500_000, { cap: 5_000_000, capIs: 'after' })];
    const rounds = [round('A', 8_000_000, 2_000_000, { pool: 0.1 })];
    const found = storms(company({ holders: [holder('Ada', 900_000)], notes, rounds }), 'Options');
    expect(
      found.map(({ of, withIt, without }) => [of, withIt.toFixed(4), without.toFixed(4)]),
    ).toEqual([
      ['note', '0.6300', '0.7000'],
      ['pool', '0.6300', '0.7200'],
    ]);
  });
  test('a preference is counted in money', () => {
    // As in examples 12 and 13: the two founders get 1,600,000 with it, and 2,000,000 without.
    const rounds = [{ ...seed, participates: true }];
    expect(storms(company({ holders: two, rounds, sale: 3_000_000 }), 'Options')).toEqual([
      { of: 'preference', name: 'Seed', withIt: 1_600_000, without: 2_000_000 },
    ]);
  });
  test('there are none where nothing can be computed', () =>
    expect(
      storms(company({ rounds: [round('A', 1_000_000, 1_000_000, { pool: 0.5 })] }), ''),
    ).toEqual([]));
});
