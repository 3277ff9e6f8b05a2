// A new password while signed in: the present one is sent along, and every other device is signed out.
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { triesPauseMachine } from './triesPause.machine.ts';

/** The values of the two fields. They exist in an event and in the port's input only. */
export type Passwords = { present: string; password: string };

export type ChangePasswordEvent =
  | { type: 'form.opened' }
  | { type: 'form.closed' }
  | ({ type: 'passwords.submitted' } & Passwords)
  | { type: 'passwords.edited' };

/** The service's answer: the password is changed, or the present one was not right. */
export type PasswordAnswer = { outcome: 'changed' | 'wrong' };

export type ChangePasswordProblem = {
  key: 'presentMissing' | 'passwordMissing' | 'passwordTooShort' | 'same' | 'wrong' | 'failed';
  message?: string;
};

/** The part of `devices` that this flow uses. */
export type SessionsListener = ActorRef<Snapshot<unknown>, { type: 'sessions.ended' }>;

export type ChangePasswordInput = { devices: SessionsListener };

type ChangePasswordContext = ChangePasswordInput & { problem: ChangePasswordProblem | null };

/** The service's own minimum (docs/product-spec.md, "9. Business constants and limits"). */
const minimumLength = 6;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    input: {} as ChangePasswordInput,
    events: {} as ChangePasswordEvent,
    tags: {} as 'formOpen' | 'editable' | 'busy' | 'paused' | 'saved',
    children: {} as { triesPause: 'triesPause' },
  },
  actors: {
    /** Changes the password; rejects with the service's sentence. */
    changePassword: fromPromise<PasswordAnswer, Passwords>(() =>
      Promise.reject(new Error('Port changePassword is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: ChangePasswordProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    tellDevices: sendTo(({ context }) => context.devices, { type: 'sessions.ended' }),
  },
  guards: {
    presentIsMissing: (_, params: Passwords) => params.present === '',
    isMissing: (_, params: Passwords) => params.password === '',
    isTooShort: (_, params: Passwords) => params.password.length < minimumLength,
    isSame: (_, params: Passwords) => params.password === params.present,
    isWrong: (_, params: PasswordAnswer) => params.outcome === 'wrong',
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'changePassword',
  description:
    'A signed-in member sets a new password with the present one; every other device is signed out.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page offers to change the password.',
      on: { 'form.opened': { target: 'editing' } },
    },
    editing: {
      description: 'The present password and the new one are being typed; nothing has been sent.',
      tags: ['formOpen', 'editable'],
      on: {
        'form.closed': { target: 'closed', actions: 'forgetProblem' },
        'passwords.edited': { actions: 'forgetProblem' },
        'passwords.submitted': [
          {
            guard: { type: 'presentIsMissing', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'presentMissing' } },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'passwordMissing' } },
          },
          {
            guard: { type: 'isTooShort', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'passwordTooShort' } },
          },
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'same' } },
          },
          { target: 'saving', actions: 'forgetProblem' },
        ],
      },
    },
    saving: {
      description: 'The service is changing the password; we wait for its answer.',
      tags: ['formOpen', 'busy'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) =>
          event.type === 'passwords.submitted'
            ? { present: event.present, password: event.password }
            : { present: '', password: '' },
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'explain', params: { key: 'wrong' } },
          },
          { target: 'saved', actions: 'tellDevices' },
        ],
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'editing',
            actions: {
              type: 'explain',
              params: ({ event }) => ({ key: 'failed', error: event.error }),
            },
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'editing',
          actions: { type: 'explain', params: { key: 'failed' } },
        },
      },
    },
    pausedForTries: {
      description:
        'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
      tags: ['formOpen', 'editable', 'paused'],
      invoke: {
        id: 'triesPause',
        src: 'triesPause',
        input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
        onDone: { target: 'editing' },
        onError: { target: 'editing' },
      },
      on: {
        'passwords.edited': { actions: 'forgetProblem' },
        'form.closed': { target: 'closed' },
      },
    },
    saved: {
      description: 'The new password counts, and the page says that other devices are signed out.',
      tags: 'saved',
      on: { 'form.opened': { target: 'editing' } },
    },
  },
});
