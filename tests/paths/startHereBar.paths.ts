// Path model of Start Here: a bar that appears after two seconds, makes room for the focus, and can be dismissed.
import { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: startHereBarMachine,
  input: { page: { say: 'A visitor opens /' } },
  events: { 'bar.dismissed': { say: 'Press Dismiss' } },
  environment: {
    focusBeneath: {
      'focus.covered': { say: 'The focus moves to a control beneath the bar' },
      'focus.clear': { say: 'The focus moves on' },
    },
  },
  outcomes: {
    focusBeneath: {
      broken: { fails: 'The page is gone.', say: 'The site cannot tell what the bar covers' },
    },
  },
  states: {
    waiting: 'There is no bar yet',
    'offered.shown': 'The bar says Start Here',
    'offered.aside': 'The bar has made room',
    dismissed: 'There is no bar any more',
  },
  resting: ['offered.shown'],
  invariants: {
    'The bar is either in view or out of the way': ({ snapshot }) =>
      !(snapshot.hasTag('shown') && snapshot.hasTag('inTheWay')),
  },
});
