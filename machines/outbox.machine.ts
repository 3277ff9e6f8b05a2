// The outbox: what a member asks waits in this browser until the backend has confirmed or refused it
// (docs/product-decisions.md, "Outbox").
import { and, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { RequestKind } from './request.machine.ts';

/** A file that waits with its request; its bytes are in the browser's database. */
export type Attachment = { id: string; name: string; type: string; size: number };

/** Why an entry was returned: the backend's reasons, and three of the browser's. */
export type RefusalReason =
  | 'not_signed_in'
  | 'not_allowed'
  | 'invalid'
  | 'quota_spent'
  | 'already_requested'
  /** The member has an advisory call that is not over yet. */
  | 'call_open'
  | 'slot_closed'
  | 'slot_past'
  | 'already_applied'
  | 'gathering_full'
  | 'gathering_past'
  | 'illegal_move'
  | 'not_found'
  | 'too_large'
  | 'wrong_type'
  | 'too_many'
  | 'wrong_content'
  | 'macros'
  | 'storage_full'
  | 'request_closed'
  /** The member has as many open requests as one may have. */
  | 'too_many_open'
  /** The service does not know this kind of request: it is another version, or not our service. */
  | 'not_taken'
  /** A file that waited here has been cleared away by the browser. */
  | 'file_lost'
  /** The browser has no storage left, or stores nothing. */
  | 'no_room';

export type Refusal = { reason: RefusalReason; detail: Readonly<Record<string, unknown>> };

/** One thing that waits to be sent, under the key `axisOneOutbox`. */
export type OutboxEntry = {
  /** Made here; sending it twice stores one request. */
  id: string;
  /** The member who owns it; null while it waits for an account. */
  owner: string | null;
  /** The visit of this browser in which it was added; null if an earlier version of the site added it. */
  visit: string | null;
  kind: RequestKind;
  subject: string;
  answers: Readonly<Record<string, unknown>>;
  /** Files to send after the request. */
  attachments: readonly Attachment[];
  /** When it was added (ISO). */
  madeAt: string;
  /** The request is stored; only its files are not sent yet. */
  isStored: boolean;
  /** Refused for good: it waits until the member corrects or discards it. */
  refusal: Refusal | null;
};

/** The outcome of one attempt. */
export type Delivery = {
  id: string;
  /** `gone`: another tab has sent it, or the member discarded it. */
  outcome: 'stored' | 'returned' | 'gone';
  /** What remains of it in the outbox; null if it has left. */
  left: OutboxEntry | null;
  /** A form has received the answer and shows the outcome itself. */
  isAttended: boolean;
};

/** A refused entry whose words a form has again, and the files that the form still needs. */
export type TakenBack = { id: string; needed: readonly { id: string }[] };

export type OutboxEvent =
  // Reported by this browser's storage, for a change in any tab.
  | { type: 'entries.changed'; entries: readonly OutboxEntry[] }
  // Reported by the browser on its network.
  | { type: 'network.found' }
  | { type: 'network.lost' }
  // Reported by a submission whose form has taken a refusal.
  | ({ type: 'refusal.taken' } & TakenBack)
  // Reported by the session.
  | { type: 'member.arrived'; member: string }
  | { type: 'member.left' };

export type OutboxEmitted = { type: 'toast'; key: ToastKey };

/** The entry to send, and its owner. */
export type QueueItem = { id: string; member: string | null };

type OutboxContext = {
  entries: readonly OutboxEntry[];
  /** The id of the member who is signed in. */
  member: string | null;
  /** The entry that is being sent, or was sent last. */
  current: OutboxEntry | null;
  /** The outcome of the last attempt that was answered. */
  delivery: Delivery | null;
  /** How many attempts have failed since one succeeded: it sets how long the next pause is. */
  failures: number;
  /** How many seconds the service refuses requests, if that is how the last attempt ended; else 0. */
  retryAfter: number;
  /** The requests whose form has shown that they are stored, while their files still wait: the files need no toast. */
  shownIds: readonly string[];
  /** The refused entry whose words a form has again, the last one. */
  taken: TakenBack;
};

/** Advisory applications carry an address of their own and need no account. */
const mayGo = (entry: OutboxEntry, member: string | null) =>
  entry.refusal === null &&
  entry.owner === member &&
  (member !== null || entry.kind === 'advisory');

const sendable = ({ entries, member }: Pick<OutboxContext, 'entries' | 'member'>) =>
  entries.filter((entry) => mayGo(entry, member));

/** The next entry to send: after a failure the one after it, so that a failing entry does not block the others. */
const nextOf = (context: OutboxContext): OutboxEntry | null => {
  const line = sendable(context);
  const failed = context.failures === 0 ? -1 : line.findIndex((e) => e.id === context.current?.id);
  return line[(failed + 1) % Math.max(line.length, 1)] ?? null;
};

/** How many seconds the service refuses requests, if that is why it refused; 0 for any other failure. */
const pauseOf = (error: unknown) =>
  error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;

/** The ids of the requests whose form has shown that they are stored, after one more outcome. */
const shownAfter = (shown: readonly string[], { id, outcome, left, isAttended }: Delivery) =>
  outcome === 'stored' && isAttended && left !== null ? [...shown, id] : shown;

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    tags: {} as 'busy' | 'waiting',
  },
  actors: {
    /** Feed: reports `entries.changed` at the start and whenever this or another tab changes the outbox. */
    entriesFeed: fromCallback<OutboxEvent>(() => {
      throw new Error('Port entriesFeed is not provided.');
    }),
    /** Feed: reports `network.lost` at the start if there is no network, then what the browser reports. */
    network: fromCallback<OutboxEvent>(() => {
      throw new Error('Port network is not provided.');
    }),
    /** Makes this member the owner of what was written without an account in this visit. */
    adoptEntries: fromPromise<void, { member: string }>(() =>
      Promise.reject(new Error('Port adoptEntries is not provided.')),
    ),
    /**
     * Deletes an entry whose words a form has again, and its files, except those that the form needs. It goes on when
     * the next entry follows.
     */
    discardEntry: fromPromise<void, TakenBack>(() =>
      Promise.reject(new Error('Port discardEntry is not provided.')),
    ),
    /**
     * Sends a request while no other tab does, and stores the outcome in the outbox.
     * Rejects if the backend gave no answer; the request is then tried again.
     */
    sendRequest: fromPromise<Delivery, QueueItem>(() =>
      Promise.reject(new Error('Port sendRequest is not provided.')),
    ),
    /** Sends the first file of an entry whose request is stored; the entry leaves with its last one. */
    sendAttachment: fromPromise<Delivery, QueueItem>(() =>
      Promise.reject(new Error('Port sendAttachment is not provided.')),
    ),
  },
  actions: {
    rememberEntries: assign((_, params: { entries: readonly OutboxEntry[] }) => ({
      entries: params.entries,
    })),
    rememberMember: assign((_, params: { member: string }) => ({ member: params.member })),
    forgetMember: assign({ member: null }),
    takeNext: assign(({ context }) => ({ current: nextOf(context), retryAfter: 0 })),
    settle: assign(({ context }, params: Delivery) => ({
      delivery: params,
      failures: 0,
      shownIds: shownAfter(context.shownIds, params),
      entries: context.entries.flatMap((entry) =>
        entry.id === params.id ? (params.left ?? []) : entry,
      ),
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    rememberTaken: assign((_, { id, needed }: TakenBack) => ({ taken: { id, needed } })),
    rememberPause: assign((_, params: { error: unknown }) => ({
      retryAfter: pauseOf(params.error),
    })),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, key: params.key })),
  },
  guards: {
    canSend: ({ context }) => nextOf(context) !== null,
    requestIsStored: ({ context }) => nextOf(context)?.isStored === true,
    waitsForAccount: ({ context }) =>
      context.entries.some((entry) => entry.owner === null && entry.refusal === null),
    networkIsLost: stateIn({ network: 'lost' }),
    /** A new entry was added while an older one waits for its next try. */
    holdsNewcomer: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      sendable({ entries: params.entries, member: context.member }).some(
        (entry) =>
          !context.entries.some((known) => known.id === entry.id && mayGo(known, context.member)),
      ),
    nothingToSend: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      sendable({ entries: params.entries, member: context.member }).length === 0,
    cameBackUnseen: ({ context: { delivery } }) =>
      delivery?.outcome === 'returned' && !delivery.isAttended,
    arrivedUnseen: ({ context: { delivery, shownIds } }) =>
      delivery?.outcome === 'stored' &&
      delivery.left === null &&
      !delivery.isAttended &&
      !shownIds.includes(delivery.id),
    hasTooManyTries: ({ context }) => context.retryAfter > 0,
  },
  delays: {
    /** Reconnect delays 1, 2, 5 then 10 s (docs/product-spec.md, "9. Business constants and limits"). */
    backOff: ({ context }) => [1000, 2000, 5000][context.failures - 1] ?? 10_000,
    /** The delay that the service asked for. */
    askedPause: ({ context }) => context.retryAfter * 1000,
    /** How long the site waits for the outbox to be read. */
    outboxTimeout: 3000,
    /** How long to wait for the service's answer before the next try. */
    serviceTimeout: 15_000,
    /** A file of 10 MB takes long on a slow line. */
    fileTimeout: 120_000,
  },
}).createMachine({
  id: 'outbox',
  description:
    'Whatever is asked of the advisor waits here until the backend has confirmed or refused it: through reloads, outages and sign-ins.',
  type: 'parallel',
  context: () => ({
    entries: [],
    member: null,
    current: null,
    delivery: null,
    failures: 0,
    retryAfter: 0,
    shownIds: [],
    taken: { id: '', needed: [] },
  }),
  invoke: [
    { id: 'entriesFeed', src: 'entriesFeed', onError: { target: '#outbox.post.empty' } },
    { id: 'network', src: 'network', onError: { actions: 'forgetFailures' } },
  ],
  states: {
    network: {
      description: 'Whether the browser has a network at all.',
      initial: 'there',
      states: {
        there: {
          description: 'As far as the browser knows, the backend can be reached.',
          on: { 'network.lost': { target: 'lost' } },
        },
        lost: {
          description: 'The browser has no network.',
          on: { 'network.found': { target: 'there' } },
        },
      },
    },
    returns: {
      description: 'Refused entries whose words a form has again.',
      initial: 'none',
      on: {
        'refusal.taken': {
          target: '.discarding',
          actions: { type: 'rememberTaken', params: ({ event }) => event },
        },
      },
      states: {
        none: { description: 'No entry is to be deleted.' },
        discarding: {
          description:
            'The entry is being deleted, and so is one before it that was not deleted yet. If that fails, it stays under My requests, where its member can discard it.',
          invoke: {
            id: 'discardingEntry',
            src: 'discardEntry',
            input: ({ context }) => context.taken,
            onDone: { target: 'none' },
            onError: { target: 'none' },
          },
          after: { outboxTimeout: { target: 'none' } },
        },
      },
    },
    post: {
      description: 'What is being done about what waits.',
      initial: 'opening',
      on: {
        'entries.changed': {
          target: '.sorting',
          actions: { type: 'rememberEntries', params: ({ event }) => event },
        },
        'member.arrived': {
          target: '.adopting',
          actions: ['forgetFailures', { type: 'rememberMember', params: ({ event }) => event }],
        },
        'member.left': { target: '.sorting', actions: ['forgetFailures', 'forgetMember'] },
        'network.found': { target: '.sorting', actions: 'forgetFailures' },
        'network.lost': { target: '.sorting' },
      },
      states: {
        opening: {
          description: 'The box of an earlier visit is being opened.',
          after: { outboxTimeout: { target: 'empty' } },
        },
        adopting: {
          description: "What was written in this visit before signing in becomes this member's.",
          tags: 'busy',
          invoke: {
            id: 'adoptingEntries',
            src: 'adoptEntries',
            input: ({ context }) => ({ member: context.member ?? '' }),
            onDone: { target: 'sorting' },
            onError: { target: 'sorting' },
          },
          on: {
            'entries.changed': {
              actions: { type: 'rememberEntries', params: ({ event }) => event },
            },
          },
          after: { outboxTimeout: { target: 'sorting' } },
        },
        sorting: {
          description: 'We look whether something may be sent now, and which is next.',
          always: [
            { guard: and(['networkIsLost', 'canSend']), target: 'waitingForNetwork' },
            { guard: 'requestIsStored', target: 'sending.file' },
            { guard: 'canSend', target: 'sending.request' },
            { guard: 'waitsForAccount', target: 'waitingForAccount' },
            { target: 'empty' },
          ],
        },
        empty: { description: "Nothing of this visitor's waits to be sent." },
        waitingForAccount: {
          description:
            'Something waits until its writer signs in or up, so that the answer can reach them.',
          tags: 'waiting',
        },
        waitingForNetwork: {
          description: 'Something waits until the browser has a network again.',
          tags: 'waiting',
        },
        sending: {
          description: 'The next entry is on its way; we wait for the word of the backend.',
          tags: 'busy',
          entry: 'takeNext',
          initial: 'request',
          on: {
            'entries.changed': {
              actions: { type: 'rememberEntries', params: ({ event }) => event },
            },
          },
          states: {
            request: {
              description: 'The request itself is on its way.',
              invoke: {
                id: 'sendingRequest',
                src: 'sendRequest',
                input: ({ context }) => ({ id: context.current?.id ?? '', member: context.member }),
                onDone: {
                  target: '#outbox.post.answered',
                  actions: { type: 'settle', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#outbox.post.failed',
                  actions: { type: 'rememberPause', params: ({ event }) => event },
                },
              },
              after: { serviceTimeout: { target: '#outbox.post.failed' } },
            },
            file: {
              description: 'The request is stored; one of its files is on its way.',
              invoke: {
                id: 'sendingAttachment',
                src: 'sendAttachment',
                input: ({ context }) => ({ id: context.current?.id ?? '', member: context.member }),
                onDone: {
                  target: '#outbox.post.answered',
                  actions: { type: 'settle', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#outbox.post.failed',
                  actions: { type: 'rememberPause', params: ({ event }) => event },
                },
              },
              after: { fileTimeout: { target: '#outbox.post.failed' } },
            },
          },
        },
        answered: {
          description:
            'The backend has confirmed or refused it: the member is told, unless a form has told them.',
          always: [
            {
              guard: 'cameBackUnseen',
              target: 'sorting',
              actions: { type: 'announce', params: { key: 'requestReturned' } },
            },
            {
              guard: 'arrivedUnseen',
              target: 'sorting',
              actions: { type: 'announce', params: { key: 'requestDelivered' } },
            },
            { target: 'sorting' },
          ],
        },
        failed: {
          description:
            'Nothing was stored: it stays in the box, and is tried again after a pause of ours or of the service.',
          always: [
            { guard: 'hasTooManyTries', target: 'pausing.forTries' },
            { target: 'pausing.backingOff', actions: 'countFailure' },
          ],
        },
        pausing: {
          description: 'Nothing is sent until a pause is over.',
          tags: 'waiting',
          initial: 'backingOff',
          on: {
            'entries.changed': [
              {
                guard: { type: 'nothingToSend', params: ({ event }) => event },
                target: 'sorting',
                actions: { type: 'rememberEntries', params: ({ event }) => event },
              },
              { actions: { type: 'rememberEntries', params: ({ event }) => event } },
            ],
          },
          states: {
            backingOff: {
              description:
                'The backend did not answer: one second, then two, five, and ten until it does. A new entry need not wait.',
              on: {
                'entries.changed': {
                  guard: { type: 'holdsNewcomer', params: ({ event }) => event },
                  target: '#outbox.post.sorting',
                  actions: { type: 'rememberEntries', params: ({ event }) => event },
                },
              },
              after: { backOff: { target: '#outbox.post.sorting' } },
            },
            forTries: {
              description:
                'The service has had too many requests: nothing is sent, old or new, until the time that it asked for is over.',
              after: { askedPause: { target: '#outbox.post.sorting' } },
            },
          },
        },
      },
    },
  },
});
