// The queue of the desk: its order, its pages, what its filters and its search find, and what it counts.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor, queueOf, wholeQueue } from './desk.kit.ts';
import { morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: World;
let ada: Member;
let halden: Member;
let premium: Member;
const ids: Record<string, string> = {};

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world);
  halden = (await world.signUp({ company_name: 'Halden Robotics' }, 'ada.lovelace@halden.example'))
    .member;
  premium = await world.signUpPremium();
  // Ten kinds, an hour apart: what is due first is neither first nor last.
  const order = ['perk', 'meeting', 'asynq', 'office-hours', 'advisory', 'channel'] as const;
  for (const [at, kind] of order.entries()) {
    await world.setClock(`2026-11-21T${String(8 + at).padStart(2, '0')}:00:00Z`);
    ids[kind] = (await store(world, kind === 'meeting' ? premium : halden, kind)).id;
  }
  ids['declined'] = (await store(world, halden, 'partner')).id;
  await move(world, ids['declined'], 'declined');
});
afterAll(() => world.close());

const kindsOf = async (filter = {}) =>
  (await wholeQueue(world, ada, filter, 2)).map(({ kind }) => kind);

describe('the order', () => {
  it('has what is due first on top, and what was not promised last', async () => {
    expect(await kindsOf()).toEqual([
      'office-hours',
      'advisory',
      'asynq',
      'meeting',
      'perk',
      'channel',
    ]);
  });

  it('forgets the promise of what was decided', async () => {
    // Later than all others: two requests of one moment have no order but their ids.
    await world.setClock('2026-11-21T13:30:00Z');
    const { id } = await store(world, premium, 'office-hours', { slot: '2026-11-26T14:20' });
    expect((await queueOf(world, ada)).rows.map((row) => row.id)[2]).toBe(id);
    await move(world, id, 'scheduled');
    const row = (await queueOf(world, ada)).rows.at(-1);
    expect(row).toMatchObject({ id, status: 'scheduled', due_at: null });
    await world.rpc('withdraw_request', { id }, premium);
  });

  it('keeps what is overdue on top, and says when it broke', async () => {
    await world.setClock('2026-11-25T08:00:00Z');
    const { rows, counts, now } = (await queueOf(world, ada)) as Awaited<
      ReturnType<typeof queueOf>
    > & { now: string };
    expect(Date.parse(now)).toBe(Date.parse('2026-11-25T08:00:00Z'));
    // The office hour's slot has passed undecided: it is not open any more.
    expect(rows.map(({ kind }) => kind)).toEqual([
      'advisory',
      'asynq',
      'meeting',
      'perk',
      'channel',
    ]);
    expect(rows[1]?.['breached_at']).not.toBeNull();
    expect(counts).toMatchObject({ open: 5, overdue: 2 });
    await world.setClock('2026-11-21T14:00:00Z');
  });

  it('has a premium question before a free one that was asked up to a day earlier', async () => {
    const ada2 = (await world.signUp()).member;
    const [free, late] = [await store(world, ada2, 'asynq'), await world.signUp()];
    await world.setClock('2026-11-22T13:59:59Z');
    const first = await store(world, premium, 'asynq');
    const other = await store(world, late.member, 'asynq');
    const order = (await queueOf(world, ada)).rows.map((row) => row.id);
    expect(order.filter((id) => [free.id, first.id, other.id].includes(String(id)))).toEqual([
      first.id,
      free.id,
      other.id,
    ]);
    for (const [id, who] of [
      [free.id, ada2],
      [first.id, premium],
      [other.id, late.member],
    ] as const)
      await world.rpc('withdraw_request', { id }, who);
    await world.setClock('2026-11-21T14:00:00Z');
  });

  it('has closed requests in a view of their own, the newest change first', async () => {
    expect(await kindsOf({ view: 'closed', kind: ['partner'] })).toEqual(['partner']);
    const moments = (await wholeQueue(world, ada, { view: 'closed' }, 1)).map((row) =>
      String(row['updated_at']),
    );
    expect(moments).toHaveLength(6);
    expect(moments.toSorted().toReversed()).toEqual(moments);
  });
});

