// ASVS 5.0, 8.3.1 and 8.3.2: a plan whose end date has passed unlocks nothing, from that moment on, whatever
// `is_active` says.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freshData } from '../../tools/lib/throwaway.mjs';
import { openBackend } from '../backend/support.ts';
import { submit } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import type { Member } from '../backend/support.ts';

let world: World;
let member: Member;
const end = '2026-11-21T12:00:00Z';
const before = '2026-11-21T11:59:59Z';

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(before);
  member = (await world.signUp()).member;
});

const grant = (product: 'membership' | 'toolkits', renewsAt: string | null) =>
  world.sql(
    `insert into public.subscriptions (user_id, product, tier, period, renews_at) values ('${member.id}', '${product}', '${
      product === 'membership' ? 'premium' : 'free'
    }', 'monthly', ${renewsAt === null ? 'null' : `'${renewsAt}'`})`,
  );
const fileOf = async (condition: string) => {
  const [row] = await world.sql(
    `select id from public.published_files where access = 'premium' and ${condition} limit 1`,
  );
  return String(row?.['id']);
};
const downloads = async (condition: string) =>
  (await world.rpc('download_file', { id: await fileOf(condition) }, member)).outcome;
/** Everything that a membership unlocks, with the answer to a user without one. */
const opens = async () => {
  const { rows } = await world.call(
    '/rest/v1/community_post_bodies?select=community_posts!inner(is_premium)&community_posts.is_premium=is.true&community_posts.member_id=is.null',
    { bearer: member.token },
  );
  const quota = (await world.rpc('asynq_quota', {}, member)) as unknown as { limit: number };
  const post = { id: crypto.randomUUID(), body: 'Words.', premium: true };
  const channel = await submit(world, member, 'channel', { channel: 'open-circle' });
  return {
    files: await downloads('product is null'),
    toolkits: await downloads("product = 'toolkits'"),
    posts: rows.length > 0,
    writes: (await world.rpc('post_to_community', post, member)).outcome,
    questions: quota.limit,
    channel: channel.outcome,
  };
};
const premium = {
  files: 'found',
  toolkits: 'found',
  posts: true,
  writes: 'stored',
  questions: 4,
  channel: 'stored',
};
const free = {
  files: 'refused',
  toolkits: 'refused',
  posts: false,
  writes: 'refused',
  questions: 1,
  channel: 'refused',
};

describe('a membership', () => {
  it('unlocks everything until its end date, and nothing from then on', async () => {
    await grant('membership', end);
    expect(await opens()).toEqual(premium);
    await world.setClock(end);
    expect(await opens()).toEqual(free);
  });

  it('without an end date does not end', async () => {
    await grant('membership', null);
    await world.setClock('2036-11-21T12:00:00Z');
    expect(await opens()).toEqual(premium);
  });

  it('that was renewed unlocks again', async () => {
    await grant('membership', end);
    await world.setClock('2026-11-22T12:00:00Z');
    expect((await opens()).files).toBe('refused');
    await world.sql(
      `update public.subscriptions set renews_at = '2026-12-22T12:00:00Z' where user_id = '${member.id}'`,
    );
    expect(await opens()).toEqual(premium);
  });

  it('that has ended is shown to the advisor as free, and its monthly quota is that of the free plan', async () => {
    await grant('membership', end);
    const ask = async () => (await submit(world, member, 'asynq')).outcome;
    expect([await ask(), await ask()]).toEqual(['stored', 'stored']);
    await world.setClock(end);
    expect(await ask()).toBe('refused');
    const rows = (await world.rpc(
      'operator_requests',
      { statuses: null, kinds: ['asynq'], low: null, high: null },
      'server',
    )) as unknown as { member_id: string; tier: string }[];
    const tiers = rows.filter((row) => row.member_id === member.id).map(({ tier }) => tier);
    expect(tiers).toEqual(['free', 'free']);
  });
});

describe('the toolkits', () => {
  it('end with the end date of their plan', async () => {
    await grant('toolkits', end);
    expect(await downloads("product = 'toolkits'")).toBe('found');
    await world.setClock(end);
    expect(await downloads("product = 'toolkits'")).toBe('refused');
  });
});

it('a member cannot change the end date', async () => {
  await grant('membership', '2026-11-20T00:00:00Z');
  const answer = await world.call(`/rest/v1/subscriptions?user_id=eq.${member.id}`, {
    method: 'PATCH',
    bearer: member.token,
    body: { renews_at: '2036-01-01T00:00:00Z' },
  });
  expect(answer.status).toBe(403);
  expect(await opens()).toEqual(free);
});

it('the demo’s plans are renewed at every start, and no member’s', async () => {
  const settings = readSettings({ AXIS_LOG: 'quiet', AXIS_DATA: await freshData() });
  const isRunning = `select email, bool_or(renews_at > now()) as is_running from auth.users
    join public.subscriptions on user_id = id where email in ('premium@axis-one.example', 'paid@example.com')
    group by email order by email`;
  const first = await startBackend(settings);
  await first.sql(
    `insert into auth.users (id, email) values ('${crypto.randomUUID()}', 'paid@example.com')`,
  );
  await first.sql(
    `insert into public.subscriptions (user_id, product, tier, period) select id, 'membership', 'premium', 'monthly' from auth.users where email = 'paid@example.com'`,
  );
  await first.sql("update public.subscriptions set renews_at = now() - interval '1 day'");
  await first.close();
  const second = await startBackend(settings);
  const rows = await second.sql(isRunning);
  await second.close();
  rmSync(dirname(settings.data), { recursive: true, force: true });
  expect(rows).toEqual([
    { email: 'paid@example.com', is_running: false },
    { email: 'premium@axis-one.example', is_running: true },
  ]);
});
