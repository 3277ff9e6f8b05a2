// Who answers a request at the desk: said every twenty seconds by the advisor who has it open, and taken over only on purpose.
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { DeskLease } from './deskQueue.machine.ts';

/** The answer to saying it; null where the request is gone. */
export type LeaseAnswer = {
  lease: DeskLease | null;
  /** Everybody of the staff who has it open. */
  present: readonly DeskLease[];
};

/** `take`: also from the advisor who has it. */
export type LeaseAsked = { id: string; take: boolean };

export type DeskLeaseInput = { id: string };

export type DeskLeaseEvent = { type: 'takeover.requested' };

type DeskLeaseContext = DeskLeaseInput &
  LeaseAnswer & {
    /** This advisor answers it, and another one did before. */
    isFromOther: boolean;
  };

export const deskLeaseMachine = setup({
  types: {
    context: {} as DeskLeaseContext,
    input: {} as DeskLeaseInput,
    events: {} as DeskLeaseEvent,
    tags: {} as 'mine' | 'theirs' | 'busy',
  },
  actors: {
    /** Feed: reports nothing; it ends with the page of the request, and gives the lease back. */
    presence: fromCallback<DeskLeaseEvent, { id: string }>(() => {
      throw new Error('Port presence is not provided.');
    }),
    /** Says that the advisor is at the request, and takes its lease where it is free, or where that is asked for. */
    sayPresent: fromPromise<LeaseAnswer, LeaseAsked>(() =>
      Promise.reject(new Error('Port sayPresent is not provided.')),
    ),
  },
  actions: {
    takeAnswer: assign(({ context }, params: LeaseAnswer) => ({
      lease: params.lease,
      present: params.present,
      isFromOther:
        params.lease?.isMine === true && (context.lease?.isMine === false || context.isFromOther),
    })),
  },
  guards: {
    isMine: (_, params: LeaseAnswer) => params.lease?.isMine === true,
    isTheirs: (_, params: LeaseAnswer) => params.lease?.isMine === false,
  },
  delays: {
    serviceTimeout: 15_000,
    /** A lease lasts a minute: it is said three times in it. */
    leaseRenewal: 20_000,
  },
}).createMachine({
  id: 'deskLease',
  description: 'The advisors see who else has a request open, and which of them answers it.',
  context: ({ input }) => ({ id: input.id, lease: null, present: [], isFromOther: false }),
  // A lease that is not given back ends by itself.
  invoke: {
    id: 'presence',
    src: 'presence',
    input: ({ context }) => ({ id: context.id }),
    onError: {},
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The advisor has opened the request, and says so.',
      invoke: {
        id: 'sayPresent',
        src: 'sayPresent',
        input: ({ context }) => ({ id: context.id, take: false }),
        onDone: [
          {
            guard: { type: 'isMine', params: ({ event }) => event.output },
            target: 'mine',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTheirs', params: ({ event }) => event.output },
            target: 'theirs',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
      after: { serviceTimeout: { target: 'unknown' } },
    },
    unknown: {
      description:
        'Nobody knows who answers it; it is said again in a moment, and the database refuses what must not be.',
      after: { leaseRenewal: { target: 'asking' } },
    },
    mine: {
      description: 'This advisor answers it.',
      tags: 'mine',
      initial: 'resting',
      states: {
        resting: {
          description: 'The lease lasts a while.',
          after: { leaseRenewal: { target: 'renewing' } },
        },
        renewing: {
          description: 'It is said again.',
          invoke: {
            id: 'renewing',
            src: 'sayPresent',
            input: ({ context }) => ({ id: context.id, take: false }),
            onDone: [
              {
                guard: { type: 'isTheirs', params: ({ event }) => event.output },
                target: '#deskLease.theirs',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#deskLease.unknown' },
          },
          after: { serviceTimeout: { target: '#deskLease.unknown' } },
        },
      },
    },
    theirs: {
      description: 'Another advisor answers it; the page names them and offers to take it over.',
      tags: 'theirs',
      initial: 'resting',
      on: { 'takeover.requested': { target: 'taking' } },
      states: {
        resting: {
          description: 'The other lease lasts a while.',
          after: { leaseRenewal: { target: 'looking' } },
        },
        looking: {
          description: 'Whether the other has left is found out.',
          invoke: {
            id: 'looking',
            src: 'sayPresent',
            input: ({ context }) => ({ id: context.id, take: false }),
            onDone: [
              {
                guard: { type: 'isMine', params: ({ event }) => event.output },
                target: '#deskLease.mine',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'resting' },
          },
          after: { serviceTimeout: { target: 'resting' } },
        },
      },
    },
    taking: {
      description: 'The lease is taken over.',
      tags: ['theirs', 'busy'],
      invoke: {
        id: 'taking',
        src: 'sayPresent',
        input: ({ context }) => ({ id: context.id, take: true }),
        onDone: [
          {
            guard: { type: 'isMine', params: ({ event }) => event.output },
            target: 'mine',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          { target: 'theirs' },
        ],
        onError: { target: 'theirs' },
      },
      after: { serviceTimeout: { target: 'theirs' } },
    },
  },
});
