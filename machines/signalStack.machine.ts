// /signal-stack: eight chips of which one is chosen, in the address, and for members a stack of their own, which loads for
// 1.5 s (docs/product-spec.md, "Signal Stack page"; docs/product-decisions.md, "Beyond the specification"). Its items are
// public and load without a wait.
import { assign, emit, fromCallback, setup } from 'xstate';
import type { FullStackRef, Show } from './fullStack.machine.ts';

export type { Show };

export type SignalStackEvent =
  /** What the address asks for: at the start, after a press, and after Back; with the words of the full stack's search. */
  | { type: 'address.named'; show: Show; query: string }
  /** The full stack of a premium member has started: it orders the member's own stack. */
  | { type: 'full.started'; full: FullStackRef }
  // Whether a member is signed in.
  | { type: 'member.arrived' }
  | { type: 'member.absent' }
  // What the user does.
  | { type: 'chip.chosen'; show: Show };

export type SignalStackEmitted = { type: 'navigate'; to: string };

type SignalStackContext = {
  show: Show;
  /** Stays in the address when a chip is pressed; `fullStack` searches by it. */
  query: string;
  /** What orders the member's own stack; null until a premium member has been here. */
  full: FullStackRef | null;
};

type Asked = Pick<SignalStackContext, 'show' | 'query'>;

const addressOf = ({ show, query }: Asked) => {
  const asked = [
    ...(show === 'all' ? [] : [`show=${show}`]),
    ...(query === '' ? [] : [`q=${encodeURIComponent(query)}`]),
  ];
  return asked.length === 0 ? '/signal-stack' : `/signal-stack?${asked.join('&')}`;
};

export const signalStackMachine = setup({
  types: {
    context: {} as SignalStackContext,
    events: {} as SignalStackEvent,
    emitted: {} as SignalStackEmitted,
    tags: {} as 'ownStack' | 'loading',
  },
  actors: {
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<SignalStackEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** Feed: reports `member.arrived` or `member.absent` as soon as it is known. */
    memberFeed: fromCallback<SignalStackEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
  },
  actions: {
    rememberAddress: assign((_, { show, query }: Asked) => ({
      show,
      query: query.trim(),
    })),
    remember: assign((_, { show }: { show: Show }) => ({ show })),
    showAll: assign({ show: 'all' }),
    rememberFull: assign((_, { full }: { full: FullStackRef }) => ({ full })),
    goThere: emit(({ context }) => ({ type: 'navigate' as const, to: addressOf(context) })),
  },
  guards: {
    isAnother: ({ context }, { show }: { show: Show }) => show !== context.show,
  },
  delays: {
    /** The loading state (docs/product-spec.md, "9. Business constants and limits"). */
    stackLoading: 1500,
  },
}).createMachine({
  id: 'signalStack',
  description: 'A reader looks through what arrives in a stack, one kind at a time or all of it.',
  context: () => ({ show: 'all', query: '', full: null }),
  invoke: [
    { id: 'addressFeed', src: 'addressFeed', onError: { actions: 'showAll' } },
    { id: 'memberFeed', src: 'memberFeed', onError: { target: '.open' } },
  ],
  on: {
    'address.named': { actions: { type: 'rememberAddress', params: ({ event }) => event } },
    'full.started': { actions: { type: 'rememberFull', params: ({ event }) => event } },
    'chip.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      actions: [{ type: 'remember', params: ({ event }) => event }, 'goThere'],
    },
  },
  initial: 'open',
  states: {
    open: {
      description: 'What arrives is on screen for every reader; no stack is known yet.',
      on: { 'member.arrived': { target: 'loading' } },
    },
    loading: {
      description: 'A skeleton stands where the member’s own stack will be, above what arrives.',
      tags: ['ownStack', 'loading'],
      on: { 'member.absent': { target: 'open' } },
      after: { stackLoading: { target: 'shown' } },
    },
    shown: {
      description: 'The member’s own stack is on screen.',
      tags: 'ownStack',
      on: { 'member.absent': { target: 'open' } },
    },
  },
});
