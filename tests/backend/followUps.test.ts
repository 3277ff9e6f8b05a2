// What follows an answer and precedes a call, in the database: one follow-up, and another slot.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, pageOf, write } from './answers.kit.ts';
import { claim, deliver, mailsTo } from './mail.kit.ts';
import { morning, move, store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  await world.sql('delete from private.mails');
  member = (await world.signUp()).member;
});

const factsOf = async (kind: string) =>
  (await mailsTo(world, member.email)).filter((mail) => mail.kind === kind).map(({ data }) => data);

const ask = (id: string, note: string | null = 'And in Norway?', who: Member | null = member) =>
  world.rpc('follow_up', { id, note }, who ?? undefined);

describe('a follow-up', () => {
  it('is asked about an answer, uses no question of the month, and is answered as a new version', async () => {
    const id = await answered(world, member);
    expect(await ask(id)).toMatchObject({
      outcome: 'stored',
      request: { status: 'followedUp', due_at: '2026-11-24T08:00:00+00:00' },
    });
    expect(await world.rpc('asynq_quota', {}, member)).toMatchObject({ used: 1 });
    expect(await submit(world, member, 'asynq')).toMatchObject({ reason: 'quota_spent' });
    expect(await factsOf('received')).toMatchObject([{}, { dueAt: '2026-11-24T08:00:00+00:00' }]);
    expect(await write(world, id)).toMatchObject({ detail: { field: 'changed' } });
    expect(await write(world, id, { changed: 'Norway.' })).toMatchObject({ version: 2 });
    const page = await pageOf(world, id, member);
    expect(page.request['status']).toBe('answered');
    expect(page.follow_up).toEqual({
      until: '2026-12-05T08:00:00+00:00',
      asked_at: '2026-11-21T08:00:00+00:00',
    });
    expect(page.moves).not.toContain('follow_up');
    expect(await ask(id, 'Once more.')).toMatchObject({ reason: 'follow_up_used' });
  });

  it('of a premium question is due after 48 hours again', async () => {
    const premium = await world.signUpPremium();
    const id = await answered(world, premium);
    await world.setClock('2026-11-22T08:00:00Z');
    expect(await world.rpc('follow_up', { id, note: 'And in Norway?' }, premium)).toMatchObject({
      request: { due_at: '2026-11-24T08:00:00+00:00', priority: true },
    });
  });

  it('sent twice is taken once', async () => {
    const id = await answered(world, member);
    const first = await ask(id);
    expect(await ask(id)).toEqual(first);
    expect(await ask(id, 'Something else.')).toMatchObject({ reason: 'follow_up_used' });
  });

  it('is possible until 14 days after the answer', async () => {
    const id = await answered(world, member);
    await world.setClock('2026-12-05T08:00:00Z');
    expect(await ask(id)).toMatchObject({
      reason: 'follow_up_over',
      detail: { until: '2026-12-05T08:00:00+00:00' },
    });
    expect((await pageOf(world, id, member)).moves).not.toContain('follow_up');
    await world.setClock('2026-12-05T07:59:59Z');
    expect((await pageOf(world, id, member)).moves).toContain('follow_up');
    expect(await ask(id)).toMatchObject({ outcome: 'stored' });
  });

  it.each([' ', null, 'x'.repeat(4001)])('needs words that fit (%#)', async (note) => {
    const id = await answered(world, member);
    expect(await ask(id, note)).toMatchObject({ reason: 'invalid', detail: { field: 'note' } });
  });

  it('belongs to answered questions of their member', async () => {
    const { id: open } = await store(world, member, 'asynq');
    expect(await ask(open)).toMatchObject({ reason: 'illegal_move' });
    const { id: meeting } = await store(world, member, 'meeting');
    await move(world, meeting, 'answered');
    expect(await ask(meeting)).toMatchObject({ reason: 'illegal_move', detail: { legal: [] } });
    await move(world, open, 'answered');
    expect(await ask(open, 'Mine.', (await world.signUp()).member)).toMatchObject({
      reason: 'not_found',
    });
    expect(await ask(open, 'Mine.', null)).toMatchObject({ reason: 'not_signed_in' });
  });

  it('whose date is missed gives the question back', async () => {
    const id = await answered(world, member);
    await ask(id);
    await world.setClock('2026-11-24T08:00:01Z');
    expect((await pageOf(world, id, member)).request).toMatchObject({
      quota_month: null,
      breached_at: '2026-11-24T08:00:01+00:00',
    });
    expect(await factsOf('promiseMissed')).toMatchObject([{ questionReturned: true }]);
  });
});

const decide = (id: string, agreed: boolean, note: string | null = null) =>
  world.rpc('decide_move', { id, agreed, note }, 'server');

