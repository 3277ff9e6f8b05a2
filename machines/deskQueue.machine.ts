// The queue of the advisor's desk: everything open, what breaks its promise first on top. Its filters, and which request is
// open beside it, stand in the address.
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { RequestKind, RequestStatus } from './request.machine.ts';
import type { Staff } from './desk.machine.ts';

export type DeskView = 'open' | 'closed';
export type DeskDue = 'overdue' | 'today' | '12h' | '3d' | 'none';

/** What the address asks for; empty lists and null mean all. */
export type DeskFilter = {
  view: DeskView;
  kind: readonly RequestKind[];
  status: readonly RequestStatus[];
  due: DeskDue | null;
  query: string;
};

/** Who works on a request now, and until when (ISO) that holds unless it is said again. */
export type DeskLease = { by: Staff; isMine: boolean; until: string };

/** One line of the queue. */
export type QueueRow = {
  id: string;
  kind: RequestKind;
  subject: string;
  status: RequestStatus;
  createdAt: string;
  /** The running promise (ISO); null where nothing is waited for. */
  dueAt: string | null;
  slot: string | null;
  wantedSlot: string | null;
  email: string | null;
  company: string | null;
  /** Null: an application without an account. */
  tier: 'free' | 'premium' | null;
  files: number;
  hasVoice: boolean;
  lease: DeskLease | null;
  /** Until when (ISO) a sent answer can still be taken back. */
  sendingUntil: string | null;
};

/** Of all that is open, whatever the filter. */
export type QueueCounts = {
  open: number;
  overdue: number;
  today: number;
  kind: Readonly<Partial<Record<RequestKind, number>>>;
  status: Readonly<Partial<Record<RequestStatus, number>>>;
};

export type QueuePage = {
  rows: readonly QueueRow[];
  next: string | null;
  /** With the first page only. */
  counts: QueueCounts | null;
  /** How far the service's clock is ahead of this device's, in milliseconds. */
  ahead: number;
};

export type DeskQueueEvent =
  /** What the address asks for: at the start, after a choice, and after Back. `request`: the one that is open beside it. */
  | { type: 'address.named'; filter: DeskFilter; request: string | null }
  | { type: 'filter.changed'; change: Partial<DeskFilter> }
  | { type: 'filters.cleared' }
  | { type: 'more.requested' }
  | { type: 'refresh.requested' }
  /** Sent by the request that is open: something of it has changed. */
  | { type: 'request.changed' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'selected.opened' }
  | { type: 'request.closed' }
  // Reported by the clock.
  | { type: 'time.read'; instant: number }
  | { type: 'page.shown' };

export type DeskQueueEmitted = { type: 'navigate'; to: string; replace: boolean };

type DeskQueueContext = {
  filter: DeskFilter;
  rows: readonly QueueRow[];
  counts: QueueCounts | null;
  next: string | null;
  ahead: number;
  /** The device's time in milliseconds; null until it has been read. */
  instant: number | null;
  /** The request that is marked: the one that the keys open. */
  selected: string | null;
  /** The request that is open beside the queue. */
  opened: string | null;
};

/** Everything that is open, whatever it is. */
const everything: DeskFilter = { view: 'open', kind: [], status: [], due: null, query: '' };

/** The address of a filter, and of the request that is open beside it. */
export function deskAddress(filter: DeskFilter, request: string | null): string {
  const { view, kind, status, due, query } = filter;
  const said = new URLSearchParams();
  if (view === 'closed') said.set('view', view);
  if (kind.length > 0) said.set('kind', kind.join());
  if (status.length > 0) said.set('status', status.join());
  if (due !== null) said.set('due', due);
  if (query.trim() !== '') said.set('q', query.trim());
  if (request !== null) said.set('request', request);
  const text = said.toString().replaceAll('%2C', ',');
  return text === '' ? '/desk' : `/desk?${text}`;
}

/** The row at some distance from the open one, or the marked one; the first where it is not listed, and never beyond the ends. */
function rowAt({ rows, selected, opened }: DeskQueueContext, distance: number): string | null {
  const at = rows.findIndex(({ id }) => id === (opened ?? selected));
  if (at === -1) return rows[0]?.id ?? null;
  return rows[Math.min(Math.max(at + distance, 0), rows.length - 1)]?.id ?? null;
}

