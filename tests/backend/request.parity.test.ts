// The legal steps of a request are one in the chart and in the database: its table of steps, and a walk through every state.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { legalPairs } from '../machines/request.kit.ts';
import { endOf, openRequest, pathsOf, spends, steps } from './request.parity.ts';
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

it.each(['asynq', 'office-hours', 'advisory-call'] as const)(
  'the chart and the functions go the same way from every state (%s)',
  async (kind) => {
    const paths = pathsOf(kind);
    expect(paths.length).toBeGreaterThan(8);
    // Calls are for premium members.
    const member =
      kind === 'advisory-call' ? await world.signUpPremium() : (await world.signUp()).member;
    for (const path of paths) {
      const open = async () => {
        const request = await openRequest(world, member, kind);
        for (const one of path) await request.take(one);
        return request;
      };
      let request = await open();
      for (const step of steps) {
        await request.take(step);
        const way = [...path, step].join(', ');
        const state = endOf(kind, [...path, step]);
        expect(`${way}: ${await request.state()}`).toBe(`${way}: ${state}`);
        // What is refused leaves the request as it was, and the next step begins there, too.
        if (state !== endOf(kind, path) || spends(step)) request = await open();
      }
    }
  },
);
