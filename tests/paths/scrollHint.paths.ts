// Scroll hint: there until somebody scrolls.
import { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: scrollHintMachine,
  input: { page: { say: 'A visitor opens /' } },
  events: {},
  environment: {
    scrolling: {
      'page.scrolled': {
        say: ({ top }) => `Scroll to ${top} px`,
        samples: { far: { top: 51 }, near: { top: 50 } },
      },
    },
  },
  outcomes: {
    scrolling: { broken: { fails: 'The window is gone.', say: 'Nobody can say how far' } },
  },
  states: {
    hinting: 'The hint says Scroll',
    gone: 'There is no hint',
  },
  resting: ['gone'],
  refused: { 'scrolling>page.scrolled/near': 'The hint goes beyond 50 px, not at 50.' },
  invariants: {
    'Whoever has not scrolled is told': ({ snapshot }) =>
      snapshot.matches('hinting') || snapshot.status === 'done',
  },
});
