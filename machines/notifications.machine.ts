// The notifications: the changes to a member's requests since they last looked (docs/product-spec.md, "Dashboard";
// docs/product-decisions.md, "No behaviour": nothing new until a request changes state, then those changes).
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { MemberRequest } from './myRequests.machine.ts';
import type { RequestKind, RequestStatus } from './request.machine.ts';

/** One change of state that the member did not make: by the advisor, or by time. */
export type Change = {
  /** The request's id. */
  request: string;
  kind: RequestKind;
  subject: string;
  to: RequestStatus;
  /** When (ISO). */
  at: string;
};

export type NotificationsEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'retry.requested' }
  // Reported by the flow that reads the requests.
  | { type: 'requests.known'; requests: readonly MemberRequest[] }
  | { type: 'requests.unreadable' }
  // What the browser has stored for this member, in any tab.
  | { type: 'seen.known'; until: string };

/** Stores for this member the time (ISO) up to which they have seen everything. */
export type NotificationsEmitted = { type: 'news.seen'; until: string };

type NotificationsContext = {
  requests: readonly MemberRequest[];
  /** The time (ISO) of the newest change that the member has seen; empty if none. */
  seenUntil: string;
  /** The time from which the open menu lists changes. */
  since: string;
};

/**
 * The changes after a time (ISO), the newest first. A note that leaves the state as it was is not a change, and the end
 * of an hour or an evening is not news to a member who had a place in it.
 */
export const changesAfter = (requests: readonly MemberRequest[], since: string): Change[] =>
  requests
    .flatMap(({ id, kind, subject, history }) =>
      history
        .filter(
          ({ actor, to, at }, index) =>
            actor !== 'member' && to !== 'held' && at > since && history[index - 1]?.to !== to,
        )
        .map(({ to, at }) => ({ request: id, kind, subject, to, at })),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at));

const newestIn = ({ requests, seenUntil }: NotificationsContext) =>
  changesAfter(requests, seenUntil)[0]?.at ?? seenUntil;

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as 'loading' | 'failed' | 'busy' | 'menuOpen',
  },
  actors: {
    /** Feed: reports `requests.known` and `requests.unreadable`, as My requests reads them. */
    requestsFeed: fromCallback<NotificationsEvent>(() => {
      throw new Error('Port requestsFeed is not provided.');
    }),
    /** Feed: reports `seen.known` at the start and whenever it changes. */
    seenFeed: fromCallback<NotificationsEvent>(() => {
      throw new Error('Port seenFeed is not provided.');
    }),
    /** The member's requests, each with its history. */
    loadRequests: fromPromise<readonly MemberRequest[]>(() =>
      Promise.reject(new Error('Port loadRequests is not provided.')),
    ),
  },
  actions: {
    rememberRequests: assign((_, params: { requests: readonly MemberRequest[] }) => ({
      requests: params.requests,
    })),
    // With two tabs: a change that one has shown is not new in the other.
    rememberSeen: assign(({ context }, params: { until: string }) => ({
      seenUntil: params.until > context.seenUntil ? params.until : context.seenUntil,
    })),
    forgetSeen: assign({ seenUntil: '' }),
    beginWhereSeenEnds: assign(({ context }) => ({ since: context.seenUntil })),
    markSeen: assign(({ context }) => ({ seenUntil: newestIn(context) })),
    saveSeen: emit(({ context }) => ({ type: 'news.seen' as const, until: context.seenUntil })),
  },
  guards: {
    hasNews: ({ context }) => changesAfter(context.requests, context.seenUntil).length > 0,
  },
  delays: {
    /** How long to wait for the flow that reads the requests; then the menu offers to read them itself. */
    sourceTimeout: 20_000,
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'notifications',
  description: 'What has become of a member’s requests since they last looked.',
  type: 'parallel',
  context: () => ({ requests: [], seenUntil: '', since: '' }),
  // If nothing is stored, everything counts as new.
  invoke: { id: 'seenFeed', src: 'seenFeed', onError: { actions: 'forgetSeen' } },
  on: {
    'seen.known': { actions: { type: 'rememberSeen', params: ({ event }) => event } },
  },
  states: {
    source: {
      description: 'What is known of the requests.',
      initial: 'waiting',
      invoke: { id: 'requestsFeed', src: 'requestsFeed', onError: { target: '.failed' } },
      on: {
        'requests.known': {
          target: '.known',
          actions: { type: 'rememberRequests', params: ({ event }) => event },
        },
      },
      states: {
        waiting: {
          description:
            'The requests are being read; the page does not know yet whether there is news.',
          tags: 'loading',
          on: { 'requests.unreadable': { target: 'failed' } },
          after: { sourceTimeout: { target: 'failed' } },
        },
        known: {
          description: 'The requests have been read, and every further reading is heard of.',
          on: { 'requests.unreadable': { target: 'failed' } },
        },
        failed: {
          description: 'The last reading failed: the menu says so and offers to try again.',
          tags: 'failed',
          on: { 'retry.requested': { target: 'retrying' } },
        },
        retrying: {
          description: 'The member has asked for another reading.',
          tags: ['failed', 'busy'],
          invoke: {
            id: 'readingAgain',
            src: 'loadRequests',
            onDone: {
              target: 'known',
              actions: {
                type: 'rememberRequests',
                params: ({ event }) => ({ requests: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
          after: { serviceTimeout: { target: 'failed' } },
        },
      },
    },
    menu: {
      description: 'Whether the member is looking at the news.',
      initial: 'closed',
      on: {
        'menu.opened': { target: '.open' },
        'menu.closed': { target: '.closed' },
      },
      states: {
        closed: { description: 'The bell says how much is new.' },
        open: {
          description: 'The news is on screen and counts as seen, also what arrives meanwhile.',
          tags: 'menuOpen',
          entry: 'beginWhereSeenEnds',
          always: { guard: 'hasNews', actions: ['markSeen', 'saveSeen'] },
        },
      },
    },
  },
});
