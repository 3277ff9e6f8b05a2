// Browser driver of /signal-stack: its chips, by press and by address, and the loading state of a member's own stack.
import type { Page } from 'playwright/test';
import { feed } from '../../content/feed.ts';
import { feedTypeNames } from '../../content/itemWords.ts';
import { signalStack } from '../../content/signalStack.ts';
import type { Show } from '../../machines/signalStack.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import { runFor } from './kit/clock.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'signalStack';
const words = signalStack.page;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const nameOf = (show: Show) => (show === 'all' ? words.all : feedTypeNames[show]);
const chip = (page: Page, show: Show) =>
  view(page)
    .getByRole('radiogroup', { name: words.chips, exact: true })
    .getByRole('radio', { name: nameOf(show), exact: true });
const isChosen = (page: Page, show: Show) => expect(chip(page, show)).toBeChecked();

/** The chosen chip is on screen in every state: it is public. */
const isThere = async (page: Page, show: Show) => {
  await isChosen(page, show);
  await expect(view(page).getByRole('article')).toHaveCount(
    feed.filter(({ type }) => show === 'all' || type === show).length,
  );
};
const ownStack = (page: Page) =>
  view(page).getByRole('region', { name: signalStack.stack.title, exact: true });
const says = (type: string) => (page: Page) => report(page, flow, { type });

/** Lets the 1.5 seconds of a member's own stack pass, for flows that have their own paths on this page. */
export async function pastLoading(page: Page) {
  const isShown = view(page).and(page.locator('[data-state=shown]'));
  for (let passed = 0; passed < 4000 && !(await isShown.isVisible()); passed += 250) {
    await runFor(page, 250);
    await page.waitForTimeout(50);
  }
}

export default {
  flow,
  include: '[data-flow=signalStack] [role=radiogroup]',
  input: {
    page: (page) =>
      open(page, flow, '/signal-stack', { interruptible: ['addressFeed'], held: ['memberFeed'] }),
  },
  events: { 'chip.chosen': (page, { show }) => chip(page, show as Show).click() },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { show, query }) =>
        page.evaluate(
          (search) => {
            window.history.replaceState(null, '', `/signal-stack${search}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          `?show=${String(show)}&q=${encodeURIComponent(String(query))}`,
        ),
    },
    memberFeed: {
      'member.arrived': says('member.arrived'),
      'member.absent': says('member.absent'),
    },
    site: { 'full.started': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome),
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
  },
  states: {
    open: async (page, { context }) => {
      await isThere(page, context.show as Show);
      await expect(ownStack(page)).toHaveCount(0);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    },
    loading: async (page, { context }) => {
      await isThere(page, context.show as Show);
      await expect(ownStack(page).locator('[data-skeleton]')).toBeVisible();
    },
    shown: async (page, { context }) => {
      await isThere(page, context.show as Show);
      await expect(ownStack(page)).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    },
  },
} satisfies PageDriver;
