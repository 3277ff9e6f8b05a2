// Browser driver of From The Lab: its filters by press and by address, and the card that is expanded.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labTools } from '../../content/labTools.ts';
import { toolsShown } from '../../machines/labTools.machine.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'labTools';
const words = lab.page;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const titleOf = (id: unknown) => labTools.find((tool) => tool.id === id)?.title ?? '';
const filters = (page: Page) =>
  view(page).getByRole('group').getByRole('button', { name: /^\w+$/ });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const pressed = async (page: Page) =>
  (await filters(page).and(page.locator('[aria-pressed=true]')).allTextContents()).map((name) =>
    name.toLowerCase(),
  );

/** The cards and the chips match the choice; so does the number of cards that offer to show less. */
const shows = async (page: Page, { context }: AnyMachineSnapshot, folds: number) => {
  const shown = toolsShown(labTools, context.chosen as string[]);
  await expect(view(page).getByRole('article')).toHaveCount(shown.length);
  for (const { title } of shown)
    await expect(view(page).getByRole('article', { name: title, exact: true })).toBeVisible();
  await expect.poll(() => pressed(page)).toEqual(context.chosen);
  await expect(view(page).getByRole('button', { name: new RegExp(`^${words.less} `) })).toHaveCount(
    folds,
  );
};

export default {
  flow,
  include: '[data-flow=labTools]',
  exclude: '[data-flow=labTools] [data-actions] *',
  input: {
    page: async (page) => {
      await open(page, flow, '/from-lab', { interruptible: ['addressFeed'] });
      await expect(view(page)).toHaveAttribute('data-state', 'folded');
    },
  },
  events: {
    'filter.toggled': (page, { filter }) =>
      filters(page)
        .filter({ hasText: new RegExp(`^${String(filter)}$`, 'i') })
        .click(),
    'filters.cleared': (page) => button(page, words.clear).click(),
    'card.expanded': (page, { id }) => button(page, `${words.more} ${titleOf(id)}`).click(),
    'card.folded': (page) =>
      view(page)
        .getByRole('button', { name: new RegExp(`^${words.less} `) })
        .click(),
  },
  environment: {
    addressFeed: {
      // Through the router: the address changes as by Back, and the page is notified.
      'address.named': (page, { show }) =>
        page.evaluate(
          (search) => {
            window.history.replaceState(null, '', `/from-lab${search}`);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          (show as string[]).length === 0 ? '' : `?show=${(show as string[]).join(',')}`,
        ),
    },
  },
  outcomes: { addressFeed: (page, outcome) => answer(page, flow, 'addressFeed', outcome) },
  states: {
    folded: (page, snapshot) => shows(page, snapshot, 0),
    expanded: async (page, snapshot) => {
      await shows(page, snapshot, 1);
      const card = view(page).getByRole('article', {
        name: titleOf(snapshot.context.expanded),
        exact: true,
      });
      await expect(card.getByText(words.related)).toBeVisible();
      await expect(
        card.getByRole('button', { name: new RegExp(`^${words.less} `) }),
      ).toHaveAttribute('aria-expanded', 'true');
    },
  },
} satisfies PageDriver;
