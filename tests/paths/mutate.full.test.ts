// The check of values as a whole: every value mutant of every machine is noticed, or named with its reason, and the
// document says how many. Of the arrows each machine has five wrong, one at a time; `npm run paths:mutate` breaks them all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { project } from './app.ts';
import { unnoticedArrows } from './arrows.ts';
import { leastNoticed, noticedOf, tableOf } from './kit/tally.ts';
import type { Tallies } from './kit/tally.ts';
import { checkValues, unexplained } from './kit/values.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const timeout = 600_000;

describe('arrows', () => {
  it.each(project.flows)('%s: every fault is noticed', { timeout }, (flow) => {
    expect(unnoticedArrows(flow, 5)).toEqual([]);
  });
});

describe('value mutants', () => {
  const tallies: Tallies = new Map();

  it.each(project.flows)(
    '%s: each is noticed, or survives for a reason',
    { timeout },
    async (flow) => {
      const verdicts = await checkValues(project, flow, root);
      tallies.set(flow, verdicts);
      expect(unexplained(project, flow, verdicts)).toEqual([]);
    },
  );

  it(`${leastNoticed * 100} % of them are noticed`, () => {
    expect(noticedOf([...tallies.values()].flat())).toBeGreaterThanOrEqual(leastNoticed);
  });

  it('the document says how many (npm run paths:mutate -- --out)', () => {
    expect(readFileSync(join(root, project.files.mutants), 'utf8')).toBe(tableOf(tallies));
  });
});
