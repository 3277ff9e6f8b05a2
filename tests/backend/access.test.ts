// Nobody reaches a request, an answer, a file, a forwarding link or a calendar that is not theirs: every function, in every role,
// on what belongs to another member; and the tables behind them are not in the API.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, forward, pageOf } from './answers.kit.ts';
import { morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

const people = ['anonymous', 'free', 'premium', 'lapsed'] as const;
type Person = (typeof people)[number];

const tables = [
  'answers',
  'answer_files',
  'forwardings',
  'opinions',
  'export_consents',
  'calendars',
];

let world: World;
let tokens: Record<Person, string | undefined>;
/** What belongs to the member whom nobody else may reach. */
let owner: Member;
let question: string;
let hour: string;
let file: string;
let attachment: string;
let calendar: string;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  owner = (await world.signUp()).member;
  tokens = {
    anonymous: undefined,
    free: (await world.signUp()).member.token,
    premium: (await world.signUpPremium()).token,
    lapsed: (await world.signUpPremium(false)).token,
  };
  question = (await store(world, owner, 'asynq')).id;
  attachment = randomUUID();
  const body = Buffer.from('%PDF-1.7 theirs').toString('base64');
  const deck = { id: attachment, request_id: question, name: 'deck.pdf', type: '', body };
  await world.rpc('attach', deck, owner);
  await world.rpc('attach_to_answer', { id: question, name: 'sums.pdf', body }, 'server');
  const document = {
    title: 'Their answer',
    signedBy: 'The advisor',
    source: 'x',
    parts: { diagnosis: ['a'], recommendation: ['b'], nextStep: ['c'], sources: ['d'] },
  };
  await world.rpc('write_answer', { id: question, document, correcting: false }, 'server');
  file = String((await pageOf(world, question, owner)).answer_files[0]?.['id']);
  await forward(world, question, owner);
  await world.rpc('say_of_answer', { id: question, helped: true, why: 'Theirs.' }, owner);
  await world.rpc('consent_to_export', { id: question, consents: true }, owner);
  hour = (await store(world, owner, 'office-hours')).id;
  await move(world, hour, 'scheduled');
  const wish = { id: hour, slot: '2026-11-26T14:20', subject: 'Hours', note: null };
  await world.rpc('ask_to_move', wish, owner);
  calendar = String(
    ((await world.rpc('make_calendar', {}, owner)) as unknown as { token: string }).token,
  );
});
afterAll(() => world.close());

/** Everything of the owner's, as text: a thief has changed nothing in it. */
async function everything(): Promise<string> {
  const parts = await Promise.all([
    world.sql(`select * from public.requests where member_id = '${owner.id}' order by id`),
    world.sql('select * from public.request_events order by id'),
    ...tables.map((table) =>
      world.sql(`select md5(t::text) as row from private.${table} as t order by 1`),
    ),
  ]);
  return JSON.stringify(parts);
}

/** Each function with arguments that would work for the owner, and what others are told: refused, or not theirs to call. */
const attempts: readonly [string, () => Row][] = [
  ['request_page', () => ({ id: question })],
  ['withdraw_request', () => ({ id: hour })],
  ['accept_offer', () => ({ id: hour })],
  ['reply_to_request', () => ({ id: question, note: 'Mine.' })],
  ['follow_up', () => ({ id: question, note: 'Mine.' })],
  ['ask_to_move', () => ({ id: hour, slot: '2026-12-01T14:20', subject: 'Mine', note: null })],
  ['take_move_back', () => ({ id: hour })],
  [
    'attach',
    () => ({
      id: randomUUID(),
      request_id: question,
      name: 'x.pdf',
      type: '',
      body: Buffer.from('%PDF-1.7 mine').toString('base64'),
    }),
  ],
  ['attachment_body', () => ({ id: attachment })],
  ['answer_file', () => ({ id: file })],
  ['forward_answer', () => ({ id: question })],
  ['revoke_forwarding', () => ({ id: question })],
  ['say_of_answer', () => ({ id: question, helped: false })],
  ['consent_to_export', () => ({ id: question, consents: false })],
  ['forwarded_answer', () => ({ token: calendar })],
  ['calendar_feed', () => ({ token: calendar })],
  ['write_answer', () => ({ id: question, document: {}, correcting: true })],
  ['attach_to_answer', () => ({ id: question, name: 'x.pdf', body: '' })],
  ['export_answer', () => ({ id: question })],
  ['move_request', () => ({ id: question, to_status: 'followedUp', note: null })],
  ['decide_move', () => ({ id: hour, agreed: true })],
  ['operator_requests', () => ({})],
];

describe.each(people)('%s', (person) => {
  it.each(attempts)('reaches nothing by %s', async (name, args) => {
    const before = await everything();
    const answer = await world.call(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      bearer: tokens[person],
      body: args(),
    });
    if (answer.status < 300)
      expect(answer.body).toMatchObject({
        outcome: 'refused',
        reason:
          person === 'anonymous' ? expect.stringMatching(/^not_(signed_in|found)$/) : 'not_found',
      });
    else expect([401, 403]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toMatch(/Their|deck|sums|JVBER/);
    expect(await everything()).toBe(before);
  });

  it.each(tables)('does not see the table %s', async (table) => {
    const answer = await world.call(`/rest/v1/${table}`, { bearer: tokens[person] });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each(['rpc/my_requests', 'requests', 'request_events', 'attachments'])(
    'finds nothing of it in %s',
    async (place) => {
      const answer = await world.call(`/rest/v1/${place}`, {
        method: place.startsWith('rpc/') ? 'POST' : 'GET',
        bearer: tokens[person],
        ...(place.startsWith('rpc/') && { body: {} }),
      });
      const found = JSON.stringify(answer.body);
      for (const theirs of [question, hour, attachment, 'deck'])
        expect(found).not.toContain(theirs);
    },
  );

  it('ends with its own calendar alone what it makes and revokes', async () => {
    const before = await everything();
    const bearer = tokens[person];
    const mine = await world.call('/rest/v1/rpc/my_calendar', { method: 'POST', bearer, body: {} });
    expect(JSON.stringify(mine.body)).not.toContain('created_at');
    for (const name of ['make_calendar', 'revoke_calendar'])
      await world.call(`/rest/v1/rpc/${name}`, { method: 'POST', bearer, body: {} });
    expect(await everything()).toBe(before);
  });
});

it('its own member reaches all of it', async () => {
  const page = await pageOf(world, question, owner);
  expect(page).toMatchObject({ outcome: 'found', answer_files: [{ id: file }] });
  for (const [name, id] of [
    ['answer_file', file],
    ['attachment_body', attachment],
  ] as const)
    expect(await world.rpc(name, { id }, owner)).toMatchObject({ outcome: 'found' });
  expect(await world.rpc('calendar_feed', { token: calendar }, 'server')).toMatchObject({
    outcome: 'found',
    entries: [{ id: hour }],
  });
  expect(await answered(world, (await world.signUp()).member)).toMatch(/^[0-9a-f-]{36}$/);
});

it.each(tables)('no role of the API has a right on the table %s', async (table) => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    expect(
      await world.sql(
        `select has_table_privilege('${role}', 'private.${table}', 'select, insert, update, delete') as may`,
      ),
    ).toEqual([{ may: false }]);
});
