// Words of an earlier visit that have no owner: the member is asked whose they are (docs/product-decisions.md, "Words written
// without an account").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftKind } from '#content/schema.unclaimedWork.ts';
import type { RequestKind } from './request.machine.ts';

/** A draft or a request that has no owner. Its text is not shown: the member may not be its writer. */
export type UnclaimedItem = {
  id: string;
  /** The form that the draft belongs to, or the kind of request. */
  kind: DraftKind | RequestKind;
  /** When it was written (ISO); null if it is unknown. */
  at: string | null;
};

/** The member who claims the work or says that it is not theirs. */
export type Claim = { member: string; items: readonly UnclaimedItem[] };

/** What an actor of the page shows over it: a layer, which may not be on screen yet, or a toast. */
export type PageLayer = {
  isOpen: () => boolean;
  subscribe: (notice: () => void) => { unsubscribe: () => void };
};

export type UnclaimedWorkEvent =
  // Reported by the session.
  | { type: 'member.arrived'; member: string }
  | { type: 'member.left' }
  // Reported by the page: whether a dialog, a toast, the sign-in page or a field in use occupies it.
  | { type: 'page.freed' }
  | { type: 'page.taken' }
  // What the member presses.
  | { type: 'work.claimed' }
  | { type: 'work.refused' }
  | { type: 'work.postponed' }
  | { type: 'work.retried' };

export type UnclaimedWorkEmitted =
  | { type: 'toast'; key: ToastKey }
  // Forms on this page show their drafts only when they are opened again.
  | { type: 'drafts.claimed' };

type UnclaimedWorkContext = {
  /** The id of the member who is signed in; empty if no one is. */
  member: string;
  items: readonly UnclaimedItem[];
  layers: readonly PageLayer[];
};

