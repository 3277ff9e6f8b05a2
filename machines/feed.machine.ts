// The feed: who reads it, what they chose, and what they want less of. The order itself is src/flows/feed/order.ts.
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ModuleId, SignalId } from './onboarding.machine.ts';

/** The user who reads the feed. */
export type Reader = {
  /** Their id, or null for a visitor. */
  member: string | null;
  modules: readonly ModuleId[];
  signals: readonly SignalId[];
  /** Ids of the items that they want less of. */
  hidden: readonly string[];
  /** The reader's own day, "2026-11-22"; empty if it is unknown. */
  today: string;
};

export type FeedEvent =
  /** At the start and on every change. */
  | { type: 'reader.known'; reader: Reader }
  // What the user does.
  | { type: 'item.hidden'; id: string }
  | { type: 'hiding.undone'; id: string }
  | { type: 'hidden.restored' };

type FeedContext = {
  reader: Reader;
  /** Items hidden since the page opened; a line with 'Undo' replaces each. */
  fresh: readonly string[];
  /** The browser could not keep what was hidden. */
  isUnsaved: boolean;
};

/** A member who has chosen nothing has an empty feed. */
export const isBare = ({ member, modules, signals }: Reader) =>
  member !== null && modules.length + signals.length === 0;

export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    tags: {} as 'loading',
  },
  actors: {
    /** Feed: reports `reader.known`. */
    readerFeed: fromCallback<FeedEvent>(() => {
      throw new Error('Port readerFeed is not provided.');
    }),
    /** Saves in this browser what the user wants less of. */
    saveHidden: fromPromise<void, { member: string | null; hidden: readonly string[] }>(() =>
      Promise.reject(new Error('Port saveHidden is not provided.')),
    ),
  },
  actions: {
    rememberReader: assign(({ context }, { reader }: { reader: Reader }) => ({
      reader,
      fresh:
        reader.member === context.reader.member
          ? context.fresh.filter((id) => reader.hidden.includes(id))
          : [],
    })),
    hide: assign(({ context }, { id }: { id: string }) => ({
      reader: { ...context.reader, hidden: [...context.reader.hidden, id] },
      fresh: [...context.fresh, id],
      isUnsaved: false,
    })),
    show: assign(({ context }, { id }: { id: string }) => ({
      reader: { ...context.reader, hidden: context.reader.hidden.filter((one) => one !== id) },
      fresh: context.fresh.filter((one) => one !== id),
      isUnsaved: false,
    })),
    showAll: assign(({ context }) => ({
      reader: { ...context.reader, hidden: [] },
      fresh: [],
      isUnsaved: false,
    })),
    noteUnsaved: assign({ isUnsaved: true }),
  },
  guards: {
    isInView: ({ context }, { id }: { id: string }) =>
      !isBare(context.reader) && !context.reader.hidden.includes(id),
    isFresh: ({ context }, { id }: { id: string }) =>
      !isBare(context.reader) && context.fresh.includes(id),
    somethingIsHidden: ({ context }) => context.reader.hidden.length > 0,
  },
  delays: {
    /** If the user is not known within this time, the feed is shown as to a visitor. */
    readerTimeout: 4000,
    /** The browser's storage answers immediately or not at all. */
    storageTimeout: 3000,
  },
}).createMachine({
  id: 'feed',
  description: 'A reader goes through what has arrived, in their own order.',
  context: () => ({
    reader: { member: null, modules: [], signals: [], hidden: [], today: '' },
    fresh: [],
    isUnsaved: false,
  }),
  invoke: { id: 'readerFeed', src: 'readerFeed', onError: { target: '.shown' } },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is not known yet who reads, and what they have chosen.',
      tags: 'loading',
      on: {
        'reader.known': {
          target: 'shown',
          actions: { type: 'rememberReader', params: ({ event }) => event },
        },
      },
      after: { readerTimeout: { target: 'shown' } },
    },
    shown: {
      description: 'The cards are on screen.',
      initial: 'resting',
      on: {
        'reader.known': { actions: { type: 'rememberReader', params: ({ event }) => event } },
        'item.hidden': {
          guard: { type: 'isInView', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'hide', params: ({ event }) => event },
        },
        'hiding.undone': {
          guard: { type: 'isFresh', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'show', params: ({ event }) => event },
        },
        'hidden.restored': {
          guard: 'somethingIsHidden',
          target: '.saving',
          actions: 'showAll',
        },
      },
      states: {
        resting: { description: 'What is hidden is kept.' },
        saving: {
          description: 'The browser keeps what is to be hidden; the card has gone already.',
          invoke: {
            id: 'savingHidden',
            src: 'saveHidden',
            input: ({ context }) => ({
              member: context.reader.member,
              hidden: context.reader.hidden,
            }),
            onDone: { target: 'resting' },
            onError: { target: 'resting', actions: 'noteUnsaved' },
          },
          after: { storageTimeout: { target: 'resting', actions: 'noteUnsaved' } },
        },
      },
    },
  },
});
