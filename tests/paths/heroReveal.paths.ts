// Path model of the hero reveal: six lines, one every 700 ms, or all at once.
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import { definePaths, site } from './kit/define.ts';

export default definePaths({
  machine: heroRevealMachine,
  input: { page: { say: 'A visitor opens /', input: { lines: 6 } } },
  events: {},
  environment: {
    [site]: { 'reveal.hastened': { say: 'The visitor points at the lines' } },
    motionPreference: {
      'stillness.requested': { say: "The visitor's system asks for reduced motion" },
    },
  },
  outcomes: {
    motionPreference: {
      broken: {
        fails: 'matchMedia is missing.',
        say: 'The site cannot read whether motion is allowed',
      },
    },
  },
  states: {
    'revealing.waiting': 'Some of the lines are uncovered',
    revealed: 'All lines are uncovered',
  },
  details: ({ context }) => [`Uncovered: ${context.revealed} of ${context.lines}`],
  resting: ['revealed'],
  invariants: {
    'At the end all lines are shown': ({ snapshot }) =>
      !snapshot.matches('revealed') || snapshot.context.revealed === snapshot.context.lines,
  },
});
