// After the journeys: what they have seen is compared with what the models assume (docs/paths/assumptions.md).
import { expect, test } from 'playwright/test';
import { compare } from '../../tests/paths/assumptions/compare.ts';
import { assumptions, recordsIn } from '../../tests/paths/assumptions/records.ts';
import { wholeVariable } from '../site.setup.ts';
import { recordFolder } from './recorder.ts';

const records = () => recordsIn(recordFolder());
const result = () => compare(assumptions(), records());

test('what journeys see is declared: every event between actors, every answer', () => {
  expect(result().undeclared).toEqual([]);
});

test('what is declared is seen by a journey, or says why not', () => {
  // Journeys that were left out, or that have failed, might have seen it.
  const all = records();
  if (process.env[wholeVariable] === undefined || all.some(({ asExpected }) => !asExpected)) return;
  expect(all.length).toBeGreaterThan(100);
  const { unlisted, stale } = result();
  expect([...unlisted, ...stale]).toEqual([]);
});
