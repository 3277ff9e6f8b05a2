// The seats of the gatherings in the database, which may be newer than the content of the build
// (docs/product-decisions.md, "Gatherings").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { GatheringStatus } from './gatherings.machine.ts';

/** By the gathering's id. */
export type Seats = Readonly<Record<string, GatheringStatus>>;

export type GatheringSeatsEvent =
  // Reported by the session.
  | { type: 'member.arrived'; member: string }
  | { type: 'member.absent' }
  // Reported by the browser.
  | { type: 'gatherings.pressed' }
  | { type: 'page.shown' };

export type GatheringSeatsEmitted = { type: 'seats.known'; statuses: Seats };

type GatheringSeatsContext = {
  /** The id of the member who is signed in. */
  member: string | null;
  /** The last reading. */
  statuses: Seats;
};

export const gatheringSeatsMachine = setup({
  types: {
    context: {} as GatheringSeatsContext,
    events: {} as GatheringSeatsEvent,
    emitted: {} as GatheringSeatsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Feed: reports `member.arrived` and `member.absent` as soon as the session is known, and at every change. */
    memberFeed: fromCallback<GatheringSeatsEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Feed: reports `gatherings.pressed` at a press among the gatherings, and `page.shown`. */
    browserFeed: fromCallback<GatheringSeatsEvent>(() => {
      throw new Error('Port browserFeed is not provided.');
    }),
    /** The status of every gathering in the database. */
    readSeats: fromPromise<Seats>(() =>
      Promise.reject(new Error('Port readSeats is not provided.')),
    ),
  },
  actions: {
    rememberMember: assign((_, params: { member: string }) => ({ member: params.member })),
    forgetMember: assign({ member: null }),
    rememberSeats: assign((_, params: { statuses: Seats }) => ({ statuses: params.statuses })),
    tellSeats: emit(({ context }) => ({
      type: 'seats.known' as const,
      statuses: context.statuses,
    })),
  },
  guards: {
    isAnotherMember: ({ context }, params: { member: string }) => params.member !== context.member,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'gatheringSeats',
  description: 'How many seats the gatherings have left, read when a user may want one.',
  context: { member: null, statuses: {} },
  invoke: [
    // If the session or the page cannot be watched, the seats of the build are shown until the other reports something.
    { id: 'memberFeed', src: 'memberFeed', onError: { actions: 'forgetMember' } },
    { id: 'browserFeed', src: 'browserFeed', onError: { actions: 'forgetMember' } },
  ],
  on: {
    'member.arrived': {
      guard: { type: 'isAnotherMember', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'rememberMember', params: ({ event }) => event },
    },
    'member.absent': { actions: 'forgetMember' },
  },
  initial: 'unread',
  states: {
    unread: {
      description: 'The page shows the seats of the build: a visitor has not pressed anything yet.',
      on: { 'gatherings.pressed': { target: 'reading' } },
    },
    reading: {
      description: 'The service is asked; the page keeps what it shows.',
      tags: 'busy',
      invoke: {
        id: 'readSeats',
        src: 'readSeats',
        onDone: {
          target: 'known',
          actions: { type: 'rememberSeats', params: ({ event }) => ({ statuses: event.output }) },
        },
        onError: { target: 'unreadable' },
      },
      after: { serviceTimeout: { target: 'unreadable' } },
    },
    known: { description: 'The gatherings show the seats of the database.', entry: 'tellSeats' },
    unreadable: {
      description:
        'The service did not say: what was shown before still counts, and the backend refuses what is full.',
      on: {
        'gatherings.pressed': { target: 'reading' },
        'page.shown': { target: 'reading' },
      },
    },
  },
});
