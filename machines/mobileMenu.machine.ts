// The mobile menu: a full-screen overlay with a close control (docs/product-spec.md, "Global header").
import { fromCallback, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'address.changed' }
  | { type: 'viewport.widened' };

export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actors: {
    /** Feed: reports `address.changed` and `viewport.widened` while the menu is open. */
    surroundings: fromCallback<MobileMenuEvent>(() => {
      throw new Error('Port surroundings is not provided.');
    }),
  },
}).createMachine({
  id: 'mobileMenu',
  description: 'The navigation of small screens, laid over the page on request.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view; the menu waits behind its button.',
      on: { 'menu.opened': { target: 'open' } },
    },
    open: {
      description:
        'The menu covers the page until a link is followed, it is closed, or the window grows.',
      tags: 'dialogOpen',
      invoke: { id: 'surroundings', src: 'surroundings', onError: { target: 'closed' } },
      on: {
        'menu.closed': { target: 'closed' },
        'address.changed': { target: 'closed' },
        'viewport.widened': { target: 'closed' },
      },
    },
  },
});
