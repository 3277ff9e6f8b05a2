// A link from a mail about an address: it confirms a new one, or returns to the old one. A press decides, because scanners of
// mails open links.
import { assign, fromPromise, setup } from 'xstate';

/** What the link is for, as its path says. */
export type AddressAct = 'confirm' | 'return';

/** What has become of the address. */
export type AddressAnswer = { outcome: 'changed' | 'returned' | 'expired' | 'unknown' | 'taken' };

export type AddressLinkEvent = { type: 'link.accepted' } | { type: 'link.retried' };

export type AddressLinkInput = { act: AddressAct };

type AddressLinkContext = AddressLinkInput & {
  /** Why the last attempt failed, in the service's words or empty. */
  problem: string;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const addressLinkMachine = setup({
  types: {
    context: {} as AddressLinkContext,
    input: {} as AddressLinkInput,
    events: {} as AddressLinkEvent,
    tags: {} as 'loading' | 'asking' | 'busy' | 'failed',
  },
  actors: {
    /** Takes the token out of the address and keeps it from every machine; says whether there was one. */
    takeLink: fromPromise<{ isThere: boolean }>(() =>
      Promise.reject(new Error('Port takeLink is not provided.')),
    ),
    /** Sends the token. A session of this browser learns the address that its account has then. */
    followLink: fromPromise<AddressAnswer, { act: AddressAct }>(() =>
      Promise.reject(new Error('Port followLink is not provided.')),
    ),
  },
  actions: {
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isThere: (_, params: { isThere: boolean }) => params.isThere,
    isChanged: (_, params: AddressAnswer) => params.outcome === 'changed',
    isReturned: (_, params: AddressAnswer) => params.outcome === 'returned',
    isExpired: (_, params: AddressAnswer) => params.outcome === 'expired',
    isTaken: (_, params: AddressAnswer) => params.outcome === 'taken',
  },
  delays: {
    /** The address is at hand, so a missing answer means that there is no link. */
    readingTimeout: 4000,
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'addressLink',
  description:
    'A link from a mail confirms the new address of an account, or returns to the old one, once its reader presses the button.',
  context: ({ input }) => ({ ...input, problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The link is taken out of the address.',
      tags: 'loading',
      invoke: {
        id: 'takeLink',
        src: 'takeLink',
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'asking' },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
      after: { readingTimeout: { target: 'unknown' } },
    },
    asking: {
      description: 'The page says what the link will do; nothing has been sent.',
      tags: 'asking',
      on: { 'link.accepted': { target: 'following' } },
    },
    following: {
      description: 'The service is told what the reader of the mail has decided.',
      tags: 'busy',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context }) => ({ act: context.act }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          {
            guard: { type: 'isReturned', params: ({ event }) => event.output },
            target: 'returned',
          },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'taken' },
          { target: 'unknown' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: { target: 'failed', actions: { type: 'explain', params: {} } },
      },
    },
    failed: {
      description: 'The service could not be asked; the page says so and offers to try again.',
      tags: 'failed',
      on: { 'link.retried': { target: 'following' } },
    },
    changed: {
      description: 'The new address counts; the old one hears of it with a way back.',
      type: 'final',
    },
    returned: {
      description: 'The old address counts again, and every session has ended.',
      type: 'final',
    },
    expired: { description: 'The link came too late; nothing has changed.', type: 'final' },
    taken: {
      description: 'The address belongs to another account by now; nothing has changed.',
      type: 'final',
    },
    unknown: {
      description: 'There is no such link, or it was used before; nothing has changed.',
      type: 'final',
    },
  },
});
