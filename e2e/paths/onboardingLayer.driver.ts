// Browser driver of the onboarding layer: offered by pages, requested by the user, closed by both.
import type { Page } from 'playwright/test';
import { onboarding } from '../../content/onboarding.ts';
import { routes } from '../../content/routes.ts';
import { service } from '../../content/service.ts';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';
import { ada } from './account.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import { runFor } from './kit/clock.ts';
import type { PageDriver } from './kit/walkPath.ts';

const layer = (page: Page, name = onboarding.label) =>
  page.getByRole('dialog', { name, exact: true });
const anyLayer = (page: Page) => page.locator('[role=dialog]');
const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;
const entry = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: site.navigation.label })
    .getByRole('link', { name, exact: true });
const account = (page: Page) => page.getByRole('button', { name: site.account.menu, exact: true });

/** The router shows its pending page for half a second at least. */
async function arrive(page: Page, path: '/' | '/asyncq') {
  await expect(page).toHaveURL(path);
  await runFor(page, 500);
  // Its own heading: that of the previous page may still be in the document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes[path].h1);
  // The page's own HTML comes before what React renders for the member.
  await expect(page.locator('main[data-html]')).toHaveCount(0);
}

async function goHome(page: Page) {
  if (isAt(page, '/')) return;
  await page.getByRole('banner').getByRole('link', { name: site.brand.homeLabel }).click();
  await arrive(page, '/');
}

/**
 * A member who left signs in again: of the pages that offer onboarding, only a member's have a
 * control that requests it.
 */
async function asMember(page: Page) {
  if (await account(page).isVisible()) return;
  await report(page, 'session', { type: 'session.found', member: ada, path: '/library' });
  await expect(account(page)).toBeVisible();
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: service.partOutOfReach });
const choose = (page: Page, name: string) =>
  notice(page).getByRole('button', { name, exact: true }).click();

const isShut: PageDriver['states'][string] = async (page) => {
  await expect(anyLayer(page)).toBeHidden();
  await expect(notice(page)).toHaveCount(0);
};

export default {
  flow: 'onboardingLayer',
  // Its controls are on pages and in menus: the home page's button, Edit Profile.
  include: `main button:has-text("New here?"), header button[aria-label="${site.account.menu}"], [role=alert]`,
  // The other items of the member's menu lead elsewhere.
  exclude: '[role=menuitem]:not([data-key=edit])',
  input: {
    site: async (page) => {
      await open(page, 'onboardingLayer', '/', {
        who: 'member',
        // The driver goes from page to page to reach the controls: only the products (tests/paths/products) and e2e/journeys/together.spec.ts close it so.
        held: ['pageFeed', 'readCompletion', 'fetchOnboarding'],
      });
      // The newsletter's form comes after the page; until then its button is disabled.
      await expect(page.locator('main form').getByRole('button').first()).toBeEnabled();
    },
  },
  events: {
    'layer.requested': async (page, { purpose }) => {
      if (purpose === 'begin') {
        await goHome(page);
        return page.getByRole('button', { name: /^New here\?/ }).click();
      }
      await asMember(page);
      await account(page).click();
      return page.getByRole('menuitem', { name: site.account.editProfile, exact: true }).click();
    },
    'retry.requested': (page) => choose(page, service.retry),
    'layer.declined': (page) => choose(page, service.dismiss),
  },
  environment: {
    pageFeed: {
      'page.changed': (page, event) => report(page, 'onboardingLayer', event),
    },
    site: {
      'layer.offered': async (page) => {
        if (isAt(page, '/asyncq')) await goHome(page);
        await asMember(page);
        await entry(page, 'AsynQ').click();
        await arrive(page, '/asyncq');
      },
      'member.left': async (page) => {
        // A member who leaves was signed in: found if no user is signed in, refreshed otherwise.
        await report(page, 'session', { type: 'session.found', member: ada, path: '/library' });
        await report(page, 'session', { type: 'session.refreshed', member: ada });
        await report(page, 'session', { type: 'member.signedOut' });
      },
    },
  },
  outcomes: {
    pageFeed: (page, outcome) => answer(page, 'onboardingLayer', 'pageFeed', outcome),
    readCompletion: (page, outcome) => answer(page, 'onboardingLayer', 'readCompletion', outcome),
    fetchOnboarding: {
      // Onboarding runs for real.
      fetched: (page) => answer(page, 'onboardingLayer', 'fetchOnboarding', { passes: true }),
      broken: (page, outcome) => answer(page, 'onboardingLayer', 'fetchOnboarding', outcome),
    },
    onboarding: {
      finished: (page, outcome) => answer(page, 'onboardingLayer', 'onboarding', outcome),
      closed: (page) =>
        anyLayer(page)
          .getByRole('button', { name: /^Close/ })
          .click(),
      broken: (page, outcome) => answer(page, 'onboardingLayer', 'onboarding', outcome),
    },
  },
  states: {
    closed: isShut,
    'called.looking': isShut,
    'called.fetching': isShut,
    'called.unreachable': async (page) => {
      await expect(anyLayer(page)).toBeHidden();
      await expect(notice(page)).toBeVisible();
    },
    'called.open': async (page, { context }) => {
      const { label } = context.purpose === 'edit' ? onboarding.edit : onboarding;
      await expect(layer(page, label)).toBeVisible();
      await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    },
    dismissed: isShut,
  },
  indistinguishable: [
    {
      states: ['closed', 'called.looking', 'called.fetching', 'dismissed'],
      reason: 'The page is in view, and nothing stands over it.',
    },
  ],
} satisfies PageDriver;
