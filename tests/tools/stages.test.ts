// How `npm test` counts: a test that did not run never counts as passed.
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../../tools/lib/counts.mjs';

const fine = { code: 0, output: '' };
const bad = { code: 1, output: 'it crashed' };
const assertion = (status: string) => ({ fullName: status, status, failureMessages: ['why'] });
const vitestFile = (status: string, ...tests: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status,
      message: 'could not load',
      assertionResults: tests.map(assertion),
    },
  ],
});
const stats = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});

describe('a report of Vitest', () => {
  it.each([
    ['all green', vitestFile('passed', 'passed', 'passed'), fine, 2, 0],
    ['one red', vitestFile('failed', 'passed', 'failed'), bad, 1, 1],
    ['one skipped', vitestFile('passed', 'passed', 'skipped'), fine, 1, 1],
    ['a file that did not load', vitestFile('failed'), bad, 0, 1],
    ['no report', undefined, bad, 0, 1],
    ['no tests', { testResults: [] }, fine, 0, 1],
    ['green, and yet a bad end', vitestFile('passed', 'passed'), bad, 1, 1],
  ])('%s', (_, report, ended, passed, failed) => {
    expect(countVitest(report, ended)).toMatchObject({ passed, failed });
  });
});

describe('a report of Playwright', () => {
  it.each([
    ['all green', stats(3), fine, 3, 0],
    ['one red', stats(2, 1), bad, 2, 1],
    ['one at the second try', stats(2, 0, 1), fine, 3, 0],
    ['one skipped', stats(2, 0, 0, 1), fine, 2, 1],
    ['nothing ran', stats(0), fine, 0, 1],
    ['no report', 'not json', bad, 0, 1],
    ['a global error', { ...stats(0), errors: [{ message: 'no config' }] }, bad, 0, 1],
  ])('%s', (_, report, ended, passed, failed) => {
    expect(countPlaywright(report, ended)).toMatchObject({ passed, failed });
  });
});
