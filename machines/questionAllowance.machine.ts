// How many questions a member has left this month (docs/product-spec.md, "6. Roles and permissions";
// docs/product-decisions.md, "AsynQ quota"). AsynQ runs it as a child and is told every change.
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

/** The member's questions of this month; months as 2026-11. */
export type Allowance = { limit: number; left: number; month: string; nextMonth: string };

/** Told to the owning flow: null while nothing is known of the month. */
export type AllowanceReport = {
  type: 'allowance.changed';
  allowance: Allowance | 'unreadable' | null;
};

/** The part of the owning flow that the allowance uses. */
export type AllowanceHolder = ActorRef<Snapshot<unknown>, AllowanceReport>;

export type QuestionAllowanceEvent =
  // Reported by the session: a user signed in or out.
  | { type: 'member.arrived' }
  | { type: 'member.left' }
  // The tab is visible again.
  | { type: 'page.shown' }
  /** So many questions wait in this browser for the backend. */
  | { type: 'questions.counted'; count: number };

export type QuestionAllowanceInput = { holder: AllowanceHolder };

type QuestionAllowanceContext = {
  holder: AllowanceHolder;
  allowance: Allowance | null;
  /** The questions that wait in this browser. */
  waiting: number;
};

export const questionAllowanceMachine = setup({
  types: {
    context: {} as QuestionAllowanceContext,
    input: {} as QuestionAllowanceInput,
    events: {} as QuestionAllowanceEvent,
  },
  actors: {
    /** Feed: who is signed in, when the tab is visible again, and how many questions wait in the outbox. */
    memberFeed: fromCallback<QuestionAllowanceEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** The member's questions of this month. */
    readAllowance: fromPromise<Allowance>(() =>
      Promise.reject(new Error('Port readAllowance is not provided.')),
    ),
  },
  actions: {
    rememberAllowance: assign({
      allowance: (_, params: { allowance: Allowance }) => params.allowance,
    }),
    forgetAllowance: assign({ allowance: null }),
    rememberWaiting: assign({ waiting: (_, params: { count: number }) => params.count }),
    tellAllowance: sendTo(
      ({ context }) => context.holder,
      ({ context }) => ({ type: 'allowance.changed', allowance: context.allowance }),
    ),
    tellUnreadable: sendTo(({ context }) => context.holder, {
      type: 'allowance.changed',
      allowance: 'unreadable',
    }),
  },
  guards: {
    /** A question has left this browser: it counts as asked from now on. */
    fewerWait: ({ context }, params: { count: number }) => params.count < context.waiting,
  },
  delays: {
    serviceTimeout: 15_000,
    /** A failed read is tried again after this time. */
    allowanceRetry: 30_000,
  },
}).createMachine({
  id: 'questionAllowance',
  description: 'A member knows what is left of the month before anything is typed.',
  context: ({ input }) => ({ holder: input.holder, allowance: null, waiting: 0 }),
  invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.anonymous' } },
  on: {
    'member.arrived': { target: '.reading' },
    'member.left': { target: '.anonymous', actions: ['forgetAllowance', 'tellAllowance'] },
    'questions.counted': {
      actions: { type: 'rememberWaiting', params: ({ event }) => event },
    },
  },
  initial: 'anonymous',
  states: {
    anonymous: {
      description: 'No member is signed in, as far as the site knows: there is no month to count.',
    },
    reading: {
      description: 'The month is being read; what was known of it is still on screen.',
      invoke: {
        id: 'readAllowance',
        src: 'readAllowance',
        onDone: {
          target: 'known',
          actions: [
            { type: 'rememberAllowance', params: ({ event }) => ({ allowance: event.output }) },
            'tellAllowance',
          ],
        },
        onError: { target: 'unreadable' },
      },
      on: {
        'questions.counted': {
          guard: { type: 'fewerWait', params: ({ event }) => event },
          target: 'reading',
          reenter: true,
          actions: { type: 'rememberWaiting', params: ({ event }) => event },
        },
      },
      after: { serviceTimeout: { target: 'unreadable' } },
    },
    known: {
      description: 'What is left is on screen before anything is typed.',
      on: {
        'page.shown': { target: 'reading' },
        'questions.counted': {
          guard: { type: 'fewerWait', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'rememberWaiting', params: ({ event }) => event },
        },
      },
    },
    unreadable: {
      description: 'The month could not be read: the member may write on, and we ask again.',
      entry: ['forgetAllowance', 'tellUnreadable'],
      exit: 'tellAllowance',
      on: { 'page.shown': { target: 'reading' } },
      after: { allowanceRetry: { target: 'reading' } },
    },
  },
});
