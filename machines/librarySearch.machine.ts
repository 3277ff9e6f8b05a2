// The Library's filter tabs: all publications, or those of one newsletter; the address holds the choice
// (docs/product-spec.md, "Library").
import { assign, emit, fromCallback, setup } from 'xstate';

/** What the tabs choose. */
export type PublicationFilter = 'all' | 'second-curve' | 'next-curve';

export type LibrarySearchEvent =
  /** What the address asks for: at the start, after a press, and after Back. */
  | { type: 'address.named'; publication: PublicationFilter }
  | { type: 'tab.chosen'; publication: PublicationFilter };

export type LibrarySearchEmitted = { type: 'navigate'; to: string };

type LibrarySearchContext = { publication: PublicationFilter };

export const librarySearchMachine = setup({
  types: {
    context: {} as LibrarySearchContext,
    events: {} as LibrarySearchEvent,
    emitted: {} as LibrarySearchEmitted,
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<LibrarySearchEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    remember: assign((_, { publication }: { publication: PublicationFilter }) => ({ publication })),
    showAll: assign({ publication: 'all' }),
    goThere: emit((_, { publication }: { publication: PublicationFilter }) => ({
      type: 'navigate' as const,
      to: publication === 'all' ? '/library' : `/library?show=${publication}`,
    })),
  },
  guards: {
    isAnother: ({ context }, { publication }: { publication: PublicationFilter }) =>
      publication !== context.publication,
  },
}).createMachine({
  id: 'librarySearch',
  description: 'A reader looks along the shelves of the Library: both letters, or one of them.',
  context: () => ({ publication: 'all' }),
  invoke: { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'showAll' } },
  initial: 'looking',
  states: {
    looking: {
      description: 'One tab is chosen, and what belongs to it is listed.',
      on: {
        'address.named': { actions: { type: 'remember', params: ({ event }) => event } },
        'tab.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'goThere', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
