// A part of the app that is fetched when it is first needed: a menu, a dialog, a flow, an island, a port, the library of
// the service. The page runs one actor for each part (src/adapters/lazyPart.ts).
import { assign, fromPromise, setup, stateIn } from 'xstate';

export type LazyPartInput = {
  /** Imports the part's module, or what is made of it. */
  fetchPart: () => Promise<unknown>;
};

export type LazyPartEvent =
  /** A user may need the part soon: a pointer or the focus is on its button. */
  | { type: 'part.expected' }
  /** A view shows the part as soon as it has been fetched. */
  | { type: 'part.wanted' }
  /** A loader, a port or a retry waits for the part: it is fetched at once, whether or not a press has been painted. */
  | { type: 'part.awaited' };

type LazyPartContext = LazyPartInput & {
  /** What was fetched; null before. */
  part: unknown;
};

export const lazyPartMachine = setup({
  types: {
    context: {} as LazyPartContext,
    input: {} as LazyPartInput,
    events: {} as LazyPartEvent,
    tags: {} as 'coming' | 'ready' | 'unreachable',
  },
  actors: {
    /** Resolves when the response to the press, or to the pointer, has been painted. */
    painted: fromPromise<void>(() => Promise.reject(new Error('Port painted is not provided.'))),
    /** Fetches the part. */
    fetchPart: fromPromise<unknown, LazyPartInput>(() =>
      Promise.reject(new Error('Port fetchPart is not provided.')),
    ),
  },
  actions: {
    keepPart: assign((_, params: { part: unknown }) => ({ part: params.part })),
  },
  guards: { isWanted: stateIn('#lazyPart.coming.demand.wanted') },
  delays: {
    /** A tab that is hidden meanwhile paints nothing. */
    paintTimeout: 1000,
    /** How long one fetch may take; then the part is unreachable. */
    fetchTimeout: 30_000,
    /**
     * Before the one retry: a short loss of the network is no failure, and a page that is being left must not report the
     * fetches that the browser cancels.
     */
    secondTry: 400,
  },
}).createMachine({
  id: 'lazyPart',
  description: 'A part of the app that is fetched when it is first needed.',
  context: ({ input }) => ({ fetchPart: input.fetchPart, part: null }),
  initial: 'absent',
  states: {
    absent: {
      description: 'The part has not been fetched, and no user needs it yet.',
      on: {
        'part.expected': { target: 'coming' },
        'part.wanted': { target: 'coming.demand.wanted' },
        'part.awaited': { target: ['coming.demand.wanted', 'coming.step.fetching'] },
      },
    },
    coming: {
      description: 'The part is being fetched.',
      tags: 'coming',
      type: 'parallel',
      states: {
        demand: {
          description: 'Whether a failure would have to be reported.',
          initial: 'expected',
          states: {
            expected: {
              description: 'A user may need the part: where it cannot be fetched, nothing is said.',
              on: { 'part.wanted': { target: 'wanted' }, 'part.awaited': { target: 'wanted' } },
            },
            wanted: {
              description: 'A user or a loader waits for the part.',
            },
          },
        },
        step: {
          description: 'How far the fetch is.',
          initial: 'painting',
          states: {
            painting: {
              description: 'The fetch must not keep the paint of a press waiting.',
              invoke: {
                id: 'painted',
                src: 'painted',
                onDone: { target: 'fetching' },
                onError: { target: 'fetching' },
              },
              on: { 'part.awaited': { target: 'fetching' } },
              after: { paintTimeout: { target: 'fetching' } },
            },
            fetching: {
              description: 'The part is on its way.',
              invoke: {
                id: 'fetchPart',
                src: 'fetchPart',
                input: ({ context }) => ({ fetchPart: context.fetchPart }),
                onDone: {
                  target: '#lazyPart.ready',
                  actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
                },
                onError: { target: 'pausing' },
              },
              after: { fetchTimeout: { target: 'lost' } },
            },
            pausing: {
              description: 'The first fetch has failed; a second one follows after a moment.',
              after: { secondTry: { target: 'retrying' } },
            },
            retrying: {
              description: 'The part is fetched for the second time.',
              invoke: {
                id: 'fetchPartAgain',
                src: 'fetchPart',
                input: ({ context }) => ({ fetchPart: context.fetchPart }),
                onDone: {
                  target: '#lazyPart.ready',
                  actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
                },
                onError: { target: 'lost' },
              },
              after: { fetchTimeout: { target: 'lost' } },
            },
            lost: {
              description:
                'The part could not be fetched: that is reported only where a user or a loader waits.',
              always: [
                {
                  guard: 'isWanted',
                  target: '#lazyPart.unreachable',
                },
                { target: '#lazyPart.absent' },
              ],
            },
          },
        },
      },
    },
    ready: {
      description: 'The part has been fetched, and stays for as long as the page does.',
      tags: 'ready',
    },
    unreachable: {
      description:
        'The part could not be fetched, and the user is told: a press or a retry asks for it again.',
      tags: 'unreachable',
      on: {
        'part.wanted': { target: 'coming.demand.wanted' },
        'part.awaited': { target: ['coming.demand.wanted', 'coming.step.fetching'] },
      },
    },
  },
});
