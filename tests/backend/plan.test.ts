// The life of a plan in the database: what a member may do about their own plan, and that no step of theirs gives time.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBackend } from './support.ts';
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;
const start = '2026-11-26T12:00:00Z';
const end = '2026-12-26T12:00:00Z';
const beforeEnd = '2026-12-26T11:59:59Z';

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(start);
  member = (await world.signUp()).member;
});

const grant = (change: Row = {}) => {
  const row: Row = {
    user_id: member.id,
    product: 'membership',
    tier: 'premium',
    period: 'monthly',
    started_at: start,
    renews_at: end,
    ...change,
  };
  const values = Object.values(row).map((value) => (value === null ? 'null' : `'${String(value)}'`));
  return world.sql(
    `insert into public.subscriptions (${Object.keys(row).join(', ')}) values (${values.join(', ')})`,
  );
};

type Plans = { outcome: string; reason?: string; plans: Row[] };
const call = async (name: string, args: Row = {}, who: Member | undefined = member) =>
  (await world.rpc(name, args, who)) as unknown as Plans;
const cancel = (product = 'membership') => call('cancel_plan', { product });
const resume = (product = 'membership') => call('resume_plan', { product });
const change = (period: unknown, product = 'membership') => call('change_plan', { product, period });
const plan = async () => (await call('my_plans')).plans[0];
const refused = (reason: string) => ({ outcome: 'refused', reason });
const datesOf = () =>
  world.sql(
    `select started_at, renews_at, is_active, tier from public.subscriptions where user_id = '${member.id}'`,
  );
const moments = (row: Row | undefined) =>
  [row?.['since'], row?.['until']].map((time) => new Date(String(time)).toISOString());

describe('what a member holds', () => {
  it('is nothing at first, and nobody’s business without an account', async () => {
    expect(await call('my_plans')).toMatchObject({ outcome: 'found', plans: [] });
    const visitor = (await world.rpc('my_plans', {})) as unknown as Plans;
    expect(visitor).toMatchObject(refused('not_signed_in'));
  });

  it('is told with its dates and the moment of the answer', async () => {
    await grant();
    const answer = (await call('my_plans')) as Plans & { now: string };
    expect(new Date(answer.now).toISOString()).toBe('2026-11-26T12:00:00.000Z');
    expect(answer.plans).toMatchObject([
      { product: 'membership', status: 'running', period: 'monthly', next_period: null },
    ]);
    expect(moments(answer.plans[0])).toEqual([
      '2026-11-26T12:00:00.000Z',
      '2026-12-26T12:00:00.000Z',
    ]);
  });

  it.each<[string, Row, string, string]>([
    ['a plan', {}, beforeEnd, 'running'],
    ['a plan in its last moment', {}, end, 'ended'],
    ['a plan without an end', { renews_at: null }, '2036-01-01T00:00:00Z', 'running'],
    ['a cancelled plan', { cancel_at_period_end: true }, beforeEnd, 'ending'],
    ['a cancelled plan in its last moment', { cancel_at_period_end: true }, end, 'ended'],
    ['an unpaid plan', { payment_failed_at: start }, beforeEnd, 'failing'],
    [
      'an unpaid plan that was cancelled',
      { payment_failed_at: start, cancel_at_period_end: true },
      beforeEnd,
      'ending',
    ],
    ['an unpaid plan in its last moment', { payment_failed_at: start }, end, 'ended'],
    ['a plan that was taken away', { is_active: false }, start, 'ended'],
  ])('%s: %j at %s is %s', async (_, row, moment, status) => {
    await grant(row);
    await world.setClock(moment);
    expect(await plan()).toMatchObject({ status });
  });

  it('is no row that holds no plan', async () => {
    await grant({ tier: 'free' });
    expect((await call('my_plans')).plans).toEqual([]);
    expect(await cancel()).toMatchObject(refused('no_plan'));
  });
});

