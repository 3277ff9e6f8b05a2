// Back to the top: offered beyond 100 px, and gone on the way.
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: scrollTopMachine,
  input: { page: { say: 'Somebody opens /open-circle' } },
  events: { 'top.requested': { say: 'Press Back to the top' } },
  environment: {
    scrolling: {
      'page.scrolled': {
        say: ({ top }) => `Scroll to ${top} px`,
        samples: { far: { top: 101 }, near: { top: 100 } },
      },
    },
  },
  outcomes: {
    scrolling: { broken: { fails: 'The window is gone.', say: 'Nobody can say how far' } },
    climb: {
      there: { gives: undefined, say: 'The page has arrived at its top' },
      held: { fails: 'The window is gone.', say: 'The page cannot be scrolled' },
    },
  },
  states: {
    atTop: 'No button is offered',
    away: 'A button leads back to the top',
    climbing: 'The page is on its way, and the button is gone',
    unknown: 'No button is offered',
  },
  resting: ['atTop', 'away', 'unknown'],
  invariants: {
    'Nobody climbs who has not asked': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'climb' || snapshot.matches('climbing')),
  },
});
