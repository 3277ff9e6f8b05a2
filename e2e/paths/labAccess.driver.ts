// Browser driver of the access to a tool of the lab: the decision ledger.
import type { Page } from 'playwright/test';
import { lab } from '../../content/lab.ts';
import { labAccess as words } from '../../content/labAccess.ts';
import { labLedger } from '../../content/labLedger.ts';
import { labSamples } from '../../content/labSamples.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open, statusesTo } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'labAccess';
const { sheet } = lab;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const [sample] = labSamples.ledger.lines;

const isChecking = async (page: Page) => {
  await expect(page.getByText(words.checking)).toBeVisible();
  await expect(view(page).locator('[data-line]')).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  exclude: `[data-flow=${flow}] [data-flow=decisionLedger] *`,
  input: {
    ledger: (page) =>
      open(page, flow, '/from-lab/decision-ledger', {
        held: ['memberFeed', 'readSheet', 'handOut'],
        heldOfOthers: { decisionLedger: ['draft', 'dayFeed', 'handOut'] },
      }),
  },
  events: {
    'sheet.wanted': (page, { as }) =>
      button(page, as === 'file' ? sheet.save : sheet.print).click(),
  },
  environment: { handOut: {}, memberFeed: statusesTo(flow) },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    readSheet: (page, outcome) => answer(page, flow, 'readSheet', outcome),
    handOut: (page, outcome) => answer(page, flow, 'handOut', outcome),
  },
  states: {
    checking: isChecking,
    reading: isChecking,
    open: async (page) => {
      await expect(page.locator('[data-flow=decisionLedger]')).toBeVisible();
      await expect(page.getByRole('button', { name: labLedger.add, exact: true })).toBeVisible();
    },
    preview: async (page) => {
      await expect(page.getByRole('heading', { name: words.preview.title })).toBeVisible();
      await expect(view(page).getByText(sample.decision, { exact: true }).first()).toBeVisible();
      await expect(view(page).getByRole('link')).toHaveCount(1);
      await expect(button(page, sheet.save)).toHaveCount(0);
    },
    readable: async (page) => {
      await expect(page.getByRole('heading', { name: words.readable.title })).toBeVisible();
      await expect(view(page).getByText('No third office', { exact: true })).toBeVisible();
      await expect(button(page, sheet.save)).toBeVisible();
    },
  },
  indistinguishable: [
    {
      states: ['checking', 'reading'],
      reason: 'Whether the plan or this browser is asked, the user waits for one answer.',
    },
  ],
} satisfies PageDriver;
