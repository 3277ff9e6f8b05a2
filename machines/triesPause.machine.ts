// Too many tries: the service refuses more for some seconds, which this machine counts down. The flows that
// send something run it while they wait.
import { assign, setup } from 'xstate';

/** The error of the port that was refused: it carries the seconds for which the service refuses tries. */
export type TriesPauseInput = { error: unknown };

type TriesPauseContext = {
  error: unknown;
  /** The whole pause, as the service gave it. */
  seconds: number;
  /** The seconds left on screen. */
  secondsLeft: number;
};

/** How many seconds the service refuses tries, if that is why it refused; 0 for any other refusal. */
const pauseOf = (error: unknown) =>
  error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;

export const triesPauseMachine = setup({
  types: {
    context: {} as TriesPauseContext,
    input: {} as TriesPauseInput,
  },
  actions: {
    readSeconds: assign(({ context: { error } }) => ({
      seconds: pauseOf(error),
      secondsLeft: pauseOf(error),
    })),
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
  context: ({ input }) => ({ error: input.error, seconds: 0, secondsLeft: 0 }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The service takes no try until the pause that it asked for is over.',
      entry: 'readSeconds',
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