describe('a cancellation', () => {
  it('leaves everything open until the end of the period, and can be taken back until then', async () => {
    await grant();
    expect(await cancel()).toMatchObject({ outcome: 'stored', plans: [{ status: 'ending' }] });
    expect(await cancel()).toMatchObject({ outcome: 'stored', plans: [{ status: 'ending' }] });
    await world.setClock(beforeEnd);
    expect(await world.sql(`select private.tier_of('${member.id}') as tier`)).toEqual([
      { tier: 'premium' },
    ]);
    expect(await resume()).toMatchObject({ outcome: 'stored', plans: [{ status: 'running' }] });
    expect(await resume()).toMatchObject({ outcome: 'stored' });
  });

  it('cannot be taken back once the period is over', async () => {
    await grant();
    await cancel();
    await world.setClock(end);
    expect(await resume()).toMatchObject(refused('plan_ended'));
    expect(await plan()).toMatchObject({ status: 'ended', cancelled: true });
  });

  it('of a plan without an end is refused: there would be no end to wait for', async () => {
    await grant({ renews_at: null });
    expect(await cancel()).toMatchObject(refused('no_end'));
  });

  it('takes a planned change with it', async () => {
    await grant();
    await change('annually');
    expect(await cancel()).toMatchObject({ plans: [{ next_period: null }] });
  });
});

describe('a change of the period', () => {
  it('waits for the next payment, and is taken back by naming the current one', async () => {
    await grant();
    expect(await change('annually')).toMatchObject({
      outcome: 'stored',
      plans: [{ period: 'monthly', next_period: 'annually', status: 'running' }],
    });
    expect(await change('monthly')).toMatchObject({ plans: [{ next_period: null }] });
  });

  it.each(['weekly', null, ''])('to %j is refused', async (period) => {
    await grant();
    expect(await change(period)).toMatchObject(refused('invalid'));
  });

  it.each<[string, Row]>([
    ['cancelled', { cancel_at_period_end: true }],
    ['unpaid', { payment_failed_at: start }],
  ])('of a plan that is %s is refused', async (_, row) => {
    await grant(row);
    expect(await change('annually')).toMatchObject(refused('plan_not_running'));
  });
});

describe('no step', () => {
  it('gives or takes time', async () => {
    await grant();
    const before = await datesOf();
    for (const step of [cancel, resume, cancel, resume]) await step();
    for (const period of ['annually', 'monthly', 'annually']) await change(period);
    expect(await datesOf()).toEqual(before);
  });

  it('brings back a plan that has ended', async () => {
    await grant();
    await world.setClock(end);
    for (const answer of [await cancel(), await resume(), await change('annually')])
      expect(answer).toMatchObject(refused('plan_ended'));
    expect(await world.sql(`select private.tier_of('${member.id}') as tier`)).toEqual([
      { tier: 'free' },
    ]);
  });

  it('is taken where a checkout runs the plan', async () => {
    await grant({ provider: 'stripe' });
    for (const answer of [await cancel(), await resume(), await change('annually')])
      expect(answer).toMatchObject(refused('run_elsewhere'));
  });

  it('reaches another member’s plan, or is open to a visitor', async () => {
    await grant();
    const owner = member;
    const before = await datesOf();
    const { member: stranger } = await world.signUp();
    for (const [name, args] of [
      ['cancel_plan', { product: 'membership' }],
      ['resume_plan', { product: 'membership' }],
      ['change_plan', { product: 'membership', period: 'annually' }],
    ] as const) {
      expect(await call(name, args, stranger)).toMatchObject(refused('no_plan'));
      expect(await world.rpc(name, args)).toMatchObject(refused('not_signed_in'));
    }
    member = owner;
    expect([await datesOf(), (await plan())?.['status']]).toEqual([before, 'running']);
  });

  it('about one plan moves the other', async () => {
    await grant();
    await grant({ product: 'toolkits', tier: 'free' });
    await cancel('toolkits');
    expect((await call('my_plans')).plans).toMatchObject([
      { product: 'membership', status: 'running' },
      { product: 'toolkits', status: 'ending' },
    ]);
  });
});

