// The password once more, before something that only its member may do: the flow that needs the proof runs this one as a child.
import { assign, fromPromise, setup } from 'xstate';
import type { triesPauseMachine } from './triesPause.machine.ts';

export type PasswordAgainEvent =
  /** The value of the field. It exists in this event only. */
  | { type: 'password.submitted'; password: string }
  | { type: 'password.edited' }
  | { type: 'proof.declined' };

/** Whether the member has proved to be who they are, or has left the question. */
export type PasswordAgainOutput = { isProved: boolean };

/** The service's answer to the password. */
export type ProofAnswer = { outcome: 'proved' | 'wrong' };

export type PasswordAgainProblem = { key: 'missing' | 'wrong' | 'failed'; message?: string };

type PasswordAgainContext = PasswordAgainOutput & { problem: PasswordAgainProblem | null };

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const passwordAgainMachine = setup({
  types: {
    context: {} as PasswordAgainContext,
    events: {} as PasswordAgainEvent,
    output: {} as PasswordAgainOutput,
    tags: {} as 'open' | 'editable' | 'busy' | 'paused',
    children: {} as { triesPause: 'triesPause' },
  },
  actors: {
    /** Sends the password; rejects with the service's sentence. A wrong password is an answer. */
    provePassword: fromPromise<ProofAnswer, { password: string }>(() =>
      Promise.reject(new Error('Port provePassword is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    rememberProof: assign({ isProved: true }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: PasswordAgainProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
  },
  guards: {
    isMissing: (_, params: { password: string }) => params.password === '',
    isWrong: (_, params: ProofAnswer) => params.outcome === 'wrong',
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'passwordAgain',
  description:
    'A member enters the password once more, so that nobody else can do with an open session what only its member may do.',
  context: () => ({ isProved: false, problem: null }),
  output: ({ context }) => ({ isProved: context.isProved }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is being typed; nothing has been sent.',
      tags: ['open', 'editable'],
      on: {
        'password.edited': { actions: 'forgetProblem' },
        'password.submitted': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'missing' } },
          },
          { target: 'proving', actions: 'forgetProblem' },
        ],
        'proof.declined': { target: 'over', actions: 'forgetProblem' },
      },
    },
    proving: {
      description: 'The service compares the password; we wait for its answer.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'provePassword',
        src: 'provePassword',
        input: ({ event }) => ({
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'explain', params: { key: 'wrong' } },
          },
          { target: 'over', actions: 'rememberProof' },
        ],
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'asking',
            actions: {
              type: 'explain',
              params: ({ event }) => ({ key: 'failed', error: event.error }),
            },
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'asking',
          actions: { type: 'explain', params: { key: 'failed' } },
        },
      },
    },
    pausedForTries: {
      description:
        'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
      tags: ['open', 'editable', 'paused'],
      invoke: {
        id: 'triesPause',
        src: 'triesPause',
        input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
        onDone: { target: 'asking' },
        onError: { target: 'asking' },
      },
      on: {
        'password.edited': { actions: 'forgetProblem' },
        'proof.declined': { target: 'over' },
      },
    },
    over: {
      description: 'The flow that asked hears whether the member has proved to be who they are.',
      type: 'final',
    },
  },
});
