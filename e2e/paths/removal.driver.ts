// Browser driver of a removal: the dialog about a post of one's own, on the second tab of the dashboard.
import type { Page } from 'playwright/test';
import { community } from '../../content/community.ts';
import { requests } from '../../content/requests.ts';
import { mine, open as readable } from '../../tests/paths/community.samples.ts';
import { expect } from './kit/expect.ts';
import { answer, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'removal';
const held = ['deleteEntry'];
const words = community.remove;
const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const card = (page: Page) =>
  page
    .locator('[data-flow=community]')
    .getByRole('article', { name: mine.author, includeHidden: true });

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  input: {
    post: async (page) => {
      await open(page, flow, '/dashboard?tab=community', {
        who: 'member',
        held,
        startsLater: true,
      });
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
      await expect(
        page.getByRole('textbox', { name: community.box.label, exact: true }),
      ).toBeVisible();
      await answer(page, 'community', 'loadPosts', { gives: [readable, mine] });
      await card(page).getByRole('button', { name: words.button }).click();
      await whenStarted(page);
    },
  },
  events: {
    'removal.confirmed': (page) => button(page, words.confirm).click(),
    'removal.cancelled': (page) => button(page, words.keep).click(),
  },
  outcomes: {
    deleteEntry: (page, outcome) => answer(page, flow, 'deleteEntry', outcome),
  },
  states: {
    confirming: async (page, { context }) => {
      const problem = context.problem as string | null;
      await expect(dialog(page)).toHaveAccessibleName(words.title);
      await expect(button(page, words.confirm)).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveText(
        problem === null ? [] : [problem || community.problems.failed],
      );
    },
    deleting: async (page) => {
      await expect(dialog(page).getByText(words.busy, { exact: true })).toBeVisible();
      await expect(button(page, words.keep)).toBeDisabled();
    },
    over: async (page, { context }) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(card(page)).toHaveCount(context.outcome === 'deleted' ? 0 : 1);
    },
  },
} satisfies PageDriver;
