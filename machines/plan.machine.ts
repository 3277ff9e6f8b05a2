// The life of a plan: what a member holds, since when and until when; cancelled, resumed, changed, unpaid, ended
// (docs/product-decisions.md, "Beyond the specification").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Period, Product } from './upgrade.machine.ts';

export type Plan = {
  product: Product;
  status: 'running' | 'ending' | 'failing' | 'ended';
  period: Period;
  /** The period that begins with the next payment, where it is another one. */
  nextPeriod: Period | null;
  /** ISO times. `until`: the next payment, the end of a cancelled plan, or the last day to pay; null without end. */
  since: string;
  until: string | null;
  /** Since when a payment is lacking. */
  failedAt: string | null;
  isCancelled: boolean;
  /** Who takes the payments: this server, or a hosted checkout, where the plan is then managed. */
  provider: 'server' | 'stripe';
  /** How many milliseconds are left by the service's clock; null without end. */
  endsIn: number | null;
};

/** What the demo plays of a provider that takes payments; its controls are labeled as the demo's. */
export type DemoAct = 'renewal' | 'failure' | 'end';

export type PlansKnown = { plans: readonly Plan[]; hasDemo: boolean };

/** What the service answers to a step: the plans after it, or why it was not taken. */
export type PlanAnswer =
  { outcome: 'stored'; plans: readonly Plan[] } | { outcome: 'refused'; message: string };

export type PlanEvent =
  | { type: 'retry.requested' }
  | { type: 'product.chosen'; product: Product }
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'change.requested' }
  | { type: 'change.confirmed' }
  | { type: 'action.cancelled' }
  | { type: 'resumption.requested' }
  | { type: 'payment.requested' }
  | { type: 'demo.played'; act: DemoAct };

/** The plan is another one now: the site reads again what it opens. */
export type PlanEmitted = { type: 'subscription.changed' };

type PlanContext = {
  plans: readonly Plan[];
  /** The plan that the page shows. */
  product: Product;
  hasDemo: boolean;
  /** The step that is being taken without a dialog, or was the last. */
  step: DirectStep;
  /** The period of the change that is asked about. */
  period: Period;
  /** Why the last step was not taken, in the service's words or empty; null where none failed. */
  problem: string | null;
};

/** A step that is taken at once; cancelling and changing are asked about in a dialog first. */
export type DirectStep = 'resume' | 'pay' | DemoAct;

/** What the service is told about a plan. `change`: from the next payment on it is paid by that period. */
export type PlanMove =
  | { product: Product; step: 'cancel' | DirectStep }
  | { product: Product; step: 'change'; period: Period };

/** No timer of a browser runs longer. */
const longestTimer = 2_147_483_647;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The plan that is shown. */
export const shownPlan = ({ plans, product }: Pick<PlanContext, 'plans' | 'product'>) =>
  plans.find((plan) => plan.product === product) ?? null;

/** The period that a change would lead to: away from the one that is due next. */
export const otherPeriod = ({ period, nextPeriod }: Pick<Plan, 'period' | 'nextPeriod'>): Period =>
  (nextPeriod ?? period) === 'monthly' ? 'annually' : 'monthly';

