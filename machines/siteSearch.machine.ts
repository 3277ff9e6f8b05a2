// The search over the whole site: opened by its button or by Ctrl/⌘ K, a list that follows each key, the first hit
// ready to be opened by Enter.
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { SearchEntry } from '#content/schema.search.ts';

export type SiteSearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  /** Ctrl/⌘ K: opens what is closed, closes what is open. */
  | { type: 'shortcut.pressed' }
  | { type: 'address.changed' }
  | { type: 'query.edited'; query: string }
  | { type: 'retry.asked' }
  /** An arrow key, Home, End or the pointer has reached the hit at this index. */
  | { type: 'hit.pointed'; at: number }
  | { type: 'hit.chosen'; href: string };

export type SiteSearchEmitted = { type: 'navigate'; to: string };

type SiteSearchContext = {
  query: string;
  /** The hit that Enter opens, by its index in the list. */
  at: number;
  /** Everything that can be found; empty until it was fetched once. */
  entries: readonly SearchEntry[];
};

export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    emitted: {} as SiteSearchEmitted,
    tags: {} as 'dialogOpen' | 'busy',
  },
  actors: {
    /** Feed: reports `shortcut.pressed`. */
    keyFeed: fromCallback<SiteSearchEvent>(() => {
      throw new Error('Port keyFeed is not provided.');
    }),
    /** Feed: reports `address.changed` while the search is open. */
    addressFeed: fromCallback<SiteSearchEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    fetchIndex: fromPromise<readonly SearchEntry[]>(() => {
      throw new Error('Port fetchIndex is not provided.');
    }),
  },
  actions: {
    begin: assign({ query: '', at: 0 }),
    remember: assign((_, { query }: { query: string }) => ({ query, at: 0 })),
    point: assign((_, { at }: { at: number }) => ({ at })),
    keepIndex: assign((_, { entries }: { entries: readonly SearchEntry[] }) => ({ entries })),
    goThere: emit((_, { href }: { href: string }) => ({ type: 'navigate' as const, to: href })),
  },
  guards: {
    hasIndex: ({ context }) => context.entries.length > 0,
    isAnother: ({ context }, { at }: { at: number }) => at !== context.at,
  },
  delays: {
    /** How long the index may take to load. */
    indexTimeout: 8000,
  },
}).createMachine({
  id: 'siteSearch',
  description: 'A visitor looks for something anywhere on the site, by words.',
  context: () => ({ query: '', at: 0, entries: [] }),
  // Without the shortcut, the button still works.
  invoke: { id: 'keyFeed', src: 'keyFeed', onError: {} },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view; the search waits behind its button and its keys.',
      on: {
        'search.opened': [{ guard: 'hasIndex', target: 'open.ready' }, { target: 'open.fetching' }],
        'shortcut.pressed': [
          { guard: 'hasIndex', target: 'open.ready' },
          { target: 'open.fetching' },
        ],
      },
    },
    open: {
      description: 'The search lies over the page until something is chosen or it is closed.',
      tags: 'dialogOpen',
      entry: 'begin',
      invoke: { id: 'addressFeed', src: 'addressFeed', onError: { target: 'closed' } },
      on: {
        'search.closed': { target: 'closed' },
        'shortcut.pressed': { target: 'closed' },
        'address.changed': { target: 'closed' },
        'query.edited': { actions: { type: 'remember', params: ({ event }) => event } },
      },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The index is on its way; what is typed meanwhile is kept.',
          tags: 'busy',
          invoke: {
            id: 'fetchIndex',
            src: 'fetchIndex',
            onDone: {
              target: 'ready',
              actions: { type: 'keepIndex', params: ({ event }) => ({ entries: event.output }) },
            },
            onError: { target: 'failed' },
          },
          after: { indexTimeout: { target: 'failed' } },
        },
        failed: {
          description: "Search didn't load; it can be asked for again.",
          on: { 'retry.asked': { target: 'fetching' } },
        },
        ready: {
          description: 'The list follows each key, and one of its hits is pointed at.',
          on: {
            'hit.pointed': {
              guard: { type: 'isAnother', params: ({ event }) => event },
              actions: { type: 'point', params: ({ event }) => event },
            },
            'hit.chosen': {
              target: '#siteSearch.closed',
              actions: { type: 'goThere', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
