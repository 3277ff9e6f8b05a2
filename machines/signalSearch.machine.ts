// The search over the signals of /next-curve: the typed words narrow the list immediately and are kept in the address
// (docs/product-spec.md, "5. Validation rules": case-insensitive substring over title, excerpt and tags).
import { assign, emit, fromCallback, setup } from 'xstate';

export type SignalSearchEvent =
  /** What the address asks for: at the start, after a key, and after Back. */
  | { type: 'address.named'; query: string }
  | { type: 'query.edited'; query: string }
  | { type: 'search.cleared' };

export type SignalSearchEmitted = { type: 'navigate'; to: string; replace: true };

type SignalSearchContext = { query: string };

const addressOf = (query: string) =>
  query.trim() === '' ? '/next-curve' : `/next-curve?q=${encodeURIComponent(query.trim())}`;

export const signalSearchMachine = setup({
  types: {
    context: {} as SignalSearchContext,
    events: {} as SignalSearchEvent,
    emitted: {} as SignalSearchEmitted,
    tags: {} as 'narrowed',
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<SignalSearchEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    remember: assign((_, { query }: { query: string }) => ({ query })),
    forget: assign({ query: '' }),
    /** Replaces the current address, so that Back does not step through single keys. */
    goThere: emit((_, { query }: { query: string }) => ({
      type: 'navigate' as const,
      to: addressOf(query),
      replace: true as const,
    })),
    goToAll: emit({ type: 'navigate', to: '/next-curve', replace: true }),
  },
  guards: {
    hasWords: (_, { query }: { query: string }) => query.trim() !== '',
    /** The address drops spaces at both ends; the field keeps them while the user types. */
    asksElse: ({ context }, { query }: { query: string }) => query.trim() !== context.query.trim(),
    asksForAll: ({ context }, { query }: { query: string }) =>
      query.trim() === '' && context.query.trim() !== '',
  },
}).createMachine({
  id: 'signalSearch',
  description: 'A reader of The Next Curve looks for signals by a word.',
  context: () => ({ query: '' }),
  invoke: {
    id: 'addressFeed',
    src: 'addressFeed',
    onError: { target: '.everything', actions: 'forget' },
  },
  on: {
    'query.edited': [
      {
        guard: { type: 'hasWords', params: ({ event }) => event },
        target: '.narrowed',
        actions: [
          { type: 'remember', params: ({ event }) => event },
          { type: 'goThere', params: ({ event }) => event },
        ],
      },
      {
        target: '.everything',
        actions: [
          { type: 'remember', params: ({ event }) => event },
          { type: 'goThere', params: ({ event }) => event },
        ],
      },
    ],
    'address.named': [
      {
        guard: { type: 'asksForAll', params: ({ event }) => event },
        target: '.everything',
        actions: 'forget',
      },
      {
        guard: { type: 'asksElse', params: ({ event }) => event },
        target: '.narrowed',
        actions: { type: 'remember', params: ({ event }) => event },
      },
    ],
  },
  initial: 'everything',
  states: {
    everything: {
      description: 'Nothing is asked for: all signals but the featured one are listed.',
    },
    narrowed: {
      description: 'Only signals are listed that have the words in title, excerpt or tags.',
      tags: 'narrowed',
      on: { 'search.cleared': { target: 'everything', actions: ['forget', 'goToAll'] } },
    },
  },
});
