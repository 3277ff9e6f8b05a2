// The dashboard's banner by state (docs/product-spec.md, "Dashboard"; docs/product-decisions.md, "Dashboard banner's Upgrade").
import { expect, test } from 'vitest';
import { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import type { PremiumOfferEvent } from '#machines/premiumOffer.machine.ts';
import type {
  Period,
  Product,
  SubscriptionStatus,
  SubscriptionAnswer,
} from '#machines/upgrade.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const begin = () => {
  const memberFeed = feed<PremiumOfferEvent>();
  const startSubscription = port<SubscriptionAnswer, { product: Product; period: Period }>();
  const showPremium = port();
  const offer = play(
    premiumOfferMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        startSubscription: startSubscription.logic,
        showPremium: showPremium.logic,
      },
    }),
  );
  return { ...offer, memberFeed, startSubscription, showPremium };
};
const status = (type: SubscriptionStatus['type']) => {
  const offer = begin();
  offer.memberFeed.say({ type });
  return offer;
};
const pressed = () => {
  const offer = status('member.free');
  offer.send({ type: 'upgrade.requested' });
  return offer;
};
const granted: SubscriptionAnswer = {
  outcome: 'granted',
  product: 'membership',
  period: 'monthly',
};
const refused: SubscriptionAnswer = {
  outcome: 'refused',
  reason: 'not_available',
  message: 'No.',
};

test('is silent before the tier is announced', () => {
  const offer = begin();
  expect(offer.states()).toEqual(['reading.unknown']);
  expect(offer.can({ type: 'upgrade.requested' })).toBe(false);
});

test.each([
  { type: 'member.absent', state: 'reading.unknown', tag: 'awaited' },
  { type: 'member.free', state: 'reading.free', tag: 'offered' },
  { type: 'member.flagged', state: 'reading.flagged', tag: 'incomplete' },
  { type: 'member.premium', state: 'reading.premium', tag: undefined },
] as const)('$type → $state', ({ type, state, tag }) => {
  const offer = status(type);
  expect(offer.states()).toEqual([state]);
  expect(offer.tags()).toEqual(tag === undefined ? [] : [tag]);
  expect(offer.can({ type: 'upgrade.requested' })).toBe(tag === 'offered');
});

test('requests one plan, however often it is pressed', () => {
  const offer = pressed();
  offer.send({ type: 'upgrade.requested' });
  expect(offer.startSubscription.asked).toEqual([{ product: 'membership', period: 'monthly' }]);
  expect(offer.tags()).toEqual(expect.arrayContaining(['busy', 'offered']));
  expect(offer.can({ type: 'upgrade.requested' })).toBe(false);
});

test.each([
  {
    name: 'granted',
    answer: (it: ReturnType<typeof pressed>) => it.startSubscription.resolve(granted),
  },
  {
    name: 'refused',
    answer: (it: ReturnType<typeof pressed>) => it.startSubscription.resolve(refused),
  },
  {
    name: 'unreachable',
    answer: (it: ReturnType<typeof pressed>) => it.startSubscription.reject(),
  },
  { name: 'silent for 4 s', answer: (it: ReturnType<typeof pressed>) => it.wait(4000) },
])('sets the flag and reloads, whatever the service says: $name', ({ answer }) => {
  const offer = pressed();
  expect(offer.showPremium.asked).toHaveLength(0);
  answer(offer);
  expect(offer.states()).toEqual(['reloading']);
  expect(offer.showPremium.asked).toHaveLength(1);
  expect(offer.tags()).toContain('busy');
});

test.each([
  { name: 'was told so', end: (it: ReturnType<typeof pressed>) => it.showPremium.resolve() },
  { name: 'refused', end: (it: ReturnType<typeof pressed>) => it.showPremium.reject() },
  { name: 'never went', end: (it: ReturnType<typeof pressed>) => it.wait(10_000) },
])('listens again when the page $name', ({ end }) => {
  const offer = pressed();
  offer.startSubscription.resolve(granted);
  end(offer);
  expect(offer.states()).toEqual(['reading.unknown']);
  offer.memberFeed.say({ type: 'member.premium' });
  expect(offer.states()).toEqual(['reading.premium']);
});

test('when the member feed fails, no banner is shown', () => {
  const offer = play(premiumOfferMachine.provide({ actors: { memberFeed: brokenFeed() } }));
  expect(offer.states()).toEqual(['reading.unknown']);
});
