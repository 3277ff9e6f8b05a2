// The upgrade by state (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "8. Error catalogue";
// docs/product-decisions.md, "Upgrade").
import { describe, expect, test } from 'vitest';
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { SubscriptionAnswer, UpgradeEvent, UpgradeInput } from '#machines/upgrade.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { annually, beginWith, free, granted, monthly, refused } from './upgrade.kit.ts';

const delays = upgradeMachine.implementations.delays;
const signIn = { type: 'navigate', to: '/auth?next=/upgrade' };
const begin = (...opening: UpgradeEvent[]) => beginWith('membership', ...opening);
const processing = (chosen: typeof monthly | typeof annually = monthly) => {
  const flow = begin(free);
  flow.send(chosen);
  return flow;
};
/** Chosen before the user is known. */
const awaitingSession = () => {
  const flow = begin();
  flow.send(annually);
  return flow;
};
/** The order has been answered, and the 1.5 seconds are over. */
const answered = (answer: SubscriptionAnswer | null, chosen = monthly) => {
  const flow = processing(chosen);
  if (answer === null) flow.startSubscription.reject('Nobody is there.');
  else flow.startSubscription.resolve(answer);
  flow.wait(1500);
  return flow;
};

test('the delay is the specification’s', () => {
  expect(delays.processing).toBe(1500);
});

describe('while the user is unknown', () => {
  test('the page is a visitor’s, and a plan can be chosen', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['browsing.looking'], ['needsAccount']]);
    expect(flow.can(monthly)).toBe(true);
  });
  test.each([
    ['browsing.signedOut', 'member.absent'],
    ['browsing.free', 'member.free'],
    ['browsing.flagged', 'member.flagged'],
    ['browsing.premium', 'member.premium'],
  ] as const)('%s, as soon as the site says %s', (state, type) => {
    const flow = begin();
    flow.memberFeed.say({ type });
    expect(flow.states()).toEqual([state]);
  });
  test('when the member feed fails, the service decides', () => {
    const memberFeed = brokenFeed<UpgradeEvent, UpgradeInput>();
    const flow = play(upgradeMachine.provide({ actors: { memberFeed } }), {
      product: 'membership',
    });
    expect(flow.states()).toEqual(['browsing.free']);
  });
});

describe('a plan that was chosen early', () => {
  test('is held: both buttons are busy, and no request is sent yet', () => {
    const flow = awaitingSession();
    expect([flow.states(), flow.tags()]).toEqual([
      ['browsing.awaitingSession'],
      ['busy', 'needsAccount'],
    ]);
    expect(flow.can(monthly)).toBe(false);
    expect(flow.startSubscription.asked).toEqual([]);
  });
  test('leads a visitor to the sign-in page', () => {
    const flow = awaitingSession();
    flow.memberFeed.say({ type: 'member.absent' });
    expect(flow.states()).toEqual(['browsing.signedOut']);
    expect(flow.heard()).toEqual([signIn]);
  });
  test('leads there with the query of the page, and back to it', () => {
    const query = '?for=gtm&a=b';
    const flow = begin();
    flow.send({ ...annually, query });
    flow.memberFeed.say({ type: 'member.absent' });
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/auth?next=/upgrade%3Ffor%3Dgtm%26a%3Db' },
    ]);
    flow.send(monthly);
    expect(flow.heard()).toEqual([signIn]);
  });
  test.each(['member.free', 'member.flagged'] as const)('is ordered: %s', (type) => {
    const flow = awaitingSession();
    flow.memberFeed.say({ type });
    expect(flow.startSubscription.asked).toEqual([{ product: 'membership', period: 'annually' }]);
  });
  test('orders nothing for a premium member', () => {
    const flow = awaitingSession();
    flow.memberFeed.say({ type: 'member.premium' });
    expect(flow.states()).toEqual(['browsing.premium']);
    expect(flow.startSubscription.asked).toEqual([]);
  });
  test('is ordered when the feed reports no user in ten seconds: the service knows who asks', () => {
    const flow = awaitingSession();
    flow.wait(9999);
    expect(flow.startSubscription.asked).toEqual([]);
    flow.wait(1);
    expect(flow.startSubscription.asked).toHaveLength(1);
  });
});

test('signed out, either button leads to the sign-in page and back here', () => {
  const flow = begin({ type: 'member.absent' });
  flow.send(monthly);
  flow.send(annually);
  expect(flow.states()).toEqual(['browsing.signedOut']);
  expect(flow.heard()).toEqual([signIn, signIn]);
  expect(flow.startSubscription.asked).toEqual([]);
});

test('a premium member has no button to press', () => {
  const flow = begin({ type: 'member.premium' });
  expect(flow.tags()).toEqual(['premium']);
  expect([flow.can(monthly), flow.can(annually)]).toEqual([false, false]);
});

