// The full signal stack of a premium member on /signal-stack: every published item under a search, searches that are saved, and an
// order of their own for what they set aside (docs/product-spec.md, "6. Roles and permissions"; docs/product-decisions.md, "What
// premium means"). What is pressed shows immediately; what the backend has not confirmed waits in a queue.
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, ActorRefFrom, AnyActorRef, Snapshot } from 'xstate';
import type { FeedType, FullItem } from '#content/schema.items.ts';
import type { StackKey } from './stack.machine.ts';
import type { SubscriptionStatus } from './upgrade.machine.ts';

/** What the chips of its page choose. */
export type Show = 'all' | FeedType;

/** Words, and the chip beside them. */
export type SavedSearch = { words: string; show: Show };

/** A press that is not confirmed yet. */
export type FullStackChange =
  { does: 'save' | 'delete'; search: SavedSearch } | { does: 'order'; order: readonly StackKey[] };

/** The change that was undone, and the reason in the service's own words if it gave one. */
export type FullStackProblem = { does: FullStackChange['does']; message?: string };

/** What the backend has of it. */
type Stored = {
  /** The newest first. */
  searches: readonly SavedSearch[];
  /** The items of the stack that have a place, the first one first. */
  order: readonly StackKey[];
};

/** With every published item, which is public. */
export type FullStackContents = Stored & { items: readonly FullItem[] };

/** By keys: a step, or to one of the ends. */
export type MoveBy = 'up' | 'down' | 'first' | 'last';

/** An item of the stack, and the stack as it is on screen. */
type Move = { item: StackKey; by: MoveBy; within: readonly StackKey[] };

export type FullStackEvent =
  // The user's plan, as soon as it is known and on every change.
  | SubscriptionStatus
  /** Another tab has changed the stack, or this tab is visible again. */
  | { type: 'list.outdated' }
  /** What the address asks for: at the start, after a key, and after Back. */
  | { type: 'address.named'; show: Show; query: string }
  // What the user does.
  | { type: 'query.edited'; query: string }
  | { type: 'search.cleared' }
  | { type: 'search.saved' }
  | { type: 'search.chosen'; search: SavedSearch }
  | { type: 'search.deleted'; search: SavedSearch }
  | { type: 'deletion.undone' }
  | ({ type: 'item.moved' } & Move)
  | { type: 'retry.requested' };

export type FullStackEmitted = { type: 'navigate'; to: string; replace?: true };

/** The part of its page that this flow uses: it is told which actor orders the member's stack. */
export type FullStackListener = ActorRef<
  Snapshot<unknown>,
  { type: 'full.started'; full: AnyActorRef },
  FullStackEmitted
>;

export type FullStackInput = { page: FullStackListener };

type FullStackContext = FullStackInput & {
  show: Show;
  query: string;
  items: readonly FullItem[];
  stored: Stored;
  /** The presses since then, in their order. */
  line: readonly FullStackChange[];
  /** The search that was deleted last and can be restored. */
  deleted: SavedSearch | null;
  /** The item that was moved last, to be announced. */
  moved: StackKey | null;
  problem: FullStackProblem | null;
};

type Known = Pick<FullStackContext, 'stored' | 'line'>;
type Asked = Pick<FullStackContext, 'show' | 'query'>;

const isSameItem = (one: StackKey, other: StackKey) =>
  one.kind === other.kind && one.id === other.id;
const isSameSearch = (one: SavedSearch, other: SavedSearch) =>
  one.words === other.words && one.show === other.show;

const after = (stored: Stored, change: FullStackChange): Stored => {
  if (change.does === 'order') return { ...stored, order: change.order };
  const others = stored.searches.filter((one) => !isSameSearch(one, change.search));
  return { ...stored, searches: change.does === 'save' ? [change.search, ...others] : others };
};

const shown = ({ stored, line }: Known) => line.reduce(after, stored);

/** The saved searches as their member sees them, confirmed or not. */
export const searchesIn = (context: Known) => shown(context).searches;

/** A stack, newest first, in its member's own order: what has no place is new, and comes before the rest. */
export const inOwnOrder = <Item extends StackKey>(
  items: readonly Item[],
  context: Known,
): readonly Item[] => {
  const { order } = shown(context);
  const placed = order.flatMap((key) => items.find((item) => isSameItem(item, key)) ?? []);
  return [...items.filter((item) => !placed.includes(item)), ...placed];
};

/** The search that is on screen; its words are blank if there is none. */
export const searchIn = ({ show, query }: Asked): SavedSearch => ({ words: query.trim(), show });

