// Too many tries: the service has said for how many seconds it takes no more, and they are counted down. The flows that
// send something run it while they wait.
import { assign, setup } from 'xstate';

/** For how many seconds the service takes no try. */
export type TriesPauseInput = { seconds: number };

type TriesPauseContext = {
  /** The whole pause, as the service said it. */
  seconds: number;
  /** What is left of it on screen. */
  secondsLeft: number;
};

export const triesPauseMachine = setup({
  types: {
    context: {} as TriesPauseContext,
    input: {} as TriesPauseInput,
  },
  actions: {
    /** A late timer shows no second before the pause is over, and none that has no meaning. */
    countSecond: assign(({ context }) => ({ secondsLeft: Math.max(context.secondsLeft - 1, 1) })),
  },
  delays: {
    /** The pause ends by this delay alone; the seconds on screen end nothing. */
    pause: ({ context }) => context.seconds * 1000,
    second: 1000,
  },
}).createMachine({
  id: 'triesPause',
  description:
    'The service has had too many tries, and the seconds until it takes the next one are counted.',
  context: ({ input }) => ({ seconds: input.seconds, secondsLeft: input.seconds }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The service takes no try until the pause that it asked for is over.',
      initial: 'ticking',
      after: { pause: { target: 'over' } },
      states: {
        ticking: {
          description: 'One second passes, then the next.',
          after: { second: { target: 'ticking', reenter: true, actions: 'countSecond' } },
        },
      },
    },
    over: {
      description: 'The service may be asked again.',
      type: 'final',
    },
  },
});
