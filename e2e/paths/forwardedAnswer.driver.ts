// Browser driver of a forwarded answer: a page for every reader who has the link.
import type { Page } from 'playwright/test';
import { requestPage } from '../../content/requestPage.ts';
import { answered } from '../../tests/paths/requestPage.samples.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'forwardedAnswer';
const words = requestPage.forwarded;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const says =
  ({ title, text }: { title: string; text: string }) =>
  async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(view(page).getByText(text)).toBeVisible();
  };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { link: (page) => open(page, flow, '/answers/ab12', { held: ['readAnswer'] }) },
  events: {
    'retry.requested': (page) =>
      view(page).getByRole('button', { name: words.failed.action, exact: true }).click(),
  },
  outcomes: { readAnswer: (page, outcome) => answer(page, flow, 'readAnswer', outcome) },
  states: {
    loading: (page) => expect(view(page).getByText(words.loading)).toBeVisible(),
    shown: async (page) => {
      const [version] = answered.versions;
      await expect(
        page.getByRole('heading', { level: 1, name: String(version?.title) }),
      ).toBeVisible();
      await expect(view(page).getByText(String(version?.parts.recommendation[0]))).toBeVisible();
    },
    revoked: says(words.revoked),
    deleted: says(words.deleted),
    unknown: says(words.unknown),
    failed: async (page) => {
      await expect(view(page).getByRole('alert')).toContainText(words.failed.title);
    },
  },
} satisfies PageDriver;
