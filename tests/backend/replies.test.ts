// The threads of the community: who reads and writes them, what limits them, and that a post counts its replies.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberLimits } from '#content/limits.ts';
import { posts } from '#content/posts.ts';
import { replies as samples } from '#content/replies.ts';
import { thread } from '#content/thread.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let author: Member;
let free: Member;
let premium: Member;

beforeAll(async () => {
  world = await openBackend();
  author = await world.signUpPremium();
  free = (await world.signUp({ company_name: 'Halden Robotics' })).member;
  premium = await world.signUpPremium();
});
afterAll(() => world.close());
beforeEach(() => world.setClock('2026-11-21T08:00:00Z'));

const writes = async (isPremium = false) => {
  const id = randomUUID();
  await world.rpc(
    'post_to_community',
    { id, body: 'We raised the price twice.', premium: isPremium },
    author,
  );
  return id;
};
const reply = (post: unknown, body: unknown, who?: Member) =>
  world.rpc('reply_to_post', { post, body }, who) as Promise<Outcome & { reply?: Row }>;
const read = async (post: string, who?: Member) =>
  (
    await world.call(`/rest/v1/community_replies?post_id=eq.${post}&order=created_at,id`, {
      bearer: who?.token,
    })
  ).rows.map(({ body }) => body);
const countOf = async (post: string) =>
  (await world.sql(`select replies from public.community_posts where id = '${post}'`))[0]?.[
    'replies'
  ];
const removes = (id: unknown, who: Member) =>
  world.call(`/rest/v1/community_replies?id=eq.${String(id)}`, {
    method: 'DELETE',
    bearer: who.token,
  });

describe('a thread', () => {
  it('is read by every member, under the name of a company or none, and counted by its post', async () => {
    const post = await writes();
    expect(await reply(post, ' To whom? ', free)).toMatchObject({
      outcome: 'stored',
      reply: {
        post_id: post,
        body: 'To whom?',
        author_name: 'Halden Robotics',
        member_id: free.id,
      },
    });
    // Two replies of one moment have no order but their ids.
    await world.setClock('2026-11-21T08:01:00Z');
    expect(await reply(post, 'To both.', author)).toMatchObject({
      reply: { author_name: 'A member' },
    });
    for (const who of [author, free, premium])
      expect(await read(post, who)).toEqual(['To whom?', 'To both.']);
    expect(await read(post)).toEqual([]);
    expect(await countOf(post)).toBe(2);
  });

  it('of a premium post is for premium members, and for its author whose plan has ended', async () => {
    const post = await writes(true);
    expect(await reply(post, 'May I?', free)).toMatchObject({ reason: 'not_found' });
    expect(await reply(post, 'The second clause.', premium)).toMatchObject({ outcome: 'stored' });
    expect(await read(post, free)).toEqual([]);
    expect(await read(post, premium)).toEqual(['The second clause.']);
    await world.sql(
      `update public.subscriptions set renews_at = '2026-11-20' where user_id = '${author.id}'`,
    );
    expect(await read(post, author)).toEqual(['The second clause.']);
    expect(await reply(post, 'It cost us.', author)).toMatchObject({ outcome: 'stored' });
    await world.sql(
      `update public.subscriptions set renews_at = null where user_id = '${author.id}'`,
    );
  });

  it('goes with its post: hidden by staff nobody answers it, and deleted it is gone', async () => {
    const post = await writes();
    await reply(post, 'Which course?', free);
    await world.sql(
      `update public.community_posts set hidden_at = now(), hidden_reason = 'It sells.' where id = '${post}'`,
    );
    expect(await read(post, premium)).toEqual([]);
    // Their own words are theirs to delete.
    expect(await read(post, free)).toEqual(['Which course?']);
    expect(await read(post, author)).toEqual(['Which course?']);
    for (const who of [author, free, premium])
      expect(await reply(post, 'Still here?', who)).toMatchObject({ reason: 'not_found' });
    await world.sql(
      `update public.community_posts set hidden_at = null, hidden_reason = null where id = '${post}'`,
    );
    expect(await read(post, premium)).toEqual(['Which course?']);
    await world.call(`/rest/v1/community_posts?id=eq.${post}`, {
      method: 'DELETE',
      bearer: author.token,
    });
    expect(
      await world.sql(`select id from public.community_replies where post_id = '${post}'`),
    ).toEqual([]);
  });
});

