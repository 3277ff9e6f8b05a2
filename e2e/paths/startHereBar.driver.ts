// Browser driver of Start Here: the bar at the foot of the window, and the focus beneath it.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'startHereBar';
const { label, link, dismiss } = home.startHere;
const bar = (page: Page) =>
  page.locator(`[data-flow=${flow}]`).getByRole('complementary', { name: label, exact: true });

/** Scrolls a link of the page beneath the bar, and focuses it. */
const focusBeneath = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector('[data-start-here]')?.getBoundingClientRect();
    if (over === undefined) throw new Error('There is no bar.');
    const beneath = [...document.querySelectorAll<HTMLElement>('main article a[href]')].find(
      (one) => {
        const box = one.getBoundingClientRect();
        return box.left < over.right && over.left < box.right && box.width > 0;
      },
    );
    if (beneath === undefined) throw new Error('No link can come to lie beneath the bar.');
    window.scrollBy({ top: beneath.getBoundingClientRect().top - over.top, behavior: 'instant' });
    beneath.focus({ preventScroll: true });
  });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, flow, '/', { interruptible: ['focusBeneath'] });
    },
  },
  events: {
    'bar.dismissed': (page) =>
      page
        .locator(`[data-flow=${flow}]`)
        .getByRole('button', { name: dismiss, exact: true, includeHidden: true })
        .dispatchEvent('click'),
  },
  environment: {
    focusBeneath: {
      'focus.covered': focusBeneath,
      'focus.clear': (page) => page.locator(':focus').blur(),
    },
  },
  outcomes: { focusBeneath: (page, outcome) => answer(page, flow, 'focusBeneath', outcome) },
  states: {
    waiting: async (page) => {
      await expect(bar(page)).toBeHidden();
      await expect(page.locator(`[data-flow=${flow}]`)).toHaveAttribute('data-state', 'waiting');
    },
    'offered.shown': async (page) => {
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('link', { name: link.name, exact: true })).toHaveAttribute(
        'href',
        link.href,
      );
    },
    'offered.aside': async (page) => {
      await expect(bar(page)).toBeHidden();
      await expect(page.locator('main article :focus')).toBeVisible();
    },
    dismissed: async (page) => {
      await expect(bar(page)).toBeHidden();
      await expect(page.locator(`[data-flow=${flow}]`)).toHaveAttribute('data-state', 'dismissed');
    },
  },
  // The focus is the page's own concern.
  survivesRemount: (snapshot) => !snapshot.matches({ offered: 'aside' }),
} satisfies PageDriver;
