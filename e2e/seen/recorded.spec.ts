// After the journeys: what they have seen is compared with what the models assume (docs/paths/assumptions.md), and what
// they have walked is kept for the flow atlas.
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { catalogue } from '../../machines/catalogue.ts';
import type { CatalogueEntry } from '../../machines/catalogue.ts';
import { compare } from '../../tests/paths/assumptions/compare.ts';
import { assumptions, recordsIn } from '../../tests/paths/assumptions/records.ts';
import { keepJourneys } from '../../tools/atlas/journeys.ts';
import { wholeVariable } from '../site.setup.ts';
import { recordFolder } from './recorder.ts';
import { walkedIn } from './walked.ts';

const records = () => recordsIn(recordFolder());
const result = () => compare(assumptions(), records());

test('what journeys see is declared: every event between actors, every answer', () => {
  expect(result().undeclared).toEqual([]);
});

const machines: Readonly<Record<string, CatalogueEntry>> = catalogue;

test('what journeys have walked is in the charts, and kept for the atlas', () => {
  const { journeys, unknown } = walkedIn(records(), (flow) => machines[flow]?.machine);
  expect(unknown).toEqual([]);
  keepJourneys(join(import.meta.dirname, '../..'), journeys, {
    isWhole: process.env[wholeVariable] !== undefined,
    on: new Date().toISOString().slice(0, 10),
  });
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
