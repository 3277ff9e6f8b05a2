// Browser driver of a premium text: an essay whose rest is for premium members.
import type { Page } from 'playwright/test';
import { itemWords } from '../../content/itemWords.ts';
import { service } from '../../content/service.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open, statusesTo } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'premiumText';
const aside = (page: Page) =>
  page.getByRole('complementary', { name: itemWords.premium, exact: true });
const beginning = (page: Page) =>
  page.getByText(/^On July 19, 2000, Blockbuster and Enron announced/);
const isIncomplete = async (page: Page) => {
  await expect(beginning(page)).toBeVisible();
  await expect(aside(page)).toContainText(itemWords.complete.reason);
  await expect(
    aside(page).getByRole('link', { name: itemWords.complete.link.name, exact: true }),
  ).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    essay: (page) =>
      open(page, flow, '/second-curve/the-quiet-no', { held: ['memberFeed', 'readText'] }),
  },
  events: {
    'retry.requested': (page) =>
      aside(page).getByRole('button', { name: service.retry, exact: true }).click(),
  },
  environment: {
    memberFeed: statusesTo(flow),
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    readText: (page, outcome) => answer(page, flow, 'readText', outcome),
  },
  states: {
    closed: async (page) => {
      await expect(beginning(page)).toBeVisible();
      await expect(aside(page)).toContainText(itemWords.teaser);
    },
    incomplete: isIncomplete,
    withheld: isIncomplete,
    fetching: async (page) => {
      await expect(beginning(page)).toBeVisible();
      await expect(aside(page).getByText(itemWords.rest)).toBeAttached();
    },
    shown: async (page) => {
      await expect(page.getByText('And the last one.', { exact: true })).toBeVisible();
      await expect(aside(page)).toHaveCount(0);
    },
    failed: async (page) => {
      await expect(beginning(page)).toBeVisible();
      await expect(aside(page).getByRole('alert')).toContainText(itemWords.restFailed);
    },
  },
  indistinguishable: [
    {
      states: ['incomplete', 'withheld'],
      reason: 'Whether the site or the database found no plan, the way on is the same.',
    },
  ],
} satisfies PageDriver;
