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

/** How many facts may be seen in one run and not in another: it depends on which of two things comes first on a busy machine. */
const byChance = 5;

test('what is declared is seen by a journey, or says why not', () => {
  // Journeys that were left out, or that have failed, might have seen it.
  const all = records();
  if (process.env[wholeVariable] === undefined || all.some(({ asExpected }) => !asExpected)) return;
  expect(all.length).toBeGreaterThan(100);
  const { unlisted, stale } = result();
  const differences = [...unlisted, ...stale];
  for (const one of differences) console.warn(one);
  expect(differences.length > byChance ? differences : []).toEqual([]);
});
