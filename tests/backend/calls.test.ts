// Advisory calls: who may ask for one, in which slots, how many at a time; and that they live on as office hours do.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advisor } from './desk.kit.ts';
import { mailsTo } from './mail.kit.ts';
import { morning, move, store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let ada: Member;
let premium: Member;
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
  [premium, other] = [await world.signUpPremium(), await world.signUpPremium()];
});

const [first, second, third] = ['2026-11-25T14:00', '2026-11-25T14:15', '2026-11-25T14:30'];
const call = (who: Member | undefined, slot = first) =>
  submit(world, who, 'advisory-call', { slot });
const schedule = (id: string) =>
  world.rpc('desk_schedule', { id }, ada) as Promise<Outcome & { offered: Row[] }>;

describe('an advisory call', () => {
  it('is for premium members alone', async () => {
    expect(await call(undefined)).toMatchObject({ reason: 'not_signed_in' });
    expect(await call((await world.signUp()).member)).toMatchObject({ reason: 'not_allowed' });
    expect(await call(await world.signUpPremium(false))).toMatchObject({ reason: 'not_allowed' });
    expect((await call(premium)).request).toMatchObject({
      kind: 'advisory-call',
      slot: first,
      status: 'submitted',
      due_at: '2026-11-23T08:00:00+00:00',
      priority: false,
    });
  });

  it('is refused from the minute in which a plan has ended; one that was asked for stays', async () => {
    await world.sql(
      `update public.subscriptions set renews_at = '2026-11-21T09:00:00Z' where user_id in ('${premium.id}', '${other.id}')`,
    );
    await world.setClock('2026-11-21T08:59:59Z');
    const { id } = await store(world, premium, 'advisory-call');
    await world.setClock('2026-11-21T09:00:00Z');
    expect(await call(other)).toMatchObject({ reason: 'not_allowed' });
    expect(await move(world, id, 'scheduled')).toMatchObject({ status: 'scheduled' });
  });

  it('is not had with the toolkits alone', async () => {
    const { member } = await world.signUp();
    await world.sql(
      `insert into public.subscriptions (user_id, product, tier, period) values ('${member.id}', 'toolkits', 'free', 'monthly')`,
    );
    expect(await call(member)).toMatchObject({ reason: 'not_allowed' });
  });

  it.each([
    ['a call in an office hour', 'advisory-call', '2026-11-24T14:20'],
    ['an office hour in a call', 'office-hours', first],
    ['a call at no time of calls', 'advisory-call', '2026-11-25T14:20'],
    ['a call on another day', 'advisory-call', '2026-11-26T14:00'],
  ])('has slots of its own: %s is refused', async (_, kind, slot) => {
    expect(await submit(world, premium, kind, { slot })).toMatchObject({
      reason: 'invalid',
      detail: { field: 'slot' },
    });
  });

  it('is one at a time; the next can be asked for when it is over, held or withdrawn', async () => {
    const { id } = await store(world, premium, 'advisory-call');
    expect(await call(premium)).toMatchObject({ reason: 'already_requested' });
    expect(await call(premium, second)).toMatchObject({ reason: 'call_open' });
    // An office hour is another matter.
    await store(world, premium, 'office-hours');
    await world.rpc('withdraw_request', { id }, premium);
    const again = await store(world, premium, 'advisory-call');
    await move(world, again.id, 'scheduled');
    expect(await call(premium, second)).toMatchObject({ reason: 'call_open' });
    await world.setClock('2026-11-25T13:14:59Z');
    expect(await call(premium, '2026-12-02T14:00')).toMatchObject({ reason: 'call_open' });
    // 15 minutes, not 20.
    await world.setClock('2026-11-25T13:15:00Z');
    await world.rpc('my_requests', {}, premium);
    expect((await call(premium, '2026-12-02T14:00')).outcome).toBe('stored');
  });

  it('goes to one; the others are offered the nearest open slots of calls', async () => {
    const { id } = await store(world, premium, 'advisory-call');
    const { id: waits } = await store(world, other, 'advisory-call');
    const answer = await schedule(id);
    expect(answer).toMatchObject({ outcome: 'stored', offered: [{ id: waits }] });
    expect(answer.offered[0]?.['slots']).toEqual([second, third, '2026-11-25T14:45']);
    expect(await world.rpc('closed_slots', { first: '2026-11-25', last: '2026-11-25' })).toEqual([
      first,
    ]);
    expect(await call(await world.signUpPremium())).toMatchObject({
      reason: 'slot_closed',
      detail: { nearest: [second, third, '2026-11-25T14:45'] },
    });
    const week = (await world.rpc('desk_week', { monday: '2026-11-23' }, ada)) as Outcome & {
      slots: Row[];
    };
    expect(week.slots.find(({ slot }) => slot === first)).toMatchObject({
      host: 'advisor',
      scheduled: { id },
    });
  });

  it('moves to another slot of calls when the advisor agrees, and to no office hour', async () => {
    const { id } = await store(world, premium, 'advisory-call');
    await move(world, id, 'scheduled');
    const ask = (slot: string) =>
      world.rpc('ask_to_move', { id, slot, subject: 'Another', note: null }, premium);
    expect(await ask('2026-11-24T14:20')).toMatchObject({ reason: 'invalid' });
    expect((await ask(second)).request).toMatchObject({ wanted_slot: second });
    expect((await world.rpc('decide_move', { id, agreed: true }, 'server')).request).toMatchObject({
      slot: second,
      wanted_slot: null,
    });
  });

  it('is mailed with its time, and stands in the private calendar', async () => {
    const { token } = (await world.rpc('make_calendar', {}, premium)) as unknown as {
      token: string;
    };
    const { id } = await store(world, premium, 'advisory-call');
    await move(world, id, 'scheduled');
    const mails = await mailsTo(world, premium.email);
    expect(mails.find(({ kind }) => kind === 'scheduled')).toMatchObject({
      data: { requestKind: 'advisory-call', startsAt: '2026-11-25T13:00:00+00:00' },
    });
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['received', 'reminder24', 'reminder1']),
    );
    expect(await world.rpc('calendar_feed', { token }, 'server')).toMatchObject({
      entries: [{ id, kind: 'advisory-call', starts_at: '2026-11-25T13:00:00+00:00' }],
    });
  });

  it('expires undecided when its slot has begun', async () => {
    const { id } = await store(world, premium, 'advisory-call');
    await world.setClock('2026-11-25T13:01:00Z');
    const rows = (await world.rpc('my_requests', {}, premium)) as unknown as Row[];
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ status: 'expired' });
  });
});

it('every function and rule that knows office hours knows calls', async () => {
  const rows = await world.sql(`
    select proname as name from pg_proc where prosrc ~ '''office-hours''' and prosrc !~ '''advisory-call'''
    union all
    select indexname from pg_indexes where schemaname = 'public' and indexdef ~ '''office-hours''' and indexdef !~ '''advisory-call'''
    union all
    select conname from pg_constraint where pg_get_constraintdef(oid) ~ '''office-hours''' and pg_get_constraintdef(oid) !~ '''advisory-call'''`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
