// The scroll hint of the landing page: hidden once scrolled more than 50 px (docs/product-spec.md, "2. Screens and routes", "9.
// Business constants and limits").
import { fromCallback, setup } from 'xstate';

/** `top`: how far the page has been scrolled, in CSS pixels. */
export type ScrollHintEvent = { type: 'page.scrolled'; top: number };

/** The specification's figure, in CSS pixels. */
const threshold = 50;

export const scrollHintMachine = setup({
  types: { events: {} as ScrollHintEvent },
  actors: {
    /** Feed: reports `page.scrolled` at its start and whenever the page is scrolled. */
    scrolling: fromCallback<ScrollHintEvent>(() => {
      throw new Error('Port scrolling is not provided.');
    }),
  },
  guards: { isFarEnough: (_, params: { top: number }) => params.top > threshold },
}).createMachine({
  id: 'scrollHint',
  description: 'Says that there is more below, until the visitor has found out.',
  initial: 'hinting',
  states: {
    hinting: {
      description: 'The page stands at its top: a hint says that it goes on.',
      invoke: { id: 'scrolling', src: 'scrolling', onError: { target: 'gone' } },
      on: {
        'page.scrolled': {
          guard: { type: 'isFarEnough', params: ({ event }) => event },
          target: 'gone',
        },
      },
    },
    gone: {
      description: 'The visitor has scrolled and needs no hint any more.',
      type: 'final',
    },
  },
});
