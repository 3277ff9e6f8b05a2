// A new password after a recovery link: typed twice, at least six characters (docs/product-decisions.md, "Sessions and storage").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

export type NewPasswordProblem = {
  key: 'passwordMissing' | 'passwordTooShort' | 'passwordsDiffer' | 'failed';
  message?: string;
};

export type NewPasswordEvent =
  /** The values of the two fields. They exist in this event only. */
  { type: 'password.submitted'; password: string; repeated: string } | { type: 'password.edited' };

export type NewPasswordEmitted = { type: 'toast'; key: ToastKey; message?: string };

type NewPasswordContext = {
  problem: NewPasswordProblem | null;
};

/** The service's own minimum (docs/product-spec.md, "9. Business constants and limits"). */
const minimumLength = 6;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const newPasswordMachine = setup({
  types: {
    context: {} as NewPasswordContext,
    events: {} as NewPasswordEvent,
    emitted: {} as NewPasswordEmitted,
    tags: {} as 'editable' | 'busy' | 'paused',
    children: {} as { triesPause: 'triesPause' },
  },
  actors: {
    /** Sets the password of the recovered account; rejects with the service's sentence. */
    savePassword: fromPromise<void, { password: string }>(() =>
      Promise.reject(new Error('Port savePassword is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: NewPasswordProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
    isMissing: (_, params: { password: string }) => params.password === '',
    isTooShort: (_, params: { password: string }) => params.password.length < minimumLength,
    passwordsDiffer: (_, params: { password: string; repeated: string }) =>
      params.password !== params.repeated,
  },
  delays: { serviceTimeout: 15_000 },
}).createMachine({
  id: 'newPassword',
  description:
    'A user who came through a recovery link sets a new password, and can do nothing else.',
  context: () => ({ problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The new password is being typed, twice.',
      tags: 'editable',
      on: {
        'password.edited': { actions: 'forgetProblem' },
        'password.submitted': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'passwordMissing' } },
          },
          {
            guard: { type: 'isTooShort', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'passwordTooShort' } },
          },
          {
            guard: { type: 'passwordsDiffer', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'passwordsDiffer' } },
          },
          { target: 'saving', actions: 'forgetProblem' },
        ],
      },
    },
    saving: {
      description: 'The service is changing the password; we wait for its answer.',
      tags: 'busy',
      invoke: {
        id: 'savingPassword',
        src: 'savePassword',
        input: ({ event }) => ({
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { key: 'passwordSaved' } },
        },
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'editing',
            actions: [
              { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'passwordFailed', error: event.error }),
              },
            ],
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'editing',
          actions: [
            { type: 'explain', params: { key: 'failed' } },
            { type: 'announce', params: { key: 'passwordFailed' } },
          ],
        },
      },
    },
    pausedForTries: {
      description:
        'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
      tags: ['editable', 'paused'],
      invoke: {
        id: 'triesPause',
        src: 'triesPause',
        input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
        onDone: { target: 'editing' },
        onError: { target: 'editing' },
      },
      on: { 'password.edited': { actions: 'forgetProblem' } },
    },
    saved: {
      description: 'The new password counts; the session takes the member onward.',
      type: 'final',
    },
  },
});
