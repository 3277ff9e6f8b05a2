// A sample of the mutation check: a few machines with one thing wrong, each noticed. All of them: npm run paths:mutate.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { equivalent } from './equivalent.ts';
import { mutate } from './kit/mutate.ts';
import { flows } from './models.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(flows)('%s: what is wrong is noticed', { timeout: 60_000 }, (flow) => {
  const verdicts = mutate(flow, root, 3);
  expect(verdicts).toHaveLength(3);
  const unnoticed = verdicts.filter(
    ({ id, noticed }) => noticed === 'nobody' && equivalent[flow]?.[id] === undefined,
  );
  expect(unnoticed.map(({ id }) => id)).toEqual([]);
});
