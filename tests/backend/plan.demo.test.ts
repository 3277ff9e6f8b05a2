// The demo plays a payment provider: renewals, payments that fail and are made, ends; for the caller's plan alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moments, plansOf, refused, start } from './plan.kit.ts';
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

const play = async (act: unknown, product: unknown = 'membership', who = member) =>
  world.call('/demo/plan', { method: 'POST', bearer: who.token, body: { product, act } });
const after = async (act: string) => ((await play(act)).body as Plans).plans[0];

describe('the demo', () => {
  it('says that it is there', async () => {
    expect(await world.call('/demo/plan')).toMatchObject({ status: 200, body: { demo: true } });
  });

  it('renews a plan as if its period ended now, by the period that was planned', async () => {
    await own.grant();
    await world.setClock('2026-11-28T12:00:00Z');
    const renewed = await after('renewal');
    expect(renewed).toMatchObject({ status: 'running', period: 'monthly' });
    // 28 days of the period were left: the plan is as old as if they had passed.
    expect(moments(renewed)).toEqual(['2026-10-29T12:00:00.000Z', '2026-12-28T12:00:00.000Z']);
    await own.change('annually');
    const longer = await after('renewal');
    expect(longer).toMatchObject({ status: 'running', period: 'annually', next_period: null });
    expect(moments(longer)[1]).toBe('2027-11-28T12:00:00.000Z');
  });

  it('lets a payment fail, and takes it within a week', async () => {
    await own.grant();
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
    await own.grant();
    await after('failure');
    expect(await after('end')).toMatchObject({ status: 'ended', cancelled: false });
    expect(await own.tier()).toBe('free');
    expect((await play('pay')).body).toMatchObject(refused('plan_not_running'));
  });

  it('ends a cancelled plan, and grants a new one without what the old one left', async () => {
    await own.grant();
    await own.cancel();
    expect(await after('end')).toMatchObject({ status: 'ended', cancelled: true });
    const body = { product: 'membership', period: 'annually' };
    await world.call('/demo/subscription', { method: 'POST', bearer: member.token, body });
    expect(await own.plan()).toMatchObject({
      status: 'running',
      period: 'annually',
      cancelled: false,
    });
  });

  it.each<[string, Row, string]>([
    ['a cancelled plan is not renewed', { cancel_at_period_end: true }, 'renewal'],
    ['a cancelled plan is not charged', { cancel_at_period_end: true }, 'failure'],
    ['a plan that renews does not end', {}, 'end'],
    ['a plan that is paid is not paid again', {}, 'pay'],
    ['a plan without an end has nothing to play', { renews_at: null }, 'renewal'],
    ['a plan of a checkout is not its own', { provider: 'stripe' }, 'renewal'],
  ])('%s', async (_, row, act) => {
    await own.grant(row);
    const before = await own.dates();
    expect((await play(act)).body).toMatchObject(refused('plan_not_running'));
    expect(await own.dates()).toEqual(before);
  });

  it('answers no other caller and no other act, and touches no other member', async () => {
    await own.grant();
    const before = await own.dates();
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
    expect(await own.dates()).toEqual(before);
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
