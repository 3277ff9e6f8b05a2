// How the desk is doing: promises, hours and topics in numbers, without a word or a name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor, sendAnswer } from './desk.kit.ts';
import { morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let ada: Member;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world, 'Ada');
});
afterAll(() => world.close());

describe('how it is doing', () => {
  interface Figures extends Outcome {
    promises: Row;
    median_hours: number | null;
    open_by_age: Row[];
    by_kind: Row[];
    by_topic: Row[];
    months: Row[];
  }
  const figures = async (months = 3) =>
    (await world.rpc('desk_figures', { months }, ada)) as Figures;

  it('says nothing where nothing was asked', async () => {
    await world.sql('delete from public.requests');
    expect(await figures(1)).toMatchObject({
      promises: { kept: 0, broken: 0, running: 0 },
      median_hours: null,
      by_topic: [],
      months: [{ month: '2026-11', asked: 0, replied: 0, median_hours: null }],
    });
  });

  it('counts what was kept, what was broken and what runs, with the hours that it took', async () => {
    const hours = (count: number, from: string) =>
      world.setClock(new Date(Date.parse(from) + count * 3_600_000).toISOString());
    // October: kept in 10 and in 30 hours, and broken.
    const october = '2026-10-05T08:00:00Z';
    for (const [after, kind] of [
      [10, 'asynq'],
      [30, 'meeting'],
      [60, 'advisory'],
    ] as const) {
      await world.setClock(october);
      const { id } = await store(world, (await world.signUp()).member, kind);
      await hours(after, october);
      if (kind === 'asynq') {
        await sendAnswer(world, ada, id);
        await hours(after + 1, october);
        await world.rpc('desk_request', { id }, ada);
      } else await move(world, id, 'accepted');
    }
    // November: broken without a reply, and running.
    await hours(0, '2026-11-10T08:00:00Z');
    await store(world, (await world.signUp()).member, 'asynq', { domain: 'legal' });
    await world.setClock(morning);
    const name = 'Very Secret Ltd';
    await store(world, (await world.signUp({ company_name: name })).member, 'asynq');
    await store(world, (await world.signUp()).member, 'perk');
    const seen = await figures(3);
    expect(seen).toMatchObject({
      promises: { kept: 2, broken: 2, running: 1 },
      // The answer counts from its sending: 10, 30 and 60.
      median_hours: 30,
      by_topic: [
        { topic: 'gtm', asked: 2 },
        { topic: 'legal', asked: 1 },
      ],
      months: [
        { month: '2026-09', asked: 0, replied: 0, kept: 0, broken: 0, median_hours: null },
        { month: '2026-10', asked: 3, replied: 3, kept: 2, broken: 1, median_hours: 30 },
        { month: '2026-11', asked: 3, replied: 0, kept: 0, broken: 1, median_hours: null },
      ],
    });
    expect(seen.open_by_age).toEqual([
      { age: 'under24h', count: 2 },
      { age: '1to2d', count: 0 },
      { age: '2to3d', count: 0 },
      { age: '3to7d', count: 0 },
      { age: 'over7d', count: 1 },
    ]);
    expect(seen.by_kind).toHaveLength(11);
    expect(seen.by_kind[0]).toEqual({
      kind: 'asynq',
      asked: 3,
      open: 2,
      kept: 1,
      broken: 1,
      median_hours: 10,
    });
    const text = JSON.stringify(seen);
    for (const word of [name, '@example.com', 'pilot', 'About asynq'])
      expect(text).not.toContain(word);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it.each([0, 37, null])('is not asked for %s months', async (months) => {
    expect(await world.rpc('desk_figures', { months }, ada)).toMatchObject({
      detail: { field: 'months' },
    });
  });
});
