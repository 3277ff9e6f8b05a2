// Path model of Back to the top: shown beyond 100 px, and hidden while the page scrolls up.
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: scrollTopMachine,
  input: { page: { say: 'A visitor opens /open-circle' } },
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
    scrolling: {
      broken: { fails: 'The window is gone.', say: 'The scroll position cannot be read' },
    },
    climb: {
      there: { gives: undefined, say: 'The page has arrived at its top' },
      held: { fails: 'The window is gone.', say: 'The page cannot be scrolled' },
    },
  },
  states: {
    atTop: 'No button is offered',
    away: 'A button leads back to the top',
    climbing: 'The page scrolls up, and the button is hidden',
    unknown: 'No button is offered',
  },
  resting: ['atTop', 'away', 'unknown'],
  invariants: {
    'The page scrolls up only when the visitor asks for it': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'climb' || snapshot.matches('climbing')),
  },
});
