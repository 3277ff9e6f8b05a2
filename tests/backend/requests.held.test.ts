// A request whose time has passed: held if it was scheduled or accepted, expired if nothing was decided
// (docs/product-decisions.md, "A request whose time has passed"). The time is the functions' own clock; Paris is the
// time zone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { morning, move, store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;
let tables = 0;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
});

/** The status of a request at a moment, as its member reads it. */
async function statusAt(moment: string, id: string, who: Member = member) {
  await world.setClock(moment);
  const mine = (await world.rpc('my_requests', {}, who)) as unknown as Row[];
  return mine.find((request) => request['id'] === id)?.['status'];
}

/** A gathering of its own, on a day. */
async function invite(heldOn: string | null, seats = 1, status = 'accepting') {
  const gathering = `evening-${(tables += 1)}`;
  const day = heldOn === null ? 'null' : `'${heldOn}'`;
  await world.sql(
    `insert into public.gathering_seats (id, seats, status, held_on) values ('${gathering}', ${seats}, '${status}', ${day})`,
  );
  return gathering;
}

describe('an office hour', () => {
  // 14:20 in Paris: 13:20 UTC in winter, 12:20 in summer; over 20 minutes later.
  it.each([
    ['winter', '2026-11-24T14:20', morning, '2026-11-24T13:39:59Z', '2026-11-24T13:40:00Z'],
    [
      'summer, two days after the clocks went forward',
      '2026-03-31T14:20',
      '2026-03-21T08:00:00Z',
      '2026-03-31T12:39:59Z',
      '2026-03-31T12:40:00Z',
    ],
    [
      'winter, two days after they went back',
      '2026-10-27T14:20',
      '2026-10-20T08:00:00Z',
      '2026-10-27T13:39:59Z',
      '2026-10-27T13:40:00Z',
    ],
  ])('that was scheduled is held when it is over (%s)', async (_, slot, now, last, over) => {
    await world.setClock(now);
    const { id } = await store(world, member, 'office-hours', { slot });
    await move(world, id, 'scheduled');
    expect(await statusAt(last, id)).toBe('scheduled');
    expect(await statusAt(over, id)).toBe('held');
  });

  it('that was accepted is held too, and one without a decision expires', async () => {
    const accepted = await store(world, member, 'office-hours', { slot: '2026-11-24T14:20' });
    await move(world, accepted.id, 'accepted');
    const open = await store(world, member, 'office-hours', { slot: '2026-11-24T14:00' });
    expect(await statusAt('2026-11-24T13:40:00Z', accepted.id)).toBe('held');
    expect(await statusAt('2026-11-24T13:40:00Z', open.id)).toBe('expired');
  });

  it('that is over cannot be moved by any role, even before a read has settled it; its history says why', async () => {
    const { id } = await store(world, member, 'office-hours', { slot: '2026-11-24T14:20' });
    await move(world, id, 'scheduled');
    await world.setClock('2026-11-24T13:40:00Z');
    expect(await world.rpc('withdraw_request', { id }, member)).toEqual({
      outcome: 'refused',
      reason: 'illegal_move',
      detail: { from: 'held', to: 'withdrawn', legal: [] },
    });
    const back = { id, to_status: 'inReview', note: null };
    expect(await world.rpc('move_request', back, 'server')).toMatchObject({
      reason: 'illegal_move',
      detail: { from: 'held' },
    });
    const history = await world.sql(
      `select actor, from_status, to_status from public.request_events where request_id = '${id}' order by id`,
    );
    expect(history.at(-1)).toEqual({ actor: 'clock', from_status: 'scheduled', to_status: 'held' });
  });

  it('that is over frees its slot for no other member, and its member for the next', async () => {
    const slot = '2026-11-24T14:20';
    const { id } = await store(world, member, 'office-hours', { slot });
    await move(world, id, 'scheduled');
    expect(await statusAt('2026-11-24T13:40:00Z', id)).toBe('held');
    const late = (await world.signUp()).member;
    for (const who of [late, member])
      expect(await submit(world, who, 'office-hours', { slot })).toMatchObject({
        reason: 'slot_past',
      });
    await store(world, member, 'office-hours', { slot: '2026-12-01T14:20' });
  });

  it('is settled for every member when the advisor lists requests', async () => {
    const { id } = await store(world, member, 'office-hours', { slot: '2026-11-24T14:20' });
    await move(world, id, 'scheduled');
    await world.setClock('2026-11-24T13:40:00Z');
    const rows = (await world.rpc(
      'operator_requests',
      { statuses: ['held'] },
      'server',
    )) as unknown as Row[];
    expect(rows.map((row) => row['id'])).toContain(id);
  });
});