export const deskQueueMachine = setup({
  types: {
    context: {} as DeskQueueContext,
    events: {} as DeskQueueEvent,
    emitted: {} as DeskQueueEmitted,
    tags: {} as 'loading' | 'failed' | 'shown' | 'stale' | 'extending' | 'moreFailed' | 'opened',
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<DeskQueueEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** Feed: reports `time.read` at every minute, and `page.shown`. */
    clock: fromCallback<DeskQueueEvent>(() => {
      throw new Error('Port clock is not provided.');
    }),
    /** One page of the queue; without a cursor the first. */
    readQueue: fromPromise<QueuePage, { filter: DeskFilter; cursor: string | null }>(() =>
      Promise.reject(new Error('Port readQueue is not provided.')),
    ),
  },
  actions: {
    rememberFilter: assign((_, params: { filter: DeskFilter }) => ({ filter: params.filter })),
    changeFilter: assign(({ context }, params: { change: Partial<DeskFilter> }) => ({
      filter: { ...context.filter, ...params.change },
    })),
    clearFilter: assign({ filter: everything }),
    rememberTime: assign((_, params: { instant: number }) => ({ instant: params.instant })),
    rememberOpened: assign(({ context }, params: { request: string | null }) => ({
      opened: params.request,
      selected: params.request ?? context.selected,
    })),
    takePage: assign(({ context }, params: QueuePage) => ({
      rows: params.rows,
      next: params.next,
      counts: params.counts,
      ahead: params.ahead,
      // What is marked stays marked while it is listed.
      selected: params.rows.some(({ id }) => id === context.selected)
        ? context.selected
        : (params.rows[0]?.id ?? null),
    })),
    addPage: assign(({ context }, params: QueuePage) => ({
      rows: [
        ...context.rows,
        ...params.rows.filter(({ id }) => context.rows.every((known) => known.id !== id)),
      ],
      next: params.next,
    })),
    markNext: assign(({ context }) => ({ selected: rowAt(context, 1) })),
    markPrevious: assign(({ context }) => ({ selected: rowAt(context, -1) })),
    goToFilter: emit(({ context }) => ({
      type: 'navigate' as const,
      to: deskAddress(context.filter, context.opened),
      replace: true,
    })),
    /** From the queue, Back leads to the queue; from one request to the next it still does. */
    goToSelected: emit(({ context }) => ({
      type: 'navigate' as const,
      to: deskAddress(context.filter, context.selected),
      replace: context.opened !== null,
    })),
    goToQueue: emit(({ context }) => ({
      type: 'navigate' as const,
      to: deskAddress(context.filter, null),
      replace: true,
    })),
  },
  guards: {
    /** The address drops spaces at both ends of the words; the field keeps them while they are typed. */
    asksElse: ({ context }, params: { filter: DeskFilter }) =>
      deskAddress(params.filter, null) !== deskAddress(context.filter, null),
    hasMore: ({ context }) => context.next !== null,
    marksAnother: ({ context }) => context.selected !== null && context.selected !== context.opened,
    namesRequest: (_, params: { request: string | null }) => params.request !== null,
    hasRows: ({ context }) => context.rows.length > 0,
    isFiltered: ({ context }) => deskAddress(context.filter, null) !== '/desk',
  },
  delays: {
    serviceTimeout: 15_000,
    /** After a choice or a key, so that a word is asked for once. */
    typingPause: 300,
    /** How often the queue is read again by itself. */
    refreshPause: 60_000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'deskQueue',
  description:
    'The advisor sees what is open, in the order in which promises end, and opens one after the other.',
  type: 'parallel',
  context: () => ({
    filter: { view: 'open', kind: [], status: [], due: null, query: '' },
    rows: [],
    counts: null,
    next: null,
    ahead: 0,
    instant: null,
    selected: null,
    opened: null,
  }),
  invoke: [
    { id: 'addressFeed', src: 'addressFeed', onError: { target: '.list.reading' } },
    // Without the time, the queue says dates and not how long is left.
    { id: 'clock', src: 'clock', onError: {} },
  ],
  on: {
    'time.read': { actions: { type: 'rememberTime', params: ({ event }) => event } },
  },
  states: {
    list: {
      description: 'The lines of the queue.',
      initial: 'waiting',
      on: {
        'filter.changed': {
          target: '.settling',
          actions: [{ type: 'changeFilter', params: ({ event }) => event }, 'goToFilter'],
        },
        'filters.cleared': {
          guard: 'isFiltered',
          target: '.settling',
          actions: ['clearFilter', 'goToFilter'],
        },
        'address.named': {
          guard: { type: 'asksElse', params: ({ event }) => event },
          target: '.reading',
          actions: { type: 'rememberFilter', params: ({ event }) => event },
        },
      },
      states: {
        waiting: {
          description: 'The address is about to say what is asked for.',
          tags: 'loading',
          on: {
            'address.named': {
              target: 'reading',
              actions: { type: 'rememberFilter', params: ({ event }) => event },
            },
          },
          after: { typingPause: { target: 'reading' } },
        },
        settling: {
          description: 'A choice was made, or a key pressed: a moment later the queue is read.',
          tags: 'loading',
          after: { typingPause: { target: 'reading' } },
        },
        reading: {
          description: 'The first page of the queue is read.',
          tags: 'loading',
          invoke: {
            id: 'readQueue',
            src: 'readQueue',
            input: ({ context }) => ({ filter: context.filter, cursor: null }),
            onDone: {
              target: 'shown',
              actions: { type: 'takePage', params: ({ event }) => event.output },
            },
            onError: { target: 'failed' },
          },
          after: { serviceTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'The queue could not be read; the page says so and offers to try again.',
          tags: 'failed',
          on: {
            'refresh.requested': { target: 'reading' },
            'page.shown': { target: 'reading' },
          },
          after: { retryPause: { target: 'reading' } },
        },
        shown: {
          description: 'The queue is on screen.',
          tags: 'shown',
          initial: 'fresh',
          on: {
            'refresh.requested': { target: '.refreshing' },
            'request.changed': { target: '.refreshing' },
            'page.shown': { target: '.refreshing' },
          },
          states: {
            fresh: {
              description: 'It is as the service has sent it.',
              on: { 'more.requested': { guard: 'hasMore', target: 'extending' } },
              after: { refreshPause: { target: 'refreshing' } },
            },
            refreshing: {
              description: 'The first page is read again; what is known stays on screen meanwhile.',
              invoke: {
                id: 'readQueueAgain',
                src: 'readQueue',
                input: ({ context }) => ({ filter: context.filter, cursor: null }),
                onDone: {
                  target: 'fresh',
                  actions: { type: 'takePage', params: ({ event }) => event.output },
                },
                onError: { target: 'stale' },
              },
              after: { serviceTimeout: { target: 'stale' } },
            },
            stale: {
              description:
                'The last look failed: what was seen before stays on screen, and the page says that it may be out of date.',
              tags: 'stale',
              after: { retryPause: { target: 'refreshing' } },
            },
            extending: {
              description: 'The next page is read.',
              tags: 'extending',
              invoke: {
                id: 'readMore',
                src: 'readQueue',
                input: ({ context }) => ({ filter: context.filter, cursor: context.next }),
                onDone: {
                  target: 'extended',
                  actions: { type: 'addPage', params: ({ event }) => event.output },
                },
                onError: { target: 'cut' },
              },
              after: { serviceTimeout: { target: 'cut' } },
            },
            extended: {
              description:
                'More than the first page is on screen; it is read again when it is asked for.',
              on: { 'more.requested': { guard: 'hasMore', target: 'extending' } },
            },
            cut: {
              description: 'The next page did not arrive; it can be asked for again.',
              tags: 'moreFailed',
              on: { 'more.requested': { target: 'extending' } },
            },
          },
        },
      },
    },
    beside: {
      description: 'Whether a request is open beside the queue: the address says which.',
      initial: 'nothing',
      on: {
        'address.named': [
          {
            guard: { type: 'namesRequest', params: ({ event }) => event },
            target: '.request',
            actions: { type: 'rememberOpened', params: ({ event }) => event },
          },
          {
            target: '.nothing',
            actions: { type: 'rememberOpened', params: ({ event }) => event },
          },
        ],
        'selected.opened': { guard: 'marksAnother', actions: 'goToSelected' },
        'next.requested': {
          guard: 'hasRows',
          actions: 'markNext',
        },
        'previous.requested': {
          guard: 'hasRows',
          actions: 'markPrevious',
        },
      },
      states: {
        nothing: {
          description: 'The queue alone is on screen.',
        },
        request: {
          description: 'One request is open; next and previous open the others.',
          tags: 'opened',
          on: {
            'next.requested': {
              guard: 'hasRows',
              actions: ['markNext', 'goToSelected'],
            },
            'previous.requested': {
              guard: 'hasRows',
              actions: ['markPrevious', 'goToSelected'],
            },
            'request.closed': { actions: 'goToQueue' },
          },
        },
      },
    },
  },
});