export const planMachine = setup({
  types: {
    context: {} as PlanContext,
    events: {} as PlanEvent,
    emitted: {} as PlanEmitted,
    tags: {} as
      | 'loading'
      | 'unread'
      | 'none'
      | 'held'
      | 'open'
      | 'ended'
      | 'elsewhere'
      | 'busy'
      | 'cancellationOpen'
      | 'changeOpen'
      | 'stepping',
  },
  actors: {
    readPlans: fromPromise<PlansKnown>(() =>
      Promise.reject(new Error('Port readPlans is not provided.')),
    ),
    /** Takes a step; repeated, it has no further effect. */
    movePlan: fromPromise<PlanAnswer, PlanMove>(() =>
      Promise.reject(new Error('Port movePlan is not provided.')),
    ),
  },
  actions: {
    rememberKnown: assign((_, { plans, hasDemo }: PlansKnown) => ({ plans, hasDemo })),
    rememberPlans: assign(({ context }, params: PlanAnswer) => ({
      plans: params.outcome === 'stored' ? params.plans : context.plans,
    })),
    rememberProduct: assign((_, { product }: { product: Product }) => ({ product })),
    showWhatIsHeld: assign(({ context }) => ({
      product: shownPlan(context)?.product ?? context.plans[0]?.product ?? context.product,
    })),
    rememberStep: assign((_, params: { step: DirectStep }) => ({ ...params, problem: null })),
    chooseOtherPeriod: assign(({ context }) => {
      const plan = shownPlan(context);
      return { problem: null, period: plan === null ? context.period : otherPeriod(plan) };
    }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: PlanAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
    tellSite: emit({ type: 'subscription.changed' }),
  },
  guards: {
    wasRefused: (_, params: PlanAnswer) => params.outcome === 'refused',
    hasNone: ({ context }) => context.plans.length === 0,
    hasEnded: ({ context }) => shownPlan(context)?.status === 'ended',
    isElsewhere: ({ context }) => shownPlan(context)?.provider === 'stripe',
    isEnding: ({ context }) => shownPlan(context)?.status === 'ending',
    isFailing: ({ context }) => shownPlan(context)?.status === 'failing',
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** Until the plan ends by the service's clock. */
    periodEnd: ({ context }) => Math.min(shownPlan(context)?.endsIn ?? longestTimer, longestTimer),
  },
}).createMachine({
  id: 'plan',
  description:
    'A member sees what they pay for, and cancels, resumes or changes it, until it has ended.',
  context: {
    plans: [],
    product: 'membership',
    hasDemo: false,
    step: 'resume',
    period: 'monthly',
    problem: null,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked which plans the member holds.',
      tags: 'loading',
      invoke: {
        id: 'readingPlans',
        src: 'readPlans',
        onDone: {
          target: 'known',
          actions: [
            { type: 'rememberKnown', params: ({ event }) => event.output },
            'showWhatIsHeld',
          ],
        },
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'The plans could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading', actions: 'forgetProblem' } },
    },
    known: {
      description: 'The service has said what the member holds.',
      always: [
        { guard: 'hasNone', target: 'none' },
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'isElsewhere', target: 'open.showing.elsewhere' },
        { guard: 'isEnding', target: 'open.showing.ending' },
        { guard: 'isFailing', target: 'open.showing.failing' },
        { target: 'open.showing.running' },
      ],
    },
    none: {
      description: 'The member has never had a plan; the page leads to the two that there are.',
      tags: 'none',
    },
    ended: {
      description:
        'The plan is over: the page says since when, what is locked, what stays, and how to return.',
      tags: ['held', 'ended'],
      on: {
        'product.chosen': {
          target: 'reading',
          actions: ['forgetProblem', { type: 'rememberProduct', params: ({ event }) => event }],
        },
      },
    },
    open: {
      description: 'Everything in the plan is open to the member.',
      tags: ['held', 'open'],
      initial: 'showing',
      after: { periodEnd: { target: 'reading', actions: ['forgetProblem', 'tellSite'] } },
      states: {
        showing: {
          description: 'The plan is shown, with what can be done about it.',
          initial: 'running',
          on: {
            'product.chosen': {
              target: '#plan.reading',
              actions: ['forgetProblem', { type: 'rememberProduct', params: ({ event }) => event }],
            },
            'demo.played': {
              target: 'stepping',
              actions: { type: 'rememberStep', params: ({ event }) => ({ step: event.act }) },
            },
          },
          states: {
            running: {
              description: 'The plan renews by itself at the end of its period.',
              on: {
                'cancellation.requested': {
                  target: '#plan.open.confirmingCancellation',
                  actions: 'forgetProblem',
                },
                'change.requested': {
                  target: '#plan.open.confirmingChange',
                  actions: 'chooseOtherPeriod',
                },
              },
            },
            elsewhere: {
              description: 'The plan is managed at the checkout; what is done there is read anew.',
              tags: 'elsewhere',
              on: { 'retry.requested': { target: '#plan.reading' } },
            },
            ending: {
              description:
                'The plan was cancelled: it stays open until its period ends, and can be resumed.',
              on: {
                'resumption.requested': {
                  target: '#plan.open.stepping',
                  actions: { type: 'rememberStep', params: { step: 'resume' } },
                },
              },
            },
            failing: {
              description:
                'A payment has failed: the plan stays open for some days, in which it can be paid.',
              on: {
                'payment.requested': {
                  target: '#plan.open.stepping',
                  actions: { type: 'rememberStep', params: { step: 'pay' } },
                },
                'cancellation.requested': {
                  target: '#plan.open.confirmingCancellation',
                  actions: 'forgetProblem',
                },
              },
            },
          },
        },
        confirmingCancellation: {
          description: 'A dialog says until when the plan stays open, and asks whether to cancel.',
          tags: 'cancellationOpen',
          on: {
            'cancellation.confirmed': { target: 'cancelling', actions: 'forgetProblem' },
            'action.cancelled': { target: 'settling', actions: 'forgetProblem' },
          },
        },
        cancelling: {
          description: 'The service is told that the plan ends with its period.',
          tags: ['cancellationOpen', 'busy'],
          invoke: {
            id: 'cancellingPlan',
            src: 'movePlan',
            input: ({ context }) => ({ product: context.product, step: 'cancel' }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: '#plan.reading',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: '#plan.known',
                actions: [
                  { type: 'rememberPlans', params: ({ event }) => event.output },
                  'tellSite',
                ],
              },
            ],
            onError: {
              target: 'confirmingCancellation',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: {
              target: 'confirmingCancellation',
              actions: { type: 'explain', params: {} },
            },
          },
        },
        confirmingChange: {
          description: 'A dialog says what is paid from when on, and asks whether to change.',
          tags: 'changeOpen',
          on: {
            'change.confirmed': { target: 'changing', actions: 'forgetProblem' },
            'action.cancelled': { target: 'showing', actions: 'forgetProblem' },
          },
        },
        changing: {
          description: 'The service is told by which period the plan is paid from then on.',
          tags: ['changeOpen', 'busy'],
          invoke: {
            id: 'changingPlan',
            src: 'movePlan',
            input: ({ context }) => ({
              product: context.product,
              step: 'change',
              period: context.period,
            }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: '#plan.reading',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: '#plan.known',
                actions: { type: 'rememberPlans', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'confirmingChange',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: {
              target: 'confirmingChange',
              actions: { type: 'explain', params: {} },
            },
          },
        },
        stepping: {
          description:
            'The service is told that the plan goes on, that it is paid, or what the demo plays.',
          tags: ['busy', 'stepping'],
          invoke: {
            id: 'takingStep',
            src: 'movePlan',
            input: ({ context }) => ({ product: context.product, step: context.step }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: '#plan.reading',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: '#plan.known',
                actions: [
                  { type: 'rememberPlans', params: ({ event }) => event.output },
                  'tellSite',
                ],
              },
            ],
            onError: {
              target: 'settling',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'settling', actions: { type: 'explain', params: {} } },
          },
        },
        settling: {
          description: 'Nothing has changed: the plan is shown as it was.',
          always: [
            { guard: 'isEnding', target: 'showing.ending' },
            { guard: 'isFailing', target: 'showing.failing' },
            { target: 'showing.running' },
          ],
        },
      },
    },
  },
});
