// The desk: who staff are, one request with everything about it, notes, steps, leases, and what is written down of each.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actsOn, advisor, atDesk, hire, sendAnswer } from './desk.kit.ts';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let ada: Member;
let ben: Member;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world, 'Ada');
  ben = await advisor(world, 'Ben');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  ({ member } = await world.signUp({ company_name: 'Halden Robotics' }));
});

const pdf = Buffer.from('%PDF-1.7 sums').toString('base64');

it('knows staff, and calls everybody else not found', async () => {
  expect(await world.rpc('desk_me', {}, ada)).toMatchObject({
    outcome: 'found',
    staff: { id: ada.id, name: 'Ada', role: 'advisor', until: null },
  });
  const notFound = { outcome: 'refused', reason: 'not_found' };
  expect(await world.rpc('desk_me', {}, member)).toMatchObject(notFound);
  expect(await world.rpc('desk_me', {})).toMatchObject(notFound);
});

it('ends with its date, and begins with it', async () => {
  const { member: former } = await world.signUp();
  await hire(world, former, { until: '2026-11-21T09:00:00Z' });
  expect(await world.rpc('desk_me', {}, former)).toMatchObject({ outcome: 'found' });
  await world.setClock('2026-11-21T09:00:00Z');
  expect(await world.rpc('desk_me', {}, former)).toMatchObject({ reason: 'not_found' });
  await world.setClock('2025-12-31T00:00:00Z');
  expect(await world.rpc('desk_me', {}, former)).toMatchObject({ reason: 'not_found' });
});

it('shows a request with its member, their profile, what they asked before, files and history', async () => {
  const earlier = await store(world, member, 'meeting');
  await world.setClock('2026-11-21T09:00:00Z');
  const { id } = await store(world, member, 'asynq');
  const attachment = randomUUID();
  const deck = { id: attachment, request_id: id, name: 'deck.pdf', type: '', body: pdf };
  await world.rpc('attach', deck, member);
  const seen = await atDesk(world, ada, id);
  expect(seen).toMatchObject({
    outcome: 'found',
    request: { id, kind: 'asynq', status: 'submitted', answers: { domain: 'gtm' } },
    member: {
      id: member.id,
      email: member.email,
      tier: 'free',
      profile: { company_name: 'Halden Robotics' },
    },
    address: null,
    earlier: [{ id: earlier.id, kind: 'meeting', status: 'submitted', answered_at: null }],
    attachments: [{ id: attachment, name: 'deck.pdf' }],
    events: [{ actor: 'member', by: null }],
    notes: [],
    answer: null,
    legal: ['accepted', 'answered', 'declined', 'inReview', 'scheduled'],
    moves: ['desk_answer', 'desk_attach'],
    sending: null,
    failed: null,
  });
  expect(await world.rpc('desk_file', { id: attachment }, ada)).toMatchObject({
    outcome: 'found',
    name: 'deck.pdf',
    body: pdf,
  });
  expect(await world.rpc('desk_file', { id: attachment }, member)).toMatchObject({
    reason: 'not_found',
  });
});

it('moves as the operator does, and the history says who', async () => {
  const { id } = await store(world, member, 'meeting');
  expect(await world.rpc('desk_move', { id, to_status: 'needsYou' }, ada)).toMatchObject({
    outcome: 'refused',
    reason: 'illegal_move',
    detail: {
      from: 'submitted',
      legal: ['accepted', 'answered', 'declined', 'inReview', 'scheduled'],
    },
  });
  await world.rpc('desk_move', { id, to_status: 'inReview', note: 'We read it.' }, ada);
  const answer = await world.rpc('desk_move', { id, to_status: 'accepted' }, ben);
  expect(answer).toMatchObject({ outcome: 'stored', request: { status: 'accepted' } });
  const { events } = await atDesk(world, ben, id);
  expect(events.map(({ to_status, by }) => [to_status, (by as Row | null)?.['name']])).toEqual([
    ['submitted', undefined],
    ['inReview', 'Ada'],
    ['accepted', 'Ben'],
  ]);
  expect(await actsOn(world, id)).toMatchObject([
    { act: 'moved', staff_name: 'Ada', event_id: events[1]?.['id'] },
    { act: 'moved', staff_name: 'Ben', event_id: events[2]?.['id'] },
  ]);
  // A member's page knows nothing of who.
  expect(JSON.stringify(await world.rpc('request_page', { id }, member))).not.toContain('Ben');
});

it('answers a question by a document only', async () => {
  const { id } = await store(world, member, 'asynq');
  const move = { id, to_status: 'answered', note: 'So.' };
  expect(await world.rpc('desk_move', move, ada)).toMatchObject({ reason: 'needs_answer' });
  const { id: meeting } = await store(world, member, 'meeting');
  expect(await world.rpc('desk_move', { ...move, id: meeting }, ada)).toMatchObject({
    outcome: 'stored',
  });
});

it('keeps notes among staff, unless they are for the member', async () => {
  const { id } = await store(world, member, 'meeting');
  expect(await world.rpc('desk_note', { id, note: ' ' }, ada)).toMatchObject({ reason: 'invalid' });
  await world.rpc('desk_note', { id, note: 'Knows the fund.' }, ada);
  await world.rpc('desk_note', { id, note: 'We answer on Monday.', visible: true }, ben);
  expect((await atDesk(world, ben, id)).notes).toMatchObject([
    { by: { name: 'Ada' }, note: 'Knows the fund.' },
  ]);
  const page = JSON.stringify([
    await world.rpc('request_page', { id }, member),
    await world.rpc('my_requests', {}, member),
  ]);
  expect(page).toContain('We answer on Monday.');
  expect(page).not.toContain('Knows the fund.');
  expect(await actsOn(world, id)).toMatchObject([{ act: 'noted' }, { act: 'noteShown' }]);
});

