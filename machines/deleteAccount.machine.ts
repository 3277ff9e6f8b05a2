// The deletion of one's own account: what goes and what stays, a second step, the password, and fourteen days to change one's mind
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';
import type { PasswordAgainOutput, passwordAgainMachine } from './passwordAgain.machine.ts';

/** When the account is deleted (ISO); null where nobody has asked for it. */
export type DeletionKnown = { due: string | null };

/** The service's answer; `proofNeeded`: the password was given too long ago. */
export type DeletionAnswer =
  | { outcome: 'asked'; due: string }
  | { outcome: 'proofNeeded' }
  | { outcome: 'refused'; message: string };

export type KeepingAnswer = { outcome: 'kept' } | { outcome: 'refused'; message: string };

export type DeleteAccountEvent =
  | { type: 'retry.requested' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed' }
  | { type: 'action.cancelled' }
  | { type: 'keeping.requested' };

type DeleteAccountContext = {
  /** When the account is deleted (ISO); null where it stays. */
  due: string | null;
  /** Why the last step failed, in the service's words or empty; null where none did. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const deleteAccountMachine = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    children: {} as { passwordAgain: 'passwordAgain' },
    tags: {} as
      | 'loading'
      | 'unread'
      | 'staying'
      | 'kept'
      | 'leaving'
      | 'confirmationOpen'
      | 'proving'
      | 'busy',
  },
  actors: {
    /** When the account is to be deleted, if it is. */
    readDeletion: fromPromise<DeletionKnown>(() =>
      Promise.reject(new Error('Port readDeletion is not provided.')),
    ),
    /** Asks for the deletion; asked again, the day stays the same. */
    askDeletion: fromPromise<DeletionAnswer>(() =>
      Promise.reject(new Error('Port askDeletion is not provided.')),
    ),
    /** Takes the deletion back. */
    keepAccount: fromPromise<KeepingAnswer>(() =>
      Promise.reject(new Error('Port keepAccount is not provided.')),
    ),
    /** A dialog asks for the password: passwordAgain.machine.ts. */
    passwordAgain: fromPromise(() =>
      Promise.reject(new Error('Flow passwordAgain is not provided.')),
    ) as unknown as typeof passwordAgainMachine,
  },
  actions: {
    rememberDue: assign((_, params: { due: string | null }) => ({ due: params.due })),
    rememberAsked: assign((_, params: DeletionAnswer) => ({
      due: params.outcome === 'asked' ? params.due : null,
    })),
    forgetDue: assign({ due: null }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: DeletionAnswer | KeepingAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isDue: (_, params: DeletionKnown) => params.due !== null,
    needsProof: (_, params: DeletionAnswer) => params.outcome === 'proofNeeded',
    wasRefused: (_, params: DeletionAnswer | KeepingAnswer) => params.outcome === 'refused',
    isProven: (_, { isProved }: PasswordAgainOutput) => isProved,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'deleteAccount',
  description:
    'A member has their account deleted, and may change their mind until the day on which that happens.',
  context: { due: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked whether the account is to be deleted.',
      tags: 'loading',
      invoke: {
        id: 'readingDeletion',
        src: 'readDeletion',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'rememberDue', params: ({ event }) => event.output },
          },
          { target: 'staying' },
        ],
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading' } },
    },
    staying: {
      description: 'Nobody wants to leave: the page says what would go, what would stay, and why.',
      tags: 'staying',
      on: { 'deletion.requested': { target: 'confirming', actions: 'forgetProblem' } },
    },
    kept: {
      description: 'The member has changed their mind: the page says that the account stays.',
      tags: ['staying', 'kept'],
      on: { 'deletion.requested': { target: 'confirming', actions: 'forgetProblem' } },
    },
    confirming: {
      description: 'A dialog says what happens and when, and asks whether to do it.',
      tags: ['staying', 'confirmationOpen'],
      on: {
        'deletion.confirmed': { target: 'asking', actions: 'forgetProblem' },
        'action.cancelled': { target: 'staying', actions: 'forgetProblem' },
      },
    },
    asking: {
      description: 'The service is told that the account is to be deleted.',
      tags: ['staying', 'confirmationOpen', 'busy'],
      invoke: {
        id: 'askingDeletion',
        src: 'askDeletion',
        onDone: [
          {
            guard: { type: 'needsProof', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'leaving',
            actions: { type: 'rememberAsked', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'confirming',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'confirming', actions: { type: 'explain', params: {} } } },
    },
    proving: {
      description: 'The password was given too long ago: a dialog of its own asks for it again.',
      tags: ['staying', 'proving'],
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => event.output }, target: 'asking' },
          { target: 'staying' },
        ],
        onError: {
          target: 'confirming',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    leaving: {
      description: 'The page says on which day the account is deleted, and offers to keep it.',
      tags: 'leaving',
      on: { 'keeping.requested': { target: 'keeping', actions: 'forgetProblem' } },
    },
    keeping: {
      description: 'The service is told that the account stays.',
      tags: ['leaving', 'busy'],
      invoke: {
        id: 'keepingAccount',
        src: 'keepAccount',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'kept', actions: 'forgetDue' },
        ],
        onError: {
          target: 'leaving',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'leaving', actions: { type: 'explain', params: {} } } },
    },
  },
});
