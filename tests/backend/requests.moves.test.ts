// What happens to a request after it was sent: legal steps, returned quotas, seats, histories, files.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  member = (await world.signUp()).member;
});

const mineOf = async (who: Member) =>
  (await world.rpc('my_requests', {}, who)) as unknown as (Row & { events: Row[] })[];
const quotaOf = async (who: Member) => (await world.rpc('asynq_quota', {}, who)) as unknown as Row;

describe('the history', () => {
  it('names the actor, the states, the time and the reason of each step', async () => {
    const { id } = await store(world, member, 'meeting');
    await world.rpc('move_request', { id, to_status: 'inReview' }, 'server');
    await world.rpc('move_request', { id, to_status: 'needsYou', note: 'Which market?' }, 'server');
    await world.rpc('reply_to_request', { id, note: 'Norway.' }, member);
    await world.rpc('note_request', { id, note: 'Reading.' }, 'server');
    await world.rpc('withdraw_request', { id }, member);
    const [request] = await mineOf(member);
    expect(
      request?.events.map((event) => [
        event['actor'],
        event['from_status'],
        event['to_status'],
        event['note'],
      ]),
    ).toEqual([
      ['member', 'draft', 'submitted', null],
      ['advisor', 'submitted', 'inReview', null],
      ['advisor', 'inReview', 'needsYou', 'Which market?'],
      ['member', 'needsYou', 'inReview', 'Norway.'],
      ['advisor', 'inReview', 'inReview', 'Reading.'],
      ['member', 'inReview', 'withdrawn', null],
    ]);
    expect(request?.events.every((event) => event['at'] === '2026-11-21T08:00:00+00:00')).toBe(
      true,
    );
  });

  it('cannot be rewritten by any role', async () => {
    const { id } = await store(world, member, 'meeting');
    const where = `from public.request_events where request_id = '${id}'`;
    const before = await world.sql(`select * ${where}`);
    expect(before).toHaveLength(1);
    await expect(world.sql(`delete ${where}`)).rejects.toThrow();
    const change = `update public.request_events set note = 'x' where request_id = '${id}'`;
    await expect(world.sql(change)).rejects.toThrow();
    expect(await world.sql(`select * ${where}`)).toEqual(before);
  });
});

describe('a step', () => {
  it('that the table does not know is refused, with the legal ones', async () => {
    const { id } = await store(world, member, 'meeting');
    expect(await world.rpc('move_request', { id, to_status: 'needsYou' }, 'server')).toEqual({
      outcome: 'refused',
      reason: 'illegal_move',
      detail: {
        from: 'submitted',
        to: 'needsYou',
        legal: ['accepted', 'answered', 'declined', 'inReview', 'scheduled'],
      },
    });
    await move(world, id, 'answered');
    const after = await world.rpc('move_request', { id, to_status: 'inReview' }, 'server');
    expect(after.detail).toEqual({ from: 'answered', to: 'inReview', legal: [] });
    const withdrawn = await world.rpc('withdraw_request', { id }, member);
    expect(withdrawn).toMatchObject({ reason: 'illegal_move', detail: { from: 'answered' } });
  });

  it.each(['withdraw_request', 'accept_offer', 'reply_to_request'])(
    '%s is reserved for its own member',
    async (name) => {
      const { id } = await store(world, member, 'meeting');
      const args = name === 'reply_to_request' ? { id, note: 'Mine.' } : { id };
      const thief = (await world.signUp()).member;
      expect(await world.rpc(name, args, thief)).toMatchObject({ reason: 'not_found' });
      expect(await world.rpc(name, args)).toMatchObject({ reason: 'not_signed_in' });
      expect((await mineOf(member))[0]).toMatchObject({ status: 'submitted' });
    },
  );

  it('of the advisor is reserved for the advisor', async () => {
    const { id } = await store(world, member, 'meeting');
    const names = ['move_request', 'note_request', 'settle_requests'];
    const bodies: Row[] = [{ id, to_status: 'answered' }, { id, note: 'x' }, {}];
    const answers = await Promise.all(
      names.flatMap((name, index) =>
        [member.token, undefined].map((bearer) =>
          world.call(`/rest/v1/rpc/${name}`, { method: 'POST', bearer, body: bodies[index] }),
        ),
      ),
    );
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(401);
    expect((await mineOf(member))[0]).toMatchObject({ status: 'submitted' });
  });

  it('sent twice is taken once', async () => {
    const { id } = await store(world, member, 'meeting');
    const first = await world.rpc('withdraw_request', { id }, member);
    expect(await world.rpc('withdraw_request', { id }, member)).toEqual(first);
    expect((await mineOf(member))[0]?.events).toHaveLength(2);
  });

  it('needs a text if it is a reply', async () => {
    const { id } = await store(world, member, 'meeting');
    await move(world, id, 'inReview', 'needsYou');
    const notes = [' ', null, 'x'.repeat(4001)];
    const answers = await Promise.all(
      notes.map((note) => world.rpc('reply_to_request', { id, note }, member)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: 'invalid', detail: { field: 'note' } });
  });

  it('of a request that does not exist is refused', async () => {
    const id = randomUUID();
    const answers = await Promise.all([
      world.rpc('move_request', { id, to_status: 'answered' }, 'server'),
      world.rpc('note_request', { id, note: 'x' }, 'server'),
      world.rpc('withdraw_request', { id }, member),
    ]);
    expect(answers.map(({ reason }) => reason)).toEqual(['not_found', 'not_found', 'not_found']);
  });
});