describe('another slot', () => {
  const old = '2026-11-24T14:20';
  const wanted = '2026-11-26T14:20';
  const scheduled = async (who = member, slot = old) => {
    const { id } = await store(world, who, 'office-hours', { slot });
    await move(world, id, 'scheduled');
    return id;
  };
  const askToMove = (id: string, slot = wanted, change: Row = {}, who = member) =>
    world.rpc('ask_to_move', { id, slot, subject: `Hours, ${slot}`, note: null, ...change }, who);

  it('is asked for while the old one is held', async () => {
    const id = await scheduled();
    expect(await askToMove(id, wanted, { note: 'A flight.' })).toMatchObject({
      request: { status: 'scheduled', slot: old, wanted_slot: wanted },
    });
    const other = (await world.signUp()).member;
    expect(await submit(world, other, 'office-hours', { slot: old })).toMatchObject({
      reason: 'slot_closed',
    });
    // A wish closes no slot.
    expect(await submit(world, other, 'office-hours', { slot: wanted })).toMatchObject({
      outcome: 'stored',
    });
    const { request, moves } = await pageOf(world, id, member);
    expect(request.events.at(-1)).toMatchObject({
      about: 'moveAsked',
      slot: wanted,
      note: 'A flight.',
      actor: 'member',
    });
    expect(moves).toEqual(expect.arrayContaining(['ask_to_move', 'take_move_back']));
  });

  it('is given: the request moves, its calendar counts on, and reminders follow', async () => {
    const id = await scheduled();
    await askToMove(id);
    expect(await decide(id, true, 'Gladly.')).toMatchObject({
      request: { slot: wanted, subject: `Hours, ${wanted}`, wanted_slot: null, sequence: 2 },
    });
    expect(await factsOf('scheduled')).toMatchObject([
      { startsAt: '2026-11-24T13:20:00+00:00', sequence: 0 },
      { startsAt: '2026-11-26T13:20:00+00:00', sequence: 2, note: 'Gladly.' },
    ]);
    // The reminders of the old time are not sent.
    await deliver(world);
    await world.setClock('2026-11-23T13:20:00Z');
    expect(await claim(world)).toEqual([]);
    await world.setClock('2026-11-25T13:20:00Z');
    expect((await claim(world)).map(({ kind }) => kind)).toEqual(['reminder24']);
    const other = (await world.signUp()).member;
    expect(await submit(world, other, 'office-hours', { slot: wanted })).toMatchObject({
      reason: 'slot_closed',
    });
  });

  it('and back again reminds once', async () => {
    const id = await scheduled();
    await askToMove(id);
    await decide(id, true);
    await askToMove(id, old);
    await decide(id, true);
    await deliver(world);
    await world.setClock('2026-11-23T13:20:00Z');
    expect((await claim(world)).map(({ kind }) => kind)).toEqual(['reminder24']);
  });

  it('is not given: the time stays, and its member is told', async () => {
    const id = await scheduled();
    await askToMove(id);
    expect(await decide(id, false, 'I travel.')).toMatchObject({
      request: { slot: old, wanted_slot: null },
    });
    expect(await factsOf('timeKept')).toMatchObject([
      { note: 'I travel.', startsAt: '2026-11-24T13:20:00+00:00' },
    ]);
    expect(await decide(id, false)).toMatchObject({ reason: 'no_move_asked' });
  });

  it('is taken back, or called off with the hour', async () => {
    const id = await scheduled();
    await askToMove(id);
    const back = await world.rpc('take_move_back', { id }, member);
    expect(back).toMatchObject({ request: { slot: old, wanted_slot: null } });
    expect(await world.rpc('take_move_back', { id }, member)).toEqual(back);
    await askToMove(id);
    await world.rpc('withdraw_request', { id }, member);
    expect((await pageOf(world, id, member)).request).toMatchObject({
      status: 'withdrawn',
      wanted_slot: null,
    });
  });

  it('must be another, open, future office hour; the nearest three are offered', async () => {
    const id = await scheduled();
    expect(await askToMove(id, '2026-11-27T14:20')).toMatchObject({ detail: { field: 'slot' } });
    expect(await askToMove(id, old)).toMatchObject({ detail: { field: 'slot' } });
    expect(await askToMove(id, wanted, { subject: ' ' })).toMatchObject({
      detail: { field: 'subject' },
    });
    expect(await askToMove(id, '2026-11-19T14:20')).toMatchObject({ reason: 'slot_past' });
    await scheduled((await world.signUp()).member, wanted);
    const { reason, detail } = await askToMove(id);
    expect(reason).toBe('slot_closed');
    expect(detail?.['nearest']).toHaveLength(3);
    const { id: open } = await store(world, member, 'office-hours', { slot: '2026-12-01T14:20' });
    expect(await askToMove(open)).toMatchObject({ reason: 'illegal_move' });
    expect(await askToMove(id, wanted, {}, (await world.signUp()).member)).toMatchObject({
      reason: 'not_found',
    });
  });

  it('that somebody else was given in the meantime is refused to the advisor, and the old one stays', async () => {
    const id = await scheduled();
    await askToMove(id);
    await scheduled((await world.signUp()).member, wanted);
    expect(await decide(id, true)).toMatchObject({ reason: 'slot_closed' });
    expect((await pageOf(world, id, member)).request).toMatchObject({
      slot: old,
      wanted_slot: wanted,
    });
  });

  it('is not written past the functions, with any key', async () => {
    const id = await scheduled();
    for (const change of [
      `slot = '${wanted}'`,
      `slot = '${wanted}', subject = 'x'`,
      `wanted_slot = '${wanted}', wanted_subject = 'x'`,
    ])
      await expect(
        world.sql(`update public.requests set ${change} where id = '${id}'`),
      ).rejects.toThrow('not_allowed');
  });
});
