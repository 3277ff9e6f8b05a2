// A member's submission: stored once, with a due date, or refused with a reason.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, kinds, morning, move, store, submit } from './requests.kit.ts';
import type { Kind, World } from './requests.kit.ts';
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
  member = (await world.signUp({ company_name: 'Halden' })).member;
});

const hours = (count: number) =>
  new Date(Date.parse(morning) + count * 3_600_000).toISOString().replace('.000Z', '+00:00');

describe('a submission', () => {
  const due: Record<Kind, string | null> = {
    asynq: hours(72),
    'office-hours': hours(48),
    'advisory-call': hours(48),
    advisory: hours(48),
    meeting: hours(7 * 24),
    gathering: null,
    contributor: null,
    partner: null,
    perk: null,
    channel: null,
    'lab-inquiry': null,
  };

  it.each(kinds)('of kind %s is stored with its due date', async (kind) => {
    const id = randomUUID();
    const { outcome, request } = await submit(world, member, kind, {}, id);
    expect(outcome).toBe('stored');
    expect(request).toMatchObject({
      id,
      kind,
      member_id: member.id,
      address: null,
      subject: `About ${kind}`,
      answers: answersOf[kind],
      status: 'submitted',
      due_at: due[kind],
      breached_at: null,
      quota_month: kind === 'asynq' ? '2026-11' : null,
      slot: kind === 'office-hours' ? '2026-11-24T14:20' : null,
      gathering: kind === 'gathering' ? 'paris-walk-2026-12-03' : null,
      position: null,
      created_at: hours(0),
    });
  });

  it('is stored once, however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submit(world, member, 'asynq', {}, id)),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('stored'));
    expect(new Set(answers.map(({ request }) => request?.['created_at'])).size).toBe(1);
    const again = await submit(world, member, 'meeting', {}, id);
    expect(again.request).toMatchObject({ kind: 'asynq' });
    const { rows } = await world.call('/rest/v1/requests?select=id', { bearer: member.token });
    expect(rows).toEqual([{ id }]);
  });

  it('cannot be taken over by its id', async () => {
    const mine = await store(world, member, 'meeting');
    const thief = (await world.signUp()).member;
    const answer = await submit(world, thief, 'meeting', {}, mine.id);
    expect(answer).toEqual({ outcome: 'refused', reason: 'not_allowed', detail: {} });
  });

  it('needs an account', async () => {
    const answers = await Promise.all(
      kinds.filter((kind) => kind !== 'advisory').map((kind) => submit(world, undefined, kind)),
    );
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['not_signed_in']));
  });

  it('for advice needs no account: the address is stored, and a resend is recognized by it', async () => {
    const id = randomUUID();
    const first = await submit(world, undefined, 'advisory', {}, id);
    expect(first.request).toMatchObject({ member_id: null, address: 'ada@example.com' });
    const second = await submit(world, undefined, 'advisory', {}, id);
    expect(second.request).toMatchObject({ id, created_at: first.request?.['created_at'] });
    const signedIn = await submit(world, member, 'advisory', {}, id);
    expect(signedIn.request).toMatchObject({ id, member_id: null });
    const other = await submit(world, undefined, 'advisory', { email: 'eve@example.com' }, id);
    expect(other.reason).toBe('not_allowed');
  });

  const faults: [Kind, Row, string][] = [
    ['asynq', { domain: 'astrology' }, 'domain'],
    ['asynq', { domain: undefined }, 'domain'],
    ['asynq', { subcategory: ' ' }, 'subcategory'],
    ['asynq', { blockers: [] }, 'blockers'],
    ['asynq', { blockers: 'all' }, 'blockers'],
    ['asynq', { blockers: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }, 'blockers'],
    ['asynq', { blockers: [' '] }, 'blockers'],
    ['asynq', { blockers: [1] }, 'blockers'],
    ['asynq', { question: ' \n ' }, 'question'],
    ['asynq', { question: 'x'.repeat(10_001) }, 'question'],
    ['asynq', { context: 'none' }, 'context'],
    ['office-hours', { slot: undefined }, 'slot'],
    ['office-hours', { slot: 'Tuesday' }, 'slot'],
    ['office-hours', { slot: '2026-13-45T99:99' }, 'slot'],
    ['office-hours', { slot: '2026-11-25T14:20' }, 'slot'],
    ['office-hours', { slot: '2026-11-24T14:40' }, 'slot'],
    ['office-hours', { slot: '2026-11-24T16:00' }, 'slot'],
    ['office-hours', { slot: '2028-11-28T14:00' }, 'slot'],
    ['office-hours', { role: 7 }, 'role'],
    ['office-hours', { readyOnTime: 'yes' }, 'readyOnTime'],
    ['advisory', { name: '' }, 'name'],
    ['advisory', { email: 'nobody' }, 'email'],
    ['advisory', { timeline: undefined }, 'timeline'],
    ['gathering', { gathering: 'atlantis' }, 'gathering'],
    ['gathering', { gathering: undefined }, 'gathering'],
    ['meeting', { reason: '  ' }, 'reason'],
    ['meeting', { project: undefined }, 'project'],
    ['meeting', { value: null }, 'value'],
    ['channel', { channel: '' }, 'channel'],
    ['perk', { partner: [] }, 'partner'],
    ['lab-inquiry', { message: '   ' }, 'answers'],
    ['partner', { offer: 'x'.repeat(70_000) }, 'answers'],
  ];
  it.each(faults)('of kind %s with a bad answer (%#) is refused', async (kind, change, field) => {
    const answer = await submit(world, member, kind, change);
    expect(answer).toEqual({ outcome: 'refused', reason: 'invalid', detail: { field } });
  });

  it.each([
    [{ kind: 'prayer' }, 'kind'],
    [{ kind: null }, 'kind'],
    [{ subject: '  ' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ answers: [] }, 'answers'],
    [{ answers: null }, 'answers'],
    [{ id: null }, 'id'],
  ])('with a bad field (%#) is refused', async (change, field) => {
    const whole = { id: randomUUID(), kind: 'meeting', subject: 'A', answers: answersOf.meeting };
    const answer = await world.rpc('submit_request', { ...whole, ...change }, member);
    expect(answer).toEqual({ outcome: 'refused', reason: 'invalid', detail: { field } });
  });

  it('for a premium channel needs a premium membership', async () => {
    const wish = { channel: 'open-circle' };
    expect(await submit(world, member, 'channel', wish)).toMatchObject({ reason: 'not_allowed' });
    const lapsed = await world.signUpPremium(false);
    expect(await submit(world, lapsed, 'channel', wish)).toMatchObject({ reason: 'not_allowed' });
    const premium = await world.signUpPremium();
    expect(await submit(world, premium, 'channel', wish)).toMatchObject({ outcome: 'stored' });
  });
});

