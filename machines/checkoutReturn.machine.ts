// The way back from a hosted checkout: cancelled there, or paid, and then the plan opens when the checkout has told the server so
// (docs/product-decisions.md, "Upgrade").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { Period, Product } from './upgrade.machine.ts';

export type CheckoutReturnEvent =
  // What the address says, once: the checkout sends its visitor back to it.
  | { type: 'checkout.returned' }
  | { type: 'checkout.cancelled' }
  // What the user does.
  | { type: 'confirmation.requested' }
  | { type: 'notice.dismissed' };

export type CheckoutReturnEmitted =
  | { type: 'toast'; key: ToastKey }
  | { type: 'navigate'; to: string }
  /** The server has the plan: this browser may show it and read the row again. */
  | { type: 'plan.granted'; product: Product };

export type CheckoutReturnInput = { product: Product };

type CheckoutReturnContext = CheckoutReturnInput & {
  /** The period of the plan that was granted. */
  period: Period;
};

/** What the server says of the plan: its period, or null while it has not been told of it. */
export type Grant = { period: Period } | null;

export const checkoutReturnMachine = setup({
  types: {
    context: {} as CheckoutReturnContext,
    input: {} as CheckoutReturnInput,
    events: {} as CheckoutReturnEvent,
    emitted: {} as CheckoutReturnEmitted,
    tags: {} as 'cancelled' | 'waiting' | 'late' | 'granted',
  },
  actors: {
    /** Feed: how the visitor came back, as the address says; it is taken out of the address. */
    returnFeed: fromCallback<CheckoutReturnEvent>(() => {
      throw new Error('Port returnFeed is not provided.');
    }),
    /** The open plan of this product, or null. */
    readGrant: fromPromise<Grant, { product: Product }>(() =>
      Promise.reject(new Error('Port readGrant is not provided.')),
    ),
  },
  actions: {
    rememberPeriod: assign(({ context }, params: { grant: Grant }) => ({
      period: params.grant?.period ?? context.period,
    })),
    tellSite: emit(({ context }) => ({
      type: 'plan.granted' as const,
      product: context.product,
    })),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, ...params })),
    goToDashboard: emit({ type: 'navigate', to: '/dashboard' }),
  },
  guards: {
    isGranted: (_, params: { grant: Grant }) => params.grant !== null,
    isMembership: ({ context }) => context.product === 'membership',
    isMonthly: ({ context }) => context.period === 'monthly',
  },
  delays: {
    /** Between two questions whether the checkout has told the server. */
    nextQuestion: 2000,
    /** How long to wait for the service's answer. */
    answerTimeout: 15_000,
    /** After this the page says that it takes longer; the plan opens whenever the checkout tells of it. */
    webhookTimeout: 60_000,
  },
}).createMachine({
  id: 'checkoutReturn',
  description: 'A member comes back from the page on which they pay.',
  context: ({ input }) => ({ ...input, period: 'monthly' }),
  initial: 'here',
  invoke: { id: 'returnFeed', src: 'returnFeed', onError: { target: '.here' } },
  on: {
    'checkout.returned': { target: '.waitingForWebhook' },
    'checkout.cancelled': { target: '.cancelled' },
  },
  states: {
    here: { description: 'Nobody has come back from a checkout; the page shows nothing of it.' },
    cancelled: {
      description: 'They left the checkout without paying: the page says that nothing was charged.',
      tags: 'cancelled',
      on: { 'notice.dismissed': { target: 'here' } },
    },
    waitingForWebhook: {
      description:
        'They have paid, and the server waits to be told: no success is announced before that.',
      tags: 'waiting',
      initial: 'asking',
      after: { webhookTimeout: { target: 'unconfirmed' } },
      states: {
        asking: {
          description: 'The service is asked whether it knows of the plan.',
          invoke: {
            id: 'readingGrant',
            src: 'readGrant',
            input: ({ context }) => ({ product: context.product }),
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkoutReturn.confirmed',
                actions: {
                  type: 'rememberPeriod',
                  params: ({ event }) => ({ grant: event.output }),
                },
              },
              { target: 'pausing' },
            ],
            onError: { target: 'pausing' },
          },
          after: { answerTimeout: { target: 'pausing' } },
        },
        pausing: {
          description: 'It does not know of it yet; it is asked again in a moment.',
          after: { nextQuestion: { target: 'asking' } },
        },
      },
    },
    unconfirmed: {
      description:
        'It takes longer than usual: the page says that the plan opens by itself, and offers to ask again.',
      tags: 'late',
      on: { 'confirmation.requested': { target: 'waitingForWebhook' } },
    },
    confirmed: {
      description: 'The server has been told: the specified success follows.',
      entry: 'tellSite',
      always: [
        {
          guard: 'isMembership',
          target: 'granted',
          actions: 'goToDashboard',
        },
        { target: 'granted' },
      ],
    },
    granted: {
      description: 'The plan is open, and the page has said so.',
      tags: 'granted',
    },
  },
});
