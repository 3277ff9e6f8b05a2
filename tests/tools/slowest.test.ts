// The slowest tests at the end of a run, of the reports of both runners.
import { expect, it } from 'vitest';
import { root } from '../../server/settings.mjs';
import {
  secondsByFile,
  slowestOf,
  slowestText,
  timesOfPlaywright,
  timesOfVitest,
} from '../../tools/lib/slowest.mjs';

const vitest = {
  testResults: [
    {
      name: `${root}/tests/a.test.ts`,
      assertionResults: [
        { fullName: 'a group does it', duration: 1500 },
        { fullName: 'a group was skipped', duration: null },
      ],
    },
  ],
};
const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'journeys/a.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  suites: [
    {
      title: 'journeys/a.spec.ts',
      file: 'journeys/a.spec.ts',
      specs: [spec('alone', 3000)],
      suites: [
        { title: 'a group', file: 'journeys/a.spec.ts', specs: [spec('twice', 2000, 2500)] },
      ],
    },
  ],
};

const tests = [...timesOfVitest(vitest), ...timesOfPlaywright(playwright)];

it('reads name, file and seconds of each test, all tries together', () => {
  expect(tests).toEqual([
    { name: 'a group does it', file: 'tests/a.test.ts', seconds: 1.5 },
    { name: 'a group was skipped', file: 'tests/a.test.ts', seconds: 0 },
    { name: 'alone', file: 'e2e/journeys/a.spec.ts', seconds: 3 },
    { name: 'a group › twice', file: 'e2e/journeys/a.spec.ts', seconds: 4.5 },
  ]);
});

it('reads nothing where a stage has written no report', () => {
  expect([...timesOfVitest(undefined), ...timesOfPlaywright('broken')]).toEqual([]);
});

it('names the slowest first, and only so many', () => {
  expect(slowestOf(tests, 2).map(({ name }) => name)).toEqual(['a group › twice', 'alone']);
  const many = Array.from({ length: 30 }, (_, at) => ({
    name: `test ${at}`,
    file: 'a.test.ts',
    seconds: at,
  }));
  expect(slowestOf(many)).toHaveLength(20);
  expect(slowestOf(many)[0]?.name).toBe('test 29');
});

it('says them in a line each', () => {
  expect(slowestText(tests, 2)).toBe(
    [
      'The slowest 2 of 4 tests:',
      '    4.5 s  e2e/journeys/a.spec.ts  a group › twice',
      '    3.0 s  e2e/journeys/a.spec.ts  alone',
      '',
    ].join('\n'),
  );
  expect(slowestText([])).toBe('');
});

it('adds the seconds of a file up', () => {
  expect(secondsByFile(tests)).toEqual({ 'tests/a.test.ts': 1.5, 'e2e/journeys/a.spec.ts': 7.5 });
});
