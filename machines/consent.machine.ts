// Whether an answer may be published without names: its member allows it, and takes that back
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';

/** What the backend says: since when it is allowed, or null; or why not, in a sentence. */
export type ConsentAnswer =
  { outcome: 'stored'; givenAt: string | null } | { outcome: 'refused'; message: string };

/** `givenAt`: since when (ISO) it is allowed; null while it is not. */
export type ConsentInput = { id: string; givenAt: string | null };

export type ConsentEvent = { type: 'consent.given' } | { type: 'consent.revoked' };

type ConsentContext = ConsentInput & {
  /** Why the last action failed, in the service's words or empty; null where none did. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    input: {} as ConsentInput,
    events: {} as ConsentEvent,
    tags: {} as 'private' | 'allowed' | 'busy',
  },
  actors: {
    /** Allows the publication or takes that back; doing it twice is as doing it once. */
    storeConsent: fromPromise<ConsentAnswer, { id: string; consents: boolean }>(() =>
      Promise.reject(new Error('Port storeConsent is not provided.')),
    ),
  },
  actions: {
    takeConsent: assign((_, params: ConsentAnswer) => ({
      givenAt: params.outcome === 'stored' ? params.givenAt : null,
    })),
    forgetConsent: assign({ givenAt: null }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: ConsentAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isAllowed: ({ context }) => context.givenAt !== null,
    wasRefused: (_, params: ConsentAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'consent',
  description: 'A member allows that an answer is published without names, and takes that back.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The member has allowed it before, or not.',
      always: [{ guard: 'isAllowed', target: 'allowed' }, { target: 'private' }],
    },
    private: {
      description: 'The answer is published nowhere; the page asks whether it may be.',
      tags: 'private',
      on: { 'consent.given': { target: 'giving', actions: 'forgetProblem' } },
    },
    giving: {
      description: 'The backend is told that the member allows it.',
      tags: ['private', 'busy'],
      invoke: {
        id: 'givingConsent',
        src: 'storeConsent',
        input: ({ context }) => ({ id: context.id, consents: true }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'private',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'allowed',
            actions: { type: 'takeConsent', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'private',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'private', actions: { type: 'explain', params: {} } } },
    },
    allowed: {
      description: 'It may be published without names; the page says since when.',
      tags: 'allowed',
      on: { 'consent.revoked': { target: 'revoking', actions: 'forgetProblem' } },
    },
    revoking: {
      description: 'The backend is told that the member takes it back.',
      tags: ['allowed', 'busy'],
      invoke: {
        id: 'revokingConsent',
        src: 'storeConsent',
        input: ({ context }) => ({ id: context.id, consents: false }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'allowed',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'private', actions: 'forgetConsent' },
        ],
        onError: {
          target: 'allowed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'allowed', actions: { type: 'explain', params: {} } } },
    },
  },
});
