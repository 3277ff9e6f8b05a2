// A forgotten password: asks for the address and has a link sent to it (docs/product-spec.md, "2. Screens and routes", "4. States
// and transitions").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

/** The message shown at the field: one of our sentences by its key, or the service's own words. */
export type ResetProblem = { key: 'emailMissing' | 'emailMalformed' | 'failed'; message?: string };

export type ResetPasswordEvent =
  { type: 'email.edited'; email: string } | { type: 'link.requested' };

export type ResetPasswordEmitted = { type: 'toast'; key: ToastKey; message?: string };

type ResetPasswordContext = {
  email: string;
  problem: ResetProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    emitted: {} as ResetPasswordEmitted,
    tags: {} as 'editable' | 'busy' | 'paused',
    children: {} as { triesPause: 'triesPause' },
  },
  actors: {
    /** Asks the service to mail a recovery link; rejects with the service's sentence. */
    sendResetLink: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('Port sendResetLink is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    rememberEmail: assign((_, params: { email: string }) => ({
      email: params.email,
      problem: null,
    })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: ResetProblem['key']; error?: unknown }) => ({
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
    emailIsMissing: ({ context }) => context.email.trim() === '',
    emailIsMalformed: ({ context }) => !/^\S+@\S+\.\S+$/.test(context.email.trim()),
  },
  delays: { serviceTimeout: 15_000 },
}).createMachine({
  id: 'resetPassword',
  description: 'A user who forgot their password asks for a link that lets them set a new one.',
  context: () => ({ email: '', problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The address is being typed; nothing has been sent.',
      tags: 'editable',
      on: {
        'email.edited': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'link.requested': [
          {
            guard: 'emailIsMissing',
            actions: { type: 'explain', params: { key: 'emailMissing' } },
          },
          {
            guard: 'emailIsMalformed',
            actions: { type: 'explain', params: { key: 'emailMalformed' } },
          },
          { target: 'sending', actions: 'forgetProblem' },
        ],
      },
    },
    sending: {
      description: 'The service has been asked to mail the link; we wait for its answer.',
      tags: 'busy',
      invoke: {
        id: 'sendingLink',
        src: 'sendResetLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: {
          target: 'sent',
          actions: { type: 'announce', params: { key: 'resetLinkSent' } },
        },
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'idle',
            actions: [
              { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'resetFailed', error: event.error }),
              },
            ],
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'idle',
          actions: [
            { type: 'explain', params: { key: 'failed' } },
            { type: 'announce', params: { key: 'resetFailed' } },
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
        onDone: { target: 'idle' },
        onError: { target: 'idle' },
      },
      on: {
        'email.edited': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },
    sent: {
      description: 'The link is on its way; a confirmation has replaced the form.',
      type: 'final',
    },
  },
});