/** Whether the search on screen is one of the saved ones. */
export const isSaved = (context: Known & Asked) =>
  searchesIn(context).some((one) => isSameSearch(one, searchIn(context)));

const addressOf = ({ show, words }: SavedSearch) => {
  const asked = [
    ...(show === 'all' ? [] : [`show=${show}`]),
    ...(words === '' ? [] : [`q=${encodeURIComponent(words)}`]),
  ];
  return asked.length === 0 ? '/signal-stack' : `/signal-stack?${asked.join('&')}`;
};

/** The list after the move. */
const movedIn = ({ item, by, within }: Move): readonly StackKey[] => {
  const from = within.findIndex((one) => isSameItem(one, item));
  const to = { up: from - 1, down: from + 1, first: 0, last: within.length - 1 }[by];
  return within.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const fullStackMachine = setup({
  types: {
    context: {} as FullStackContext,
    input: {} as FullStackInput,
    events: {} as FullStackEvent,
    emitted: {} as FullStackEmitted,
    tags: {} as 'lacking' | 'loading' | 'failed' | 'known',
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<FullStackEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** Feed: the user's plan, as soon as it is known and on every change; and `list.outdated`. */
    memberFeed: fromCallback<FullStackEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    loadFullStack: fromPromise<FullStackContents>(() =>
      Promise.reject(new Error('Port loadFullStack is not provided.')),
    ),
    /** Saves or deletes a search, or stores the order; a second time changes nothing. */
    storeChange: fromPromise<void, { change: FullStackChange | undefined }>(() =>
      Promise.reject(new Error('Port storeChange is not provided.')),
    ),
  },
  actions: {
    reportStart: sendTo(
      ({ context }) => context.page,
      ({ self }) => ({ type: 'full.started' as const, full: self }),
    ),
    /** The address drops spaces at both ends; the field keeps them while the user types. */
    rememberAddress: assign(({ context }, { show, query }: Asked) => ({
      show,
      query: query.trim() === context.query.trim() ? context.query : query,
    })),
    forgetWords: assign({ show: 'all', query: '' }),
    rememberWords: assign((_, { query }: { query: string }) => ({ query })),
    clearWords: assign({ query: '' }),
    takeUp: assign((_, { search }: { search: SavedSearch }) => ({
      show: search.show,
      query: search.words,
    })),
    rememberContents: assign((_, { items, searches, order }: FullStackContents) => ({
      items,
      stored: { searches, order },
    })),
    forgetMember: assign({
      items: [],
      stored: { searches: [], order: [] },
      line: [],
      deleted: null,
      moved: null,
      problem: null,
    }),
    standInLineToSave: assign(({ context }) => ({
      problem: null,
      deleted: null,
      line: [...context.line, { does: 'save' as const, search: searchIn(context) }],
    })),
    standInLineToDelete: assign(({ context }, { search }: { search: SavedSearch }) => ({
      problem: null,
      deleted: search,
      line: [...context.line, { does: 'delete' as const, search }],
    })),
    takeBack: assign(({ context }) => ({
      problem: null,
      deleted: null,
      line:
        context.deleted === null
          ? context.line
          : [...context.line, { does: 'save' as const, search: context.deleted }],
    })),
    standInLineToOrder: assign(({ context }, move: Move) => ({
      problem: null,
      moved: move.item,
      line: [
        // Of several orders that wait, only the last one matters; the first may be on its way already.
        ...context.line.filter(({ does }, place) => place === 0 || does !== 'order'),
        { does: 'order' as const, order: movedIn(move) },
      ],
    })),
    settle: assign(({ context }) => ({
      stored: context.line.slice(0, 1).reduce(after, context.stored),
      line: context.line.slice(1),
    })),
    putBack: assign(({ context }, { error }: { error: unknown }) => {
      const [first, ...rest] = context.line;
      return first === undefined
        ? {}
        : {
            line: rest,
            moved: null,
            deleted: first.does === 'delete' ? null : context.deleted,
            problem: { does: first.does, ...sentenceOf(error) },
          };
    }),
    /** Replaces the current address, so that Back does not step through single keys. */
    goThere: emit(({ context }) => ({
      type: 'navigate' as const,
      to: addressOf(searchIn(context)),
      replace: true as const,
    })),
    goToSearch: emit(({ context }) => ({
      type: 'navigate' as const,
      to: addressOf(searchIn(context)),
    })),
  },
  guards: {
    hasWords: ({ context }) => context.query !== '',
    isNewSearch: ({ context }) => searchIn(context).words !== '' && !isSaved(context),
    isThere: ({ context }, { search }: { search: SavedSearch }) =>
      searchesIn(context).some((one) => isSameSearch(one, search)),
    somethingWasDeleted: ({ context }) => context.deleted !== null,
    /** There is such an item, and it is not at that end already. */
    canMove: (_, move: Move) => {
      const { item, by, within } = move;
      const end = by === 'up' || by === 'first' ? within.at(0) : within.at(-1);
      return (
        within.some((one) => isSameItem(one, item)) && end !== undefined && !isSameItem(end, item)
      );
    },
    somethingWaits: ({ context }) => context.line.length > 0,
  },
  delays: {
    serviceTimeout: 15_000,
    /** A user who is not known within this time is treated as a visitor. */
    lookupTimeout: 10_000,
  },
}).createMachine({
  id: 'fullStack',
  description:
    'A premium member searches everything published, saves searches, and puts their stack in order.',
  context: ({ input }) => ({
    ...input,
    show: 'all',
    query: '',
    items: [],
    stored: { searches: [], order: [] },
    line: [],
    deleted: null,
    moved: null,
    problem: null,
  }),
  invoke: [
    { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'forgetWords' } },
    { id: 'memberFeed', src: 'memberFeed', onError: { target: '.basic' } },
  ],
  on: {
    'address.named': { actions: { type: 'rememberAddress', params: ({ event }) => event } },
    'member.absent': { target: '.basic', actions: 'forgetMember' },
    'member.free': { target: '.basic', actions: 'forgetMember' },
    'member.flagged': { target: '.incomplete', actions: 'forgetMember' },
    'member.premium': { target: '.loading', actions: 'forgetMember' },
  },
  initial: 'looking',
  states: {
    looking: {
      description:
        'The plan is not known yet: neither the full stack is shown nor what is lacking.',
      entry: 'reportStart',
      after: { lookupTimeout: { target: 'basic' } },
    },
    basic: {
      description:
        'The basic stack: the page says what it leaves out, and where the rest is to be had.',
      tags: 'lacking',
    },
    incomplete: {
      description: 'This browser shows Premium, and no plan exists: the upgrade can be completed.',
      tags: 'lacking',
    },
    loading: {
      description: 'Everything published, the searches and the order are being read.',
      tags: 'loading',
      invoke: {
        id: 'loadingFullStack',
        src: 'loadFullStack',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberContents', params: ({ event }) => event.output },
        },
        onError: { target: 'failed' },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading' },
        'list.outdated': { target: 'loading' },
      },
    },
    shown: {
      description: 'Everything published is on screen, or what the search finds of it.',
      tags: 'known',
      initial: 'resting',
      on: {
        'query.edited': {
          actions: [{ type: 'rememberWords', params: ({ event }) => event }, 'goThere'],
        },
        'search.cleared': { guard: 'hasWords', actions: ['clearWords', 'goThere'] },
        'search.saved': { guard: 'isNewSearch', actions: 'standInLineToSave' },
        'search.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'takeUp', params: ({ event }) => event }, 'goToSearch'],
        },
        'search.deleted': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'standInLineToDelete', params: ({ event }) => event },
        },
        'deletion.undone': { guard: 'somethingWasDeleted', actions: 'takeBack' },
        'item.moved': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'standInLineToOrder', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'Everything is confirmed.',
          always: { guard: 'somethingWaits', target: 'storing' },
          on: { 'list.outdated': { target: 'refreshing' } },
        },
        storing: {
          description:
            'The backend is asked for the first change in the line; it is shown already.',
          invoke: {
            id: 'storingChange',
            src: 'storeChange',
            input: ({ context }) => ({ change: context.line[0] }),
            onDone: { target: 'resting', actions: 'settle' },
            onError: {
              target: 'resting',
              actions: { type: 'putBack', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: {
              target: 'resting',
              actions: { type: 'putBack', params: { error: null } },
            },
          },
        },
        refreshing: {
          description:
            'The searches and the order are read again; they stay as they are where that fails.',
          invoke: {
            id: 'refreshingFullStack',
            src: 'loadFullStack',
            onDone: {
              target: 'resting',
              actions: { type: 'rememberContents', params: ({ event }) => event.output },
            },
            onError: { target: 'resting' },
          },
          after: { serviceTimeout: { target: 'resting' } },
        },
      },
    },
  },
});

export type FullStackRef = ActorRefFrom<typeof fullStackMachine>;
