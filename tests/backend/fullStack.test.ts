// The full stack in the database: saved searches and the order of the stack are a member's own, written with the plan alone, and outlast it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchLength, searchLimit } from '#content/limits.ts';
import { openBackend } from './support.ts';
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

const end = '2026-11-21T12:00:00Z';
const before = '2026-11-21T11:59:59Z';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(before);
  ({ member } = await world.signUp());
  await world.sql(
    `insert into public.subscriptions (user_id, product, tier, period, renews_at) values ('${member.id}', 'membership', 'premium', 'monthly', '${end}')`,
  );
});

const path = '/rest/v1/saved_searches';
const save = (words: string, kind = 'all', who = member, owner = who.id) =>
  world.call(`${path}?on_conflict=member_id,words,kind`, {
    method: 'POST',
    bearer: who.token,
    prefer: 'resolution=ignore-duplicates',
    body: { member_id: owner, words, kind },
  });
const searches = async (who = member) =>
  (await world.call(`${path}?select=words,kind&order=words`, { bearer: who.token })).rows;

const add = (item: string, who = member) =>
  world.call('/rest/v1/stack_items', {
    method: 'POST',
    bearer: who.token,
    body: { member_id: who.id, kind: 'asynq', item },
  });
const order = (args: Row, who: Member | undefined = member) => world.rpc('order_stack', args, who);
const keys = (...items: string[]) => ({ kinds: items.map(() => 'asynq'), items });
const places = async (who = member) =>
  (
    await world.call('/rest/v1/stack_items?select=item,place&order=place.asc.nullsfirst,item', {
      bearer: who.token,
    })
  ).rows.map(({ item, place }) => `${String(item)} ${place === null ? '-' : String(place)}`);

describe('a saved search', () => {
  it('is saved once, for its member', async () => {
    expect((await save('pricing')).status).toBeLessThan(300);
    expect((await save('pricing')).status).toBeLessThan(300);
    expect((await save('pricing', 'tool-drops')).status).toBeLessThan(300);
    expect(await searches()).toEqual([
      { words: 'pricing', kind: 'all' },
      { words: 'pricing', kind: 'tool-drops' },
    ]);
    const other = await world.signUpPremium();
    expect(await searches(other)).toEqual([]);
    expect((await save('theirs', 'all', other, member.id)).status).toBe(403);
  });

  it.each(['', '  ', ' pricing', 'two\nlines', 'x'.repeat(searchLength + 1)])(
    'of %j is refused',
    async (words) => {
      expect((await save(words)).status).toBe(400);
    },
  );

  it(`is one of ${searchLimit} at most`, async () => {
    await world.sql(
      `insert into public.saved_searches (member_id, words, kind) select '${member.id}', 'search ' || n, 'all' from generate_series(1, ${searchLimit}) as n`,
    );
    const answer = await save('one more');
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ message: 'searches_full' }),
    ]);
    // What is there already is no new one.
    expect((await save('search 1')).status).toBeLessThan(300);
    expect(await searches()).toHaveLength(searchLimit);
  });

  it('outlasts the plan: read and deleted without it, saved with it alone', async () => {
    await save('pricing');
    await save('moat');
    await world.setClock(end);
    expect((await save('late')).status).toBe(403);
    expect(await searches()).toHaveLength(2);
    await world.call(`${path}?words=eq.moat`, { method: 'DELETE', bearer: member.token });
    expect(await searches()).toEqual([{ words: 'pricing', kind: 'all' }]);
    await world.sql(
      `update public.subscriptions set renews_at = '2026-12-21T12:00:00Z' where user_id = '${member.id}'`,
    );
    expect((await save('again')).status).toBeLessThan(300);
  });
});

describe('the order of a stack', () => {
  beforeEach(async () => {
    for (const item of ['a', 'b', 'c']) await add(item);
  });

  it('is stored as a whole; what is not named has no place, and what is unknown is ignored', async () => {
    expect(await order(keys('c', 'gone', 'a', 'c'))).toEqual({ outcome: 'stored' });
    expect(await places()).toEqual(['b -', 'c 1', 'a 3']);
    expect(await order(keys('b', 'a', 'c'))).toEqual({ outcome: 'stored' });
    expect(await places()).toEqual(['b 1', 'a 2', 'c 3']);
    await add('d');
    expect((await places())[0]).toBe('d -');
    expect(await order(keys())).toEqual({ outcome: 'stored' });
    expect(await places()).toEqual(['a -', 'b -', 'c -', 'd -']);
  });

  it('is the caller’s own alone', async () => {
    const other = await world.signUpPremium();
    await add('a', other);
    await order(keys('b', 'a', 'c'));
    expect(await places(other)).toEqual(['a -']);
  });

  it.each([
    ['nothing', { kinds: null, items: null }],
    ['of two lengths', { kinds: ['asynq'], items: ['a', 'b'] }],
    ['too long', keys(...Array.from({ length: 501 }, (_, n) => `item-${n}`))],
  ])('that is %s is refused', async (_, args) => {
    expect(await order(args)).toMatchObject({ outcome: 'refused', reason: 'invalid' });
  });

  it('ignores what names no item', async () => {
    const args = { kinds: [null, 'asynq', 'asynq'], items: ['a', null, 'b'] };
    expect(await order(args)).toEqual({ outcome: 'stored' });
    expect((await places()).at(-1)).toBe('b 3');
  });

  it('outlasts the plan, and changes with it alone', async () => {
    await order(keys('c', 'b', 'a'));
    await world.setClock(end);
    expect(await order(keys('a', 'b', 'c'))).toMatchObject({ reason: 'not_allowed' });
    expect(await places()).toEqual(['c 1', 'b 2', 'a 3']);
    const free = (await world.signUp()).member;
    await add('a', free);
    expect(await order(keys('a'), free)).toMatchObject({ reason: 'not_allowed' });
    expect(await world.rpc('order_stack', keys())).toMatchObject({
      reason: 'not_signed_in',
    });
  });

  it('cannot be written past its function', async () => {
    const row = `/rest/v1/stack_items?item=eq.a`;
    await world.call(row, { method: 'PATCH', bearer: member.token, body: { place: 9 } });
    const { status } = await world.call('/rest/v1/stack_items', {
      method: 'POST',
      bearer: member.token,
      body: { member_id: member.id, kind: 'asynq', item: randomUUID(), place: 1 },
    });
    expect([status, await places()]).toEqual([403, ['a -', 'b -', 'c -']]);
  });
});