describe('a row', () => {
  it('says whose it is, what comes with it and who is at it', async () => {
    const id = String(ids['asynq']);
    const body = Buffer.from('%PDF-1.7 sums').toString('base64');
    await world.rpc(
      'attach',
      { id: randomUUID(), request_id: id, name: 'a.pdf', type: '', body },
      halden,
    );
    await world.rpc('desk_lease', { id }, ada);
    const [row] = (await queueOf(world, ada, { kind: ['asynq'] })).rows;
    expect(row).toMatchObject({
      id,
      email: halden.email,
      company: 'Halden Robotics',
      tier: 'free',
      files: 1,
      voice: false,
      lease: { by: { name: 'The advisor' }, mine: true },
      sending: null,
    });
    const [meeting] = (await queueOf(world, ada, { kind: ['meeting'] })).rows;
    expect(meeting).toMatchObject({ tier: 'premium', company: null, lease: null });
  });
});

describe('the filters', () => {
  it.each([
    [{ kind: ['asynq', 'perk'] }, ['asynq', 'perk']],
    [{ kind: [] }, ['advisory', 'asynq', 'meeting', 'perk', 'channel']],
    [{ status: ['inReview'] }, []],
    [{ due: 'none' }, ['perk', 'channel']],
    [{ due: 'overdue' }, []],
    [{ due: 'today' }, []],
    [{ due: '48h' }, ['advisory']],
    [{ due: '3d' }, ['advisory', 'asynq']],
    [{ due: '2026-11-24' }, ['advisory', 'asynq']],
    [{ due: '2026-11-24', kind: ['asynq'] }, ['asynq']],
  ])('%j', async (filter, kinds) => {
    expect(await kindsOf(filter)).toEqual(kinds);
  });

  it.each([
    [{ view: 'all' }, 'filter.view'],
    [{ kind: ['nothing'] }, 'filter.kind'],
    [{ kind: 'asynq' }, 'filter.kind'],
    [{ status: [1] }, 'filter.status'],
    [{ due: 'soon' }, 'filter.due'],
    [{ due: '2026-13-40' }, 'filter.due'],
    [{ q: 'x'.repeat(201) }, 'filter.q'],
    [{ q: 1 }, 'filter.q'],
  ])('that mean nothing are refused: %j', async (filter, field) => {
    expect(await queueOf(world, ada, filter)).toMatchObject({
      reason: 'invalid',
      detail: { field },
    });
  });

  it.each(['x', '[]', '["2026","2026","x"]', '[1]', '{"a":1}', '["infinity","infinity","x"]'])(
    'cursors that the queue has not made are refused: %s',
    async (cursor) => {
      expect(await queueOf(world, ada, {}, { cursor })).toMatchObject({
        reason: 'invalid',
        detail: { field: 'cursor' },
      });
    },
  );
});

describe('the search', () => {
  it.each([
    ['halden', ['advisory', 'asynq', 'perk', 'channel']],
    ['ada.lovelace@halden.example', ['advisory', 'asynq', 'perk', 'channel']],
    ['ROBOT', ['advisory', 'asynq', 'perk', 'channel']],
    ['halden pric', ['asynq']],
    ['pilot february', ['asynq']],
    ['february pilot hald', ['asynq']],
    ['customer list', ['meeting']],
    ['founders', ['channel']],
    ['nobody', []],
    ['!!', []],
    ["'; drop table x --", []],
    ['a & b | !c:*', []],
  ])('%s', async (q, kinds) => {
    expect(await kindsOf({ q })).toEqual(kinds);
  });

  it('finds an id by its beginning', async () => {
    const id = String(ids['meeting']);
    for (const q of [id.slice(0, 8), id.slice(0, 13), id, id.toUpperCase()])
      expect((await queueOf(world, ada, { q })).rows.map((row) => row.id)).toEqual([id]);
  });

  it('follows a new company and a new address', async () => {
    await world.sql(
      `update public.profiles set company_name = 'Orrery' where id = '${premium.id}'`,
    );
    expect(await kindsOf({ q: 'orrery' })).toEqual(['meeting']);
    await world.sql(
      `update auth.users set email = 'tycho@orrery.example' where id = '${premium.id}'`,
    );
    expect(await kindsOf({ q: 'tycho' })).toEqual(['meeting']);
  });
});

describe('the counts', () => {
  it('are of all that is open, and come with the first page', async () => {
    const first = await queueOf(world, ada, { kind: ['asynq'] }, { size: 1 });
    expect(first.counts).toEqual({
      open: 5,
      overdue: 0,
      today: 0,
      moves: 0,
      kind: { advisory: 1, asynq: 1, meeting: 1, perk: 1, channel: 1 },
      status: { submitted: 5 },
    });
    const { next } = await queueOf(world, ada, {}, { size: 2 });
    expect((await queueOf(world, ada, {}, { size: 2, cursor: next })).counts).toBeNull();
  });
});