export const unclaimedWorkMachine = setup({
  types: {
    context: {} as UnclaimedWorkContext,
    input: {} as { layers: readonly PageLayer[] },
    events: {} as UnclaimedWorkEvent,
    emitted: {} as UnclaimedWorkEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'failed',
  },
  actors: {
    /** Feed: reports `member.arrived` at the start if a member is signed in, then on each sign-in and sign-out. */
    memberFeed: fromCallback<UnclaimedWorkEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Items without an owner that are not from this visit and that this member has not declined. */
    findUnclaimed: fromPromise<readonly UnclaimedItem[], { member: string }>(() =>
      Promise.reject(new Error('Port findUnclaimed is not provided.')),
    ),
    /** Feed: reports `page.freed` when nothing occupies the page, `page.taken` when something does again. */
    pageFeed: fromCallback<UnclaimedWorkEvent, { layers: readonly PageLayer[] }>(() => {
      throw new Error('Port pageFeed is not provided.');
    }),
    /** Makes the member the owner of the items that have none. */
    claimWork: fromPromise<void, Claim>(() =>
      Promise.reject(new Error('Port claimWork is not provided.')),
    ),
    /** Stores that these items are not this member's. */
    leaveWork: fromPromise<void, Claim>(() =>
      Promise.reject(new Error('Port leaveWork is not provided.')),
    ),
  },
  actions: {
    rememberMember: assign((_, params: { member: string }) => ({ member: params.member })),
    rememberItems: assign((_, params: { items: readonly UnclaimedItem[] }) => ({
      items: params.items,
    })),
    forgetMember: assign({ member: '', items: [] }),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, key: params.key })),
    showDrafts: emit({ type: 'drafts.claimed' as const }),
  },
  guards: {
    holdsDraft: ({ context }) => context.items.some(({ kind }) => kind.endsWith('Draft')),
    isEmpty: (_, params: { items: readonly UnclaimedItem[] }) => params.items.length === 0,
  },
  delays: {
    /** How long to wait for the browser's storage; then the member is not asked. */
    lookupTimeout: 4000,
    /** How long the page must be free: by then the first layer of a newly opened page is on screen. */
    pageRest: 500,
    /** How long to wait for a free page; then the member is asked at the next visit. */
    pageTimeout: 600_000,
    /** How long a write may take; then it has failed. */
    writingTimeout: 8000,
  },
}).createMachine({
  id: 'unclaimedWork',
  description:
    'Words written here without an account, in an earlier visit, have no owner until a member says that they are theirs.',
  context: ({ input }) => ({ member: '', items: [], layers: input.layers }),
  invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.absent' } },
  on: {
    'member.arrived': {
      target: '.looking',
      actions: { type: 'rememberMember', params: ({ event }) => event },
    },
    'member.left': { target: '.absent', actions: 'forgetMember' },
  },
  initial: 'absent',
  states: {
    absent: {
      description: 'No member is signed in: nothing is asked, and a visitor sees what is there.',
    },
    looking: {
      description: 'We look whether this browser keeps work of an earlier visit without an owner.',
      invoke: {
        id: 'findingUnclaimed',
        src: 'findUnclaimed',
        input: ({ context }) => ({ member: context.member }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ items: event.output }) },
            target: 'nothing',
          },
          {
            target: 'waiting',
            actions: { type: 'rememberItems', params: ({ event }) => ({ items: event.output }) },
          },
        ],
        onError: { target: 'nothing' },
      },
      after: { lookupTimeout: { target: 'nothing' } },
    },
    nothing: {
      description: 'There is nothing that this member has not been asked about.',
    },
    waiting: {
      description: 'There is something to ask; the question waits until the page is free for it.',
      invoke: {
        id: 'pageFeed',
        src: 'pageFeed',
        input: ({ context }) => ({ layers: context.layers }),
        onError: { target: 'postponed' },
      },
      after: { pageTimeout: { target: 'postponed' } },
      initial: 'occupied',
      states: {
        occupied: {
          description: 'A dialog, a toast, the sign-in page or a field in use has the page.',
          on: { 'page.freed': { target: 'free' } },
        },
        free: {
          description: 'Nothing has the page; in half a second the question is asked.',
          on: { 'page.taken': { target: 'occupied' } },
          after: { pageRest: { target: '#unclaimedWork.asking' } },
        },
      },
    },
    asking: {
      description:
        'The member is shown what there is and when it was written, never the words, and says whose it is.',
      tags: 'dialogOpen',
      on: {
        'work.claimed': { target: 'claiming' },
        'work.refused': { target: 'refusing' },
        'work.postponed': { target: 'postponed' },
      },
    },
    claiming: {
      description: 'The member’s name is being written on it.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        id: 'claimingWork',
        src: 'claimWork',
        input: ({ context }) => ({ member: context.member, items: context.items }),
        onDone: [
          {
            guard: 'holdsDraft',
            target: 'claimed',
            actions: ['showDrafts', { type: 'announce', params: { key: 'workClaimed' } }],
          },
          {
            target: 'claimed',
            actions: { type: 'announce', params: { key: 'workClaimed' } },
          },
        ],
        onError: { target: 'unclaimed' },
      },
      after: { writingTimeout: { target: 'unclaimed' } },
    },
    unclaimed: {
      description: 'The browser could not write the name; the dialog says so and offers a retry.',
      tags: ['dialogOpen', 'failed'],
      on: {
        'work.retried': { target: 'claiming' },
        'work.postponed': { target: 'postponed' },
      },
    },
    refusing: {
      description: 'That it is not theirs is being remembered, so that they are not asked again.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        id: 'leavingWork',
        src: 'leaveWork',
        input: ({ context }) => ({ member: context.member, items: context.items }),
        onDone: { target: 'left' },
        onError: { target: 'unrefused' },
      },
      after: { writingTimeout: { target: 'unrefused' } },
    },
    unrefused: {
      description: 'The browser could not remember it; the dialog says so and offers a retry.',
      tags: ['dialogOpen', 'failed'],
      on: {
        'work.retried': { target: 'refusing' },
        'work.postponed': { target: 'postponed' },
      },
    },
    claimed: {
      description: 'Drafts are where they were written, and requests are on their way.',
    },
    left: {
      description: 'It stays as it was and waits for its writer; this member is not asked again.',
    },
    postponed: {
      description: 'Nothing was decided: the member is asked again at the next visit.',
    },
  },
});
