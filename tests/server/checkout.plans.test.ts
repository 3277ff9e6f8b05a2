// Plans at the hosted checkout, against a stand-in: cancelled, resumed, unpaid, changed and ended there.
import { describe, expect, it } from 'vitest';
import type { Subscription } from './checkout.kit.ts';
import type { Row } from '../backend/support.ts';
import { env } from './checkout.kit.ts';
import {
  standIn,
  member,
  leave,
  deliver,
  tell,
  rowOf,
  day,
  inSeconds,
  buys,
} from './checkout.world.ts';

const bought = async (order?: Row) => {
  const { subscription, completed } = await buys(order);
  await deliver(completed);
  return async (change: Partial<Subscription>) => {
    standIn.change(subscription, change);
    await tell('customer.subscription.updated', subscription);
    return rowOf();
  };
};

describe('what is done at the checkout', () => {
  it('a cancellation ends the plan with its period, to the second, and can be taken back', async () => {
    const { subscription, completed } = await buys();
    await deliver(completed);
    standIn.change(subscription, { cancel_at_period_end: true });
    await tell('customer.subscription.updated', subscription);
    const row = await rowOf();
    expect(row).toMatchObject({ status: 'ending', cancelled: true });
    expect(inSeconds(row?.['until'])).toBe(subscription.current_period_end);
    standIn.change(subscription, { cancel_at_period_end: false });
    await tell('customer.subscription.updated', subscription);
    expect(await rowOf()).toMatchObject({ status: 'running', cancelled: false });
  });

  it('a failed payment leaves a week from the day on which it was due', async () => {
    const now = Math.floor(Date.now() / 1000);
    const change = await bought();
    const row = await change({
      status: 'past_due',
      current_period_start: now - day,
      current_period_end: now + 29 * day,
    });
    expect(row).toMatchObject({ status: 'failing' });
    expect([inSeconds(row?.['failed']), inSeconds(row?.['until'])]).toEqual([
      now - day,
      now + 6 * day,
    ]);
    expect(await change({ status: 'active' })).toMatchObject({ status: 'running', failed: null });
    expect(await change({ status: 'unpaid' })).toMatchObject({ status: 'ended' });
  });

  it('another period is that of the plan', async () => {
    const change = await bought();
    const yearly = { data: [{ price: { id: env.STRIPE_PRICE_PREMIUM_ANNUALLY } }] };
    expect(await change({ items: yearly })).toMatchObject({ period: 'annually' });
  });

  it('the toolkits open the toolkits and make nobody premium', async () => {
    await bought({ product: 'toolkits', period: 'monthly' });
    expect(await rowOf()).toMatchObject({ product: 'toolkits', tier: 'free', status: 'running' });
  });

  it('the end of an old subscription does not end what a newer one has opened', async () => {
    const first = await buys();
    await deliver(first.completed);
    const session = standIn.session();
    if (session === undefined) throw new Error('There is no session.');
    const second = standIn.pay({ ...session, url: null });
    await tell('customer.subscription.created', second);
    standIn.change(first.subscription, { status: 'canceled', ended_at: 1_700_000_000 });
    expect((await tell('customer.subscription.deleted', first.subscription)).body).toMatchObject({
      outcome: 'superseded',
    });
    expect(await rowOf()).toMatchObject({ status: 'running' });
  });

  it('is done on a page of its own, which its members alone are led to', async () => {
    expect((await leave({}, member, '/checkout/portal')).body).toEqual({
      outcome: 'refused',
      reason: 'no_plan',
    });
    const { subscription, completed } = await buys();
    await deliver(completed);
    expect((await leave({}, member, '/checkout/portal')).body).toEqual({
      outcome: 'leaving',
      url: `${standIn.url}/portal`,
    });
    expect(standIn.calls.at(-1)?.fields).toEqual({
      customer: subscription.customer,
      return_url: 'https://axis.example/plan',
    });
  });
});
