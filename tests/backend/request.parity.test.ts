// The legal steps of a request are one in the chart and in the database: its table of steps, and a walk through every state.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { legalPairs } from '../machines/request.kit.ts';
import { endOf, openRequest, pathsOf, steps } from './request.parity.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';

vi.setConfig({ testTimeout: 240_000 });

let world: World;
beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

it('the table of steps is what the chart allows', async () => {
  const rows = await world.sql(
    "select format('%s → %s (%s)', from_status, to_status, actor) as step from public.request_transitions",
  );
  expect(rows.map(({ step }) => step).toSorted()).toEqual(legalPairs());
});

it.each(['asynq', 'office-hours'] as const)(
  'the chart and the functions go the same way from every state (%s)',
  async (kind) => {
    const paths = pathsOf(kind);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths)
      for (const step of steps) {
        const { member } = await world.signUp();
        const request = await openRequest(world, member, kind);
        for (const one of path) await request.take(one);
        await request.take(step);
        const way = [...path, step].join(', ');
        expect(`${way}: ${await request.state()}`).toBe(`${way}: ${endOf(kind, [...path, step])}`);
      }
  },
);
