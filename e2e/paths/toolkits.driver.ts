// Browser driver of /ops-cabinet: its filters, by press and by address, and the dialog of a preview.
import type { Page } from 'playwright/test';
import { cabinet } from '../../content/cabinet.ts';
import { itemWords } from '../../content/itemWords.ts';
import { toolkits, toolkitsIn } from '../../content/toolkits.ts';
import type { Category } from '../../machines/toolkits.machine.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'toolkits';
const { filters, preview: words } = cabinet;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog');
const nameOf = (category: Category) =>
  filters.options.find(({ id }) => id === category)?.label ?? '';
const filter = (page: Page, category: Category) =>
  view(page).getByRole('radio', {
    name: nameOf(category),
    exact: true,
    // Behind a preview the same filter is still chosen.
    includeHidden: true,
  });
const titleOf = (wanted: unknown) => toolkits.find(({ id }) => id === wanted)?.title ?? '';

/** The cards of the category are listed, and no others. */
const showsCategory = async (page: Page, category: Category) => {
  await expect(filter(page, category)).toBeChecked();
  const cards = view(page).getByRole('article', { includeHidden: true });
  // The last field holds the subscription.
  await expect(cards).toHaveCount(toolkitsIn(category).length + 1);
  for (const { title } of toolkitsIn(category))
    await expect(cards.filter({ hasText: title }).first()).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}] [role=radiogroup], [data-flow=${flow}] [aria-haspopup=dialog], [role=dialog]`,
  // The links of a preview, and the files, have their own paths.
  exclude: '[role=dialog] a, [role=dialog] button:not([aria-label])',
  input: {
    page: (page) => open(page, flow, '/ops-cabinet', { interruptible: ['addressFeed'] }),
  },
  events: {
    'category.chosen': (page, { category }) => filter(page, category as Category).click(),
    'preview.opened': (page, { id }) =>
      view(page)
        .getByRole('button', { name: `${words.open} ${titleOf(id)}`, exact: true })
        .click(),
    'preview.closed': (page) =>
      dialog(page).getByRole('button', { name: words.close, exact: true }).click(),
  },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { category }) =>
        page.evaluate(
          (search) => {
            window.history.replaceState(null, '', `/ops-cabinet${search}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          category === 'all' ? '' : `?category=${String(category)}`,
        ),
    },
  },
  outcomes: {
    addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome),
  },
  states: {
    browsing: async (page, { context }) => {
      await expect(dialog(page)).toBeHidden();
      await showsCategory(page, context.category as Category);
    },
    previewing: async (page, { context }) => {
      await showsCategory(page, context.category as Category);
      await expect(dialog(page)).toHaveAccessibleName(titleOf(context.previewed));
      await expect(dialog(page).getByText(itemWords.firstPage, { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(words.ends, { exact: true })).toBeVisible();
    },
  },
} satisfies PageDriver;
