// Letters, posts and mails at the desk.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor } from './desk.kit.ts';
import { mailsTo } from './mail.kit.ts';
import { morning } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let ada: Member;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world, 'Ada');
  ({ member } = await world.signUp());
});
afterAll(() => world.close());

const acts = () => world.sql('select act, detail from public.desk_acts order by id desc limit 1');

/** The letters as staff see them. */
const letters = async () =>
  ((await world.rpc('desk_newsletters', {}, ada)) as Outcome & { letters: Row[] }).letters;

describe('letters', () => {
  const issue = {
    list: 'next-curve',
    slug: 'one',
    title: 'One',
    summary: 'It begins.',
    path: '/next-curve/one',
  };

  it('count who reads them, who has not confirmed and who has left', async () => {
    await world.sql(`insert into public.newsletter_subscriptions (address, list, confirmed_at, left_at) values
      ('a@example.com', 'next-curve', private.now(), null), ('b@example.com', 'next-curve', private.now(), null),
      ('c@example.com', 'next-curve', null, null), ('d@example.com', 'next-curve', private.now(), private.now())`);
    expect(await letters()).toMatchObject([
      { list: 'second-curve', readers: 0, waiting: 0, left: 0, issues: [] },
      { list: 'next-curve', readers: 2, waiting: 1, left: 1, issues: [] },
    ]);
  });

  it('are tried on one address, and sent to each reader once', async () => {
    expect(await world.rpc('desk_send_issue', { ...issue, dry: true }, ada)).toMatchObject({
      readers: 2,
      written: 0,
      missing: 2,
    });
    expect(await mailsTo(world, 'a@example.com')).toEqual([]);
    await world.rpc('desk_send_issue', { ...issue, trial: 'ada@example.com' }, ada);
    expect(await mailsTo(world, 'ada@example.com')).toMatchObject([
      { kind: 'newsletterIssue', data: { trial: true } },
    ]);
    expect(await acts()).toMatchObject([{ act: 'issueTested', detail: { slug: 'one' } }]);
    expect(await world.rpc('desk_send_issue', issue, ada)).toMatchObject({
      written: 2,
      missing: 0,
    });
    expect(await world.rpc('desk_send_issue', issue, ada)).toMatchObject({
      written: 0,
      missing: 0,
    });
    expect((await letters())[1]).toMatchObject({
      issues: [{ slug: 'one', title: 'One', sent: 0, queued: 2, failed: 0, missing: 0 }],
    });
    await world.sql(
      `insert into public.newsletter_subscriptions (address, list, confirmed_at) values ('e@example.com', 'next-curve', private.now())`,
    );
    expect((await letters())[1]).toMatchObject({ readers: 3, issues: [{ missing: 1 }] });
  });

  it.each([
    ['list', { list: 'third-curve' }],
    ['slug', { slug: 'One Two' }],
    ['title', { title: ' ' }],
    ['summary', { summary: '' }],
    ['path', { path: 'https://elsewhere.example/next-curve/one' }],
    ['to', { trial: 'nobody' }],
  ])('are refused for their %s', async (field, change) => {
    expect(await world.rpc('desk_send_issue', { ...issue, ...change }, ada)).toMatchObject({
      reason: 'invalid',
      detail: { field },
    });
  });
});

/** A post as a member reads it. */
const read = async (who: Member, id: string) =>
  (
    await world.call(
      `/rest/v1/community_posts?id=eq.${id}&select=teaser,hidden_reason,community_post_bodies(body)`,
      {
        bearer: who.token,
      },
    )
  ).rows;

describe('posts', () => {
  it('that are hidden are gone for everybody but their author, who reads why', async () => {
    const id = randomUUID();
    const premium = await world.signUpPremium();
    const reader = (await world.signUp()).member;
    await world.rpc('post_to_community', { id, body: 'Buy my course.' }, member);
    for (const reason of ['', ' ', 'x'.repeat(1001)])
      expect(await world.rpc('desk_hide_post', { id, reason }, ada)).toMatchObject({
        detail: { field: 'reason' },
      });
    expect(await world.rpc('desk_hide_post', { id, reason: 'It sells.' }, ada)).toMatchObject({
      outcome: 'stored',
      post: { id, hidden_reason: 'It sells.', hidden_by: { name: 'Ada' } },
    });
    for (const who of [reader, premium]) {
      expect(await read(who, id)).toEqual([]);
      const body = await world.call(`/rest/v1/community_post_bodies?post_id=eq.${id}`, {
        bearer: who.token,
      });
      expect(body.rows).toEqual([]);
    }
    expect(await read(member, id)).toMatchObject([
      { teaser: 'Buy my course.', hidden_reason: 'It sells.' },
    ]);
    expect(JSON.stringify(await read(member, id))).toContain('"body":"Buy my course."');
    const { rows } = (await world.rpc('desk_posts', { hidden: true }, ada)) as Outcome & {
      rows: Row[];
    };
    expect(rows).toMatchObject([
      { id, email: member.email, body: 'Buy my course.', hidden_by: { name: 'Ada' } },
    ]);
    // The author cannot show it again; staff can.
    await world.call(`/rest/v1/community_posts?id=eq.${id}`, {
      method: 'PATCH',
      bearer: member.token,
      body: { hidden_at: null, hidden_reason: null },
    });
    expect(await read(reader, id)).toEqual([]);
    await world.rpc('desk_show_post', { id }, ada);
    expect(await read(reader, id)).toMatchObject([{ hidden_reason: null }]);
    expect(await acts()).toMatchObject([{ act: 'postShown', detail: { post: id } }]);
  });

  it('come in pages, the newest first', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = (await world.rpc('desk_posts', { cursor, size: 3 }, ada)) as Outcome & {
        rows: Row[];
        next: string | null;
      };
      seen.push(...page.rows.map((row) => String(row['id'])));
      cursor = page.next;
    } while (cursor !== null);
    const all = await world.sql(
      'select id from public.community_posts order by created_at desc, id desc',
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});

it('mails that failed are shown without their facts, and sent again', async () => {
  const id = randomUUID();
  await world.sql(`insert into private.mails (id, kind, address, data, dedupe_key, status, due_at, created_at, attempts, last_error)
    values ('${id}', 'answered', 'a@example.com', '{"title": "Their words"}', 'm1', 'givenUp', private.now(), private.now(), 6, '550')`);
  const mails = await world.rpc('desk_mails', {}, ada);
  expect(mails).toMatchObject({
    outcome: 'found',
    counts: { givenUp: 1 },
    mails: [{ id, kind: 'answered', status: 'givenUp', last_error: '550' }],
  });
  expect(JSON.stringify(mails)).not.toContain('Their words');
  expect(await world.rpc('desk_send_mail_again', { id }, ada)).toEqual({ outcome: 'stored' });
  expect(await world.rpc('desk_send_mail_again', { id }, ada)).toMatchObject({
    reason: 'not_failed',
  });
  expect(await acts()).toMatchObject([{ act: 'mailSentAgain', detail: { mail: id } }]);
});
