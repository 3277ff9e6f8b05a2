// Follow-ups, moves and links on a PostgreSQL server: as the chart draws them, and with many callers at once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentOf } from '../backend/answers.kit.ts';
import { endOf, openRequest, pathsOf, steps } from '../backend/request.parity.ts';
import { morning, move, store } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import type { Outcome } from '../backend/support.ts';
import { openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

const crowd = 40;
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });
let world: PostgresWorld;
let callers: Callers;

beforeAll(async () => {
  world = await openPostgres();
  callers = openCallers(world.url, crowd);
  await callers.ready();
});
afterAll(async () => {
  await callers.close();
  await world.close();
});

it.each(['asynq', 'office-hours'] as const)('goes the way of the chart (%s)', async (kind) => {
  const { member } = await world.signUp();
  for (const path of pathsOf(kind))
    for (const step of steps) {
      const request = await openRequest(world as unknown as World, member, kind);
      for (const one of path) await request.take(one);
      await request.take(step);
      const way = [...path, step].join(', ');
      expect(`${way}: ${await request.state()}`).toBe(`${way}: ${endOf(kind, [...path, step])}`);
    }
});

const atOnce = (name: string, args: (place: number) => (string | null)[], member?: string) =>
  Promise.all(Array.from({ length: crowd }, (_, place) => callers.call(name, args(place), member)));

it('one follow-up is taken and one link lives, however many are sent at once', async () => {
  await world.setClock(morning);
  const { member } = await world.signUp();
  const { id } = await store(world as unknown as World, member, 'asynq');
  await world.rpc('write_answer', { id, document: documentOf(), correcting: false }, 'server');
  const asked = await atOnce('follow_up', (place) => [id, `Question ${place}`], member.id);
  expect(asked.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  await atOnce('forward_answer', () => [id], member.id);
  expect(
    await world.sql(
      `select count(*)::integer as links from private.forwardings where request_id = '${id}' and revoked_at is null`,
    ),
  ).toEqual([{ links: 1 }]);
});

it('one of many who ask for the same slot is moved to it', async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  const hours = ['2026-11-24T14:00', '2026-11-24T14:20', '2026-11-24T15:00', '2026-11-24T15:20'];
  const ids: string[] = [];
  for (const slot of hours) {
    const { member } = await world.signUp();
    const { id } = await store(world as unknown as World, member, 'office-hours', { slot });
    await move(world as unknown as World, id, 'scheduled');
    const wish = { id, slot: '2026-11-26T14:20', subject: 'Hours', note: null };
    await world.rpc('ask_to_move', wish, member);
    ids.push(id);
  }
  const decided = await Promise.all(
    ids.map(async (id) => {
      const [row] = await callers.query(`select public.decide_move('${id}', true, null) as answer`);
      return row?.['answer'] as Outcome;
    }),
  );
  expect(decided.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  expect(new Set(decided.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['slot_closed']));
});