test('premium by the browser’s flag alone can be completed', () => {
  const flow = begin({ type: 'member.flagged' });
  expect(flow.tags()).toEqual(['flagged']);
  flow.send(annually);
  expect(flow.startSubscription.asked).toEqual([{ product: 'membership', period: 'annually' }]);
});

test('a sign-in, a sign-out or a purchase in another tab is shown here', () => {
  const flow = begin(free);
  flow.memberFeed.say({ type: 'member.premium' });
  expect(flow.states()).toEqual(['browsing.premium']);
  flow.memberFeed.say({ type: 'member.absent' });
  expect(flow.states()).toEqual(['browsing.signedOut']);
});

describe('while it is processed', () => {
  test.each([monthly, annually])(
    '$period is ordered once, however often it is pressed',
    (chosen) => {
      const flow = processing(chosen);
      expect([flow.can(monthly), flow.can(annually)]).toEqual([false, false]);
      flow.send(monthly);
      flow.send(annually);
      expect(flow.startSubscription.asked).toEqual([
        { product: 'membership', period: chosen.period },
      ]);
      expect(flow.tags()).toEqual(['busy']);
    },
  );
  test.each([
    ['granted', granted('monthly')],
    ['refused', refused('not_available')],
  ] as const)('it lasts 1.5 s, also when the answer is immediate: %s', (_, answer) => {
    const flow = processing();
    flow.startSubscription.resolve(answer);
    flow.wait(1499);
    expect(flow.tags()).toEqual(['busy']);
    expect(flow.heard()).toEqual([]);
    flow.wait(1);
    expect(flow.tags()).not.toContain('busy');
  });
  test('a slow answer is waited for, and the page says so', () => {
    const flow = processing(annually);
    flow.wait(1500);
    expect(flow.tags()).toEqual(['busy', 'overdue']);
    expect(flow.can(monthly)).toBe(false);
    flow.wait(3000);
    flow.startSubscription.resolve(granted('annually'));
    expect(flow.isOver()).toBe(true);
  });
  test('an answer that never arrives times out, and the row is loaded again', () => {
    const flow = processing();
    flow.wait(14_999);
    expect(flow.tags()).toContain('busy');
    flow.wait(1);
    expect(flow.states()).toEqual(['browsing.free']);
    expect(flow.startSubscription.isWaiting()).toBe(false);
    expect(flow.context().problem).toEqual({});
    expect(flow.heard()).toEqual([
      { type: 'toast', key: 'upgradeFailed' },
      { type: 'subscription.doubted' },
    ]);
  });
});

describe('once it is answered', () => {
  test.each([
    [monthly, 'upgradedMonthly'],
    [annually, 'upgradedAnnually'],
  ] as const)('granted $period: flag, message, dashboard', (chosen, key) => {
    const flow = processing(chosen);
    flow.startSubscription.resolve(granted(chosen.period));
    flow.wait(1500);
    expect([flow.states(), flow.isOver()]).toEqual([['granted'], true]);
    expect(flow.tags()).toEqual(['granted', 'premium']);
    expect(flow.heard()).toEqual([
      { type: 'premium.granted' },
      { type: 'toast', key },
      { type: 'navigate', to: '/dashboard' },
    ]);
  });
  test.each(['not_available', 'refused'] as const)(
    'refused (%s): no flag, a toast and the page show the reason, and the buttons return',
    (reason) => {
      const flow = answered(refused(reason));
      expect(flow.states()).toEqual(['browsing.free']);
      expect(flow.can(annually)).toBe(true);
      expect(flow.context().problem).toEqual({ message: `No: ${reason}.` });
      expect(flow.heard()).toEqual([
        { type: 'toast', key: 'upgradeFailed', message: `No: ${reason}.` },
      ]);
    },
  );
  test('signed out meanwhile: the sign-in page, and why', () => {
    const flow = answered(refused('not_signed_in'));
    expect(flow.states()).toEqual(['browsing.free']);
    expect(flow.heard()).toEqual([
      { type: 'toast', key: 'upgradeFailed', message: 'No: not_signed_in.' },
      signIn,
    ]);
  });
  test('unreachable: the sentence, the row is loaded again, and a retry clears the problem', () => {
    const flow = answered(null);
    expect(flow.heard()).toEqual([
      { type: 'toast', key: 'upgradeFailed', message: 'Nobody is there.' },
      { type: 'subscription.doubted' },
    ]);
    expect(flow.context().problem).toEqual({ message: 'Nobody is there.' });
    flow.send(annually);
    expect(flow.context()).toEqual({
      product: 'membership',
      period: 'annually',
      query: '',
      answer: null,
      problem: null,
    });
    flow.startSubscription.resolve(granted('annually'));
    flow.wait(1500);
    expect(flow.isOver()).toBe(true);
  });
});
