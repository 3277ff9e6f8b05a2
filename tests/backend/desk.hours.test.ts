// Hours and tables at the desk: the week, one who gets a slot and others who are offered the nearest, asked moves, and seats.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actsOn, advisor, atDesk } from './desk.kit.ts';
import { kindsTo } from './mail.kit.ts';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let ada: Member;
let one: Member;
let other: Member;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  one = (await world.signUp()).member;
  other = (await world.signUp()).member;
});

const slot = '2026-11-24T14:20';
interface Slot extends Row {
  slot: string;
  scheduled: Row | null;
  asking: Row[];
  wanted_by: Row[];
}
async function slotsOf(monday: string | null = '2026-11-25') {
  const week = (await world.rpc('desk_week', { monday }, ada)) as Outcome & {
    monday: string;
    slots: Slot[];
  };
  return { ...week, at: (wanted: string) => week.slots.find((known) => known.slot === wanted) };
}
const schedule = (id: string, more: Row = {}) =>
  world.rpc('desk_schedule', { id, ...more }, ada) as Promise<
    Outcome & { offered: { id: string; slots: string[] }[] }
  >;

it('shows the week with who asks for which slot', async () => {
  const { id } = await store(world, one, 'office-hours');
  // A minute later: who asked first is first in the list.
  await world.setClock('2026-11-21T08:01:00Z');
  const { id: second } = await store(world, other, 'office-hours');
  const week = await slotsOf();
  expect(week.monday).toBe('2026-11-23');
  expect(week.slots.map((known) => known.slot).toSorted()).toEqual(
    week.slots.map((known) => known.slot),
  );
  expect(week.at(slot)).toMatchObject({
    available: true,
    past: false,
    scheduled: null,
    asking: [
      { id, email: one.email, status: 'submitted' },
      { id: second, email: other.email, status: 'submitted' },
    ],
  });
  // This week by itself, where all has passed on a Saturday.
  const current = await slotsOf(null);
  expect(current.monday).toBe('2026-11-16');
  expect(current.slots.every(({ past }) => past === true)).toBe(true);
});

it('schedules one, and offers the nearest to the others', async () => {
  const { id } = await store(world, one, 'office-hours');
  const { id: second } = await store(world, other, 'office-hours');
  const answer = await schedule(id, { note: 'Bring the deck.' });
  expect(answer).toMatchObject({ outcome: 'stored', request: { id, status: 'scheduled' } });
  expect(answer.offered).toMatchObject([{ id: second }]);
  const offered = answer.offered[0]?.slots ?? [];
  expect(offered).toHaveLength(3);
  expect(offered).not.toContain(slot);

  const seen = await atDesk(world, ada, second);
  expect(seen).toMatchObject({ request: { status: 'needsYou' }, offered_slots: offered });
  // Its member reads in words which are open, by one mail.
  expect(seen.events.at(-1)?.['note']).toContain(
    `Tuesday, November 24, ${String(offered[0]).slice(11)}`,
  );
  expect(
    (await kindsTo(world, other.email)).filter((kind) => ['status', 'needsYou'].includes(kind)),
  ).toEqual(['needsYou']);
  expect(await actsOn(world, second)).toMatchObject([
    { act: 'slotOffered', detail: { slots: offered } },
  ]);
  expect(await actsOn(world, id)).toMatchObject([{ act: 'scheduled' }]);
  expect((await slotsOf()).at(slot)).toMatchObject({ scheduled: { id }, asking: [{ id: second }] });

  // The reply comes, and the request gets the slot that suits.
  await world.rpc('reply_to_request', { id: second, note: 'The first.' }, other);
  expect(await schedule(second, { slot: '2027-01-05T14:20', subject: 'Hours' })).toMatchObject({
    reason: 'invalid',
    detail: { field: 'slot' },
  });
  expect(await schedule(second, { slot: offered[0] })).toMatchObject({
    detail: { field: 'subject' },
  });
  expect(await schedule(second)).toMatchObject({ reason: 'slot_closed' });
  expect(await schedule(second, { slot: offered[0], subject: 'Hours, Tuesday' })).toMatchObject({
    outcome: 'stored',
    request: { status: 'scheduled', slot: offered[0], subject: 'Hours, Tuesday' },
    offered: [],
  });
});

it('gives no slot that nobody was offered, by no way', async () => {
  const { id } = await store(world, one, 'office-hours');
  const change = `update public.requests set status = 'scheduled', slot = '2026-11-24T14:40' where id = '${id}'`;
  await expect(world.sql(change)).rejects.toThrow('not_allowed');
  const meeting = await store(world, one, 'meeting');
  expect(await schedule(meeting.id)).toMatchObject({ reason: 'not_office_hours' });
});

it('decides on another slot that was asked for', async () => {
  const { id } = await store(world, one, 'office-hours');
  await schedule(id);
  const wish = { id, slot: '2026-11-26T14:20', subject: 'Hours, Thursday', note: null };
  expect(await world.rpc('desk_decide_move', { id, agreed: true }, ada)).toMatchObject({
    reason: 'no_move_asked',
  });
  await world.rpc('ask_to_move', wish, one);
  expect((await slotsOf()).at('2026-11-26T14:20')).toMatchObject({ wanted_by: [{ id, slot }] });
  expect((await atDesk(world, ada, id)).moves).toContain('desk_decide_move');
  expect(
    await world.rpc('desk_decide_move', { id, agreed: true, note: 'With pleasure.' }, ada),
  ).toMatchObject({
    request: { slot: '2026-11-26T14:20', wanted_slot: null },
  });
  const { events } = await atDesk(world, ada, id);
  expect(events.at(-1)).toMatchObject({ about: 'moved', by: { name: 'The advisor' } });
});

it('shows seats, the line and running offers of each gathering', async () => {
  await world.sql(
    "update public.gathering_seats set seats = 2, reserved = 1, status = 'accepting' where id = 'paris-walk-2026-12-03'",
  );
  const { id } = await store(world, one, 'gathering');
  await world.rpc('desk_move', { id, to_status: 'accepted' }, ada);
  const { id: waiting } = await store(world, other, 'gathering');
  const tables = async () => {
    const { gatherings } = (await world.rpc('desk_tables', {}, ada)) as Outcome & {
      gatherings: Row[];
    };
    return gatherings.find((known) => known['id'] === 'paris-walk-2026-12-03');
  };
  expect(await tables()).toMatchObject({
    seats: 2,
    reserved: 1,
    free: 0,
    over: false,
    accepted: [{ id, email: one.email }],
    offered: [],
    waitlisted: [{ id: waiting, position: 1 }],
    undecided: [],
  });
  expect(await world.rpc('desk_move', { id: waiting, to_status: 'offered' }, ada)).toMatchObject({
    reason: 'gathering_full',
  });
  await world.rpc('withdraw_request', { id }, one);
  expect(await tables()).toMatchObject({
    accepted: [],
    offered: [{ id: waiting, offered_until: '2026-11-22T08:00:00+00:00' }],
    waitlisted: [],
  });
});