it('puts files beside the answer', async () => {
  const { id } = await store(world, member, 'asynq');
  const wrong = { id, name: 'sums.exe', body: pdf };
  expect(await world.rpc('desk_attach', wrong, ada)).toMatchObject({ reason: 'wrong_type' });
  const answer = await world.rpc('desk_attach', { id, name: 'sums.pdf', body: pdf }, ada);
  expect(answer).toMatchObject({ outcome: 'stored', file: { name: 'sums.pdf' } });
  const { answer_files: files } = await atDesk(world, ada, id);
  expect(await world.rpc('desk_file', { id: files[0]?.['id'] }, ben)).toMatchObject({ body: pdf });
  expect(await actsOn(world, id)).toMatchObject([{ act: 'attached' }]);
});

it('leases a request to one of two who are at it, for a minute', async () => {
  const { id } = await store(world, member, 'meeting');
  expect(await world.rpc('desk_lease', { id }, ada)).toMatchObject({
    lease: { by: { name: 'Ada' }, mine: true },
    present: [{ mine: true }],
  });
  const seen = (await world.rpc('desk_lease', { id }, ben)) as unknown as { present: Row[] };
  expect(seen).toMatchObject({ lease: { by: { name: 'Ada' }, mine: false } });
  expect(seen.present).toHaveLength(2);
  const step = { id, to_status: 'inReview' };
  expect(await world.rpc('desk_move', step, ben)).toMatchObject({
    reason: 'leased',
    detail: { by: { name: 'Ada' } },
  });
  // What tells nobody anything is nobody's alone.
  expect(await world.rpc('desk_note', { id, note: 'Seen.' }, ben)).toMatchObject({
    outcome: 'stored',
  });
  await world.setClock('2026-11-21T08:01:00Z');
  expect((await atDesk(world, ben, id)).lease).toBeNull();
  expect(await world.rpc('desk_move', step, ben)).toMatchObject({ outcome: 'stored' });
});

it('hands a lease over when it is released or taken', async () => {
  const { id } = await store(world, member, 'meeting');
  await world.rpc('desk_lease', { id }, ada);
  expect(await world.rpc('desk_lease', { id, take: true }, ben)).toMatchObject({
    lease: { by: { name: 'Ben' }, mine: true },
  });
  expect(await world.rpc('desk_move', { id, to_status: 'inReview' }, ada)).toMatchObject({
    reason: 'leased',
  });
  expect(await world.rpc('desk_release', { id }, ben)).toMatchObject({ lease: null });
  expect(await world.rpc('desk_move', { id, to_status: 'inReview' }, ada)).toMatchObject({
    outcome: 'stored',
  });
  expect(await actsOn(world, id)).toMatchObject([
    { act: 'leaseTaken', staff_name: 'Ben' },
    { act: 'moved' },
  ]);
});

it('keeps what staff did: nobody changes, deletes or adds an act, not even with all rights', async () => {
  const { id } = await store(world, member, 'meeting');
  await world.rpc('desk_move', { id, to_status: 'inReview', note: 'Their words.' }, ada);
  const before = await actsOn(world, id);
  for (const statement of [
    `update public.desk_acts set staff_name = 'Ben' where request_id = '${id}'`,
    `delete from public.desk_acts where request_id = '${id}'`,
    'truncate public.desk_acts',
  ])
    await expect(world.sql(statement)).rejects.toThrow('not_allowed');
  for (const method of ['PATCH', 'DELETE', 'POST'] as const)
    for (const caller of [{ bearer: ada.token }, { key: world.backend.keys.secretKey }])
      await world.call(`/rest/v1/desk_acts${method === 'POST' ? '' : `?request_id=eq.${id}`}`, {
        method,
        ...caller,
        body: { at: morning, staff_id: ben.id, staff_name: 'Ben', act: 'moved', request_id: id },
      });
  expect(await actsOn(world, id)).toEqual(before);
  // As long as the request is there, the list says which it was and where it went.
  const list = () => world.rpc('desk_acts', { size: 1, request: id }, ben);
  expect(await list()).toMatchObject({ rows: [{ subject: 'About meeting', status: 'inReview' }] });
  // They hold no member's words, and stay when the request goes.
  await world.sql(`delete from public.requests where id = '${id}'`);
  expect(await actsOn(world, id)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain('Their words.');
  expect(await list()).toMatchObject({
    outcome: 'found',
    rows: [{ act: 'moved', by: { name: 'Ada' }, subject: null, status: null }],
  });
  expect(await world.rpc('desk_acts', { cursor: 'x' }, ben)).toMatchObject({ reason: 'invalid' });
});

it('does not move what is sent, and shows who sends', async () => {
  const { id } = await store(world, member, 'asynq');
  expect(await sendAnswer(world, ada, id)).toMatchObject({ outcome: 'stored' });
  await world.rpc('desk_release', { id }, ada);
  expect(await world.rpc('desk_move', { id, to_status: 'declined' }, ben)).toMatchObject({
    reason: 'answer_waits',
  });
  expect(await atDesk(world, ben, id)).toMatchObject({
    sending: { by: { name: 'Ada' }, mine: false, correcting: false },
    moves: ['desk_take_answer_back'],
  });
});
