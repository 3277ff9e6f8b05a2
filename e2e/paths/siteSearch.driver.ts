// Browser driver of the site search: its button and shortcut, its field, and its hits.
import type { Page } from 'playwright/test';
import { search } from '../../content/search.ts';
import { site } from '../../content/site.ts';
import type { SearchEntry } from '../../content/schema.search.ts';
import { find } from '../../src/flows/siteSearch/find.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'siteSearch';
const words = search.site;
const layer = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });
const field = (page: Page) => layer(page).getByRole('combobox', { name: words.label, exact: true });
const options = (page: Page) => layer(page).getByRole('option');
type Known = { query: string; at: number; entries: readonly SearchEntry[] };

/** The dialog with the typed query, and the focus in it. */
async function isOpen(page: Page, { query }: Known) {
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(query);
}

export default {
  flow,
  include: `[role=dialog], button[aria-label="${site.openSearch}"]`,
  input: {
    site: (page) =>
      open(page, flow, '/reset-password', {
        held: ['fetchIndex'],
        interruptible: ['keyFeed', 'addressFeed'],
      }),
  },
  events: {
    'search.opened': (page) =>
      page.getByRole('button', { name: site.openSearch, exact: true }).click(),
    'search.closed': (page) =>
      layer(page).getByRole('button', { name: words.close, exact: true }).click(),
    'query.edited': (page, { query }) => field(page).fill(String(query)),
    'retry.asked': (page) =>
      layer(page).getByRole('button', { name: words.failed.action, exact: true }).click(),
    'hit.pointed': (page) => field(page).press('ArrowDown'),
    'hit.chosen': (page) => field(page).press('Enter'),
  },
  environment: {
    keyFeed: { 'shortcut.pressed': (page) => page.keyboard.press('Control+k') },
    addressFeed: {
      'address.changed': (page) =>
        page.evaluate(() => {
          window.location.hash = `#${Date.now()}`;
        }),
    },
  },
  outcomes: {
    keyFeed: (page, outcome) => answer(page, flow, 'keyFeed', outcome),
    addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome),
    fetchIndex: (page, outcome) => answer(page, flow, 'fetchIndex', outcome),
  },
  states: {
    closed: (page) => expect(layer(page)).toBeHidden(),
    'open.fetching': async (page, { context }) => {
      await isOpen(page, context as Known);
      await expect(layer(page).getByText(words.fetching)).toBeVisible();
    },
    'open.failed': async (page, { context }) => {
      await expect(field(page)).toHaveValue((context as Known).query);
      await expect(layer(page).getByText(words.failed.title)).toBeVisible();
    },
    'open.ready': async (page, { context }) => {
      const { query, at, entries } = context as Known;
      await expect(field(page)).toHaveValue(query);
      const hits = find(entries, query);
      await expect(options(page)).toHaveCount(hits.length);
      await expect(layer(page).getByRole('option', { selected: true })).toHaveCount(
        hits.length > 0 ? 1 : 0,
      );
      const chosen = hits[at];
      if (chosen) await expect(options(page).nth(at)).toContainText(chosen.title);
      else
        await expect(
          layer(page).getByText(query === '' ? words.hint : words.nothing.text),
        ).toBeVisible();
    },
  },
} satisfies PageDriver;
