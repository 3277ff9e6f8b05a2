// A sample of the mutation check: a few machines with one fault each, all noticed. The whole check: npm run
// paths:mutate.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { equivalent } from './equivalent.ts';
import { mutate } from './kit/mutate.ts';
import { flows } from './models.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(flows)('%s: every fault is noticed', { timeout: 60_000 }, (flow) => {
  const verdicts = mutate(flow, root, 3);
  expect(verdicts).toHaveLength(3);
  const unnoticed = verdicts.filter(
    ({ id, noticed }) => noticed === 'nobody' && equivalent[flow]?.[id] === undefined,
  );
  expect(unnoticed.map(({ id }) => id)).toEqual([]);
});
