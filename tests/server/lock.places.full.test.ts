// Two real servers of two containers that share a volume: the second is refused.
import { expect, it } from 'vitest';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { preload } from './lock.places.kit.ts';
import { start } from './support.ts';

/** The environment of a server in a container. */
const container = (name: string) => ({
  NODE_OPTIONS: `--import=${preload}`,
  AXIS_TEST_CONTAINER: name,
});

it('separates two real servers of two containers', async () => {
  const first = await start({ env: container('first') });
  const second = start({ data: first.data, port: await freePort(), env: container('second') });
  await expect(second).rejects.toThrow(
    /ended with 1: Axis One already runs on the data in \S+ \(on another machine or in another container\)/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});
