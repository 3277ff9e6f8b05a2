// Session × menus: the mobile menu, which lies over every page, and the news, whose menu is on the dashboard.
import { departureFeedOf } from '../../../src/adapters/user/members.ts';
import { currentUserOf } from '../../../src/boot/currentUser.ts';
import { hasLeft, modelOf, sessionPart } from './person.ts';
import { defineProduct, only, seen } from './product.ts';
import type { Product } from './product.ts';
import { reportsOf } from './sessionBus.ts';

/** Port `memberFeed` of the mobile menu (src/flows/mobileMenu/ports.ts). */
const memberFeed = reportsOf((session) => departureFeedOf(currentUserOf(session)));

/** Session × menus. */
export const sessionMenus: Product = defineProduct<null>({
  parts: {
    session: sessionPart,
    mobileMenu: {
      model: modelOf('mobileMenu'),
      starts: 'site',
      moves: only('menu.opened', 'menu.closed', 'surroundings>viewport.widened'),
    },
    notifications: {
      model: modelOf('notifications'),
      starts: null,
      moves: only('menu.opened', 'menu.closed', 'requestsFeed>requests.known'),
    },
  },
  shared: null,
  hear: {
    session: (step, turn) => {
      const menu = turn.world().parts['mobileMenu'];
      if (menu?.running.some(({ port }) => port === 'memberFeed') === true)
        for (const event of memberFeed.ofStep(step)) turn.send('mobileMenu', event);
      // The dashboard shows its tools to a member alone (src/pages/dashboard/DashboardPage.tsx).
      const isMember = step.after.snapshot.hasTag('signedIn');
      const isShown = turn.world().parts['notifications'] !== null;
      if (isMember && !isShown) turn.start('notifications', undefined);
      if (!isMember && isShown) turn.stop('notifications');
    },
  },
  invariants: {
    'When a member has left, the mobile menu is closed': ({ before, world }) =>
      !hasLeft(before, world) || seen(world, 'mobileMenu')?.hasTag('dialogOpen') !== true,
    'The news and their menu are on screen for a member alone': ({ world }) =>
      (seen(world, 'notifications') !== null) ===
      (seen(world, 'session')?.hasTag('signedIn') === true),
    'The next member does not find the menu of the news open': ({ before, world }) =>
      !hasLeft(before, world) || seen(world, 'notifications')?.hasTag('menuOpen') !== true,
  },
  bound: 2000,
});
