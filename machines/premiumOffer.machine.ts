// The dashboard's banner: its Upgrade asks the port of /upgrade, then sets the flag and reloads
// (docs/product-spec.md, "Dashboard"; docs/product-decisions.md, "Dashboard banner's Upgrade").
import { fromCallback, fromPromise, setup } from 'xstate';
import type { Period, Product, SubscriptionStatus, SubscriptionAnswer } from './upgrade.machine.ts';

export type PremiumOfferEvent = SubscriptionStatus | { type: 'upgrade.requested' };

export const premiumOfferMachine = setup({
  types: {
    events: {} as PremiumOfferEvent,
    tags: {} as 'awaited' | 'offered' | 'incomplete' | 'busy',
  },
  actors: {
    /** Feed: the member's plan, as soon as it is known and on every change. */
    memberFeed: fromCallback<PremiumOfferEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Starts a plan; a repeated call starts no second one. Rejects if the service does not answer. */
    startSubscription: fromPromise<SubscriptionAnswer, { product: Product; period: Period }>(() =>
      Promise.reject(new Error('Port startSubscription is not provided.')),
    ),
    /** Sets `axisPremium` and reloads the page. */
    showPremium: fromPromise<void>(() =>
      Promise.reject(new Error('Port showPremium is not provided.')),
    ),
  },
  delays: {
    /** The banner sets the flag even if the service does not answer in this time. */
    orderTimeout: 4000,
    /** How long to wait for a reload that does not happen. */
    reloadTimeout: 10_000,
  },
}).createMachine({
  id: 'premiumOffer',
  description:
    'What the dashboard says of the plan: an offer, or that an upgrade was not completed.',
  initial: 'reading',
  states: {
    reading: {
      description: 'The banner follows what the site knows of the plan.',
      invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.unknown' } },
      initial: 'unknown',
      on: {
        'member.absent': { target: '.unknown' },
        'member.free': { target: '.free' },
        'member.flagged': { target: '.flagged' },
        'member.premium': { target: '.premium' },
      },
      states: {
        unknown: {
          description: 'The tier has not been announced: no banner, and its place is kept.',
          tags: 'awaited',
        },
        free: {
          description: 'A free member: the banner offers Premium.',
          tags: 'offered',
          on: { 'upgrade.requested': { target: '#premiumOffer.ordering' } },
        },
        flagged: {
          description: 'This browser shows Premium, and no plan exists: it can be completed.',
          tags: 'incomplete',
        },
        premium: { description: 'A premium member: no banner.' },
      },
    },
    ordering: {
      description: 'The service is asked to start the plan; whatever it says, the page reloads.',
      tags: ['offered', 'busy'],
      invoke: {
        id: 'startingSubscription',
        src: 'startSubscription',
        input: { product: 'membership', period: 'monthly' },
        onDone: { target: 'reloading' },
        onError: { target: 'reloading' },
      },
      after: { orderTimeout: { target: 'reloading' } },
    },
    reloading: {
      description: 'This browser shows Premium from now on, and the page reloads.',
      tags: ['offered', 'busy'],
      invoke: {
        id: 'showingPremium',
        src: 'showPremium',
        onDone: { target: 'reading' },
        onError: { target: 'reading' },
      },
      after: { reloadTimeout: { target: 'reading' } },
    },
  },
});
