// What a member has asked: loaded once for all flows of the page, refreshed, and told to each of them
// (docs/product-decisions.md, "Outbox").
import { assign, emit, fromCallback, fromPromise, not, setup, stateIn } from 'xstate';
import type { MemberRequest } from './myRequests.machine.ts';
import type { OutboxEntry } from './outbox.machine.ts';

/** The member's requests, the newest first, and the entries of this browser's outbox that are shown to the user. */
export type AskedSoFar = {
  requests: readonly MemberRequest[];
  entries: readonly OutboxEntry[];
};

export type MemberRequestsEvent =
  // Reported by the session.
  | { type: 'member.arrived'; member: string }
  | { type: 'member.absent' }
  // Reported by the browser: its outbox, in any tab, and its window.
  | { type: 'entries.changed'; entries: readonly OutboxEntry[] }
  | { type: 'page.shown' }
  /** A flow has started that depends on the requests and does not read them itself. */
  | { type: 'requests.needed' }
  // A flow has read the requests of this member itself, or failed to.
  | { type: 'requests.read'; member: string; requests: readonly MemberRequest[] }
  | { type: 'requests.failed'; member: string };

export type MemberRequestsEmitted =
  /** A reading has ended. */
  | ({ type: 'requests.known' } & AskedSoFar)
  /** A reading has failed; what was read before still counts. */
  | ({ type: 'requests.unreadable' } & AskedSoFar)
  /** The outbox has changed, or nothing was read yet. */
  | ({ type: 'entries.known' } & AskedSoFar)
  | { type: 'member.left' };

/** `visit`: the visit of this browser (OutboxEntry). */
export type MemberRequestsInput = { visit: string };

type MemberRequestsContext = MemberRequestsInput & {
  /** The id of the member who is signed in. */
  member: string | null;
  /** The last reading. */
  requests: readonly MemberRequest[];
  /** All entries of the outbox, also those of other members. */
  entries: readonly OutboxEntry[];
};

type Seen = Pick<MemberRequestsContext, 'visit' | 'member' | 'entries'>;

/** A member sees their own entries and those of this visit; a visitor sees all entries without an owner. */
const shownEntries = ({ visit, member, entries }: Seen) =>
  entries.filter(
    (entry) => entry.owner === member || (entry.owner === null && entry.visit === visit),
  );

/** What every flow is told. */
export const askedIn = (context: Seen & { requests: readonly MemberRequest[] }): AskedSoFar => ({
  requests: context.requests,
  entries: shownEntries(context),
});

