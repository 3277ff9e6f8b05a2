// Who reaches the desk: every function and table of it, as a visitor, a free and a premium member, an advisor and a former one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from './answers.kit.ts';
import { advisor, hire } from './desk.kit.ts';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

const people = ['anonymous', 'free', 'premium', 'former', 'advisor'] as const;
type Person = (typeof people)[number];

let world: World;
let members: Record<Exclude<Person, 'anonymous'>, Member>;
let question: string;
let hour: string;
let file: string;
let post: string;
let mail: string;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  const former = (await world.signUp()).member;
  await hire(world, former, { until: '2026-11-20T00:00:00Z' });
  members = {
    free: (await world.signUp()).member,
    premium: await world.signUpPremium(),
    former,
    advisor: await advisor(world),
  };
  // A free member's own request is as far from them at the desk as every other caller's.
  question = (await store(world, members.free, 'asynq')).id;
  hour = (await store(world, members.free, 'office-hours')).id;
  file = randomUUID();
  const body = Buffer.from('%PDF-1.7 theirs').toString('base64');
  const deck = { id: file, request_id: question, name: 'deck.pdf', type: '', body };
  await world.rpc('attach', deck, members.free);
  post = randomUUID();
  await world.rpc('post_to_community', { id: post, body: 'Their post.' }, members.free);
  mail = randomUUID();
  await world.sql(`insert into private.mails (id, kind, address, dedupe_key, status, due_at, created_at, attempts)
    values ('${mail}', 'passwordChanged', 'their@example.com', 'x', 'givenUp', private.now(), private.now(), 6)`);
});
afterAll(() => world.close());

const bearerOf = (who: Person) => (who === 'anonymous' ? undefined : members[who].token);

/** Each function with arguments that work for an advisor, in an order in which all of them do. */
const attempts: readonly [string, () => Row][] = [
  ['desk_me', () => ({})],
  ['desk_queue', () => ({ filter: { q: 'about' } })],
  ['desk_request', () => ({ id: question })],
  ['desk_file', () => ({ id: file })],
  ['desk_note', () => ({ id: question, note: 'A note.' })],
  ['desk_lease', () => ({ id: question, take: true })],
  [
    'desk_attach',
    () => ({ id: question, name: 'sums.pdf', body: Buffer.from('%PDF-1.7 x').toString('base64') }),
  ],
  ['desk_move', () => ({ id: question, to_status: 'inReview' })],
  ['desk_answer', () => ({ id: question, document: documentOf() })],
  ['desk_take_answer_back', () => ({ id: question })],
  ['desk_release', () => ({ id: question })],
  ['desk_schedule', () => ({ id: hour })],
  ['desk_decide_move', () => ({ id: hour, agreed: true })],
  ['desk_week', () => ({ monday: '2026-11-23' })],
  ['desk_tables', () => ({})],
  ['desk_newsletters', () => ({})],
  [
    'desk_send_issue',
    () => ({ list: 'next-curve', slug: 'a', title: 'A', summary: 'B', path: '/next-curve/a' }),
  ],
  ['desk_posts', () => ({})],
  ['desk_hide_post', () => ({ id: post, reason: 'It sells.' })],
  ['desk_show_post', () => ({ id: post })],
  ['desk_mails', () => ({})],
  ['desk_send_mail_again', () => ({ id: mail })],
  ['desk_figures', () => ({})],
  ['desk_acts', () => ({})],
];

/** Everything that a function of the desk could change. */
async function everything(): Promise<string> {
  const tables = [
    'public.requests',
    'public.request_events',
    'public.staff',
    'public.desk_acts',
    'public.community_posts',
    'public.community_replies',
    'private.mails',
    'private.desk_notes',
    'private.desk_leases',
    'private.desk_presence',
    'private.sent_answers',
    'private.answer_files',
    'private.slot_offers',
  ];
  const parts = await Promise.all(
    tables.map((table) => world.sql(`select md5(t::text) as row from ${table} as t order by 1`)),
  );
  return JSON.stringify(parts);
}

it('covers every function of the desk', async () => {
  const rows = await world.sql(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and proname like 'desk\\_%'",
  );
  expect(attempts.map(([name]) => name).toSorted()).toEqual(
    rows.map(({ proname }) => proname).toSorted(),
  );
});

