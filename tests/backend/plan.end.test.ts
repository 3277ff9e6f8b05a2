// A member whose period ends loses exactly what /plan says, in that minute, by the database's own clock; and keeps the rest.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowanceOf, capabilities } from '#content/capabilities.ts';
import { plan as words } from '#content/plan.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { locksOf } from '#flows/plan/words.ts';
import { store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;
const start = '2026-11-21T08:00:00Z';
const end = '2026-12-21T08:00:00Z';
const minuteBefore = '2026-12-21T07:59:59.999Z';

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(start);
  member = (await world.signUp()).member;
});

const grant = (product: 'membership' | 'toolkits', until = end) =>
  world.sql(
    `insert into public.subscriptions (user_id, product, tier, period, started_at, renews_at) values ('${member.id}', '${product}', '${
      product === 'membership' ? 'premium' : 'free'
    }', 'monthly', '${start}', '${until}')`,
  );
const cancel = () => world.rpc('cancel_plan', { product: 'membership' }, member);
const asMember = (path: string) => world.call(path, { bearer: member.token });

/** What the database allows of a capability, in the words of the table: none, unlimited, or so many. */
async function allowed(id: string) {
  const [row] = await world.sql(`select private.allowance('${member.id}', '${id}') as allowance`);
  const allowance = row?.['allowance'];
  if (allowance === 0) return 'none';
  return allowance === null ? 'unlimited' : allowance;
}
const lineOf = (row: (typeof capabilities)[number]) =>
  'premium' in row.plan ? fillIn(row.plan.premium, { count: row.premium }) : null;

const downloads = async (condition: string) => {
  const [file] = await world.sql(
    `select id from public.published_files where access = 'premium' and ${condition} limit 1`,
  );
  return (await world.rpc('download_file', { id: String(file?.['id']) }, member)).outcome;
};
/** What the member can really get, of what the page says: asked directly. */
const gets = async () => ({
  questions: ((await world.rpc('asynq_quota', {}, member)) as unknown as { limit: number }).limit,
  files: await downloads('product is null'),
  toolkits: await downloads("product = 'toolkits'"),
  posts:
    (
      await asMember(
        '/rest/v1/community_post_bodies?select=community_posts!inner(is_premium)&community_posts.is_premium=is.true&community_posts.member_id=is.null',
      )
    ).rows.length > 0,
  writes: (
    await world.rpc(
      'post_to_community',
      { id: randomUUID(), body: 'Words.', premium: true },
      member,
    )
  ).outcome,
  circle: (await submit(world, member, 'channel', { channel: 'open-circle' })).outcome,
});

describe('the list on the page', () => {
  it('is the lines of the plan that the free plan has less of, and no other', () => {
    const lines = capabilities
      .filter(({ id }) => allowanceOf(id, 'free') !== allowanceOf(id, 'premium'))
      .map(lineOf)
      .filter((line) => line !== null);
    expect(locksOf({ product: 'membership' })).toEqual(lines);
    expect(lines.length).toBeGreaterThan(5);
    expect(locksOf({ product: 'toolkits' })).toEqual(words.products.toolkits.locks);
  });
});

describe('in the minute in which a cancelled membership ends', () => {
  it('the database’s decision changes for each line of the list, and for nothing else', async () => {
    await grant('membership');
    await cancel();
    const locked = locksOf({ product: 'membership' });
    await world.setClock(minuteBefore);
    for (const row of capabilities)
      expect([row.id, await allowed(row.id)]).toEqual([row.id, row.premium]);
    await world.setClock(end);
    const lost = [];
    for (const row of capabilities) {
      const now = await allowed(row.id);
      expect([row.id, now]).toEqual([row.id, row.free]);
      if (now !== row.premium && lineOf(row) !== null) lost.push(lineOf(row));
    }
    expect(lost).toEqual(locked);
  });

  it('what the list names is refused to a member who asks for it directly', async () => {
    await grant('membership');
    await cancel();
    await world.setClock(minuteBefore);
    expect(await gets()).toEqual({
      questions: 4,
      files: 'found',
      toolkits: 'found',
      posts: true,
      writes: 'stored',
      circle: 'stored',
    });
    await world.setClock(end);
    expect(await gets()).toEqual({
      questions: 1,
      files: 'refused',
      toolkits: 'refused',
      posts: false,
      writes: 'refused',
      circle: 'refused',
    });
  });

  it('what the page says stays is there as before', async () => {
    await grant('membership');
    const question = await store(world, member, 'asynq');
    await world.rpc(
      'attach',
      {
        id: randomUUID(),
        request_id: question.id,
        name: 'deck.pdf',
        type: '',
        body: Buffer.from('%PDF-1.7 theirs').toString('base64'),
      },
      member,
    );
    const post = randomUUID();
    const posted = { id: post, body: 'What we learned.', premium: true };
    await world.rpc('post_to_community', posted, member);
    await world.call('/rest/v1/stack_items', {
      method: 'POST',
      bearer: member.token,
      body: { member_id: member.id, kind: 'feed', item: 'a-signal' },
    });
    await cancel();
    const kept = async () => {
      const answers = [
        await world.call('/rest/v1/rpc/my_requests', {
          method: 'POST',
          bearer: member.token,
          body: {},
        }),
        await asMember('/rest/v1/attachments?select=name'),
        await asMember(`/rest/v1/community_post_bodies?post_id=eq.${post}`),
        await asMember('/rest/v1/stack_items?select=kind,item'),
        await asMember('/rest/v1/profiles?select=id'),
      ];
      return answers.map(({ rows, body }) => (rows.length > 0 ? rows.length : body));
    };
    await world.setClock(minuteBefore);
    const before = await kept();
    await world.setClock(end);
    expect(await kept()).toEqual(before);
    expect(before.every((one) => JSON.stringify(one) !== '[]')).toBe(true);
    expect(await submit(world, member, 'channel', { channel: 'founders' })).toMatchObject({
      outcome: 'stored',
    } satisfies Row);
  });

  it('a plan of the toolkits keeps their files open', async () => {
    await grant('membership');
    await grant('toolkits', '2027-01-21T08:00:00Z');
    await world.setClock(end);
    expect(await gets()).toMatchObject({ files: 'refused', toolkits: 'found' });
  });
});

describe('in the minute in which a plan of the toolkits ends', () => {
  it('their files are locked, and nothing else changes', async () => {
    await grant('toolkits');
    await world.setClock(minuteBefore);
    const before = await gets();
    expect(before).toMatchObject({ toolkits: 'found', files: 'refused', questions: 1 });
    await world.setClock(end);
    expect(await gets()).toEqual({ ...before, toolkits: 'refused' });
  });

  it('a membership covers them', async () => {
    await grant('toolkits');
    await grant('membership', '2027-01-21T08:00:00Z');
    await world.setClock(end);
    expect(await downloads("product = 'toolkits'")).toBe('found');
  });
});
