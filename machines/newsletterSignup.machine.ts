// One box for every newsletter of the site: an address is typed, and stored once for the newsletters that the box offers
// (docs/product-spec.md, "2. Screens and routes", "5. Validation rules"; docs/product-decisions.md, "No behaviour").
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

/** The two newsletters, by their names in the database. */
export type Letter = 'second-curve' | 'next-curve';

export type Subscription = { address: string; lists: readonly Letter[] };

/** The backend's answer: the address is stored (now or earlier), or it is not a valid address. */
export type SubscriptionAnswer = { outcome: 'stored' } | { outcome: 'refused' };

/** The message shown at the field: one of our sentences by its key, or the service's own words. */
export type SignupProblem = { key: 'malformed' | 'failed'; message?: string };

/** What is kept of a box: the address as it was typed. */
export type SignupDraft = { email: string };

export type NewsletterSignupEvent =
  | { type: 'email.edited'; email: string }
  | { type: 'signup.submitted' }
  // What the draft of the box reports.
  | DraftNews<SignupDraft>;

export type NewsletterSignupEmitted = { type: 'toast'; key: ToastKey; message?: string };

/** `place` tells the boxes of the site apart; `welcome` is the message to a new reader of these newsletters. */
export type NewsletterSignupInput = {
  place: string;
  lists: readonly Letter[];
  welcome: ToastKey;
};

type NewsletterSignupContext = NewsletterSignupInput & {
  email: string;
  problem: SignupProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const newsletterSignupMachine = setup({
  types: {
    context: {} as NewsletterSignupContext,
    input: {} as NewsletterSignupInput,
    events: {} as NewsletterSignupEvent,
    emitted: {} as NewsletterSignupEmitted,
    tags: {} as 'editable' | 'busy' | 'paused' | 'subscribed',
    children: {} as { draft: 'draft'; triesPause: 'triesPause' },
  },
  actors: {
    /** Stores the address for these newsletters, once; rejects with a sentence if the backend does not answer. */
    subscribe: fromPromise<SubscriptionAnswer, Subscription>(() =>
      Promise.reject(new Error('Port subscribe is not provided.')),
    ),
    /** What is typed is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
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
    takeUp: assign((_, params: { words: SignupDraft | null }) => params.words ?? {}),
    keepDraft: sendTo('draft', ({ context: { email } }) => ({
      type: 'words.changed' as const,
      words: email.trim() === '' ? null : { email },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    clearBox: assign({ email: '', problem: null }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: SignupProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    welcome: emit(({ context }) => ({ type: 'toast' as const, key: context.welcome })),
    announceFailure: emit((_, params: { error?: unknown }) => ({
      type: 'toast' as const,
      key: 'newsletterFailed' as const,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
    emailIsEmpty: ({ context }) => context.email.trim() === '',
    emailIsMalformed: ({ context }) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(context.email.trim()),
    wasRefused: (_, params: SubscriptionAnswer) => params.outcome === 'refused',
  },
  delays: { serviceTimeout: 15_000 },
}).createMachine({
  id: 'newsletterSignup',
  description: 'A reader leaves an address for one newsletter or for both.',
  meta: { typed: ['email'] },
  context: ({ input }) => ({ ...input, email: '', problem: null }),
  // The box works without its draft.
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { place }, self }) => ({ place, isOpen: true, holder: self }),
    onError: { actions: 'forgetProblem' },
  },
  // The member has left, and the address was theirs.
  on: { 'draft.withdrawn': { target: '.asking', actions: 'clearBox' } },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The box waits for an address; nothing has been sent. One that was typed earlier is taken up as long as nothing is typed.',
      tags: 'editable',
      on: {
        'draft.restored': {
          guard: 'emailIsEmpty',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'email.edited': {
          actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'keepDraft'],
        },
        'signup.submitted': [
          // An empty field submits nothing (docs/product-spec.md, "5. Validation rules").
          { guard: 'emailIsEmpty', actions: 'forgetProblem' },
          {
            guard: 'emailIsMalformed',
            actions: { type: 'explain', params: { key: 'malformed' } },
          },
          { target: 'subscribing', actions: 'forgetProblem' },
        ],
      },
    },
    subscribing: {
      description: 'The address is on its way; a second press changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'subscribing',
        src: 'subscribe',
        input: ({ context }) => ({ address: context.email.trim(), lists: context.lists }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'explain', params: { key: 'malformed' } },
          },
          { target: 'subscribed', actions: ['handDraftOver', 'welcome'] },
        ],
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'asking',
            actions: [
              { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'asking',
          actions: [
            { type: 'explain', params: { key: 'failed' } },
            { type: 'announceFailure', params: {} },
          ],
        },
      },
    },
    pausedForTries: {
      description:
        'The service has had too many tries: the address stays, and may be sent when the time is over.',
      tags: ['editable', 'paused'],
      invoke: {
        id: 'triesPause',
        src: 'triesPause',
        input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
        onDone: { target: 'asking' },
        onError: { target: 'asking' },
      },
      on: {
        'email.edited': {
          actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'keepDraft'],
        },
      },
    },
    subscribed: {
      description: 'The address is stored, and the box says so in place of the form.',
      tags: 'subscribed',
    },
  },
});
