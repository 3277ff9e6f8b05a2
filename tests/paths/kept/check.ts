// The tests of the property "kept": each machine loses nothing, and its counts are those that are committed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { files } from './command.ts';
import { count } from './count.ts';
import { forms } from './forms.ts';
import { countsText, lossesOf } from './listing.ts';
import type { Results } from './listing.ts';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The machines with the most situations: `npm test` interrupts every twentieth one, `npm run test:full` each. */
export const large: readonly string[] = [
  'onboarding',
  'asynq',
  'advisoryApplication',
  'myRequests',
  'gatherings',
  'booking',
];

/** In milliseconds: seconds on an idle machine, minutes on a shared one. */
const timeout = 240_000;

/** The committed counts. */
export const committed = () =>
  JSON.parse(readFileSync(join(root, files.counts), 'utf8')) as Results;

/** Declares the tests of these machines. */
export function losesNothing(names: readonly string[]): void {
  test.each(names)(
    '%s loses nothing in any situation by any interruption',
    { timeout },
    async (flow) => {
      const form = forms[flow];
      if (form === undefined) throw new Error(`${flow} is not run.`);
      const kept = await count(form);
      expect(lossesOf(flow, kept)).toEqual([]);
      const { [flow]: counted } = committed();
      // If the machine changed on purpose: npm run paths -- --property kept --out
      expect(countsText({ [flow]: kept })).toBe(countsText(counted ? { [flow]: counted } : {}));
    },
  );
}

/** Declares the tests of these machines in a part of their situations; all of them are counted. */
export function losesNothingInPart(names: readonly string[], step: number): void {
  test.each(names)(
    `%s loses nothing in each ${step}th situation by any interruption`,
    { timeout },
    async (flow) => {
      const form = forms[flow];
      if (form === undefined) throw new Error(`${flow} is not run.`);
      const kept = await count(form, step);
      expect(lossesOf(flow, kept)).toEqual([]);
      const situations = committed()[flow]?.situations;
      // If the machine changed on purpose: npm run paths -- --property kept --out
      expect(kept.situations).toBe(situations);
      expect(kept.cases).toBeGreaterThan((kept.situations / step - 1) * 10);
    },
  );
}
