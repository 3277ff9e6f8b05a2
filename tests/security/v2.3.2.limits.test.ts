// ASVS 5.0, 2.3.2 and 2.4.1: what one member can store is limited, and a sentence names the limit.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileWords } from '#content/attachments.ts';
import { community } from '#content/community.ts';
import { memberLimits } from '#content/limits.ts';
import { requests } from '#content/requests.ts';
import { signalStack } from '#content/signalStack.ts';
import { morning, move, store, submit } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import { openBackend } from '../backend/support.ts';
import type { Member, Row } from '../backend/support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
});

const { openRequests, postsADay, stackItems, fileBytes } = memberLimits;

it('the site has the numbers of the database', async () => {
  for (const [name, limit] of Object.entries(memberLimits)) {
    // oxlint-disable-next-line no-await-in-loop -- four questions
    const [row] = await world.sql(`select private.member_limit('${name}') as limit`);
    expect([name, row?.['limit']]).toEqual([name, limit]);
  }
  expect(requests.problems.too_many_open).toContain(`${openRequests} open requests`);
  expect(community.problems.too_many_today).toContain(`${postsADay} times`);
  expect(signalStack.stack.problems.full).toContain(`${stackItems} items`);
  const megabytes = `${fileBytes / 1024 / 1024} MB`;
  expect(fileWords.attaching.storage_full).toContain(megabytes);
  expect(requests.problems.storage_full).toContain(megabytes);
});

describe('open requests', () => {
  const fill = async (count: number = openRequests) => {
    const ids: string[] = [];
    // One by one: otherwise the first refused one could be any of them.
    for (let place = 0; place < count; place += 1)
      // oxlint-disable-next-line no-await-in-loop -- one by one
      ids.push((await store(world, member, 'meeting')).id);
    return ids;
  };
  const refused = {
    outcome: 'refused',
    reason: 'too_many_open',
    detail: { limit: openRequests },
  };

  it('are twenty at most, of all kinds together; a resend of an earlier one is still recognized', async () => {
    const [first = ''] = await fill();
    for (const kind of ['meeting', 'asynq', 'gathering', 'office-hours', 'perk'])
      // oxlint-disable-next-line no-await-in-loop -- one by one
      expect(await submit(world, member, kind)).toEqual(refused);
    expect(await submit(world, member, 'meeting', {}, first)).toMatchObject({ outcome: 'stored' });
    const quota = (await world.rpc('asynq_quota', {}, member)) as unknown as Row;
    expect(quota).toMatchObject({ used: 0 });
    const other = (await world.signUp()).member;
    expect(await submit(world, other, 'meeting')).toMatchObject({ outcome: 'stored' });
  });

  it.each(['withdrawn', 'answered', 'declined', 'accepted'])(
    'one that is %s makes room',
    async (end) => {
      const [first = ''] = await fill();
      if (end === 'withdrawn') await world.rpc('withdraw_request', { id: first }, member);
      else await move(world, first, end);
      expect(await submit(world, member, 'meeting')).toMatchObject({ outcome: 'stored' });
      expect(await submit(world, member, 'meeting')).toEqual(refused);
    },
  );

  it('an office hour whose time has passed makes room automatically', async () => {
    await fill(openRequests - 1);
    await store(world, member, 'office-hours');
    expect(await submit(world, member, 'meeting')).toEqual(refused);
    await world.setClock('2026-11-24T20:00:00Z');
    expect(await submit(world, member, 'meeting')).toMatchObject({ outcome: 'stored' });
  });

  it('sent all at once are still twenty', async () => {
    const answers = await Promise.all(
      Array.from({ length: openRequests + 5 }, () => submit(world, member, 'perk')),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(openRequests);
  });
});

const post = (id: string = randomUUID()) =>
  world.rpc('post_to_community', { id, body: 'We raised the price.', premium: false }, member);

describe('posts', () => {
  it('are twenty a day at most, and one that was deleted counts', async () => {
    const answers = await Promise.all(Array.from({ length: postsADay }, () => post()));
    expect(answers.every(({ outcome }) => outcome === 'stored')).toBe(true);
    const full = { outcome: 'refused', reason: 'too_many_today', detail: { limit: postsADay } };
    expect(await post()).toEqual(full);
    const id = String(answers[0]?.post?.['id']);
    expect(await post(id)).toMatchObject({ outcome: 'stored' });
    const path = `/rest/v1/community_posts?id=eq.${id}`;
    await world.call(path, { method: 'DELETE', bearer: member.token });
    expect(await post()).toEqual(full);
    const rows = await world.sql(
      `select count(*)::integer as count from public.community_posts where member_id = '${member.id}'`,
    );
    expect(rows).toEqual([{ count: postsADay - 1 }]);
  });

  it('are counted anew from midnight in Paris', async () => {
    await world.setClock('2026-11-21T22:59:59Z');
    await Promise.all(Array.from({ length: postsADay }, () => post()));
    expect(await post()).toMatchObject({ reason: 'too_many_today' });
    await world.setClock('2026-11-21T23:00:00Z');
    expect(await post()).toMatchObject({ outcome: 'stored' });
  });

  it('that were refused leave nothing behind', async () => {
    await Promise.all(Array.from({ length: postsADay + 3 }, () => post()));
    const rows = await world.sql(
      `select count(*)::integer as posts, count(body.post_id)::integer as bodies
      from public.community_posts as post left join public.community_post_bodies as body on body.post_id = post.id
      where post.member_id = '${member.id}'`,
    );
    expect(rows).toEqual([{ posts: postsADay, bodies: postsADay }]);
  });
});

const addItem = (item: string) =>
  world.call('/rest/v1/stack_items?on_conflict=member_id,kind,item', {
    method: 'POST',
    bearer: member.token,
    prefer: 'resolution=ignore-duplicates',
    body: { member_id: member.id, kind: 'asynq', item },
  });

const fillStack = (count: number) =>
  world.sql(
    `insert into public.stack_items (member_id, kind, item) select '${member.id}', 'asynq', 'item-' || n from generate_series(1, ${count}) as n`,
  );

describe('the stack', () => {
  it('holds 500 items; an item that is on it can be added again', async () => {
    await fillStack(stackItems - 1);
    expect((await addItem('the-last')).status).toBe(201);
    expect(await addItem('one-more')).toMatchObject({
      status: 409,
      body: { message: 'stack_full' },
    });
    expect((await addItem('item-1')).status).toBeLessThan(300);
    await world.call('/rest/v1/stack_items?item=eq.item-1', {
      method: 'DELETE',
      bearer: member.token,
    });
    expect((await addItem('one-more')).status).toBe(201);
  });

  it('accepts no longer list than that', async () => {
    const body = Array.from({ length: stackItems + 1 }, (_, place) => ({
      member_id: member.id,
      kind: 'asynq',
      item: `item-${place}`,
    }));
    const answer = await world.call('/rest/v1/stack_items', {
      method: 'POST',
      bearer: member.token,
      body,
    });
    expect(answer.status).toBe(409);
    const { rows } = await world.call('/rest/v1/stack_items?select=item', { bearer: member.token });
    expect(rows).toEqual([]);
  });
});