describe('office hours', () => {
  it('can be requested by several members, by each once', async () => {
    const other = (await world.signUp()).member;
    const slot = { slot: '2026-12-01T14:00' };
    await store(world, member, 'office-hours', slot);
    await store(world, other, 'office-hours', slot);
    expect(await submit(world, member, 'office-hours', slot)).toEqual({
      outcome: 'refused',
      reason: 'already_requested',
      detail: {},
    });
  });

  it('can be requested again after withdrawing', async () => {
    const slot = { slot: '2026-12-01T14:20' };
    const { id } = await store(world, member, 'office-hours', slot);
    await world.rpc('withdraw_request', { id }, member);
    await store(world, member, 'office-hours', slot);
  });

  it('are closed once scheduled; the refusal names the three nearest open starts', async () => {
    const slot = '2026-12-03T14:20';
    const other = (await world.signUp()).member;
    const mine = await store(world, member, 'office-hours', { slot });
    const theirs = await store(world, other, 'office-hours', { slot });
    const range = { first: '2026-12-03', last: '2026-12-03' };
    expect(await world.rpc('closed_slots', range)).toEqual([]);
    await move(world, mine.id, 'scheduled');
    expect(await world.rpc('closed_slots', range)).toEqual([slot]);
    const nearest = ['2026-12-03T14:00', '2026-12-03T14:40', '2026-12-03T15:00'];
    const refusal = { outcome: 'refused', reason: 'slot_closed', detail: { nearest } };
    const late = (await world.signUp()).member;
    expect(await submit(world, late, 'office-hours', { slot })).toEqual(refusal);
    const second = { id: theirs.id, to_status: 'scheduled', note: null };
    expect(await world.rpc('move_request', second, 'server')).toEqual(refusal);
    await move(world, mine.id, 'inReview');
    await move(world, theirs.id, 'scheduled');
  });

  it('are refused when they have begun, by the time in Paris', async () => {
    // 14:00 in Paris in winter.
    await world.setClock('2026-11-24T13:00:00Z');
    expect(await submit(world, member, 'office-hours', { slot: '2026-11-24T14:00' })).toEqual({
      outcome: 'refused',
      reason: 'slot_past',
      detail: { nearest: ['2026-11-24T14:20', '2026-11-24T15:00', '2026-11-24T15:20'] },
    });
    await store(world, member, 'office-hours', { slot: '2026-11-24T14:20' });
  });

  it('expire when their start passes unscheduled, also in summer time', async () => {
    await world.setClock('2026-03-30T08:00:00Z');
    const { id } = await store(world, member, 'office-hours', { slot: '2026-03-31T14:00' });
    const statusAt = async (moment: string) => {
      await world.setClock(moment);
      const mine = (await world.rpc('my_requests', {}, member)) as unknown as Row[];
      return mine.find((request) => request['id'] === id)?.['status'];
    };
    expect(await statusAt('2026-03-31T12:00:00Z')).toBe('submitted');
    expect(await statusAt('2026-03-31T12:01:00Z')).toBe('expired');
  });
});
