// /ops-cabinet: five toolkits behind single-select filters, in the address, and the first page of each
// (docs/product-spec.md, "Ops Cabinet / Founder Toolkit", "Other"; docs/product-decisions.md, "Toolkits").
import { assign, emit, fromCallback, setup } from 'xstate';

/** What the filters choose. 'Operating Systems' has no filter of its own and shows under all. */
export type Category = 'all' | 'fundraising' | 'gtm' | 'hiring' | 'ip-strategy';

export type ToolkitsEvent =
  /** What the address asks for: at the start, after a press, and after Back. */
  | { type: 'address.named'; category: Category }
  | { type: 'category.chosen'; category: Category }
  | { type: 'preview.opened'; id: string }
  | { type: 'preview.closed' };

export type ToolkitsEmitted = { type: 'navigate'; to: string };

type ToolkitsContext = {
  category: Category;
  /** The toolkit whose first page is shown, or was shown last. */
  previewed: string | null;
};

export const toolkitsMachine = setup({
  types: {
    context: {} as ToolkitsContext,
    events: {} as ToolkitsEvent,
    emitted: {} as ToolkitsEmitted,
    tags: {} as 'dialogOpen',
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<ToolkitsEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    remember: assign((_, { category }: { category: Category }) => ({ category })),
    showAll: assign({ category: 'all' }),
    rememberPreview: assign((_, { id }: { id: string }) => ({ previewed: id })),
    goThere: emit((_, { category }: { category: Category }) => ({
      type: 'navigate' as const,
      to: category === 'all' ? '/ops-cabinet' : `/ops-cabinet?category=${category}`,
    })),
  },
  guards: {
    isAnother: ({ context }, { category }: { category: Category }) => category !== context.category,
  },
}).createMachine({
  id: 'toolkits',
  description: 'A visitor looks through the toolkits, one category at a time or all of them.',
  context: () => ({ category: 'all', previewed: null }),
  invoke: { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'showAll' } },
  on: {
    'address.named': { actions: { type: 'remember', params: ({ event }) => event } },
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The toolkits of the chosen category are in view.',
      on: {
        'category.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'goThere', params: ({ event }) => event },
          ],
        },
        'preview.opened': {
          target: 'previewing',
          actions: { type: 'rememberPreview', params: ({ event }) => event },
        },
      },
    },
    previewing: {
      description: 'A dialog shows the real first page of one file, and how to have the rest.',
      tags: 'dialogOpen',
      on: { 'preview.closed': { target: 'browsing' } },
    },
  },
});
