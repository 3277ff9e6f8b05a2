// Browser driver of Modes of Impact: seven cards, and the dialog of each.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect } from './kit/expect.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'identityDialog';
const { cards, open: opens, dialog: words } = home.identities;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  input: { page: (page) => open(page, flow, '/') },
  events: {
    'identity.opened': (page, { at }) =>
      page
        .getByRole('button', { name: `${opens} ${cards[Number(at)]?.title ?? ''}`, exact: true })
        .click(),
    'identity.next': (page) => button(page, words.next).click(),
    'identity.previous': (page) => button(page, words.previous).click(),
    'dialog.closed': (page) => button(page, words.close).click(),
  },
  states: {
    closed: async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(
        page.locator(`[data-flow=${flow}]`).getByRole('article', { includeHidden: false }),
      ).toHaveCount(cards.length);
    },
    open: async (page, { context }) => {
      const card = cards[Number(context.at)];
      if (card === undefined) throw new Error('There is no such identity.');
      await expect(dialog(page)).toHaveAccessibleName(card.title);
      await expect(dialog(page).getByText(card.role, { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(card.description, { exact: true })).toBeVisible();
      await expect(dialog(page).getByRole('listitem')).toHaveText([...card.metrics]);
      await expect(
        dialog(page).getByRole('link', { name: card.cta.name, exact: true }),
      ).toHaveAttribute('href', card.cta.href);
    },
  },
} satisfies PageDriver;
