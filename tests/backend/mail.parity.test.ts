// The queue's functions do what the chart of a mail draws, on the embedded engine; tests/postgres/mail.spec.ts asks PostgreSQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compare, pathsOf, steps } from './mail.parity.ts';
import { openBackend } from './support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

const paths = pathsOf();

it('reaches every state of the chart', () => {
  // Six tries of four states each, and three ends.
  expect(paths.size).toBe(6 * 4 + 3);
});

it.each([...paths.keys()])('in %s every step leads where the chart says', async (state) => {
  for (const step of steps) await compare(world, world.setClock, paths.get(state) ?? [], step);
});