describe('the demo', () => {
  const play = async (act: unknown, product: unknown = 'membership', who = member) =>
    world.call('/demo/plan', { method: 'POST', bearer: who.token, body: { product, act } });
  const after = async (act: string) => ((await play(act)).body as Plans).plans[0];

  it('says that it is there', async () => {
    expect(await world.call('/demo/plan')).toMatchObject({ status: 200, body: { demo: true } });
  });

  it('renews a plan as if its period ended now, by the period that was planned', async () => {
    await grant();
    await world.setClock('2026-11-28T12:00:00Z');
    const renewed = await after('renewal');
    expect(renewed).toMatchObject({ status: 'running', period: 'monthly' });
    // 28 days of the period were left: the plan is as old as if they had passed.
    expect(moments(renewed)).toEqual(['2026-10-29T12:00:00.000Z', '2026-12-28T12:00:00.000Z']);
    await change('annually');
    const longer = await after('renewal');
    expect(longer).toMatchObject({ status: 'running', period: 'annually', next_period: null });
    expect(moments(longer)[1]).toBe('2027-11-28T12:00:00.000Z');
  });

  it('lets a payment fail, and takes it within a week', async () => {
    await grant();
    const failing = await after('failure');
    expect(failing).toMatchObject({ status: 'failing' });
    expect(moments(failing)[1]).toBe('2026-12-03T12:00:00.000Z');
    await world.setClock('2026-12-03T11:59:59Z');
    const paid = await after('pay');
    expect(paid).toMatchObject({ status: 'running', failed_at: null });
    // The period began when the payment was due.
    expect(moments(paid)[1]).toBe('2026-12-26T12:00:00.000Z');
  });

  it('ends a plan that was left unpaid, by itself or at once', async () => {
    await grant();
    await after('failure');
    expect(await after('end')).toMatchObject({ status: 'ended', cancelled: false });
    expect(await world.sql(`select private.tier_of('${member.id}') as tier`)).toEqual([
      { tier: 'free' },
    ]);
    expect((await play('pay')).body).toMatchObject(refused('plan_not_running'));
  });

  it('ends a cancelled plan, and grants a new one without what the old one left', async () => {
    await grant();
    await cancel();
    expect(await after('end')).toMatchObject({ status: 'ended', cancelled: true });
    const body = { product: 'membership', period: 'annually' };
    await world.call('/demo/subscription', { method: 'POST', bearer: member.token, body });
    expect(await plan()).toMatchObject({ status: 'running', period: 'annually', cancelled: false });
  });

  it.each<[string, Row, string]>([
    ['a cancelled plan is not renewed', { cancel_at_period_end: true }, 'renewal'],
    ['a cancelled plan is not charged', { cancel_at_period_end: true }, 'failure'],
    ['a plan that renews does not end', {}, 'end'],
    ['a plan that is paid is not paid again', {}, 'pay'],
    ['a plan without an end has nothing to play', { renews_at: null }, 'renewal'],
    ['a plan of a checkout is not its own', { provider: 'stripe' }, 'renewal'],
  ])('%s', async (_, row, act) => {
    await grant(row);
    const before = await datesOf();
    expect((await play(act)).body).toMatchObject(refused('plan_not_running'));
    expect(await datesOf()).toEqual(before);
  });

  it('answers no other caller and no other act, and touches no other member', async () => {
    await grant();
    const before = await datesOf();
    const { member: stranger } = await world.signUp();
    expect((await play('renewal', 'membership', stranger)).body).toMatchObject(
      refused('plan_not_running'),
    );
    expect((await play('everything')).status).toBe(400);
    expect((await play('constructor')).status).toBe(400);
    expect((await play('renewal', 'all')).status).toBe(400);
    expect((await play(undefined)).status).toBe(400);
    const forged = { ...member, token: 'forged' };
    expect((await play('renewal', 'membership', forged)).status).toBe(401);
    expect(await datesOf()).toEqual(before);
  });

  it('has nothing to play on a published server', async () => {
    const published = await openBackend({ AXIS_DEMO: 'off' });
    const { member: free } = await published.signUp();
    expect((await published.call('/demo/plan')).body).toEqual({ demo: false });
    const body = { product: 'membership', act: 'renewal' };
    const answer = await published.call('/demo/plan', { method: 'POST', bearer: free.token, body });
    expect(answer.status).toBe(404);
    await published.close();
  });
});
