// `npm run test:flaky` compares runs: a test that ends differently is named with the runs, and makes the command fail.
import { describe, expect, it } from 'vitest';
import {
  askedOf,
  compareRuns,
  comparisonText,
  exitCodeOf,
  resultsOf,
} from '../../tools/lib/flaky.mjs';

const file = 'journeys/a.spec.ts';
const report = (results: Record<string, string>) => ({
  suites: [
    {
      title: file,
      file,
      specs: [],
      suites: [
        {
          title: 'a group',
          file,
          specs: Object.entries(results).map(([title, status]) => ({
            title,
            file,
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
});
const compare = (...reports: unknown[]) => compareRuns(reports.map(resultsOf));
const good = report({ one: 'expected', two: 'expected' });
const bad = report({ one: 'expected', two: 'unexpected' });
const name = `e2e/${file} › a group › two`;

describe('a comparison', () => {
  it('of equal runs', () => {
    const comparison = compare(good, good);
    expect(comparisonText(comparison)).toBe('2 tests, 2 runs, 0 different\n');
    expect(exitCodeOf(comparison)).toBe(0);
  });

  it('names a test that has failed once, and when', () => {
    const comparison = compare(good, bad, good);
    expect(comparisonText(comparison)).toBe(
      [
        name,
        '  passed in 2 of 3: run 1, 3',
        '  failed in 1 of 3: run 2',
        '2 tests, 3 runs, 1 different',
        '',
      ].join('\n'),
    );
    expect(exitCodeOf(comparison)).toBe(1);
  });

  it('takes a test that was not reached for a different one', () => {
    const comparison = compare(good, report({ one: 'expected' }));
    expect(comparison.different).toEqual([{ name, results: ['passed', 'did not run'] }]);
  });

  it('takes a run without a report for one in which no test ran', () => {
    expect(compare(good, undefined).different).toHaveLength(2);
  });

  it('fails for a test that fails each time, which is not different', () => {
    const comparison = compare(bad, bad);
    expect(comparisonText(comparison)).toBe(
      `${name}\n  failed in each run\n2 tests, 2 runs, 0 different\n`,
    );
    expect(exitCodeOf(comparison)).toBe(1);
  });

  it('of nothing fails', () => {
    expect(comparisonText(compare(undefined))).toBe('0 tests, 1 runs, 0 different\n');
    expect(exitCodeOf(compare(undefined))).toBe(1);
  });
});

describe('the words of the command', () => {
  it('are ten runs of all journeys', () => {
    expect(askedOf([])).toEqual({ runs: 10, part: [] });
  });

  it('name a part', () => {
    expect(askedOf(['--runs=3', '--grep=a title', 'e2e/journeys/asynq.spec.ts'])).toEqual({
      runs: 3,
      part: ['--grep', 'a title', 'e2e/journeys/asynq.spec.ts'],
    });
  });

  it.each(['--runs=0', '--runs=x', '--help', 'asynq'])('%s is unknown', (word) => {
    expect(() => askedOf([word])).toThrow(`"${word}" is unknown`);
  });
});
