// Browser driver of the Library's tabs, by press and by address.
import type { Page } from 'playwright/test';
import { search } from '../../content/search.ts';
import type { Shelf } from '../../machines/librarySearch.machine.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'librarySearch';
const words = search.library;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const tab = (page: Page, shelf: Shelf) =>
  view(page).getByRole('tab', { name: words.tabs[shelf], exact: true });
const counts: Record<Shelf, number> = { all: 4, 'second-curve': 2, 'next-curve': 2 };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/library', { interruptible: ['addressFeed'] }) },
  events: { 'tab.chosen': (page, { shelf }) => tab(page, shelf as Shelf).click() },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { shelf }) =>
        page.evaluate(
          (asked) => {
            window.history.replaceState(null, '', `/library${asked}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          shelf === 'all' ? '' : `?show=${String(shelf)}`,
        ),
    },
  },
  outcomes: { addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome) },
  states: {
    looking: async (page, { context }) => {
      const shelf = context.shelf as Shelf;
      await expect(tab(page, shelf)).toHaveAttribute('aria-selected', 'true');
      await expect(
        view(page).getByRole('tabpanel', { name: words.tabs[shelf] }).getByRole('article'),
      ).toHaveCount(counts[shelf]);
    },
  },
} satisfies PageDriver;
