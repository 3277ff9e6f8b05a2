// The cap table of the dilution weather map against worked examples: each was computed by hand, and its arithmetic
// stands above its figures.
import { describe, expect, test } from 'vitest';
import { capTable } from '../../src/flows/dilutionMap/capTable.ts';
import { company, computed, holder, last, note, round, seed, two } from './capTable.kit.ts';

describe('a round', () => {
  test('1: a price before the money', () => {
    // 4,000,000 / 1,000,000 shares = 4.00 a share; 1,000,000 / 4.00 = 250,000 new shares of 1,250,000: 20%.
    expect(last(company({ holders: two, rounds: [seed] }))).toEqual({
      price: 4,
      percent: { Ada: 40, Ben: 40, Seed: 20 },
      shares: { Ada: 500_000, Ben: 500_000, Seed: 250_000 },
    });
  });
  test('2: options before the money are borne by the earlier holders alone', () => {
    // The investor has 2 / (8 + 2) = 20%, the options 10%: Ada keeps 70%. All shares: 1,000,000 / 0.7 = 1,428,571;
    // options 142,857, investor 285,714. A share costs 10,000,000 / 1,428,571 = 7.00, not 8.00.
    const rounds = [round('A', 8_000_000, 2_000_000, { pool: 0.1 })];
    expect(last(company({ rounds }))).toEqual({
      price: 7,
      percent: { Ada: 70, Options: 10, A: 20 },
      shares: { Ada: 1_000_000, Options: 142_857, A: 285_714 },
    });
  });
  test('3: options join a pool that exists', () => {
    // 900,000 and a pool of 100,000. Investor 20%, new options 5%: the earlier 1,000,000 shares are 75% of 1,333,333.
    // The pool has 100,000 + 5% of 1,333,333 = 166,667 shares: 12.5%. Ada 900,000: 67.5%. A share: 10,000,000 / 1,333,333 = 7.50.
    const holders = [holder('Ada', 900_000), holder('Options', 100_000, true)];
    const rounds = [round('A', 8_000_000, 2_000_000, { pool: 0.05 })];
    expect(last(company({ holders, rounds }))).toEqual({
      price: 7.5,
      percent: { Ada: 67.5, Options: 12.5, A: 20 },
      shares: { Ada: 900_000, Options: 166_667, A: 266_667 },
    });
  });
  test('4: four rounds, as in the worksheet', () => {
    // content/files/dilution-weather-map.md: 50% × 0.72 = 36.0; × 0.70 = 25.2; × 0.75 = 18.9; × 0.77 = 14.553.
    const rounds = [
      round('Pre-seed', 3_200_000, 800_000, { pool: 0.08 }),
      round('Seed', 9_000_000, 3_000_000, { pool: 0.05 }),
      round('A', 32_000_000, 8_000_000, { pool: 0.05 }),
      round('B', 80_000_000, 20_000_000, { pool: 0.03 }),
    ];
    const { stages } = computed(company({ holders: two, rounds }));
    expect(
      stages.map(({ holdings }) => Number((100 * (holdings[0]?.part ?? 0)).toFixed(3))),
    ).toEqual([50, 36, 25.2, 18.9, 14.553]);
    expect(stages.map(({ after }) => after)).toEqual([
      null,
      4_000_000,
      12_000_000,
      40_000_000,
      100_000_000,
    ]);
  });
});

