// Path model of the scroll hint: shown until the visitor scrolls.
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
    scrolling: {
      broken: { fails: 'The window is gone.', say: 'The scroll position cannot be read' },
    },
  },
  states: {
    hinting: 'The hint says Scroll',
    gone: 'There is no hint',
  },
  resting: ['gone'],
  refused: { 'scrolling>page.scrolled/near': 'The hint goes beyond 50 px, not at 50.' },
  invariants: {
    'A visitor who has not scrolled sees the hint': ({ snapshot }) =>
      snapshot.matches('hinting') || snapshot.status === 'done',
  },
});
