// Browser driver of the Library's tabs, by press and by address.
import type { Page } from 'playwright/test';
import { search } from '../../content/search.ts';
import type { PublicationFilter } from '../../machines/librarySearch.machine.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'librarySearch';
const words = search.library;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const tab = (page: Page, publication: PublicationFilter) =>
  view(page).getByRole('tab', { name: words.tabs[publication], exact: true });
const counts: Record<PublicationFilter, number> = { all: 4, 'second-curve': 2, 'next-curve': 2 };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/library', { interruptible: ['addressFeed'] }) },
  events: {
    'tab.chosen': (page, { publication }) => tab(page, publication as PublicationFilter).click(),
  },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { publication }) =>
        page.evaluate(
          (asked) => {
            window.history.replaceState(null, '', `/library${asked}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          publication === 'all' ? '' : `?show=${String(publication)}`,
        ),
    },
  },
  outcomes: { addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome) },
  states: {
    looking: async (page, { context }) => {
      const publication = context.publication as PublicationFilter;
      await expect(tab(page, publication)).toHaveAttribute('aria-selected', 'true');
      await expect(
        view(page).getByRole('tabpanel', { name: words.tabs[publication] }).getByRole('article'),
      ).toHaveCount(counts[publication]);
    },
  },
} satisfies PageDriver;
