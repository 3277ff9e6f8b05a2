// The mobile menu: a full-screen overlay with a close control (docs/product-spec.md, "Global header").
import { fromCallback, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'address.changed' }
  | { type: 'viewport.widened' }
  /** The member whose name the menu shows has signed out, here or in another tab, or is replaced by another. */
  | { type: 'member.left' };

export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actors: {
    /** Feed: reports `address.changed` and `viewport.widened` while the menu is open. */
    surroundings: fromCallback<MobileMenuEvent>(() => {
      throw new Error('Port surroundings is not provided.');
    }),
    /** Feed: reports `member.left` while the menu is open. */
    memberFeed: fromCallback<MobileMenuEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
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
        'The menu covers the page until a link is followed, it is closed, the window grows, or its member leaves.',
      tags: 'dialogOpen',
      invoke: [
        { id: 'surroundings', src: 'surroundings', onError: { target: 'closed' } },
        { id: 'memberFeed', src: 'memberFeed', onError: { target: 'closed' } },
      ],
      on: {
        'menu.closed': { target: 'closed' },
        'address.changed': { target: 'closed' },
        'viewport.widened': { target: 'closed' },
        'member.left': { target: 'closed' },
      },
    },
  },
});