describe('a note', () => {
  test('5: with a discount and no cap', () => {
    // 200,000 at 80% of the price are worth 250,000 in it. (4,000,000 − 250,000) / 1,000,000 = 3.75 a share.
    // The note pays 3.00: 66,667 shares. New money: 1,000,000 / 3.75 = 266,667. All: 1,333,333. Note 5%, seed 20%.
    const notes = [note(200_000, { discount: 0.2 })];
    expect(last(company({ notes, rounds: [seed] }))).toEqual({
      price: 3.75,
      percent: { Ada: 75, Note: 5, Seed: 20 },
      shares: { Ada: 1_000_000, Note: 66_667, Seed: 266_667 },
    });
  });
  test('6: with a cap that counts no other note', () => {
    // 2,000,000 / 1,000,000 = 2.00 a share: 100,000 shares. 4,400,000 / 1,100,000 = 4.00 in the round;
    // 1,100,000 / 4.00 = 275,000. All: 1,375,000. Ada 72.73%, note 7.27%, seed 20%.
    const notes = [note(200_000, { cap: 2_000_000 })];
    expect(last(company({ notes, rounds: [round('Seed', 4_400_000, 1_100_000)] }))).toEqual({
      price: 4,
      percent: { Ada: 72.73, Note: 7.27, Seed: 20 },
      shares: { Ada: 1_000_000, Note: 100_000, Seed: 275_000 },
    });
  });
  test('7: with a cap after all notes (a post-money SAFE)', () => {
    // 500,000 / 5,000,000 = 10% of the shares before the new money: 900,000 / 0.9 = 1,000,000, of which 100,000.
    // 8,000,000 / 1,000,000 = 8.00; 2,000,000 / 8.00 = 250,000. All 1,250,000: 72%, 8%, 20%.
    const notes = [note(500_000, { cap: 5_000_000, capIs: 'after' })];
    const holders = [holder('Ada', 900_000)];
    expect(last(company({ holders, notes, rounds: [round('A', 8_000_000, 2_000_000)] }))).toEqual({
      price: 8,
      percent: { Ada: 72, Note: 8, A: 20 },
      shares: { Ada: 900_000, Note: 100_000, A: 250_000 },
    });
  });
  test('8: two of them do not dilute each other', () => {
    // 10% and 5% of the shares before the new money: 850,000 / 0.85 = 1,000,000; 100,000 and 50,000.
    // After 20% for the new money: 8%, 4%, and 68% for Ada.
    const notes = [
      note(500_000, { name: 'One', cap: 5_000_000, capIs: 'after' }),
      note(250_000, { name: 'Two', cap: 5_000_000, capIs: 'after' }),
    ];
    const holders = [holder('Ada', 850_000)];
    expect(
      last(company({ holders, notes, rounds: [round('A', 8_000_000, 2_000_000)] })).percent,
    ).toEqual({ Ada: 68, One: 8, Two: 4, A: 20 });
  });
  test('9: takes the discount where the cap is worth less', () => {
    // The cap gives 10,000,000 / 1,000,000 = 10.00 a share. At 75%, 150,000 are worth 200,000 in the round:
    // (4,000,000 − 200,000) / 1,000,000 = 3.80, less 25% = 2.85, which is better. 150,000 / 2.85 = 52,632 shares.
    const notes = [note(150_000, { cap: 10_000_000, discount: 0.25 })];
    const { price, shares } = last(company({ notes, rounds: [seed] }));
    expect([price, shares['Note'], shares['Seed']]).toEqual([3.8, 52_632, 263_158]);
  });
  test('10: with a cap, and options in the same round', () => {
    // The note has 10% of the 1,000,000 shares before the round. New money 20%, options 10%: the rest is 70%.
    // Note 7%, Ada 63%. All: 1,000,000 / 0.7 = 1,428,571; a share costs 10,000,000 / 1,428,571 = 7.00.
    const notes = [note(500_000, { cap: 5_000_000, capIs: 'after' })];
    const rounds = [round('A', 8_000_000, 2_000_000, { pool: 0.1 })];
    expect(last(company({ holders: [holder('Ada', 900_000)], notes, rounds }))).toMatchObject({
      price: 7,
      percent: { Ada: 63, Note: 7, Options: 10, A: 20 },
    });
  });
  test('11: converts in a later round', () => {
    // Seed: Ada 80%, seed 20% of 1,250,000. The note then has 10% of the shares before the A round:
    // 1,250,000 / 0.9 = 1,388,889. New money 20%: Ada 1,000,000 / (1,388,889 / 0.8) = 57.6%, seed 14.4%, note 8%.
    const notes = [note(1_000_000, { cap: 10_000_000, capIs: 'after', round: 1 })];
    const rounds = [seed, round('A', 16_000_000, 4_000_000)];
    expect(last(company({ notes, rounds })).percent).toEqual({
      Ada: 57.6,
      Seed: 14.4,
      Note: 8,
      A: 20,
    });
  });
});

describe('what cannot be computed', () => {
  test('options and new money that leave nothing', () =>
    expect(
      capTable(company({ rounds: [round('A', 1_000_000, 1_000_000, { pool: 0.5 })] }), ''),
    ).toEqual({ round: 0, of: 'pool' }));
  test('notes that are promised everything', () =>
    expect(
      capTable(
        company({ notes: [note(5_000_000, { cap: 4_000_000, capIs: 'after' })], rounds: [seed] }),
        '',
      ),
    ).toEqual({ round: 0, of: 'notes' }));
});
