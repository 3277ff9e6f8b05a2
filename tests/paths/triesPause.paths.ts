// Too many tries: three seconds are counted, and then the service may be asked again.
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: triesPauseMachine,
  input: { short: { say: 'The service takes no try for 3 seconds', input: { seconds: 3 } } },
  events: {},
  states: {
    'counting.ticking': 'The form says for how long the service takes no try',
    over: 'The form may be sent again',
  },
  details: ({ context }) => [`Seconds on screen: ${context.secondsLeft}`],
  resting: ['over'],
  invariants: {
    'The seconds go down, from the whole pause to the last': ({ snapshot: { context } }) =>
      context.secondsLeft >= 1 && context.secondsLeft <= context.seconds,
  },
});