describe('a reply', () => {
  it('is not written by visitors, not to what is not there, and neither blank nor endless', async () => {
    const post = await writes();
    expect(await reply(post, 'Words.')).toMatchObject({ reason: 'not_signed_in' });
    expect(await reply(randomUUID(), 'Words.', free)).toMatchObject({ reason: 'not_found' });
    expect(await reply(null, 'Words.', free)).toMatchObject({ reason: 'not_found' });
    for (const body of [null, '', ' \n', 'x'.repeat(2001)])
      expect(await reply(post, body, free)).toMatchObject({
        reason: 'invalid',
        detail: { field: 'body' },
      });
    expect(await reply(post, ` ${'x'.repeat(2000)} `, free)).toMatchObject({ outcome: 'stored' });
    expect(thread.problems.invalid).toContain('2,000 characters');
  });

  it('is stored once, however often it is sent; others may say the same', async () => {
    const post = await writes();
    const first = await reply(post, 'Once.', free);
    expect(await reply(post, ' Once. ', free)).toEqual(first);
    await reply(post, 'Once.', premium);
    expect(await read(post, author)).toEqual(['Once.', 'Once.']);
    expect(await countOf(post)).toBe(2);
  });

  it('is deleted by its author alone, and can be written again', async () => {
    const post = await writes();
    const { reply: stored } = await reply(post, 'A mistake.', free);
    await removes(stored?.['id'], premium);
    // Not by the author of the post either: hiding is for staff.
    await removes(stored?.['id'], author);
    expect(await read(post, author)).toEqual(['A mistake.']);
    await removes(stored?.['id'], free);
    expect(await read(post, author)).toEqual([]);
    expect(await countOf(post)).toBe(0);
    expect(await reply(post, 'A mistake.', free)).toMatchObject({ outcome: 'stored' });
  });

  it('is inserted and changed by no member directly', async () => {
    const post = await writes();
    const { reply: stored } = await reply(post, 'Mine.', free);
    const insert = await world.call('/rest/v1/community_replies', {
      method: 'POST',
      bearer: free.token,
      body: { post_id: post, member_id: free.id, author_name: 'The advisor', body: 'Forged.' },
    });
    const change = await world.call(`/rest/v1/community_replies?id=eq.${String(stored?.['id'])}`, {
      method: 'PATCH',
      bearer: free.token,
      body: { author_name: 'The advisor' },
    });
    expect([insert.status, change.status].every((status) => status >= 400)).toBe(true);
    expect(await read(post, free)).toEqual(['Mine.']);
  });

  it('carries nobody else’s name', async () => {
    const post = await writes();
    const { member: forger } = await world.signUp({ company_name: 'The  Advisor' });
    expect(await reply(post, 'Trust me.', forger)).toMatchObject({ reason: 'name_reserved' });
  });

  it('is one of so many a day, deleted ones included; the next day begins at midnight in Paris', async () => {
    const post = await writes();
    const { member } = await world.signUp();
    const { repliesADay } = memberLimits;
    expect(thread.problems.too_many_today).toContain(`${repliesADay} times`);
    await world.sql(
      `insert into private.reply_days values ('${member.id}', '2026-11-21', ${repliesADay - 1})`,
    );
    const { reply: last } = await reply(post, 'The last one.', member);
    await removes(last?.['id'], member);
    expect(await reply(post, 'One more.', member)).toMatchObject({
      reason: 'too_many_today',
      detail: { limit: repliesADay },
    });
    await world.setClock('2026-11-21T23:01:00Z');
    expect(await reply(post, 'One more.', member)).toMatchObject({ outcome: 'stored' });
  });
});

it('each sample post counts the sample replies that it has', async () => {
  const rows = await world.sql(
    'select author_name, replies from public.community_posts where member_id is null order by author_name',
  );
  expect(rows).toEqual(
    posts
      .map(({ id, author: name }) => ({
        author_name: name,
        replies: samples.filter(({ post }) => post === id).length,
      }))
      .toSorted((one, two) => one.author_name.localeCompare(two.author_name)),
  );
  expect(rows.every(({ replies }) => Number(replies) > 0)).toBe(true);
});
