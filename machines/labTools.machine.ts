// /from-lab: filters of which several may be chosen, in the address, and one card that is expanded
// (docs/product-spec.md, "From The Lab", "Other").
import { assign, emit, fromCallback, setup } from 'xstate';

/** What the filters ask of a tool. */
export type ListedTool = { id: string; status: string; category: string };

const asFilter = (word: string) => word.toLowerCase();

/** The three statuses (docs/product-spec.md, "3. Entities and their fields"), in the order in which they are shown. */
export const statuses = ['Experimental', 'Stable', 'Archived'] as const;

/** The categories that occur among the tools, in the order in which they occur first. */
export const categoriesOf = (tools: readonly ListedTool[]): string[] => [
  ...new Set(tools.map(({ category }) => category)),
];

/** Every filter as the address writes it: statuses, then categories, in lower case. */
export const filtersOf = (tools: readonly ListedTool[]): string[] =>
  [...statuses, ...categoriesOf(tools)].map(asFilter);

/**
 * The tools that are shown: with nothing chosen all of them, else those whose category or whose status is chosen
 * (docs/product-spec.md, "Other").
 */
export const toolsShown = <Tool extends ListedTool>(
  tools: readonly Tool[],
  chosen: readonly string[],
): readonly Tool[] =>
  chosen.length === 0
    ? tools
    : tools.filter(({ status, category }) =>
        [status, category].some((word) => chosen.includes(asFilter(word))),
      );

export type LabToolsEvent =
  /** What the address asks for: at the start, after a press, and after Back. */
  | { type: 'address.named'; show: readonly string[] }
  | { type: 'filter.toggled'; filter: string }
  | { type: 'filters.cleared' }
  | { type: 'card.expanded'; id: string }
  | { type: 'card.folded' };

export type LabToolsEmitted = { type: 'navigate'; to: string };

type LabToolsContext = {
  tools: readonly ListedTool[];
  /** In the order of `filtersOf`. */
  chosen: readonly string[];
  /** The tool whose card is expanded. */
  expanded: string | null;
};

/** The known filters of a request, in the order in which they are shown; unknown ones are ignored. */
const knownIn = (tools: readonly ListedTool[], chosen: readonly string[]) =>
  filtersOf(tools).filter((filter) => chosen.includes(filter));

export const labToolsMachine = setup({
  types: {
    context: {} as LabToolsContext,
    events: {} as LabToolsEvent,
    emitted: {} as LabToolsEmitted,
    input: {} as { tools: readonly ListedTool[] },
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<LabToolsEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    choose: assign(({ context }, { show }: { show: readonly string[] }) => ({
      chosen: knownIn(context.tools, show),
    })),
    toggle: assign(({ context: { tools, chosen } }, { filter }: { filter: string }) => ({
      chosen: knownIn(
        tools,
        chosen.includes(filter) ? chosen.filter((one) => one !== filter) : [...chosen, filter],
      ),
    })),
    chooseNothing: assign({ chosen: [] }),
    goThere: emit(({ context: { chosen } }) => ({
      type: 'navigate' as const,
      to: chosen.length === 0 ? '/from-lab' : `/from-lab?show=${chosen.join(',')}`,
    })),
    expand: assign((_, { id }: { id: string }) => ({ expanded: id })),
    fold: assign({ expanded: null }),
  },
  guards: {
    isFilter: ({ context }, { filter }: { filter: string }) =>
      filtersOf(context.tools).includes(filter),
    isFiltered: ({ context }) => context.chosen.length > 0,
    isAnother: ({ context }, { id }: { id: string }) =>
      id !== context.expanded &&
      toolsShown(context.tools, context.chosen).some((tool) => tool.id === id),
    isOutOfSight: ({ context: { tools, chosen, expanded } }) =>
      toolsShown(tools, chosen).every(({ id }) => id !== expanded),
  },
}).createMachine({
  id: 'labTools',
  description: 'A visitor looks through the six tools of the lab.',
  context: ({ input }) => ({ tools: input.tools, chosen: [], expanded: null }),
  invoke: { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'chooseNothing' } },
  on: {
    'address.named': { actions: { type: 'choose', params: ({ event }) => event } },
    'filter.toggled': {
      guard: { type: 'isFilter', params: ({ event }) => event },
      actions: [{ type: 'toggle', params: ({ event }) => event }, 'goThere'],
    },
    'filters.cleared': { guard: 'isFiltered', actions: ['chooseNothing', 'goThere'] },
    'card.expanded': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.expanded',
      actions: { type: 'expand', params: ({ event }) => event },
    },
  },
  initial: 'folded',
  states: {
    folded: { description: 'Every card says the same: what it is, and how far to trust it.' },
    expanded: {
      description: 'One card says more: what it takes, what comes of it, and what belongs with it.',
      exit: 'fold',
      always: { guard: 'isOutOfSight', target: 'folded' },
      on: { 'card.folded': { target: 'folded' } },
    },
  },
});
