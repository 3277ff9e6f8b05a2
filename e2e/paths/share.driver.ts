// Browser driver of Share: the buttons on the cards of /signal-stack, and the panel with the link.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { feed } from '../../content/feed.ts';
import { signalStack } from '../../content/signalStack.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'share';
const words = signalStack.share;
const panel = (page: Page) => page.getByRole('dialog', { name: words.panel, exact: true });
const card = (page: Page, title: string) =>
  page.locator('[data-flow=feed]').locator('article').filter({ hasText: title });
const button = (page: Page, title: string) =>
  page
    .locator('[data-flow=share]')
    .getByRole('button', { name: `${words.button} ${title}`, exact: true });
const titleIn = ({ context }: AnyMachineSnapshot) => String(context.title);
const isBusy = (page: Page) => page.locator('[data-flow=share] [data-pending]');

export default {
  flow,
  include: '[data-flow=share], [role=dialog]',
  input: {
    page: async (page) => {
      await open(page, flow, '/signal-stack', { held: ['shareLink'] });
      await expect(button(page, feed[0]?.title ?? '')).toBeVisible();
    },
  },
  events: {
    'link.shared': (page, { title }) => button(page, String(title)).click(),
    'panel.closed': (page) =>
      panel(page).getByRole('button', { name: words.close, exact: true }).click(),
  },
  outcomes: { shareLink: (page, outcome) => answer(page, flow, 'shareLink', outcome) },
  states: {
    idle: async (page) => {
      await expect(isBusy(page)).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByText(words.copied)).toHaveCount(0);
    },
    sharing: async (page, snapshot) => {
      await expect(button(page, titleIn(snapshot))).toBeDisabled();
      await expect(panel(page)).toHaveCount(0);
    },
    copied: async (page, snapshot) => {
      await expect(card(page, titleIn(snapshot)).getByText(words.copied)).toBeVisible();
      await expect(isBusy(page)).toHaveCount(0);
    },
    offering: async (page, { context }) => {
      const field = panel(page).getByRole('textbox', { name: words.field, exact: true });
      await expect(field).toHaveValue(new RegExp(`^https?://[^/]+${String(context.link)}$`));
      await expect(field).toBeFocused();
    },
  },
} satisfies PageDriver;