describe.each(people.filter((who) => who !== 'advisor'))('%s', (who) => {
  it.each(attempts)('reaches nothing by %s', async (name, args) => {
    const before = await everything();
    // What exists and what does not are told apart by nobody.
    for (const body of [args(), { ...args(), ...('id' in args() ? { id: randomUUID() } : {}) }]) {
      const answer = await world.call(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        bearer: bearerOf(who),
        body,
      });
      expect(answer.body).toEqual({ outcome: 'refused', reason: 'not_found', detail: {} });
    }
    expect(await everything()).toBe(before);
  });

  it.each(['desk_queue', 'desk_figures', 'desk_posts'])(
    'is told nothing by wrong arguments of %s',
    async (name) => {
      const wrong: Row = {
        desk_queue: { filter: { view: 'x' } },
        desk_figures: { months: 99 },
        desk_posts: { size: 0 },
      };
      const body = wrong[name];
      const answer = await world.call(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        bearer: bearerOf(who),
        body,
      });
      expect(answer.body).toMatchObject({ reason: 'not_found' });
    },
  );
});

it.each(attempts)('an advisor is answered by %s', async (name, args) => {
  const answer = await world.call(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    bearer: bearerOf('advisor'),
    body: args(),
  });
  if (name === 'desk_decide_move') expect(answer.body).toMatchObject({ reason: 'no_move_asked' });
  else expect(answer.body).toMatchObject({ outcome: expect.stringMatching(/^(found|stored)$/) });
});

it('a former advisor is a member like any other: their own requests are theirs', async () => {
  const { id } = await store(world, members.former, 'meeting');
  expect(await world.rpc('request_page', { id }, members.former)).toMatchObject({
    outcome: 'found',
  });
});

/** A row by which a member would hire themselves. */
const own = (id: string) => ({ member_id: id, name: 'Me', since: '2026-01-01T00:00:00Z' });

describe('the tables', () => {
  it.each([
    ['anonymous', 0, 0],
    ['free', 0, 0],
    ['premium', 0, 0],
    ['former', 1, 0],
    ['advisor', 1, 'all'],
  ] as const)(
    '%s reads their own row of staff alone, and acts as an advisor alone',
    async (who, rows, acts) => {
      const bearer = bearerOf(who);
      expect((await world.call('/rest/v1/staff', { bearer })).rows).toHaveLength(rows);
      const seen = (await world.call('/rest/v1/desk_acts?select=id', { bearer })).rows;
      const [all] = await world.sql('select count(*)::integer as count from public.desk_acts');
      expect(Number(all?.['count'])).toBeGreaterThan(5);
      expect(seen).toHaveLength(acts === 'all' ? Number(all?.['count']) : acts);
    },
  );

  it.each([...people, 'server'] as const)('%s hires, changes and dismisses nobody', async (who) => {
    const before = await everything();
    const caller =
      who === 'server' ? { key: world.backend.keys.secretKey } : { bearer: bearerOf(who) };
    const me = who === 'anonymous' || who === 'server' ? members.free.id : members[who].id;
    const tries = [
      ['POST', '/rest/v1/staff', own(me)],
      ['POST', '/rest/v1/staff?on_conflict=member_id', own(me)],
      ['PATCH', `/rest/v1/staff?member_id=eq.${me}`, { until: null }],
      ['PATCH', `/rest/v1/staff?member_id=eq.${members.former.id}`, { until: null }],
      ['DELETE', `/rest/v1/staff?member_id=eq.${members.advisor.id}`, undefined],
    ] as const;
    for (const [method, path, body] of tries) {
      const prefer = 'resolution=merge-duplicates,return=minimal';
      await world.call(path, { method, body, prefer, ...caller });
    }
    expect(await everything()).toBe(before);
  });

  it.each([
    'desk_notes',
    'desk_leases',
    'desk_presence',
    'sent_answers',
    'slot_offers',
    'desk_words',
  ])('no role of the API has a right on %s', async (table) => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(
        await world.sql(
          `select has_table_privilege('${role}', 'private.${table}', 'select, insert, update, delete') as may`,
        ),
      ).toEqual([{ may: false }]);
    const answer = await world.call(`/rest/v1/${table}`, { bearer: bearerOf('advisor') });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('an advisor reads no request, note or file of a member but through the desk', async () => {
    const bearer = bearerOf('advisor');
    for (const table of ['requests', 'request_events', 'attachments', 'attachment_bodies'])
      expect((await world.call(`/rest/v1/${table}`, { bearer })).rows).toEqual([]);
    expect((await world.call('/rest/v1/profiles?select=id', { bearer })).rows).toEqual([
      { id: members.advisor.id },
    ]);
  });
});
