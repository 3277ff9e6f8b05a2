// The outbox: what a member asks waits in this browser until the backend has confirmed or refused it
// (docs/product-decisions.md, "Outbox").
import { and, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { RequestKind } from './request.machine.ts';

/** A file that waits beside its request; its bytes lie in the browser's database. */
export type Attachment = { id: string; name: string; type: string; size: number };

/** Why something came back: the backend's own reasons, and three of the browser's. */
export type RefusalReason =
  | 'not_signed_in'
  | 'not_allowed'
  | 'invalid'
  | 'quota_spent'
  | 'already_requested'
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
  /** The service has no place for it: another version, or none of ours. */
  | 'not_taken'
  /** A file that waited here has been cleared away by the browser. */
  | 'file_lost'
  /** The browser has no room for it, or keeps nothing. */
  | 'no_room';

export type Refusal = { reason: RefusalReason; detail: Readonly<Record<string, unknown>> };

/** One thing that waits to be sent, under the key `axisOneOutbox`. */
export type OutboxEntry = {
  /** Made here; sending it twice stores one request. */
  id: string;
  /** Whose it is; nobody's while it waits for an account. */
  owner: string | null;
  /** The visit of this browser in which it was put here; null where an earlier version of the site did. */
  visit: string | null;
  kind: RequestKind;
  subject: string;
  answers: Readonly<Record<string, unknown>>;
  /** What is still to be sent after the request. */
  attachments: readonly Attachment[];
  /** When it was put here (ISO). */
  madeAt: string;
  /** The request is stored; only its files are still on their way. */
  isStored: boolean;
  /** Refused for good: it waits for the member to mend it or to throw it away. */
  refusal: Refusal | null;
};

/** What became of one attempt. */
export type Delivery = {
  id: string;
  /** `gone`: another tab has sent it, or the member threw it away. */
  outcome: 'stored' | 'returned' | 'gone';
  /** What is left of it in the box; null when it has left. */
  left: OutboxEntry | null;
  /** A form has taken the answer and says itself what became of it. */
  isAttended: boolean;
};

export type OutboxEvent =
  // What this browser's storage reports, whichever tab changed it.
  | { type: 'entries.changed'; entries: readonly OutboxEntry[] }
  // What the browser says of its network.
  | { type: 'network.found' }
  | { type: 'network.lost' }
  // What the session says.
  | { type: 'member.arrived'; member: string }
  | { type: 'member.left' };

export type OutboxEmitted = { type: 'toast'; key: ToastKey };

/** What is to be sent, and in whose name. */
export type QueueItem = { id: string; member: string | null };

type OutboxContext = {
  entries: readonly OutboxEntry[];
  /** The id of the member who is signed in. */
  member: string | null;
  /** The one that is on its way, or was last. */
  current: OutboxEntry | null;
  /** How many attempts have failed since one succeeded. */
  failures: number;
  /** For how many seconds the service took no more requests, when it last said so. */
  retryAfter: number;
};

/** Advisory applications carry an address of their own and need no account. */
const mayGo = (entry: OutboxEntry, member: string | null) =>
  entry.refusal === null &&
  entry.owner === member &&
  (member !== null || entry.kind === 'advisory');

const sendable = ({ entries, member }: Pick<OutboxContext, 'entries' | 'member'>) =>
  entries.filter((entry) => mayGo(entry, member));

/** The next in line: after a failure the one behind, so that nothing bars the way for the rest. */
const nextOf = (context: OutboxContext): OutboxEntry | null => {
  const line = sendable(context);
  const failed = context.failures === 0 ? -1 : line.findIndex((e) => e.id === context.current?.id);
  return line[(failed + 1) % Math.max(line.length, 1)] ?? null;
};

/** How many seconds the service takes no request, where that is why it took none; 0 for any other failure. */
const pauseOf = (error: unknown) =>
  error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    tags: {} as 'busy' | 'waiting',
  },
  actors: {
    /** Feed: says `entries.changed` at the start and whenever this or another tab changes the box. */
    shelf: fromCallback<OutboxEvent>(() => {
      throw new Error('Port shelf is not provided.');
    }),
    /** Feed: says `network.lost` at the start where there is none, then whatever the browser reports. */
    network: fromCallback<OutboxEvent>(() => {
      throw new Error('Port network is not provided.');
    }),
    /** Writes this member's name on what was written without an account in this visit. */
    adoptEntries: fromPromise<void, { member: string }>(() =>
      Promise.reject(new Error('Port adoptEntries is not provided.')),
    ),
    /**
     * Sends a request, while no other tab does, and notes in the box what became of it.
     * Rejects where the backend gave no answer: then it is tried again.
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
    takeNext: assign(({ context }) => ({ current: nextOf(context) })),
    settle: assign(({ context }, params: Delivery) => ({
      entries: context.entries.flatMap((entry) =>
        entry.id === params.id ? (params.left ?? []) : entry,
      ),
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
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
    /** Something new was put in while an older one waits to be tried again. */
    holdsNewcomer: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      sendable({ entries: params.entries, member: context.member }).some(
        (entry) =>
          !context.entries.some((known) => known.id === entry.id && mayGo(known, context.member)),
      ),
    nothingToSend: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      sendable({ entries: params.entries, member: context.member }).length === 0,
    cameBackUnseen: (_, params: Delivery) => params.outcome === 'returned' && !params.isAttended,
    arrivedUnseen: (_, params: Delivery) =>
      params.outcome === 'stored' && params.left === null && !params.isAttended,
    hasTooManyTries: (_, params: { error: unknown }) => pauseOf(params.error) > 0,
    hasFailedOnce: ({ context }) => context.failures === 1,
    hasFailedTwice: ({ context }) => context.failures === 2,
    hasFailedThrice: ({ context }) => context.failures === 3,
  },
  delays: {
    /** Reconnect delays 1, 2, 5 then 10 s (docs/product-spec.md, "9. Business constants and limits"). */
    firstPause: 1000,
    secondPause: 2000,
    thirdPause: 5000,
    longPause: 10_000,
    /** As long as the service itself has asked for. */
    askedPause: ({ context }) => context.retryAfter * 1000,
    /** A box that cannot be read does not keep the site waiting. */
    outboxTimeout: 3000,
    /** A service that never answers is given up on, and asked again. */
    serviceTimeout: 15_000,
    /** A file of 10 MB may take its time on a slow line. */
    fileTimeout: 120_000,
  },
}).createMachine({
  id: 'outbox',
  description:
    'Whatever is asked of the advisor waits here until the backend has confirmed or refused it: through reloads, outages and sign-ins.',
  type: 'parallel',
  context: () => ({ entries: [], member: null, current: null, failures: 0, retryAfter: 0 }),
  invoke: [
    { id: 'shelf', src: 'shelf', onError: { target: '#outbox.post.empty' } },
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
            { guard: 'requestIsStored', target: 'sendingFile' },
            { guard: 'canSend', target: 'sending' },
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
          description: 'A request is on its way; we wait for the word of the backend.',
          tags: 'busy',
          entry: 'takeNext',
          invoke: {
            id: 'sendingRequest',
            src: 'sendRequest',
            input: ({ context }) => ({ id: context.current?.id ?? '', member: context.member }),
            onDone: [
              {
                guard: { type: 'cameBackUnseen', params: ({ event }) => event.output },
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestReturned' } },
                ],
              },
              {
                guard: { type: 'arrivedUnseen', params: ({ event }) => event.output },
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestDelivered' } },
                ],
              },
              {
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: 'pausedForTries',
                actions: { type: 'rememberPause', params: ({ event }) => event },
              },
              { target: 'failed' },
            ],
          },
          on: {
            'entries.changed': {
              actions: { type: 'rememberEntries', params: ({ event }) => event },
            },
          },
          after: { serviceTimeout: { target: 'failed' } },
        },
        sendingFile: {
          description: 'The request is stored; one of its files is on its way.',
          tags: 'busy',
          entry: 'takeNext',
          invoke: {
            id: 'sendingAttachment',
            src: 'sendAttachment',
            input: ({ context }) => ({ id: context.current?.id ?? '', member: context.member }),
            onDone: [
              {
                guard: { type: 'cameBackUnseen', params: ({ event }) => event.output },
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestReturned' } },
                ],
              },
              {
                guard: { type: 'arrivedUnseen', params: ({ event }) => event.output },
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestDelivered' } },
                ],
              },
              {
                target: 'sorting',
                actions: [
                  'forgetFailures',
                  { type: 'settle', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: 'pausedForTries',
                actions: { type: 'rememberPause', params: ({ event }) => event },
              },
              { target: 'failed' },
            ],
          },
          on: {
            'entries.changed': {
              actions: { type: 'rememberEntries', params: ({ event }) => event },
            },
          },
          after: { fileTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'No answer came: it stays in the box, and we count how often.',
          entry: 'countFailure',
          always: [
            { guard: 'hasFailedOnce', target: 'pausing.briefly' },
            { guard: 'hasFailedTwice', target: 'pausing.shortly' },
            { guard: 'hasFailedThrice', target: 'pausing.longer' },
            { target: 'pausing.long' },
          ],
        },
        pausedForTries: {
          description:
            'The service has had too many requests: nothing is sent, old or new, until the time that it asked for is over.',
          tags: 'waiting',
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
          after: { askedPause: { target: 'sorting' } },
        },
        pausing: {
          description: 'The backend did not answer; we try again after a pause.',
          tags: 'waiting',
          initial: 'briefly',
          on: {
            'entries.changed': [
              {
                guard: { type: 'holdsNewcomer', params: ({ event }) => event },
                target: 'sorting',
                actions: { type: 'rememberEntries', params: ({ event }) => event },
              },
              {
                guard: { type: 'nothingToSend', params: ({ event }) => event },
                target: 'sorting',
                actions: { type: 'rememberEntries', params: ({ event }) => event },
              },
              { actions: { type: 'rememberEntries', params: ({ event }) => event } },
            ],
          },
          states: {
            briefly: {
              description: 'One second.',
              after: { firstPause: { target: '#outbox.post.sorting' } },
            },
            shortly: {
              description: 'Two seconds.',
              after: { secondPause: { target: '#outbox.post.sorting' } },
            },
            longer: {
              description: 'Five seconds.',
              after: { thirdPause: { target: '#outbox.post.sorting' } },
            },
            long: {
              description: 'Ten seconds, and again ten until it answers.',
              after: { longPause: { target: '#outbox.post.sorting' } },
            },
          },
        },
      },
    },
  },
});
