// The member's stack: the items they saved. A press shows immediately; what the backend has not confirmed waits in a
// queue (docs/product-decisions.md, "Add to Stack"; docs/product-spec.md, "8. Error catalogue").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';

/** An item of content/, as the table `stack_items` names it. */
export type StackKey = { kind: string; id: string };

/** The same with its title and link; both are empty for what is no longer published. */
export type StackItem = StackKey & { title: string; link: string };

/** A press that is not confirmed yet. `quietly`: no toast follows. */
export type StackAction = { does: 'add' | 'remove'; item: StackItem; quietly: boolean };

/** The action that was undone, and the reason in the service's own words if it gave one. */
export type StackProblem = { does: 'add' | 'remove'; item: StackItem; message?: string };

/** The rows, the newest first, and the items that were pressed before there was an account. */
export type StackContents = { items: readonly StackItem[]; pendingAdds: readonly StackItem[] };

export type StackEvent =
  // Whether a member is signed in.
  | { type: 'member.arrived' }
  | { type: 'member.absent' }
  /** Another tab has changed the stack, or this tab is visible again. */
  | { type: 'list.outdated' }
  // What the user does.
  | { type: 'item.added'; item: StackItem }
  | { type: 'item.removed'; item: StackItem }
  | { type: 'removal.undone' }
  | { type: 'retry.requested' };

export type StackEmitted =
  | { type: 'toast'; key: ToastKey; title?: string; message?: string }
  | { type: 'navigate'; to: string };

type StackContext = {
  /** The items that the backend has confirmed, the newest first. */
  stored: readonly StackItem[];
  /** The presses since then, in their order. */
  line: readonly StackAction[];
  /** The item that was removed last and can be restored. */
  removed: StackItem | null;
  problem: StackProblem | null;
};

const isSame = (one: StackKey, other: StackKey) => one.kind === other.kind && one.id === other.id;

const after = (items: readonly StackItem[], { does, item }: StackAction): readonly StackItem[] => {
  if (does === 'remove') return items.filter((one) => !isSame(one, item));
  return items.some((one) => isSame(one, item)) ? items : [item, ...items];
};

/** The stack as its member sees it, the newest first: confirmed or not. */
export const stackIn = ({ stored, line }: Pick<StackContext, 'stored' | 'line'>) =>
  line.reduce(after, stored);

/** Whether an item is on the stack. */
export const standsOn = (context: Pick<StackContext, 'stored' | 'line'>, item: StackKey) =>
  stackIn(context).some((one) => isSame(one, item));

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The first action in the queue failed: undo it and report it. */
const loseFirst = (line: readonly StackAction[], error: unknown) => {
  const [first] = line;
  return first === undefined
    ? { line: [], problem: null }
    : {
        line: line.slice(1),
        problem: { does: first.does, item: first.item, ...sentenceOf(error) },
      };
};

