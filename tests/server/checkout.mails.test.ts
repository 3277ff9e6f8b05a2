// What a member is told by mail of payments that failed at the hosted checkout, whichever events arrive, how often and in which order.
import { describe, expect, it } from 'vitest';
import { kindsTo, mailsTo } from '../backend/mail.kit.ts';
import type { Subscription } from './checkout.kit.ts';
import { eventOf } from './checkout.kit.ts';
import {
  standIn,
  member,
  world,
  deliver,
  tell,
  rowOf,
  day,
  inSeconds,
  buys,
} from './checkout.world.ts';

const told = async () => (await kindsTo(world, member.email)).filter((kind) => kind !== 'welcome');
const now = () => Math.floor(Date.now() / 1000);
/** A period that began so many days ago. */
const begun = (days: number) => ({
  current_period_start: now() - days * day,
  current_period_end: now() + (30 - days) * day,
});
const updated = 'customer.subscription.updated';

/** A plan whose payment failed so many days ago, and what the checkout goes on to say of it. */
async function failed(days: number) {
  const { subscription, completed } = await buys();
  await deliver(completed);
  const change = async (said: Partial<Subscription>) => {
    standIn.change(subscription, said);
    return tell(updated, subscription);
  };
  await change({ status: 'past_due', ...begun(days) });
  return { subscription, change };
}
const exhausted = (days: number): Partial<Subscription> => ({
  status: 'canceled',
  canceled_at: now() - days * day,
  ended_at: now() - days * day,
  cancellation_details: { reason: 'payment_failed' },
});

describe('a failed payment', () => {
  it('is told once, whatever else is said of it in its period', async () => {
    const { subscription, change } = await failed(1);
    expect(await told()).toEqual(['paymentFailed']);
    const again = eventOf(updated, subscription);
    await deliver(again);
    await deliver(again);
    await Promise.all([tell(updated, subscription), tell(updated, subscription)]);
    // Paid, and not paid after all.
    await change({ status: 'active' });
    await change({ status: 'past_due' });
    expect(await told()).toEqual(['paymentFailed']);
    const [mail] = (await mailsTo(world, member.email)).filter(
      ({ kind }) => kind === 'paymentFailed',
    );
    expect(Object.keys(mail?.data ?? {}).toSorted()).toEqual(['failed', 'plan', 'until']);
    expect(inSeconds(mail?.data['until'])).toBe(subscription.current_period_start + 7 * day);
  });

  it('is told by the first event that arrives, also where that is not the one of the purchase', async () => {
    const { subscription, completed } = await buys();
    standIn.change(subscription, { status: 'past_due', ...begun(2) });
    await tell(updated, subscription);
    await deliver(completed);
    expect(await told()).toEqual(['paymentFailed']);
  });

  it('is told anew in a later period', async () => {
    const { change } = await failed(6);
    await change({ status: 'active' });
    await change({ status: 'past_due', ...begun(0) });
    expect(await told()).toEqual(['paymentFailed', 'paymentFailed']);
  });

  it('is not told where the member has cancelled the plan', async () => {
    const { subscription, completed } = await buys();
    await deliver(completed);
    standIn.change(subscription, { status: 'past_due', cancel_at_period_end: true, ...begun(1) });
    await tell(updated, subscription);
    expect(await told()).toEqual([]);
  });
});

describe('a plan that ends because of it', () => {
  it.each<[string, Partial<Subscription>]>([
    ['is ended by the checkout', exhausted(0)],
    ['is left unpaid by the checkout', { status: 'unpaid' }],
  ])('%s: it is told once', async (_, said) => {
    const { change } = await failed(5);
    await change(said);
    await change(said);
    // The checkout goes on to count periods.
    await change({ ...said, ...begun(0) });
    expect((await told()).toSorted()).toEqual(['paymentFailed', 'planEnded']);
    expect(await rowOf()).toMatchObject({ status: 'ended', cancelled: false });
  });

  it('is told by its date, and not again by what the checkout says later', async () => {
    const { subscription, change } = await failed(8);
    await tell(updated, subscription);
    await change(exhausted(0));
    expect(await told()).toEqual(['planEnded']);
    // It was open for a week, however long the checkout has gone on trying.
    expect(inSeconds((await rowOf())?.['until'])).toBe(subscription.current_period_start + 7 * day);
  });

  it('is not told weeks later', async () => {
    const { change } = await failed(20);
    await change(exhausted(0));
    expect(await told()).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'ended', cancelled: false });
  });

  it('is not told where the member has cancelled it', async () => {
    const { change } = await failed(5);
    await change({ ...exhausted(0), cancellation_details: { reason: 'cancellation_requested' } });
    expect(await told()).toEqual(['paymentFailed']);
    expect(await rowOf()).toMatchObject({ status: 'ended', cancelled: true, failed: null });
  });
});
