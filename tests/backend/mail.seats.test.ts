// The reminder of a seat at a gathering: on the day before, at ten on the clock of Paris, and never for a seat that is gone.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver, mailsTo } from './mail.kit.ts';
import { morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: World;
let member: Member;
/** Of this file: the samples lie ahead of the clock on the wall. */
const gathering = 'evening-walk';
const walkOn = (day: string) =>
  world.sql(`update public.gathering_seats set held_on = '${day}' where id = '${gathering}'`);

beforeAll(async () => {
  world = await openBackend();
  await world.sql(
    `insert into public.gathering_seats (id, seats, status) values ('${gathering}', 4, 'accepting')`,
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  await world.sql('delete from private.mails');
  await walkOn('2026-12-03');
  member = (await world.signUp()).member;
});

const reminders = async () =>
  (await mailsTo(world, member.email)).filter(({ kind }) => kind === 'reminderDay');
const dueOf = async () => (await reminders()).map(({ due_at: dueAt }) => dueAt);
/** A seat at the walk. */
const seat = async () => {
  const { id } = await store(world, member, 'gathering', { gathering });
  await move(world, id, 'accepted');
  return id;
};
const sentAt = async (moment: string) => {
  await world.setClock(moment);
  return (await deliver(world)).map(({ kind }) => kind).filter((kind) => kind === 'reminderDay');
};

it('is written when the seat is given, and sent once, at ten on the day before', async () => {
  const id = await seat();
  expect(await reminders()).toMatchObject([
    {
      due_at: '2026-12-02T09:00:00Z',
      data: {
        requestId: id,
        requestKind: 'gathering',
        title: 'About gathering',
        day: '2026-12-03',
        leaveToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ]);
  expect(await sentAt('2026-12-02T08:59:59Z')).toEqual([]);
  expect(await sentAt('2026-12-02T09:00:00Z')).toEqual(['reminderDay']);
  expect(await sentAt('2026-12-02T12:00:00Z')).toEqual([]);
});

it('is written for nobody who only asked, or waits', async () => {
  await store(world, member, 'gathering', { gathering });
  expect(await reminders()).toEqual([]);
});

it('is not sent for a seat that was given back', async () => {
  const id = await seat();
  await world.rpc('withdraw_request', { id }, member);
  expect(await sentAt('2026-12-02T09:00:00Z')).toEqual([]);
  expect((await reminders()).map(({ status }) => status)).toEqual(['cancelled']);
});

it('is not sent on the day itself, which begins at midnight in Paris, nor for a gathering that is over', async () => {
  await seat();
  await world.sql(`update public.gathering_seats set status = 'past' where id = '${gathering}'`);
  expect(await sentAt('2026-12-02T09:00:00Z')).toEqual([]);
  await world.sql(
    `update public.gathering_seats set status = 'accepting' where id = '${gathering}'`,
  );
  await world.sql("update private.mails set status = 'queued' where kind = 'reminderDay'");
  expect(await sentAt('2026-12-02T23:00:00Z')).toEqual([]);
});

it('is not written once its hour has passed', async () => {
  await world.setClock('2026-12-02T09:00:00Z');
  await seat();
  expect(await reminders()).toEqual([]);
});

it('goes with the gathering to another day, and there and back is one', async () => {
  await seat();
  await walkOn('2026-12-05');
  await walkOn('2026-12-03');
  await walkOn('2026-12-05');
  expect(await dueOf()).toEqual(['2026-12-02T09:00:00Z', '2026-12-04T09:00:00Z']);
  expect(await sentAt('2026-12-02T09:00:00Z')).toEqual([]);
  expect(await sentAt('2026-12-04T09:00:00Z')).toEqual(['reminderDay']);
});

it.each([
  // The clocks of Paris change on Sunday, March 28 and on Sunday, October 31.
  ['on the day of the change, in spring', '2027-03-28', '2027-03-27T09:00:00Z'],
  ['on the day after it, in spring', '2027-03-29', '2027-03-28T08:00:00Z'],
  ['on the day of the change, in autumn', '2027-10-31', '2027-10-30T08:00:00Z'],
  ['on the day after it, in autumn', '2027-11-01', '2027-10-31T09:00:00Z'],
])('is at ten on the wall in Paris %s', async (_name, day, due) => {
  await walkOn(day);
  await seat();
  expect(await dueOf()).toEqual([due]);
});

it('is not sent to who has switched it off', async () => {
  await seat();
  await world.rpc('choose_my_mails', { shown: ['reminderDay'], chosen: [] }, member);
  expect(await sentAt('2026-12-02T09:00:00Z')).toEqual([]);
});
