// Path model of too many tries: three seconds are counted down, and then the service can be called again.
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: triesPauseMachine,
  input: {
    short: {
      say: 'The service accepts no try for 3 seconds',
      input: { error: Object.assign(new Error('Too many tries.'), { retryAfter: 3 }) },
    },
  },
  events: {},
  states: {
    'counting.ticking': 'The form says for how long the service accepts no try',
    over: 'The form can be sent again',
  },
  details: ({ context }) => [`Seconds on screen: ${context.secondsLeft}`],
  resting: ['over'],
  invariants: {
    'The seconds count down, from the whole pause to the last': ({ snapshot: { context } }) =>
      context.secondsLeft >= 1 && context.secondsLeft <= context.seconds,
  },
});
