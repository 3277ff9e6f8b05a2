// The upgrade (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "8. Error catalogue";
// docs/product-decisions.md, "Upgrade" and "Toolkits"): a plan is chosen, 1.5 s are spent on it, and no payment is made here: where
// plans are paid for, a hosted checkout takes the member over (checkout.machine.ts).
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { entitlement } from '#content/entitlement.ts';
import type { ToastKey } from '#content/toasts.ts';
import type { CheckoutOutput, Granted, Period, Product } from './checkout.machine.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export type { Period, Product };

/** Why no plan was started: this site starts no plans, no user is signed in, or the server refused. */
export type EntitlementReason = keyof typeof entitlement;

/** What `startSubscription` answers. `leaving`: it is paid for at that address; `paid`: that was done, and the service is not told of it yet. */
export type SubscriptionAnswer =
  | Granted
  | { outcome: 'leaving'; url: string }
  | { outcome: 'paid' }
  | { outcome: 'refused'; reason: EntitlementReason; message: string };

/** The user's sign-in state and the plan in question: `member.premium` holds what it opens. */
export type SubscriptionStatus =
  | { type: 'member.absent' }
  | { type: 'member.free' }
  | { type: 'member.flagged' }
  | { type: 'member.premium' };

/** `query`: what the page's address asks for (`?for=` a toolkit); it is restored for a user who has to sign in first. */
type PlanChosen = { type: 'plan.chosen'; period: Period; query?: string };

export type UpgradeEvent =
  | SubscriptionStatus
  // As the address says: the checkout has sent its visitor back.
  | { type: 'checkout.returned' }
  | { type: 'checkout.cancelled' }
  // What the user does.
  | PlanChosen
  | { type: 'retry.requested' };

export type UpgradeEmitted =
  | { type: 'toast'; key: ToastKey; message?: string }
  | { type: 'navigate'; to: string }
  /** The server has granted Premium: this browser may show it and read the row again. */
  | { type: 'premium.granted' }
  /** The outcome of the order is unknown: the row may be read again. */
  | { type: 'subscription.doubted' }
  /** The way back from the checkout has been told: the address forgets it. */
  | { type: 'return.settled' };

/** Why there was no upgrade, in the service's own words if it gave any. */
export type UpgradeProblem = { message?: string };

/** What is sold on the page: the membership on /upgrade, the toolkits alone on /ops-cabinet. */
export type UpgradeInput = { product: Product };

