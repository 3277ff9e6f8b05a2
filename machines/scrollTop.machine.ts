// The button back to the top of Open Circle: offered once scrolled more than 100 px
// (docs/product-spec.md, "2. Screens and routes", "9. Business constants and limits").
import { fromCallback, fromPromise, setup } from 'xstate';

export type ScrollTopEvent =
  /** `top`: how far the page has been scrolled, in CSS pixels. */
  { type: 'page.scrolled'; top: number } | { type: 'top.requested' };

/** The specification's figure, in CSS pixels. */
const threshold = 100;

export const scrollTopMachine = setup({
  types: { events: {} as ScrollTopEvent, tags: {} as 'shown' },
  actors: {
    /** Feed: reports `page.scrolled` at its start and whenever the page is scrolled. */
    scrolling: fromCallback<ScrollTopEvent>(() => {
      throw new Error('Port scrolling is not provided.');
    }),
    /** Scrolls to the top, moves the focus there, and resolves when the scroll ends. */
    climb: fromPromise<void>(() => Promise.reject(new Error('Port climb is not provided.'))),
  },
  guards: {
    isFarEnough: (_, params: { top: number }) => params.top > threshold,
    isCloseEnough: (_, params: { top: number }) => params.top <= threshold,
  },
  delays: {
    /** The scroll ends early if the user scrolls against it. */
    climbTimeout: 2000,
  },
}).createMachine({
  id: 'scrollTop',
  description: 'Offers the way back to the top to a visitor who has left it.',
  // If the scroll position cannot be read, there is no button.
  invoke: { id: 'scrolling', src: 'scrolling', onError: { target: '.unknown' } },
  initial: 'atTop',
  states: {
    atTop: {
      description: 'The page stands at its top, or close to it.',
      on: {
        'page.scrolled': {
          guard: { type: 'isFarEnough', params: ({ event }) => event },
          target: 'away',
        },
      },
    },
    away: {
      description: 'The page is scrolled more than 100 px: a button leads back.',
      tags: 'shown',
      on: {
        'page.scrolled': {
          guard: { type: 'isCloseEnough', params: ({ event }) => event },
          target: 'atTop',
        },
        'top.requested': { target: 'climbing' },
      },
    },
    climbing: {
      description: 'The page is on its way to the top, and the focus is there already.',
      invoke: {
        id: 'climb',
        src: 'climb',
        onDone: { target: 'atTop' },
        onError: { target: 'away' },
      },
      after: { climbTimeout: { target: 'atTop' } },
    },
    unknown: {
      description: 'The browser does not say how far the page is scrolled: no button is offered.',
      type: 'final',
    },
  },
});
