// The second step of a sign-in: the code of an authenticator app, or a recovery code where the device is lost.
import { assign, fromPromise, setup } from 'xstate';
import type { triesPauseMachine } from './triesPause.machine.ts';

export type FactorStepProblem = {
  key: 'codeMissing' | 'codeMalformed' | 'recoveryCodeMissing' | 'refused' | 'unanswered';
  message?: string;
};

export type FactorStepEvent =
  /** The value of the field. It exists in this event only. */
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'recovery.chosen' }
  | { type: 'app.chosen' };

type FactorStepContext = {
  problem: FactorStepProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const factorStepMachine = setup({
  types: {
    context: {} as FactorStepContext,
    events: {} as FactorStepEvent,
    tags: {} as 'editable' | 'busy' | 'paused' | 'recovery',
    children: {} as { pauseOfApp: 'triesPause'; pauseOfRecovery: 'triesPause' },
  },
  actors: {
    /** Proves the session with a code of the app; rejects with the service's sentence. */
    proveByApp: fromPromise<void, { code: string }>(() =>
      Promise.reject(new Error('Port proveByApp is not provided.')),
    ),
    /** Proves it with a recovery code, which is used up. */
    proveByRecoveryCode: fromPromise<void, { code: string }>(() =>
      Promise.reject(new Error('Port proveByRecoveryCode is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: FactorStepProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
  },
  guards: {
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
    isMissing: (_, params: { code: string }) => params.code.trim() === '',
    /** Six digits, as apps show them, in one group or two. */
    isMalformed: (_, params: { code: string }) => !/^\d{6}$/.test(params.code.replace(/\s/g, '')),
  },
  delays: { serviceTimeout: 15_000 },
}).createMachine({
  id: 'factorStep',
  description:
    'A member whose password or link was right shows the code of their authenticator app; until then nothing of theirs is open.',
  context: () => ({ problem: null }),
  initial: 'app',
  states: {
    app: {
      description: 'The code of the authenticator app is asked for.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The code is being typed or pasted.',
          tags: 'editable',
          on: {
            'code.edited': { actions: 'forgetProblem' },
            'recovery.chosen': { target: '#factorStep.recovery', actions: 'forgetProblem' },
            'code.submitted': [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'codeMissing' } },
              },
              {
                guard: { type: 'isMalformed', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'codeMalformed' } },
              },
              { target: 'checking', actions: 'forgetProblem' },
            ],
          },
        },
        checking: {
          description: 'The service compares the code with those of this moment.',
          tags: 'busy',
          invoke: {
            id: 'provingByApp',
            src: 'proveByApp',
            input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
            onDone: { target: '#factorStep.proven' },
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: 'pausedForTries',
              },
              {
                target: 'editing',
                actions: {
                  type: 'explain',
                  params: ({ event }) => ({ key: 'refused', error: event.error }),
                },
              },
            ],
          },
          after: {
            serviceTimeout: {
              target: 'editing',
              actions: { type: 'explain', params: { key: 'unanswered' } },
            },
          },
        },
        pausedForTries: {
          description:
            'The service has had too many tries: a code may be sent when the time is over.',
          tags: ['editable', 'paused'],
          invoke: {
            id: 'pauseOfApp',
            src: 'triesPause',
            input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            onDone: { target: 'editing' },
            onError: { target: 'editing' },
          },
          on: { 'code.edited': { actions: 'forgetProblem' } },
        },
      },
    },
    recovery: {
      description: 'The device is lost, or out of reach: a recovery code is asked for.',
      tags: 'recovery',
      initial: 'editing',
      states: {
        editing: {
          description: 'The recovery code is being typed or pasted.',
          tags: 'editable',
          on: {
            'code.edited': { actions: 'forgetProblem' },
            'app.chosen': { target: '#factorStep.app', actions: 'forgetProblem' },
            'code.submitted': [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'recoveryCodeMissing' } },
              },
              { target: 'checking', actions: 'forgetProblem' },
            ],
          },
        },
        checking: {
          description: 'The service looks for the code among those that are left, and uses it up.',
          tags: 'busy',
          invoke: {
            id: 'provingByRecoveryCode',
            src: 'proveByRecoveryCode',
            input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
            onDone: { target: '#factorStep.proven' },
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: 'pausedForTries',
              },
              {
                target: 'editing',
                actions: {
                  type: 'explain',
                  params: ({ event }) => ({ key: 'refused', error: event.error }),
                },
              },
            ],
          },
          after: {
            serviceTimeout: {
              target: 'editing',
              actions: { type: 'explain', params: { key: 'unanswered' } },
            },
          },
        },
        pausedForTries: {
          description:
            'The service has had too many tries: a code may be sent when the time is over.',
          tags: ['editable', 'paused'],
          invoke: {
            id: 'pauseOfRecovery',
            src: 'triesPause',
            input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            onDone: { target: 'editing' },
            onError: { target: 'editing' },
          },
          on: { 'code.edited': { actions: 'forgetProblem' } },
        },
      },
    },
    proven: {
      description: 'The code was right; the session leads the member onward.',
      type: 'final',
    },
  },
});
