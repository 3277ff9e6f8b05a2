// The private address under which a calendar program reads a member's hours and gatherings: made, shown once, renewed and
// revoked (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';

/** Whether there is an address; `unavailable` where nothing would answer under it. */
export type CalendarKnown = { outcome: 'found'; isThere: boolean } | { outcome: 'unavailable' };

/** What the backend says: the token of the new address, that there is none any more, or why not. */
export type CalendarAnswer =
  { outcome: 'stored'; token: string | null } | { outcome: 'refused'; message: string };

export type CalendarAddressEvent =
  | { type: 'retry.requested' }
  | { type: 'address.requested' }
  | { type: 'renewal.requested' }
  | { type: 'renewal.confirmed' }
  | { type: 'revocation.requested' }
  | { type: 'revocation.confirmed' }
  | { type: 'action.cancelled' };

type CalendarAddressContext = {
  /** The token of the address that was made here; null for one of an earlier visit. */
  token: string | null;
  /** Why the last action failed, in the service's words or empty; null where none did. */
  problem: string | null;
  /** What the last action did to an address that was there; null where there was none, and once another one begins. */
  done: 'renewed' | 'revoked' | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const calendarAddressMachine = setup({
  types: {
    context: {} as CalendarAddressContext,
    events: {} as CalendarAddressEvent,
    tags: {} as
      | 'loading'
      | 'unread'
      | 'unavailable'
      | 'none'
      | 'there'
      | 'busy'
      | 'renewalOpen'
      | 'revocationOpen',
  },
  actors: {
    readCalendar: fromPromise<CalendarKnown>(() =>
      Promise.reject(new Error('Port readCalendar is not provided.')),
    ),
    /** Makes an address; one that was there before ends. */
    makeAddress: fromPromise<CalendarAnswer>(() =>
      Promise.reject(new Error('Port makeAddress is not provided.')),
    ),
    revokeAddress: fromPromise<CalendarAnswer>(() =>
      Promise.reject(new Error('Port revokeAddress is not provided.')),
    ),
  },
  actions: {
    takeToken: assign((_, params: CalendarAnswer) => ({
      token: params.outcome === 'stored' ? params.token : null,
    })),
    forgetToken: assign({ token: null }),
    rememberRenewal: assign({ done: 'renewed' }),
    rememberRevocation: assign({ done: 'revoked' }),
    forgetOutcome: assign({ problem: null, done: null }),
    explainRefusal: assign((_, params: CalendarAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isUnavailable: (_, params: CalendarKnown) => params.outcome === 'unavailable',
    isThere: (_, params: CalendarKnown) => params.outcome === 'found' && params.isThere,
    wasRefused: (_, params: CalendarAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'calendarAddress',
  description:
    'A member lets a calendar program read their hours and gatherings, and takes that back.',
  context: { token: null, problem: null, done: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked whether there is an address.',
      tags: 'loading',
      invoke: {
        id: 'readingCalendar',
        src: 'readCalendar',
        onDone: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'unavailable',
          },
          { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'there' },
          { target: 'none' },
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
    unavailable: {
      description: 'Nothing would answer under such an address here: none is offered.',
      tags: 'unavailable',
    },
    none: {
      description: 'No calendar program can read anything.',
      tags: 'none',
      on: { 'address.requested': { target: 'making', actions: 'forgetOutcome' } },
    },
    making: {
      description: 'The backend makes an address.',
      tags: ['none', 'busy'],
      invoke: {
        id: 'makingAddress',
        src: 'makeAddress',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'none',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'there', actions: { type: 'takeToken', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'none',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'none', actions: { type: 'explain', params: {} } } },
    },
    there: {
      description: 'Calendar programs with the address read what is in it.',
      tags: 'there',
      on: {
        'renewal.requested': { target: 'confirmingRenewal' },
        'revocation.requested': { target: 'confirmingRevocation' },
      },
    },
    confirmingRenewal: {
      description: 'A dialog says that the old address ends, and asks whether it may.',
      tags: ['there', 'renewalOpen'],
      on: {
        'renewal.confirmed': { target: 'renewing', actions: 'forgetOutcome' },
        'action.cancelled': { target: 'there', actions: 'forgetOutcome' },
      },
    },
    renewing: {
      description: 'The backend makes another address in the place of the old one.',
      tags: ['there', 'renewalOpen', 'busy'],
      invoke: {
        id: 'renewingAddress',
        src: 'makeAddress',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'confirmingRenewal',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'there',
            actions: [
              { type: 'takeToken', params: ({ event }) => event.output },
              'rememberRenewal',
            ],
          },
        ],
        onError: {
          target: 'confirmingRenewal',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: {
          target: 'confirmingRenewal',
          actions: { type: 'explain', params: {} },
        },
      },
    },
    confirmingRevocation: {
      description: 'A dialog asks whether the address is really to be revoked.',
      tags: ['there', 'revocationOpen'],
      on: {
        'revocation.confirmed': { target: 'revoking', actions: 'forgetOutcome' },
        'action.cancelled': { target: 'there', actions: 'forgetOutcome' },
      },
    },
    revoking: {
      description: 'The backend ends the address.',
      tags: ['there', 'revocationOpen', 'busy'],
      invoke: {
        id: 'revokingAddress',
        src: 'revokeAddress',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'confirmingRevocation',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'none', actions: ['forgetToken', 'rememberRevocation'] },
        ],
        onError: {
          target: 'confirmingRevocation',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: {
          target: 'confirmingRevocation',
          actions: { type: 'explain', params: {} },
        },
      },
    },
  },
});
