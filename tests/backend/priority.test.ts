// Priority response: what a premium member asks is promised sooner, and a request remembers what it was promised.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';

let world: World;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(morning));

const hours = (count: number) =>
  new Date(Date.parse(morning) + count * 3_600_000).toISOString().replace('.000Z', '+00:00');

it('is due after 48 hours if it is a question, and as ever if it is not', async () => {
  const premium = await world.signUpPremium();
  expect(await store(world, premium, 'asynq')).toMatchObject({
    due_at: hours(48),
    priority: true,
  });
  expect(await store(world, premium, 'meeting')).toMatchObject({
    due_at: hours(7 * 24),
    priority: false,
  });
});

it('is due after 72 hours once the plan has ended; what was promised before stays', async () => {
  const premium = await world.signUpPremium();
  const before = await store(world, premium, 'asynq');
  await world.sql(
    `update public.subscriptions set renews_at = '${hours(1)}' where user_id = '${premium.id}'`,
  );
  await world.setClock(hours(1));
  expect(await store(world, premium, 'meeting')).toMatchObject({ priority: false });
  const rows = await world.sql(
    `select priority, due_at = timestamptz '${hours(48)}' as kept from public.requests where id = '${before.id}'`,
  );
  expect(rows).toEqual([{ priority: true, kept: true }]);
  // The one question of a free member's month is used by the one before.
  await world.sql(`update public.requests set quota_month = null where id = '${before.id}'`);
  expect(await store(world, premium, 'asynq')).toMatchObject({
    due_at: hours(73),
    priority: false,
  });
});

it('gets no priority by asking for it, and loses none afterwards', async () => {
  const { member } = await world.signUp();
  const { id } = await store(world, member, 'asynq', { priority: true });
  const [row] = await world.sql(`select priority from public.requests where id = '${id}'`);
  expect(row).toEqual({ priority: false });
  await expect(
    world.sql(`update public.requests set priority = true where id = '${id}'`),
  ).rejects.toThrow('not_allowed');
});