type UpgradeContext = UpgradeInput & {
  /** The period of the plan that was chosen last, and the address's query at that time. */
  period: Period;
  query: string;
  answer: SubscriptionAnswer | null;
  problem: UpgradeProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const upgradeMachine = setup({
  types: {
    context: {} as UpgradeContext,
    input: {} as UpgradeInput,
    events: {} as UpgradeEvent,
    emitted: {} as UpgradeEmitted,
    tags: {} as
      | 'needsAccount'
      | 'cancelled'
      | 'flagged'
      | 'premium'
      | 'busy'
      | 'overdue'
      | 'atCheckout'
      | 'unfetched'
      | 'granted',
    children: {} as { checkout: 'checkout' },
  },
  actors: {
    /** Feed: who is signed in, as soon as it is known and on every change. */
    memberFeed: fromCallback<UpgradeEvent, UpgradeInput>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Starts a plan; a repeated call starts no second one. Rejects if the service does not answer. */
    startSubscription: fromPromise<SubscriptionAnswer, { product: Product; period: Period }>(() =>
      Promise.reject(new Error('Port startSubscription is not provided.')),
    ),
    /** Feed: that the checkout has sent its visitor back to this page. */
    returnFeed: fromCallback<UpgradeEvent>(() => {
      throw new Error('Port returnFeed is not provided.');
    }),
    /** Fetches the flow `checkout`: no first view contains it. */
    fetchCheckout: fromPromise<void>(() =>
      Promise.reject(new Error('Port fetchCheckout is not provided.')),
    ),
    /** The way to the checkout and back: checkout.machine.ts. It runs only after `fetchCheckout` has resolved. */
    checkout: fromPromise(() =>
      Promise.reject(new Error('Flow checkout is not provided.')),
    ) as unknown as typeof checkoutMachine,
  },
  actions: {
    rememberChoice: assign((_, { period, query = '' }: PlanChosen) => ({ period, query })),
    rememberQuery: assign((_, { query = '' }: PlanChosen) => ({ query })),
    forgetAnswer: assign({ answer: null, problem: null }),
    keepAnswer: assign(({ context }, { answer }: { answer: SubscriptionAnswer | null }) => ({
      answer,
      period: answer?.outcome === 'granted' ? answer.period : context.period,
      problem: answer?.outcome === 'refused' ? { message: answer.message } : null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      problem: sentenceOf(params.error),
    })),
    announceSuccess: emit(({ context: { product, period } }) => {
      const keys = {
        membership: { monthly: 'upgradedMonthly', annually: 'upgradedAnnually' },
        toolkits: { monthly: 'toolkitsMonthly', annually: 'toolkitsAnnually' },
      } as const;
      return { type: 'toast' as const, key: keys[product][period] };
    }),
    announceProblem: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'upgradeFailed' as const,
      ...context.problem,
    })),
    goToDashboard: emit({ type: 'navigate', to: '/dashboard' }),
    goToAuthPage: emit(({ context: { product, query } }) => {
      const signIn = product === 'toolkits' ? '/auth?next=/ops-cabinet' : '/auth?next=/upgrade';
      return { type: 'navigate' as const, to: query ? signIn + encodeURIComponent(query) : signIn };
    }),
    grantPremium: emit({ type: 'premium.granted' }),
    doubtSubscription: emit({ type: 'subscription.doubted' }),
    settleReturn: emit({ type: 'return.settled' }),
  },
  guards: {
    isGranted: ({ context }) => context.answer?.outcome === 'granted',
    isAtCheckout: ({ context: { answer } }) => /leaving|paid/.test(answer?.outcome ?? ''),
    isConfirmed: (_, params: CheckoutOutput) => params.answer !== null,
    isMembership: ({ context }) => context.product === 'membership',
    isUnanswered: ({ context }) => context.answer === null,
    needsSignIn: ({ context }) =>
      context.answer?.outcome === 'refused' && context.answer.reason === 'not_signed_in',
  },
  delays: {
    /** The simulated processing (docs/product-spec.md, "9. Business constants and limits"). */
    processing: 1500,
    /** How long to wait for the service's answer. */
    answerTimeout: 15_000,
    /** If the user is not known within this time, the service itself checks who it is. */
    lookupTimeout: 10_000,
    /** How long the scripts of the checkout's way may take. */
    fetchTimeout: 20_000,
  },
}).createMachine({
  id: 'upgrade',
  description:
    'A visitor compares the two ways to pay, and becomes a premium member or an owner of the toolkits.',
  context: ({ input }) => ({
    ...input,
    period: 'monthly',
    query: '',
    answer: null,
    problem: null,
  }),
  initial: 'browsing',
  invoke: { id: 'returnFeed', src: 'returnFeed', onError: {} },
  on: {
    'checkout.returned': { target: '.fetchingCheckout', actions: 'forgetAnswer' },
    'checkout.cancelled': { target: '.browsing.cancelled', actions: 'forgetAnswer' },
  },
  states: {
    browsing: {
      description: 'The plans are read; the site says who is reading.',
      invoke: {
        id: 'memberFeed',
        src: 'memberFeed',
        input: ({ context }) => ({ product: context.product }),
        onError: { target: '.free' },
      },
      initial: 'looking',
      on: {
        'member.absent': { target: '.signedOut' },
        'member.free': { target: '.free' },
        'member.flagged': { target: '.flagged' },
        'member.premium': { target: '.premium' },
      },
      states: {
        looking: {
          description: 'The site does not know yet who is here; the page is as a visitor sees it.',
          tags: 'needsAccount',
          on: {
            'plan.chosen': {
              target: 'awaitingSession',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
          },
        },
        awaitingSession: {
          description: 'A plan was chosen before it is known who chose it.',
          tags: ['busy', 'needsAccount'],
          entry: 'forgetAnswer',
          on: {
            'member.absent': {
              target: 'signedOut',
              actions: 'goToAuthPage',
            },
            'member.free': { target: '#upgrade.processing' },
            'member.flagged': { target: '#upgrade.processing' },
          },
          after: { lookupTimeout: { target: '#upgrade.processing' } },
        },
        signedOut: {
          description: 'A visitor reads; a plan begins with an account.',
          tags: 'needsAccount',
          on: {
            'plan.chosen': {
              actions: [{ type: 'rememberQuery', params: ({ event }) => event }, 'goToAuthPage'],
            },
          },
        },
        free: {
          description: 'A member on the free plan reads.',
          on: {
            'plan.chosen': {
              target: '#upgrade.processing',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
          },
        },
        cancelled: {
          description: 'They left the checkout without paying; the plans are offered as before.',
          tags: 'cancelled',
          entry: 'settleReturn',
          on: {
            'member.free': { target: 'cancelled' },
            'member.flagged': { target: 'cancelled' },
            'plan.chosen': {
              target: '#upgrade.processing',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
          },
        },
        flagged: {
          description:
            'This browser shows Premium, and the service knows of no plan: it can be completed.',
          tags: 'flagged',
          on: {
            'plan.chosen': {
              target: '#upgrade.processing',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
          },
        },
        premium: {
          description: 'The member has all of it already; there is nothing left to buy.',
          tags: 'premium',
        },
      },
    },
    processing: {
      description:
        'For 1.5 seconds both buttons say that it is being processed, and as long after as the answer takes.',
      type: 'parallel',
      tags: 'busy',
      entry: 'forgetAnswer',
      onDone: [
        { guard: 'isGranted', target: 'confirmed' },
        { guard: 'isAtCheckout', target: 'fetchingCheckout' },
        {
          guard: 'needsSignIn',
          target: 'browsing',
          actions: ['announceProblem', 'goToAuthPage'],
        },
        {
          guard: 'isUnanswered',
          target: 'browsing',
          actions: ['announceProblem', 'doubtSubscription'],
        },
        { target: 'browsing', actions: 'announceProblem' },
      ],
      states: {
        pace: {
          description: 'How long it has been.',
          initial: 'running',
          states: {
            running: {
              description: 'The 1.5 seconds are not over, whatever has been answered.',
              after: { processing: { target: 'elapsed' } },
            },
            elapsed: {
              description:
                'The 1.5 seconds are over; if the answer is still out, the page says so.',
              tags: 'overdue',
              type: 'final',
            },
          },
        },
        order: {
          description: 'What the service says.',
          initial: 'placing',
          states: {
            placing: {
              description: 'The service is asked to start the plan.',
              invoke: {
                id: 'startingSubscription',
                src: 'startSubscription',
                input: ({ context }) => ({ product: context.product, period: context.period }),
                onDone: {
                  target: 'answered',
                  actions: {
                    type: 'keepAnswer',
                    params: ({ event }) => ({ answer: event.output }),
                  },
                },
                onError: {
                  target: 'answered',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                answerTimeout: {
                  target: 'answered',
                  actions: { type: 'keepFailure', params: { error: null } },
                },
              },
            },
            answered: {
              description: 'It has granted or refused the plan, or could not be asked.',
              type: 'final',
            },
          },
        },
      },
    },
    fetchingCheckout: {
      description: 'What leads to the checkout, and knows the way back from it, is fetched.',
      tags: 'atCheckout',
      invoke: {
        id: 'fetchingCheckout',
        src: 'fetchCheckout',
        onDone: { target: 'atCheckout' },
        onError: { target: 'unfetched' },
      },
      after: { fetchTimeout: { target: 'unfetched' } },
    },
    unfetched: {
      description: 'It is out of reach; the page says so, and offers to try again.',
      tags: ['atCheckout', 'unfetched'],
      on: { 'retry.requested': { target: 'fetchingCheckout' } },
    },
    atCheckout: {
      description: 'The checkout opens; or the service is asked what was done there.',
      tags: 'atCheckout',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context: { product, answer } }) => ({
          product,
          url: answer?.outcome === 'leaving' ? answer.url : null,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event.output },
              'settleReturn',
              'doubtSubscription',
            ],
          },
          { target: 'browsing', actions: ['settleReturn', 'doubtSubscription'] },
        ],
        onError: { target: 'unfetched' },
      },
    },
    confirmed: {
      description: 'The service has started the plan; with Premium the dashboard opens.',
      always: [
        {
          guard: 'isMembership',
          target: 'granted',
          actions: ['grantPremium', 'announceSuccess', 'goToDashboard'],
        },
        { target: 'granted', actions: 'announceSuccess' },
      ],
    },
    granted: {
      description:
        'The member has what was bought: with Premium the dashboard opens, with the toolkits the page stays.',
      tags: ['premium', 'granted'],
      type: 'final',
    },
  },
});
