// In 1,000 days of arrivals, drawn from a seed, the queue never ranks a later deadline above an earlier one within a tier.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawDays, faultOf, withoutLimits } from './desk.days.ts';
import { advisor, wholeQueue } from './desk.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';

vi.setConfig({ testTimeout: 600_000 });

let world: World;
beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

it('ranks by what is due first, for a thousand days', async () => {
  await world.sql(withoutLimits);
  const ada = await advisor(world);
  const members = [];
  for (let count = 0; count < 6; count += 1)
    members.push(
      count % 2 === 0
        ? { id: (await world.signUp()).member.id, tier: 'free' as const }
        : { id: (await world.signUpPremium()).id, tier: 'premium' as const },
    );
  const days = drawDays(20_261_126, members);
  let longest = 0;
  for (let day = 1; day <= 1000; day += 1) {
    const { statements } = days.next();
    // One day after the other: each begins with what the one before has left.
    await world.sql(statements);
    const rows = await wholeQueue(world, ada, {}, 100);
    longest = Math.max(longest, rows.length);
    expect(`day ${day}: ${faultOf(rows, days.open()) ?? 'in order'}`).toBe(`day ${day}: in order`);
  }
  // Never vacuous: there was a line, with deadlines in it.
  expect(longest).toBeGreaterThan(20);
});

const row = ({ id, due }: { id: string; due: number }) => ({
  id,
  tier: 'free',
  due_at: new Date(due).toISOString(),
});

it('notices a queue in another order', () => {
  const one = {
    id: 'a',
    kind: 'asynq',
    tier: 'free',
    status: 'submitted',
    due: 1000,
    created: 0,
  } as const;
  const two = { ...one, id: 'b', due: 2000 };
  expect(faultOf([row(one), row(two)], [one, two])).toBeUndefined();
  expect(faultOf([row(two), row(one)], [one, two])).toContain('below a later deadline');
  expect(faultOf([row(one)], [one, two])).toContain('1 rows for 2');
  expect(faultOf([row(one), { ...row(two), due_at: null }], [one, two])).toContain('is due');
});
