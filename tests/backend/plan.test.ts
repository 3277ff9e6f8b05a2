// The life of a plan in the database: what a member may do about their own plan, and that no step of theirs gives time.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beforeEnd, end, moments, plansOf, refused, start } from './plan.kit.ts';
import type { Plans } from './plan.kit.ts';
import { openBackend } from './support.ts';
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;
let own: ReturnType<typeof plansOf>;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(start);
  member = (await world.signUp()).member;
  own = plansOf(world, member);
});

describe('what a member holds', () => {
  it('is nothing at first, and nobody’s business without an account', async () => {
    expect(await own.call('my_plans')).toMatchObject({ outcome: 'found', plans: [] });
    const visitor = (await world.rpc('my_plans', {})) as unknown as Plans;
    expect(visitor).toMatchObject(refused('not_signed_in'));
  });

  it('is told with its dates and the moment of the answer', async () => {
    await own.grant();
    const answer = (await own.call('my_plans')) as Plans & { now: string };
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
    await own.grant(row);
    await world.setClock(moment);
    expect(await own.plan()).toMatchObject({ status });
  });

  it('is no row that holds no plan', async () => {
    await own.grant({ tier: 'free' });
    expect((await own.call('my_plans')).plans).toEqual([]);
    expect(await own.cancel()).toMatchObject(refused('no_plan'));
  });
});

describe('a cancellation', () => {
  it('leaves everything open until the end of the period, and can be taken back until then', async () => {
    await own.grant();
    expect(await own.cancel()).toMatchObject({ outcome: 'stored', plans: [{ status: 'ending' }] });
    expect(await own.cancel()).toMatchObject({ outcome: 'stored', plans: [{ status: 'ending' }] });
    await world.setClock(beforeEnd);
    expect(await own.tier()).toBe('premium');
    expect(await own.resume()).toMatchObject({ outcome: 'stored', plans: [{ status: 'running' }] });
    expect(await own.resume()).toMatchObject({ outcome: 'stored' });
  });

  it('cannot be taken back once the period is over', async () => {
    await own.grant();
    await own.cancel();
    await world.setClock(end);
    expect(await own.resume()).toMatchObject(refused('plan_ended'));
    expect(await own.plan()).toMatchObject({ status: 'ended', cancelled: true });
  });

  it('of a plan without an end is refused: there would be no end to wait for', async () => {
    await own.grant({ renews_at: null });
    expect(await own.cancel()).toMatchObject(refused('no_end'));
  });

  it('takes a planned change with it', async () => {
    await own.grant();
    await own.change('annually');
    expect(await own.cancel()).toMatchObject({ plans: [{ next_period: null }] });
  });
});

describe('a change of the period', () => {
  it('waits for the next payment, and is taken back by naming the current one', async () => {
    await own.grant();
    expect(await own.change('annually')).toMatchObject({
      outcome: 'stored',
      plans: [{ period: 'monthly', next_period: 'annually', status: 'running' }],
    });
    expect(await own.change('monthly')).toMatchObject({ plans: [{ next_period: null }] });
  });

  it.each(['weekly', null, ''])('to %j is refused', async (period) => {
    await own.grant();
    expect(await own.change(period)).toMatchObject(refused('invalid'));
  });

  it.each<[string, Row]>([
    ['cancelled', { cancel_at_period_end: true }],
    ['unpaid', { payment_failed_at: start }],
  ])('of a plan that is %s is refused', async (_, row) => {
    await own.grant(row);
    expect(await own.change('annually')).toMatchObject(refused('plan_not_running'));
  });
});

describe('no step', () => {
  it('gives or takes time', async () => {
    await own.grant();
    const before = await own.dates();
    for (const step of [own.cancel, own.resume, own.cancel, own.resume]) await step();
    for (const period of ['annually', 'monthly', 'annually']) await own.change(period);
    expect(await own.dates()).toEqual(before);
  });

  it('brings back a plan that has ended', async () => {
    await own.grant();
    await world.setClock(end);
    for (const answer of [await own.cancel(), await own.resume(), await own.change('annually')])
      expect(answer).toMatchObject(refused('plan_ended'));
    expect(await own.tier()).toBe('free');
  });

  it('is taken where a checkout runs the plan', async () => {
    await own.grant({ provider: 'stripe' });
    for (const answer of [await own.cancel(), await own.resume(), await own.change('annually')])
      expect(answer).toMatchObject(refused('run_elsewhere'));
  });

  it('reaches another member’s plan, or is open to a visitor', async () => {
    await own.grant();
    const before = await own.dates();
    const { member: stranger } = await world.signUp();
    for (const [name, args] of [
      ['cancel_plan', { product: 'membership' }],
      ['resume_plan', { product: 'membership' }],
      ['change_plan', { product: 'membership', period: 'annually' }],
    ] as const) {
      expect(await world.rpc(name, args, stranger)).toMatchObject(refused('no_plan'));
      expect(await world.rpc(name, args)).toMatchObject(refused('not_signed_in'));
    }
    expect([await own.dates(), (await own.plan())?.['status']]).toEqual([before, 'running']);
  });

  it('about one plan moves the other', async () => {
    await own.grant();
    await own.grant({ product: 'toolkits', tier: 'free' });
    await own.cancel('toolkits');
    expect((await own.call('my_plans')).plans).toMatchObject([
      { product: 'membership', status: 'running' },
      { product: 'toolkits', status: 'ending' },
    ]);
  });
});
