// Gatherings come again in the database as they do in the content, and a seat stays with its day.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gatheringSeries, nextOn } from '#content/gatherings.ts';
import { morning, move, store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
  // The samples of the template lie ahead of the clock on the wall; here their days are their own.
  await world.sql('drop trigger put_ahead on public.gathering_seats');
  // What the start of the server has published depends on the day of the run.
  await world.sql('delete from public.gathering_seats');
  await world.sql("select private.publish_gatherings('2026-11-26')");
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  member = (await world.signUp()).member;
});

const ahead = async (day: string) => {
  const rows = await world.sql(
    `select id from public.gathering_seats where held_on >= '${day}' and status <> 'past' order by held_on`,
  );
  return rows.map(({ id }) => id);
};

it('are ahead on the same days as in the content', async () => {
  for (const day of [
    '2026-01-01',
    '2026-11-26',
    '2026-11-27',
    '2027-02-18',
    '2027-11-26',
    '2031-03-01',
  ]) {
    const rows = await world.sql(
      `select id, private.next_gathering(series, '${day}')::text as day from private.gathering_series as series order by id`,
    );
    expect(rows, day).toEqual(
      gatheringSeries
        .map((series) => ({ id: series.id, day: nextOn(series, day) }))
        .toSorted((one, other) => one.id.localeCompare(other.id)),
    );
  }
});

it('are six ahead again in a year, and what was published stays', async () => {
  const before = await ahead('2026-11-26');
  expect(before).toHaveLength(6);
  await world.sql("select private.publish_gatherings('2027-11-26')");
  expect(await ahead('2027-11-26')).toHaveLength(6);
  expect(await ahead('2026-11-26')).toEqual(expect.arrayContaining(before));
  await world.sql("delete from public.gathering_seats where held_on >= '2027-03-01'");
});

it('leave a seat with its day: the next one is applied for anew', async () => {
  const paris = { gathering: 'paris-walk-2026-12-03' };
  const { id } = await store(world, member, 'gathering', paris);
  await move(world, id, 'accepted');
  await world.setClock('2026-12-04T08:00:00Z');
  // Its row is written when it is asked for: the build is newer than the last start of the server.
  const next = await store(world, member, 'gathering', { gathering: 'paris-walk-2027-02-25' });
  expect(next.status).toBe('submitted');
  const rows = await world.sql('select gathering, status from public.requests order by created_at');
  expect(rows.map(({ gathering }) => gathering)).toEqual([
    'paris-walk-2026-12-03',
    'paris-walk-2027-02-25',
  ]);
  expect(await submit(world, member, 'gathering', { gathering: 'paris-walk-2027-05-20' })).toEqual(
    expect.objectContaining({ outcome: 'refused', reason: 'invalid' }),
  );
});

it('take an application of an earlier build for the gathering that its page showed, once', async () => {
  const { id } = await store(world, member, 'gathering', { gathering: 'paris-walk' });
  const [row] = await world.sql(
    `select gathering, answers ->> 'gathering' as answered from public.requests where id = '${id}'`,
  );
  expect(row).toEqual({
    gathering: 'paris-walk-2026-12-03',
    answered: 'paris-walk-2026-12-03',
  });
  expect(
    await submit(world, member, 'gathering', { gathering: 'paris-walk-2026-12-03' }),
  ).toMatchObject({ outcome: 'refused', reason: 'already_applied' });
});