export const stackMachine = setup({
  types: {
    context: {} as StackContext,
    events: {} as StackEvent,
    emitted: {} as StackEmitted,
    tags: {} as 'signedOut' | 'loading' | 'failed' | 'known' | 'leaving',
  },
  actors: {
    /** Feed: reports `member.arrived` or `member.absent` as soon as it is known, and `list.outdated`. */
    memberFeed: fromCallback<StackEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    loadStack: fromPromise<StackContents>(() =>
      Promise.reject(new Error('Port loadStack is not provided.')),
    ),
    /** Adds one row; adding it again changes nothing. */
    addItem: fromPromise<void, StackKey>(() =>
      Promise.reject(new Error('Port addItem is not provided.')),
    ),
    /** Removes one row; removing it again changes nothing. */
    removeItem: fromPromise<void, StackKey>(() =>
      Promise.reject(new Error('Port removeItem is not provided.')),
    ),
    /** Saves in this browser what to add after sign-in; returns the page to return to. */
    savePendingAdds: fromPromise<{ next: string }, { line: readonly StackAction[] }>(() =>
      Promise.reject(new Error('Port savePendingAdds is not provided.')),
    ),
  },
  actions: {
    standInLine: assign(({ context }, params: { item: StackItem }) => ({
      problem: null,
      line: standsOn(context, params.item)
        ? context.line
        : [...context.line, { does: 'add' as const, item: params.item, quietly: false }],
    })),
    standInLineToLeave: assign(({ context }, params: { item: StackItem }) => ({
      problem: null,
      removed: params.item,
      line: [...context.line, { does: 'remove' as const, item: params.item, quietly: false }],
    })),
    takeBack: assign(({ context }) => ({
      problem: null,
      removed: null,
      line:
        context.removed === null
          ? context.line
          : [...context.line, { does: 'add' as const, item: context.removed, quietly: true }],
    })),
    rememberContents: assign(({ context }, { items, pendingAdds }: StackContents) => ({
      stored: items,
      line: [
        ...pendingAdds
          .filter((pendingAdd) => context.line.every(({ item }) => !isSame(item, pendingAdd)))
          .map((item) => ({ does: 'add' as const, item, quietly: false })),
        ...context.line,
      ],
    })),
    rememberItems: assign((_, { items }: StackContents) => ({ stored: items })),
    settle: assign(({ context }) => ({
      stored: context.line.slice(0, 1).reduce(after, context.stored),
      line: context.line.slice(1),
    })),
    putBack: assign(({ context }, params: { error: unknown }) => ({
      ...loseFirst(context.line, params.error),
      removed: context.line[0]?.does === 'remove' ? null : context.removed,
    })),
    putAllBack: assign(({ context }, params: { error: unknown }) => ({
      problem: loseFirst(context.line, params.error).problem,
      line: [],
    })),
    forgetLine: assign({ line: [] }),
    forgetProblem: assign({ problem: null }),
    forgetMember: assign({ stored: [], line: [], removed: null, problem: null }),
    announceFirst: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'stackAdded' as const,
      title: context.line[0]?.item.title ?? '',
    })),
    announce: emit((_, params: { item: StackItem }) => ({
      type: 'toast' as const,
      key: 'stackAdded' as const,
      title: params.item.title,
    })),
    announceFailure: emit((_, params: { key: ToastKey; error: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
    goToAuthPage: emit((_, params: { next: string }) => ({
      type: 'navigate' as const,
      to: `/auth?next=${encodeURIComponent(params.next)}`,
    })),
  },
  guards: {
    somethingWaits: ({ context }) => context.line.length > 0,
    firstIsToAdd: ({ context }) => context.line[0]?.does === 'add',
    firstIsToRemove: ({ context }) => context.line[0]?.does === 'remove',
    firstIsQuiet: ({ context }) => context.line[0]?.quietly === true,
    isThere: ({ context }, params: { item: StackItem }) => standsOn(context, params.item),
    somethingWasRemoved: ({ context }) => context.removed !== null,
  },
  delays: {
    serviceTimeout: 15_000,
    /** The browser's storage answers immediately or not at all. */
    storageTimeout: 3000,
    /** A user who is not known within this time is treated as a visitor. */
    lookupTimeout: 10_000,
  },
}).createMachine({
  id: 'stack',
  description: 'A member puts items on their stack and takes them off again.',
  context: () => ({ stored: [], line: [], removed: null, problem: null }),
  invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.away' } },
  on: {
    'member.arrived': { target: '.loading' },
    'member.absent': { target: '.away', actions: 'forgetMember' },
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'The site does not know yet who is here; what is pressed waits.',
      tags: 'loading',
      on: {
        'item.added': { actions: { type: 'standInLine', params: ({ event }) => event } },
        'member.absent': [
          { guard: 'somethingWaits', target: 'savingPendingAdds' },
          { target: 'away' },
        ],
      },
      after: { lookupTimeout: { target: 'away', actions: 'forgetLine' } },
    },
    away: {
      description: 'A visitor reads; a stack belongs to an account.',
      tags: 'signedOut',
      on: {
        'item.added': {
          target: 'savingPendingAdds',
          actions: { type: 'standInLine', params: ({ event }) => event },
        },
      },
    },
    savingPendingAdds: {
      description:
        'What a visitor wants on their stack is kept in this browser; then the door opens.',
      tags: ['signedOut', 'leaving'],
      invoke: {
        id: 'savingPendingAdds',
        src: 'savePendingAdds',
        input: ({ context }) => ({ line: context.line }),
        onDone: {
          target: 'away',
          actions: ['forgetLine', { type: 'goToAuthPage', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'away',
          actions: [
            { type: 'putAllBack', params: ({ event }) => ({ error: event.error }) },
            {
              type: 'announceFailure',
              params: ({ event }) => ({ key: 'stackFailed', error: event.error }),
            },
          ],
        },
      },
      after: {
        storageTimeout: {
          target: 'away',
          actions: [
            { type: 'putAllBack', params: { error: null } },
            { type: 'announceFailure', params: { key: 'stackFailed', error: null } },
          ],
        },
      },
    },
    loading: {
      description: 'The stack is being read; what is pressed meanwhile waits.',
      tags: 'loading',
      on: { 'item.added': { actions: { type: 'standInLine', params: ({ event }) => event } } },
      invoke: {
        id: 'loadingStack',
        src: 'loadStack',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberContents', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'putAllBack', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: {
          target: 'failed',
          actions: { type: 'putAllBack', params: { error: null } },
        },
      },
    },
    failed: {
      description: 'The stack could not be read; the page says so and offers to try again.',
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetProblem' },
        'list.outdated': { target: 'loading', actions: 'forgetProblem' },
        'item.added': {
          target: 'loading',
          actions: { type: 'standInLine', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The stack is on screen, with everything that was pressed.',
      tags: 'known',
      initial: 'resting',
      on: {
        'item.added': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            actions: { type: 'announce', params: ({ event }) => event },
          },
          { actions: { type: 'standInLine', params: ({ event }) => event } },
        ],
        'item.removed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'standInLineToLeave', params: ({ event }) => event },
        },
        'removal.undone': { guard: 'somethingWasRemoved', actions: 'takeBack' },
      },
      states: {
        resting: {
          description: 'Everything is confirmed.',
          always: [
            { guard: 'firstIsToAdd', target: 'adding' },
            { guard: 'firstIsToRemove', target: 'removing' },
          ],
          on: { 'list.outdated': { target: 'refreshing' } },
        },
        adding: {
          description: 'The backend is asked to add the first in the line; it is shown already.',
          invoke: {
            id: 'addingItem',
            src: 'addItem',
            input: ({ context }) => ({
              kind: context.line[0]?.item.kind ?? '',
              id: context.line[0]?.item.id ?? '',
            }),
            onDone: [
              { guard: 'firstIsQuiet', target: 'resting', actions: 'settle' },
              { target: 'resting', actions: ['announceFirst', 'settle'] },
            ],
            onError: {
              target: 'resting',
              actions: [
                { type: 'putBack', params: ({ event }) => ({ error: event.error }) },
                {
                  type: 'announceFailure',
                  params: ({ event }) => ({ key: 'stackFailed', error: event.error }),
                },
              ],
            },
          },
          after: {
            serviceTimeout: {
              target: 'resting',
              actions: [
                { type: 'putBack', params: { error: null } },
                { type: 'announceFailure', params: { key: 'stackFailed', error: null } },
              ],
            },
          },
        },
        removing: {
          description: 'The backend is asked to remove the first in the line; it is gone already.',
          invoke: {
            id: 'removingItem',
            src: 'removeItem',
            input: ({ context }) => ({
              kind: context.line[0]?.item.kind ?? '',
              id: context.line[0]?.item.id ?? '',
            }),
            onDone: { target: 'resting', actions: 'settle' },
            onError: {
              target: 'resting',
              actions: [
                { type: 'putBack', params: ({ event }) => ({ error: event.error }) },
                {
                  type: 'announceFailure',
                  params: ({ event }) => ({ key: 'removalFailed', error: event.error }),
                },
              ],
            },
          },
          after: {
            serviceTimeout: {
              target: 'resting',
              actions: [
                { type: 'putBack', params: { error: null } },
                { type: 'announceFailure', params: { key: 'removalFailed', error: null } },
              ],
            },
          },
        },
        refreshing: {
          description: 'The stack is read again; it stays as it is where that fails.',
          invoke: {
            id: 'refreshingStack',
            src: 'loadStack',
            onDone: {
              target: 'resting',
              actions: { type: 'rememberItems', params: ({ event }) => event.output },
            },
            onError: { target: 'resting' },
          },
          after: { serviceTimeout: { target: 'resting' } },
        },
      },
    },
  },
});