describe('a gathering', () => {
  // The day ends at midnight in Paris: 23:00 UTC in winter, 22:00 in summer.
  it.each([
    ['winter', '2026-11-26', morning, '2026-11-26T22:59:59Z', '2026-11-26T23:00:00Z'],
    [
      'summer',
      '2026-06-25',
      '2026-06-01T08:00:00Z',
      '2026-06-25T21:59:59Z',
      '2026-06-25T22:00:00Z',
    ],
    [
      'the night in which the clocks go back',
      '2026-10-25',
      '2026-10-01T08:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ],
  ])(
    'is over with its day (%s): accepted guests were there, the others are informed',
    async (_, day, now, last, over) => {
      await world.setClock(now);
      const gathering = await invite(day, 2);
      const [second, third, fourth] = await Promise.all(
        [1, 2, 3].map(async () => (await world.signUp()).member),
      );
      const guest = await store(world, member, 'gathering', { gathering });
      await move(world, guest.id, 'accepted');
      const open = await store(world, second, 'gathering', { gathering });
      await move(world, (await store(world, third, 'gathering', { gathering })).id, 'accepted');
      const waits = await store(world, fourth, 'gathering', { gathering });
      expect(waits).toMatchObject({ status: 'waitlisted' });
      const all = async (moment: string) => [
        await statusAt(moment, guest.id),
        await statusAt(moment, open.id, second),
        await statusAt(moment, waits.id, fourth),
      ];
      expect(await all(last)).toEqual(['accepted', 'submitted', 'waitlisted']);
      expect(await all(over)).toEqual(['held', 'expired', 'expired']);
    },
  );

  it('that is over accepts no application, frees no seat and offers none', async () => {
    const gathering = await invite('2026-11-26', 1, 'waitlist');
    const [other, late] = await Promise.all([1, 2].map(async () => (await world.signUp()).member));
    const { id } = await store(world, member, 'gathering', { gathering });
    expect(await statusAt(morning, id)).toBe('offered');
    const second = await store(world, other, 'gathering', { gathering });
    await world.setClock('2026-11-26T22:00:00Z');
    // The first let the offer expire: it is with the second on the evening itself.
    expect(await statusAt('2026-11-26T22:00:00Z', second.id, other)).toBe('offered');
    await world.setClock('2026-11-26T23:00:00Z');
    expect(await world.rpc('accept_offer', { id: second.id }, other)).toMatchObject({
      reason: 'illegal_move',
      detail: { from: 'expired' },
    });
    expect(await statusAt('2026-11-26T23:00:00Z', id)).toBe('expired');
    expect(await submit(world, late, 'gathering', { gathering })).toEqual({
      outcome: 'refused',
      reason: 'gathering_past',
      detail: {},
    });
  });

  it('keeps its taken seats when its day is corrected to a later one', async () => {
    const gathering = await invite('2026-11-26');
    const other = (await world.signUp()).member;
    const { id } = await store(world, member, 'gathering', { gathering });
    await move(world, id, 'accepted');
    expect(await statusAt('2026-11-27T08:00:00Z', id)).toBe('held');
    await world.sql(
      `update public.gathering_seats set held_on = '2026-12-26' where id = '${gathering}'`,
    );
    expect(await store(world, other, 'gathering', { gathering })).toMatchObject({
      status: 'waitlisted',
    });
    expect(await submit(world, member, 'gathering', { gathering })).toMatchObject({
      reason: 'already_applied',
    });
  });

  it('without a day ends by its status only', async () => {
    const gathering = await invite(null);
    const { id } = await store(world, member, 'gathering', { gathering });
    await move(world, id, 'accepted');
    expect(await statusAt('2036-11-27T08:00:00Z', id)).toBe('accepted');
    await world.sql(`update public.gathering_seats set status = 'past' where id = '${gathering}'`);
    expect(await statusAt('2036-11-27T08:00:00Z', id)).toBe('held');
  });
});

it.each(['asynq', 'meeting', 'perk', 'channel', 'partner', 'contributor', 'lab-inquiry'] as const)(
  'a request without a time of its own does not end by time: %s',
  async (kind) => {
    const open = await store(world, member, kind);
    const accepted = await store(world, await world.signUpPremium(), kind);
    await move(world, accepted.id, 'scheduled');
    await world.setClock('2036-11-27T08:00:00Z');
    await world.rpc('settle_requests', {}, 'server');
    const rows = await world.sql(
      `select status from public.requests where id in ('${open.id}', '${accepted.id}') order by status`,
    );
    expect(rows).toEqual([{ status: 'scheduled' }, { status: 'submitted' }]);
  },
);
