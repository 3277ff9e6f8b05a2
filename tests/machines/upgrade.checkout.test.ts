// The upgrade where plans are paid for at a checkout: its member leaves for it, and comes back paid, unpaid, or too early.
import { describe, expect, test } from 'vitest';
import { annually, beginWith, free, monthly } from './upgrade.kit.ts';

const url = 'https://checkout.example/pay/1';
const returned = { type: 'checkout.returned' } as const;
const cancelled = { type: 'checkout.cancelled' } as const;
const leaving = { outcome: 'leaving', url } as const;
const grants = (
  period: 'monthly' | 'annually',
  product: 'membership' | 'toolkits' = 'membership',
) => ({
  answer: { outcome: 'granted', product, period } as const,
});
/** What is announced on the way back, before anything of the plan. */
const settled = [{ type: 'return.settled' }, { type: 'subscription.doubted' }];

/** A plan was chosen that is paid for at the checkout, and its 1.5 s are over. */
const leaves = (answer: typeof leaving | { outcome: 'paid' } = leaving) => {
  const flow = beginWith('membership', free);
  flow.send(monthly);
  flow.startSubscription.resolve(answer);
  flow.wait(1500);
  return flow;
};
const comesBack = (product: 'membership' | 'toolkits' = 'membership') => {
  const flow = beginWith(product, returned);
  flow.fetchCheckout.resolve();
  return flow;
};

describe('leaving', () => {
  test('the way is fetched, and then led to the page that the service named; nothing is announced', () => {
    const flow = leaves();
    expect([flow.states(), flow.tags()]).toEqual([['fetchingCheckout'], ['atCheckout']]);
    expect(flow.can(annually)).toBe(false);
    flow.fetchCheckout.resolve();
    expect(flow.states()).toEqual(['atCheckout']);
    expect(flow.checkout.asked).toEqual([{ product: 'membership', url }]);
    expect(flow.heard()).toEqual([]);
  });
  test('a plan that is paid for already is waited for, and not paid twice', () => {
    const flow = leaves({ outcome: 'paid' });
    flow.fetchCheckout.resolve();
    expect(flow.checkout.asked).toEqual([{ product: 'membership', url: null }]);
  });
  test('back without having left, both plans are offered again', () => {
    const flow = leaves();
    flow.fetchCheckout.resolve();
    flow.checkout.resolve({ answer: null });
    expect(flow.states()).toEqual(['browsing.free']);
    expect(flow.heard()).toEqual(settled);
    flow.send(annually);
    expect(flow.startSubscription.asked.at(-1)).toEqual({
      product: 'membership',
      period: 'annually',
    });
  });
});

describe('coming back', () => {
  test('no plan can be chosen, and nothing is announced before the service has the plan', () => {
    const flow = comesBack();
    expect([flow.states(), flow.tags()]).toEqual([['atCheckout'], ['atCheckout']]);
    expect([flow.can(monthly), flow.can(annually)]).toEqual([false, false]);
    expect(flow.checkout.asked).toEqual([{ product: 'membership', url: null }]);
    expect(flow.heard()).toEqual([]);
  });
  test.each([
    ['monthly', 'upgradedMonthly'],
    ['annually', 'upgradedAnnually'],
  ] as const)('paid %s: the flag, the specified success, the dashboard', (period, key) => {
    const flow = comesBack();
    flow.checkout.resolve(grants(period));
    expect([flow.states(), flow.isOver()]).toEqual([['granted'], true]);
    expect(flow.context().period).toBe(period);
    expect(flow.heard()).toEqual([
      ...settled,
      { type: 'premium.granted' },
      { type: 'toast', key },
      { type: 'navigate', to: '/dashboard' },
    ]);
  });
  test.each([
    ['monthly', 'toolkitsMonthly'],
    ['annually', 'toolkitsAnnually'],
  ] as const)('paid %s for the toolkits: a message, no flag, and the page stays', (period, key) => {
    const flow = comesBack('toolkits');
    flow.checkout.resolve(grants(period, 'toolkits'));
    expect(flow.heard()).toEqual([...settled, { type: 'toast', key }]);
  });
  test('with nothing to announce, the page shows the plans as they are', () => {
    const flow = comesBack();
    flow.checkout.resolve({ answer: null });
    expect(flow.states()).toEqual(['browsing.looking']);
    expect(flow.heard()).toEqual(settled);
  });
  test.each<[string, (flow: ReturnType<typeof beginWith>) => void]>([
    ['out of reach', (flow) => flow.fetchCheckout.reject('Failed to fetch')],
    ['late', (flow) => flow.wait(20_000)],
  ])('its scripts are %s: the page says so, and a press fetches them again', (_, fail) => {
    const flow = beginWith('membership', returned);
    fail(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unfetched'], ['atCheckout', 'unfetched']]);
    flow.send({ type: 'retry.requested' });
    flow.fetchCheckout.resolve();
    expect(flow.states()).toEqual(['atCheckout']);
  });
  test('the way breaks: the same', () => {
    const flow = comesBack();
    flow.checkout.reject('Loading chunk failed.');
    expect(flow.states()).toEqual(['unfetched']);
  });
});

const back = () => beginWith('membership', cancelled, free);

describe('coming back unpaid', () => {
  test('the page says so once, and offers both plans as before', () => {
    const flow = back();
    expect([flow.states(), flow.tags()]).toEqual([['browsing.cancelled'], ['cancelled']]);
    expect(flow.heard()).toEqual([{ type: 'return.settled' }]);
    expect([flow.can(monthly), flow.can(annually)]).toEqual([true, true]);
    flow.memberFeed.say({ type: 'member.flagged' });
    expect(flow.states()).toEqual(['browsing.cancelled']);
  });
  test('the next press orders a plan as ever', () => {
    const flow = back();
    flow.send(annually);
    expect(flow.startSubscription.asked).toEqual([{ product: 'membership', period: 'annually' }]);
  });
  test.each([
    ['member.absent', 'browsing.signedOut'],
    ['member.premium', 'browsing.premium'],
  ] as const)('what matters more is shown instead: %s', (type, state) => {
    const flow = back();
    flow.memberFeed.say({ type });
    expect(flow.states()).toEqual([state]);
  });
});
