// /signal-stack: a loading state of 1.5 s, and eight chips of which one is chosen, in the address
// (specification, section 2 "Signal Stack page").
import { assign, emit, fromCallback, setup } from 'xstate';
import type { FeedType } from '#content/schema.items.ts';

/** What the chips choose. */
export type Show = 'all' | FeedType;

export type SignalStackEvent =
  /** What the address asks for: at the start, after a press, and after Back. */
  { type: 'address.named'; show: Show } | { type: 'chip.chosen'; show: Show };

export type SignalStackEmitted = { type: 'navigate'; to: string };

type SignalStackContext = { show: Show };

export const signalStackMachine = setup({
  types: {
    context: {} as SignalStackContext,
    events: {} as SignalStackEvent,
    emitted: {} as SignalStackEmitted,
    tags: {} as 'loading',
  },
  actors: {
    /** Feed: says `address.named`. */
    addressFeed: fromCallback<SignalStackEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    remember: assign((_, { show }: { show: Show }) => ({ show })),
    showAll: assign({ show: 'all' }),
    goThere: emit((_, { show }: { show: Show }) => ({
      type: 'navigate' as const,
      to: show === 'all' ? '/signal-stack' : `/signal-stack?show=${show}`,
    })),
  },
  guards: {
    isAnother: ({ context }, { show }: { show: Show }) => show !== context.show,
  },
  delays: {
    /** The loading state (specification, section 9). */
    stackLoading: 1500,
  },
}).createMachine({
  id: 'signalStack',
  description: 'Somebody looks through what arrives in a stack, one kind at a time or all of it.',
  context: () => ({ show: 'all' }),
  invoke: { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'showAll' } },
  on: {
    'address.named': { actions: { type: 'remember', params: ({ event }) => event } },
    'chip.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'goThere', params: ({ event }) => event },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Six skeletons stand where the first items will be.',
      tags: 'loading',
      after: { stackLoading: { target: 'shown' } },
    },
    shown: { description: 'What was chosen is on screen.' },
  },
});
