// The upgrade (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "8. Error catalogue";
// docs/product-decisions.md, "Upgrade" and "Toolkits"): a plan is chosen, 1.5 s are spent on it, no payment is made.
import { and, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { entitlement } from '#content/entitlement.ts';
import type { ToastKey } from '#content/toasts.ts';

export type Product = 'membership' | 'toolkits';
export type Period = 'monthly' | 'annually';

/** Why no plan was started: this site starts no plans, no user is signed in, or the server refused. */
export type EntitlementReason = keyof typeof entitlement;

/** What the port `startSubscription` answers. */
export type SubscriptionAnswer =
  | { outcome: 'granted'; product: Product; period: Period }
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
  // What the user does.
  | PlanChosen;

export type UpgradeEmitted =
  | { type: 'toast'; key: ToastKey; message?: string }
  | { type: 'navigate'; to: string }
  /** The server has granted Premium: this browser may show it and read the row again. */
  | { type: 'premium.granted' }
  /** The outcome of the order is unknown: the row may be read again. */
  | { type: 'subscription.doubted' };

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
    tags: {} as 'needsAccount' | 'flagged' | 'premium' | 'busy' | 'overdue' | 'granted',
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
  },
  actions: {
    rememberChoice: assign((_, { period, query = '' }: PlanChosen) => ({ period, query })),
    rememberQuery: assign((_, { query = '' }: PlanChosen) => ({ query })),
    forgetAnswer: assign({ answer: null, problem: null }),
    keepAnswer: assign((_, params: { answer: SubscriptionAnswer }) => ({
      answer: params.answer,
      problem: params.answer.outcome === 'refused' ? { message: params.answer.message } : null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      problem: sentenceOf(params.error),
    })),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, ...params })),
    announceProblem: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'upgradeFailed' as const,
      ...context.problem,
    })),
    go: emit((_, params: { to: string }) => ({ type: 'navigate' as const, ...params })),
    goToAuthPage: emit(({ context: { product, query } }) => {
      const signIn = product === 'toolkits' ? '/auth?next=/ops-cabinet' : '/auth?next=/upgrade';
      return { type: 'navigate' as const, to: query ? signIn + encodeURIComponent(query) : signIn };
    }),
    grantPremium: emit({ type: 'premium.granted' }),
    doubtSubscription: emit({ type: 'subscription.doubted' }),
  },
  guards: {
    isGranted: ({ context }) => context.answer?.outcome === 'granted',
    isMembership: ({ context }) => context.product === 'membership',
    isMonthly: ({ context }) => context.period === 'monthly',
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
        {
          guard: and(['isGranted', 'isMembership', 'isMonthly']),
          target: 'granted',
          actions: [
            'grantPremium',
            { type: 'announce', params: { key: 'upgradedMonthly' } },
            { type: 'go', params: { to: '/dashboard' } },
          ],
        },
        {
          guard: and(['isGranted', 'isMembership']),
          target: 'granted',
          actions: [
            'grantPremium',
            { type: 'announce', params: { key: 'upgradedAnnually' } },
            { type: 'go', params: { to: '/dashboard' } },
          ],
        },
        {
          guard: and(['isGranted', 'isMonthly']),
          target: 'granted',
          actions: { type: 'announce', params: { key: 'toolkitsMonthly' } },
        },
        {
          guard: 'isGranted',
          target: 'granted',
          actions: { type: 'announce', params: { key: 'toolkitsAnnually' } },
        },
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
    granted: {
      description:
        'The member has what was bought: with Premium the dashboard opens, with the toolkits the page stays.',
      tags: ['premium', 'granted'],
      type: 'final',
    },
  },
});
