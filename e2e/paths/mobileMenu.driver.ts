// Browser driver of the mobile menu: a layer over the page of a small screen.
import type { Page } from 'playwright/test';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';
import { ada } from './account.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const words = site.mobileNavigation;
const narrow = { width: 390, height: 844 };
const layer = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });

export default {
  flow: 'mobileMenu',
  include: `[role=dialog], button[aria-label="${words.open}"]`,
  // Links: pressing one closes the menu, and navigates.
  exclude: 'a',
  input: {
    site: async (page) => {
      await page.setViewportSize(narrow);
      await open(page, 'mobileMenu', '/reset-password', {
        interruptible: ['surroundings', 'memberFeed'],
      });
    },
  },
  events: {
    'menu.opened': async (page) => {
      await page.setViewportSize(narrow);
      await page.getByRole('button', { name: words.open, exact: true }).click();
    },
    'menu.closed': (page) =>
      layer(page).getByRole('button', { name: words.close, exact: true }).click(),
  },
  environment: {
    surroundings: {
      // Not by a link of the menu: pressing one closes it.
      'address.changed': (page) =>
        page.evaluate(() => {
          window.location.hash = `#${Date.now()}`;
        }),
      'viewport.widened': (page) => page.setViewportSize({ width: 1440, height: 900 }),
    },
    memberFeed: {
      // A member who leaves was signed in.
      'member.left': async (page) => {
        await report(page, 'session', { type: 'session.found', member: ada, path: '/library' });
        await report(page, 'session', { type: 'member.signedOut' });
      },
    },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, 'mobileMenu', 'memberFeed', outcome),
    surroundings: (page, outcome) => answer(page, 'mobileMenu', 'surroundings', outcome),
  },
  states: {
    closed: (page) => expect(layer(page)).toBeHidden(),
    open: async (page) => {
      await expect(layer(page)).toBeVisible();
      await expect(layer(page).getByRole('navigation', { name: words.label })).toBeVisible();
      await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    },
  },
} satisfies PageDriver;