export const memberRequestsMachine = setup({
  types: {
    context: {} as MemberRequestsContext,
    input: {} as MemberRequestsInput,
    events: {} as MemberRequestsEvent,
    emitted: {} as MemberRequestsEmitted,
    tags: {} as 'known' | 'unreadable' | 'entriesKnown' | 'busy',
  },
  actors: {
    /** Feed: reports `member.arrived` and `member.absent` as soon as the session is known, and at every change. */
    memberFeed: fromCallback<MemberRequestsEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Feed: reports `entries.changed` at the start and at every change, and `page.shown`. */
    browserFeed: fromCallback<MemberRequestsEvent>(() => {
      throw new Error('Port browserFeed is not provided.');
    }),
    /** The requests of the signed-in member, the newest first. */
    readRequests: fromPromise<readonly MemberRequest[]>(() =>
      Promise.reject(new Error('Port readRequests is not provided.')),
    ),
  },
  actions: {
    rememberMember: assign((_, params: { member: string }) => ({
      member: params.member,
      requests: [],
    })),
    forgetMember: assign({ member: null, requests: [] }),
    rememberRequests: assign((_, params: { requests: readonly MemberRequest[] }) => ({
      requests: params.requests,
    })),
    rememberEntries: assign((_, params: { entries: readonly OutboxEntry[] }) => ({
      entries: params.entries,
    })),
    forgetEntries: assign({ entries: [] }),
    tellRequests: emit(({ context }) => ({ type: 'requests.known', ...askedIn(context) })),
    tellFailure: emit(({ context }) => ({ type: 'requests.unreadable', ...askedIn(context) })),
    tellEntries: emit(({ context }) => ({ type: 'entries.known', ...askedIn(context) })),
    tellDeparture: emit({ type: 'member.left' }),
  },
  guards: {
    isNeeded: stateIn({ demand: 'present' }),
    isAnotherMember: ({ context }, params: { member: string }) => params.member !== context.member,
    /** The requests that were read belong to the member who is signed in now. */
    isOfThisMember: ({ context }, params: { member: string }) => params.member === context.member,
    /** One of the member's entries is gone: it was stored as a request, or discarded. */
    hasLostEntry: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      context.entries.some(
        ({ id, owner }) =>
          owner === context.member && !params.entries.some((entry) => entry.id === id),
      ),
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'memberRequests',
  description:
    'What the member has asked, read once for all parts of the page that show it, and kept fresh.',
  type: 'parallel',
  context: ({ input }) => ({ visit: input.visit, member: null, requests: [], entries: [] }),
  invoke: [
    // If the session cannot be watched, what a visitor may see is shown.
    { id: 'memberFeed', src: 'memberFeed', onError: { target: '.reader.signedOut' } },
    { id: 'browserFeed', src: 'browserFeed', onError: { actions: 'forgetEntries' } },
  ],
  states: {
    demand: {
      description: 'Whether a part of the page depends on the requests without reading them.',
      initial: 'absent',
      states: {
        absent: {
          description: 'None does: the service is not asked.',
          on: { 'requests.needed': { target: 'present' } },
        },
        present: { description: 'One does, or did since the page was loaded.' },
      },
    },
    reader: {
      description: 'Whose requests are known, and how fresh they are.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The page does not know yet whether a member is signed in.',
          on: {
            'member.arrived': {
              target: 'signedIn',
              actions: [{ type: 'rememberMember', params: ({ event }) => event }, 'tellEntries'],
            },
            'member.absent': { target: 'signedOut' },
            'entries.changed': {
              actions: { type: 'rememberEntries', params: ({ event }) => event },
            },
          },
        },
        signedOut: {
          description: 'Without an account there is only what waits in this browser.',
          tags: 'entriesKnown',
          entry: 'tellEntries',
          on: {
            'member.arrived': {
              target: 'signedIn',
              actions: [{ type: 'rememberMember', params: ({ event }) => event }, 'tellEntries'],
            },
            'entries.changed': {
              actions: [{ type: 'rememberEntries', params: ({ event }) => event }, 'tellEntries'],
            },
          },
        },
        signedIn: {
          description: 'A member is signed in.',
          initial: 'unread',
          on: {
            'member.arrived': {
              guard: { type: 'isAnotherMember', params: ({ event }) => event },
              target: '.unread',
              actions: [
                { type: 'rememberMember', params: ({ event }) => event },
                'tellDeparture',
                'tellEntries',
              ],
            },
            'member.absent': { target: 'signedOut', actions: ['forgetMember', 'tellDeparture'] },
            'entries.changed': [
              {
                guard: not('isNeeded'),
                actions: [{ type: 'rememberEntries', params: ({ event }) => event }, 'tellEntries'],
              },
              {
                guard: { type: 'hasLostEntry', params: ({ event }) => event },
                target: '.settling',
                actions: { type: 'rememberEntries', params: ({ event }) => event },
              },
              {
                actions: [{ type: 'rememberEntries', params: ({ event }) => event }, 'tellEntries'],
              },
            ],
            'requests.read': {
              guard: { type: 'isOfThisMember', params: ({ event }) => event },
              target: '.known',
              actions: { type: 'rememberRequests', params: ({ event }) => event },
            },
            'requests.failed': {
              guard: { type: 'isOfThisMember', params: ({ event }) => event },
              target: '.unreadable',
            },
          },
          states: {
            unread: {
              description: 'No part of the page has needed the requests of this member yet.',
              tags: 'entriesKnown',
              always: { guard: 'isNeeded', target: 'reading' },
            },
            reading: {
              description: 'The requests are read for the first time, or again after a failure.',
              tags: ['entriesKnown', 'busy'],
              invoke: {
                id: 'readingRequests',
                src: 'readRequests',
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'rememberRequests',
                    params: ({ event }) => ({ requests: event.output }),
                  },
                },
                onError: { target: 'unreadable' },
              },
              after: { serviceTimeout: { target: 'unreadable' } },
            },
            known: {
              description: 'The requests have been read, and every part of the page knows them.',
              tags: 'known',
              entry: 'tellRequests',
              on: {
                'page.shown': { guard: 'isNeeded', target: 'refreshing' },
                'requests.needed': { target: 'refreshing' },
              },
            },
            refreshing: {
              description: 'They are read again; what was read before counts meanwhile.',
              tags: ['known', 'busy'],
              invoke: {
                id: 'readingRequests',
                src: 'readRequests',
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'rememberRequests',
                    params: ({ event }) => ({ requests: event.output }),
                  },
                },
                onError: { target: 'unreadable' },
              },
              after: { serviceTimeout: { target: 'unreadable' } },
            },
            settling: {
              description:
                'Something has left the outbox: until the next reading shows what became of it, the page keeps what it shows.',
              tags: 'busy',
              invoke: {
                id: 'readingRequests',
                src: 'readRequests',
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'rememberRequests',
                    params: ({ event }) => ({ requests: event.output }),
                  },
                },
                onError: { target: 'unreadable' },
              },
              on: {
                'entries.changed': [
                  {
                    guard: { type: 'hasLostEntry', params: ({ event }) => event },
                    target: 'settling',
                    reenter: true,
                    actions: { type: 'rememberEntries', params: ({ event }) => event },
                  },
                  { actions: { type: 'rememberEntries', params: ({ event }) => event } },
                ],
              },
              after: { serviceTimeout: { target: 'unreadable' } },
            },
            unreadable: {
              description: 'The last reading failed; what was read before still counts.',
              tags: 'unreadable',
              entry: 'tellFailure',
              on: {
                'page.shown': { guard: 'isNeeded', target: 'reading' },
                'requests.needed': { target: 'reading' },
              },
            },
          },
        },
      },
    },
  },
});