describe('the quota of questions', () => {
  const spent = { limit: 1, month: '2026-11', next_month: '2026-12' };

  it('is one a month for a free member, and for one whose membership lapsed', async () => {
    for (const who of [member, await world.signUpPremium(false)]) {
      await store(world, who, 'asynq');
      expect(await submit(world, who, 'asynq')).toEqual({
        outcome: 'refused',
        reason: 'quota_spent',
        detail: spent,
      });
    }
  });

  it('is four for a premium member', async () => {
    const premium = await world.signUpPremium();
    expect(await quotaOf(premium)).toEqual({ ...spent, limit: 4, used: 0, left: 4 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => submit(world, premium, 'asynq')),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(4);
    expect(await quotaOf(premium)).toMatchObject({ used: 4, left: 0 });
  });

  it('is returned when the question is withdrawn before review, and only then', async () => {
    const { id } = await store(world, member, 'asynq');
    await world.rpc('withdraw_request', { id }, member);
    expect(await quotaOf(member)).toMatchObject({ used: 0, left: 1 });
    const second = await store(world, member, 'asynq');
    await move(world, second.id, 'inReview');
    await world.rpc('withdraw_request', { id: second.id }, member);
    expect(await quotaOf(member)).toMatchObject({ used: 1, left: 0 });
  });

  it('is returned when the date is missed, which the history records', async () => {
    const { id } = await store(world, member, 'asynq');
    await world.setClock('2026-11-24T08:00:00Z');
    expect(await quotaOf(member)).toMatchObject({ left: 0 });
    await world.setClock('2026-11-24T08:00:01Z');
    expect(await quotaOf(member)).toMatchObject({ left: 1 });
    expect((await mineOf(member))[0]).toMatchObject({
      id,
      status: 'submitted',
      quota_month: null,
      breached_at: '2026-11-24T08:00:01+00:00',
    });
    await store(world, member, 'asynq');
    expect(await move(world, id, 'answered')).toMatchObject({ status: 'answered' });
  });

  it('is not returned for an answer on time', async () => {
    const { id } = await store(world, member, 'asynq');
    await move(world, id, 'answered');
    await world.setClock('2026-11-26T08:00:00Z');
    expect(await quotaOf(member)).toMatchObject({ left: 0 });
    expect((await mineOf(member))[0]).toMatchObject({ breached_at: null, quota_month: '2026-11' });
  });

  it.each([
    ['winter', '2026-11-30T22:59:59Z', '2026-11', '2026-11-30T23:00:00Z', '2026-12'],
    ['summer', '2026-06-30T21:59:59Z', '2026-06', '2026-06-30T22:00:00Z', '2026-07'],
    ['the year', '2026-12-31T22:59:59Z', '2026-12', '2026-12-31T23:00:00Z', '2027-01'],
  ])('changes with the month in Paris (%s)', async (_, last, before, first, after) => {
    await world.setClock(last);
    await store(world, member, 'asynq');
    expect(await quotaOf(member)).toMatchObject({ month: before, next_month: after, left: 0 });
    expect(await submit(world, member, 'asynq')).toMatchObject({ reason: 'quota_spent' });
    await world.setClock(first);
    expect(await quotaOf(member)).toMatchObject({ month: after, left: 1 });
    expect(await store(world, member, 'asynq')).toMatchObject({ quota_month: after });
  });

  it('is refused for a signed-out caller', async () => {
    expect(await world.rpc('asynq_quota', {})).toMatchObject({ reason: 'not_signed_in' });
    expect(await world.rpc('my_requests', {})).toEqual([]);
  });
});
