// The desk on a PostgreSQL server: two advisors at once on connections of their own, a slot for one of two, and the same queue.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentOf, pageOf } from '../backend/answers.kit.ts';
import { drawDays, faultOf, withoutLimits } from '../backend/desk.days.ts';
import { actsOn, advisor, atDesk, queueOf, sendAnswer, wholeQueue } from '../backend/desk.kit.ts';
import { morning, store } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import type { Member, Outcome } from '../backend/support.ts';
import { openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });
let postgres: PostgresWorld;
let world: World;
let callers: Callers;
let staff: Member[];

beforeAll(async () => {
  postgres = await openPostgres();
  world = postgres as unknown as World;
  callers = openCallers(postgres.url, 20);
  await callers.ready();
  await world.setClock(morning);
  staff = [await advisor(world, 'Ada'), await advisor(world, 'Ben')];
});
afterAll(async () => {
  await callers.close();
  await postgres.close();
});

const [ada, ben] = [() => staff[0] as Member, () => staff[1] as Member];
const reasons = (answers: Outcome[]) => [
  ...new Set(answers.flatMap(({ reason }) => (reason === undefined ? [] : [reason]))),
];
const stored = (answers: Outcome[]) => answers.filter(({ outcome }) => outcome === 'stored');

it('of two who answer at once one wins, and the other is told who', async () => {
  await world.setClock(morning);
  const { member } = await world.signUp();
  for (let round = 0; round < 10; round += 1) {
    await world.sql(`delete from public.requests where member_id = '${member.id}'`);
    const { id } = await store(world, member, 'asynq');
    const answers = await Promise.all(
      staff.map((who) =>
        callers.call(
          'desk_answer',
          [id, JSON.stringify(documentOf({ title: who.email })), null],
          who.id,
        ),
      ),
    );
    expect(stored(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(['leased']);
    const winner = staff[answers.findIndex(({ outcome }) => outcome === 'stored')] as Member;
    const loser = answers.find(({ outcome }) => outcome === 'refused');
    expect(loser?.detail).toMatchObject({ by: { id: winner.id } });
    expect(await atDesk(world, winner, id)).toMatchObject({
      sending: { mine: true, document: { title: winner.email } },
    });
  }
});

it('an answer is given once, however many ask for it at its moment', async () => {
  await world.setClock(morning);
  const { member } = await world.signUp();
  const { id } = await store(world, member, 'asynq');
  await sendAnswer(world, ada(), id);
  await world.setClock('2026-11-21T08:00:10Z');
  await Promise.all([
    ...Array.from({ length: 8 }, () => callers.call('request_page', [id], member.id)),
    ...Array.from({ length: 4 }, () => callers.call('desk_request', [id], ben().id)),
    ...Array.from({ length: 4 }, () => callers.call('claim_mails', ['w', '1', '60'])),
  ]);
  expect((await pageOf(world, id, member)).answer?.versions).toHaveLength(1);
  expect((await actsOn(world, id)).map(({ act }) => act)).toEqual(['answerSent', 'answered']);
  expect(
    await world.sql(
      `select count(*)::integer as mails from private.mails where kind = 'answered' and member = '${member.id}'`,
    ),
  ).toEqual([{ mails: 1 }]);
});

it('a step and an answer at once: one of them, never both', async () => {
  await world.setClock(morning);
  const { member } = await world.signUp();
  for (let round = 0; round < 10; round += 1) {
    await world.sql(`delete from public.requests where member_id = '${member.id}'`);
    const { id } = await store(world, member, 'asynq');
    const answers = await Promise.all([
      callers.call('desk_answer', [id, JSON.stringify(documentOf()), null], ada().id),
      callers.call('desk_move', [id, 'declined', null], ben().id),
    ]);
    expect(stored(answers)).toHaveLength(1);
    expect(['leased', 'illegal_move']).toContain(reasons(answers)[0]);
  }
});

it('one of those who asked for a slot gets it, when two are scheduled at once', async () => {
  await world.setClock(morning);
  for (let round = 0; round < 5; round += 1) {
    await world.sql('delete from public.requests');
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await store(world, (await world.signUp()).member, 'office-hours')).id);
    const answers = await Promise.all(
      ids
        .slice(0, 2)
        .map((id, at) => callers.call('desk_schedule', [id, null, null, null], staff[at]?.id)),
    );
    expect(stored(answers)).toHaveLength(1);
    expect(['slot_closed', 'illegal_move']).toContain(reasons(answers)[0]);
    const statuses = await world.sql(
      'select status, count(*)::integer as count from public.requests group by status order by status',
    );
    expect(statuses).toEqual([
      { status: 'needsYou', count: 2 },
      { status: 'scheduled', count: 1 },
    ]);
  }
});

it('the leases of two who come at once are one', async () => {
  await world.setClock(morning);
  const { id } = await store(world, (await world.signUp()).member, 'meeting');
  const answers = await Promise.all(
    [...staff, ...staff, ...staff].map((who) => callers.call('desk_lease', [id, null], who.id)),
  );
  const holders = answers.map(
    (answer) => (answer as unknown as { lease: { by: { id: string } } }).lease.by.id,
  );
  expect(new Set(holders).size).toBe(1);
});

it('the queue has the same order here, for a hundred days, and finds the same words', async () => {
  await world.sql('delete from public.requests');
  await world.sql(withoutLimits);
  const members = [
    {
      id: (await world.signUp({ company_name: 'Halden Robotics' })).member.id,
      tier: 'free' as const,
    },
    { id: (await world.signUpPremium()).id, tier: 'premium' as const },
  ];
  const days = drawDays(30, members);
  for (let day = 1; day <= 100; day += 1) {
    await world.sql(days.next().statements);
    const rows = await wholeQueue(world, ada(), {}, 100);
    expect(`day ${day}: ${faultOf(rows, days.open()) ?? 'in order'}`).toBe(`day ${day}: in order`);
  }
  const found = await queueOf(world, ada(), { q: 'about robo' }, { size: 100 });
  expect(found.rows.length).toBeGreaterThan(0);
  expect(new Set(found.rows.map((row) => row['company']))).toEqual(new Set(['Halden Robotics']));
});
