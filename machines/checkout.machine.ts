// The way to a hosted checkout and back (docs/decisions/032-a-hosted-checkout.md): the member leaves to pay on its page. Coming back
// proves nothing: the plan is open when the service says so, and the service says so when the checkout has told it.
import { assign, fromPromise, setup } from 'xstate';

export type Product = 'membership' | 'toolkits';
export type Period = 'monthly' | 'annually';

/** A plan that the service has started. */
export type Granted = { outcome: 'granted'; product: Product; period: Period };

export type CheckoutEvent =
  /** The page of the checkout did not open: the member tries again. */
  | { type: 'leave.requested' }
  /** The member has signed in elsewhere: it is to be found out again whether the plan is open. */
  | { type: 'confirmation.requested' }
  /** The member has not paid, and wants to choose a plan again. */
  | { type: 'plans.requested' };

/** `url`: the page of the checkout; null for a member who has been there. */
export type CheckoutInput = { product: Product; url: string | null };

/** The plan that was started; null where there is none to announce. */
export type CheckoutOutput = { answer: Granted | null };

/** What the service says of the plan: it has opened of late, it was open before, nothing is known of it, or it knows no user. */
export type Grant =
  { state: 'new'; period: Period } | { state: 'old' } | { state: 'none' } | { state: 'signedOut' };

type CheckoutContext = CheckoutInput & {
  grant: Grant;
  /** Why the last question or the last attempt to leave failed, in the service's words or empty; null where none did. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    events: {} as CheckoutEvent,
    tags: {} as 'leaving' | 'unopened' | 'waiting' | 'late' | 'signedOut',
  },
  actors: {
    /** Leads to an address outside of the site. Resolves where this page is shown again, as the history kept it. */
    leaveSite: fromPromise<void, { url: string }>(() =>
      Promise.reject(new Error('Port leaveSite is not provided.')),
    ),
    /** What the service knows of the member's plan. */
    readGrant: fromPromise<Grant, { product: Product }>(() =>
      Promise.reject(new Error('Port readGrant is not provided.')),
    ),
  },
  actions: {
    rememberGrant: assign((_, params: { grant: Grant }) => ({ ...params, problem: null })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    isLeaving: ({ context }) => context.url !== null,
    isNew: (_, params: { grant: Grant }) => params.grant.state === 'new',
    isOld: (_, params: { grant: Grant }) => params.grant.state === 'old',
    isSignedOut: (_, params: { grant: Grant }) => params.grant.state === 'signedOut',
  },
  delays: {
    /** How long the page of the checkout may take to open. */
    leaveTimeout: 20_000,
    /** How long to wait for the service's answer. */
    serviceTimeout: 8000,
    /** Between two questions whether the checkout has told the service, while it is expected any second. */
    nextQuestion: 3000,
    /** After this the page says that it takes longer than usual … */
    usualWait: 10_000,
    /** … and the service is asked less often. */
    nextLateQuestion: 20_000,
  },
}).createMachine({
  id: 'checkout',
  description: 'A member leaves for the page on which they pay, and comes back from it.',
  context: ({ input }) => ({ ...input, grant: { state: 'none' }, problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Whether they are about to leave or have come back.',
      always: [{ guard: 'isLeaving', target: 'leaving' }, { target: 'waiting' }],
    },
    leaving: {
      description:
        "The page of the checkout opens in place of this one: cards and money are that page's alone.",
      tags: 'leaving',
      invoke: {
        id: 'leavingSite',
        src: 'leaveSite',
        input: ({ context }) => ({ url: context.url ?? '' }),
        onDone: { target: 'left' },
        onError: {
          target: 'unopened',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { leaveTimeout: { target: 'unopened', actions: { type: 'explain', params: {} } } },
    },
    unopened: {
      description: 'That page did not open: this one says that nothing was charged.',
      tags: 'unopened',
      on: {
        'leave.requested': { target: 'leaving', actions: 'forgetProblem' },
        'plans.requested': { target: 'left' },
      },
    },
    waiting: {
      description:
        'They have come back; the service is asked until the checkout has told it of the payment.',
      tags: 'waiting',
      initial: 'asking',
      after: { usualWait: { target: 'late' } },
      states: {
        asking: {
          description: 'The service is asked.',
          invoke: {
            id: 'readingGrant',
            src: 'readGrant',
            input: ({ context }) => ({ product: context.product }),
            onDone: [
              {
                guard: { type: 'isNew', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.confirmed',
                actions: {
                  type: 'rememberGrant',
                  params: ({ event }) => ({ grant: event.output }),
                },
              },
              {
                guard: { type: 'isOld', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.left',
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.signedOut',
              },
              { target: 'pausing', actions: 'forgetProblem' },
            ],
            onError: {
              target: 'pausing',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'pausing', actions: { type: 'explain', params: {} } },
          },
        },
        pausing: {
          description: 'It does not know of the plan yet, and is asked again in a moment.',
          after: { nextQuestion: { target: 'asking' } },
        },
      },
    },
    late: {
      description:
        'It takes longer than usual: the page says that the plan opens by itself, and leads back to the plans.',
      tags: ['waiting', 'late'],
      initial: 'asking',
      on: { 'plans.requested': { target: 'left' } },
      states: {
        asking: {
          description: 'The service is asked.',
          invoke: {
            id: 'readingGrant',
            src: 'readGrant',
            input: ({ context }) => ({ product: context.product }),
            onDone: [
              {
                guard: { type: 'isNew', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.confirmed',
                actions: {
                  type: 'rememberGrant',
                  params: ({ event }) => ({ grant: event.output }),
                },
              },
              {
                guard: { type: 'isOld', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.left',
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => ({ grant: event.output }) },
                target: '#checkout.signedOut',
              },
              { target: 'pausing', actions: 'forgetProblem' },
            ],
            onError: {
              target: 'pausing',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'pausing', actions: { type: 'explain', params: {} } },
          },
        },
        pausing: {
          description: 'It does not know of the plan yet, and is asked again in a moment.',
          after: { nextLateQuestion: { target: 'asking' } },
        },
      },
    },
    signedOut: {
      description:
        'Nobody is signed in here: a plan belongs to an account, and the page leads to the sign-in.',
      tags: 'signedOut',
      on: { 'confirmation.requested': { target: 'waiting', actions: 'forgetProblem' } },
    },
    confirmed: {
      description: 'The checkout has told the service, and the plan is open.',
      type: 'final',
    },
    left: {
      description: 'There is nothing to announce: the plans are shown as they are.',
      type: 'final',
    },
  },
  output: ({ context: { product, grant } }) => ({
    answer: grant.state === 'new' ? { outcome: 'granted', product, period: grant.period } : null,
  }),
});
