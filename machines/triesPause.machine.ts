// Too many tries: the service refuses more for some seconds, which this machine counts down. The flows that
// send something run it while they wait.
import { assign, setup } from 'xstate';

/** How many seconds the service refuses tries. */
export type TriesPauseInput = { seconds: number };

type TriesPauseContext = {
  /** The whole pause, as the service gave it. */
  seconds: number;
  /** The seconds left on screen. */
  secondsLeft: number;
};

export const triesPauseMachine = setup({
  types: {
    context: {} as TriesPauseContext,
    input: {} as TriesPauseInput,
  },
  actions: {
    /** A late timer neither skips below zero nor shows 0 before the pause is over. */
    countSecond: assign(({ context }) => ({ secondsLeft: Math.max(context.secondsLeft - 1, 1) })),
  },
  delays: {
    /** Only this delay ends the pause; the seconds on screen do not. */
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
