// Path model of the mobile menu: opened by its button, closed by the user, a navigation, a wider window or a member who leaves.
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: mobileMenuMachine,
  input: { site: { say: 'The site opens on a small screen' } },
  events: {
    'menu.opened': { say: 'Open the menu' },
    'menu.closed': { say: 'Close the menu' },
  },
  environment: {
    surroundings: {
      'address.changed': { say: 'The address changes: a link of the menu was followed' },
      'viewport.widened': { say: 'The window grows until the header has room for its links' },
    },
    memberFeed: {
      'member.left': { say: 'The member signs out, here or in another tab' },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The menu cannot listen to the session' },
    },
    surroundings: {
      closed: { fails: 'matchMedia is missing.', say: 'The window cannot be watched' },
    },
  },
  states: {
    closed: 'The page is in view; the menu is closed',
    open: 'The menu covers the page',
  },
  resting: ['closed'],
  invariants: {
    'The menu is a dialog exactly while it is open': ({ snapshot }) =>
      snapshot.hasTag('dialogOpen') === snapshot.matches('open'),
  },
});
