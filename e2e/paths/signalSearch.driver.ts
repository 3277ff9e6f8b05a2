// Browser driver of the search of /next-curve: its field, its button, and its address.
import type { Page } from 'playwright/test';
import { search } from '../../content/search.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'signalSearch';
const words = search.signals;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const field = (page: Page) => view(page).getByRole('searchbox', { name: words.label, exact: true });
const clear = (page: Page) => view(page).getByRole('button', { name: words.clear, exact: true });
const cards = (page: Page) => view(page).getByRole('article');
/** The hits of the model's samples among the ten listed signals. */
const counts: Record<string, number> = { CLIMATE: 2, zzz: 0 };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/next-curve', { interruptible: ['addressFeed'] }) },
  events: {
    'query.edited': (page, { query }) => field(page).fill(String(query)),
    'search.cleared': (page) => clear(page).click(),
  },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { query }) =>
        page.evaluate(
          (search_) => {
            window.history.replaceState(null, '', `/next-curve${search_}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          query === '' ? '' : `?q=${encodeURIComponent(String(query))}`,
        ),
    },
  },
  outcomes: { addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome) },
  states: {
    everything: async (page) => {
      await expect(field(page)).toHaveValue('');
      await expect(clear(page)).toBeDisabled();
      await expect(cards(page)).toHaveCount(10);
    },
    narrowed: async (page, { context }) => {
      const query = String(context.query).trim();
      await expect(field(page)).toHaveValue(query);
      await expect(clear(page)).toBeEnabled();
      await expect(cards(page)).toHaveCount(counts[query] ?? -1);
      await expect(view(page).getByText(words.nothing.title)).toHaveCount(
        counts[query] === 0 ? 1 : 0,
      );
    },
  },
} satisfies PageDriver;
