// A sample of the mutation check: a few machines with one fault each, all noticed. The whole check: npm run
// paths:mutate.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { project } from './app.ts';
import { equivalent } from './equivalent.ts';
import { mutate } from './kit/mutate.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(project.flows)('%s: every fault is noticed', { timeout: 60_000 }, (flow) => {
  const verdicts = mutate(project, flow, root, 3);
  expect(verdicts).toHaveLength(3);
  const unnoticed = verdicts.filter(
    ({ id, noticed }) => noticed === 'none' && equivalent[flow]?.[id] === undefined,
  );
  expect(unnoticed.map(({ id }) => id)).toEqual([]);
});
