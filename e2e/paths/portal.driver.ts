// Browser driver of the checkout's page of a plan: a button on /plan.
import type { Page } from 'playwright/test';
import { portal as words } from '../../content/portal.ts';
import { elsewhere } from '../../tests/paths/plan.samples.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'portal';
const held = ['openPortal', 'leaveSite'];
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const isBusy = async (page: Page) => {
  await expect(button(page, words.busy)).toBeVisible();
  await expect(view(page).getByRole('alert')).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: async (page) => {
      await open(page, flow, '/plan', {
        held,
        heldOfOthers: { plan: ['readPlans', 'movePlan'] },
        who: 'member',
        storage: keptSession,
        startsLater: true,
      });
      await whenStarted(page, 'plan');
      await answer(page, 'plan', 'readPlans', { gives: { plans: [elsewhere], hasDemo: false } });
      await whenStarted(page);
    },
  },
  events: { 'portal.requested': (page) => button(page, words.action).click() },
  outcomes: {
    openPortal: (page, outcome) => answer(page, flow, 'openPortal', outcome),
    leaveSite: (page, outcome) => answer(page, flow, 'leaveSite', outcome),
  },
  states: {
    offered: async (page) => {
      await expect(button(page, words.action)).toBeEnabled();
      await expect(view(page).getByRole('alert')).toHaveCount(0);
    },
    opening: isBusy,
    leaving: isBusy,
    refused: async (page, { context }) => {
      await expect(button(page, words.action)).toBeEnabled();
      await expect(view(page).getByRole('alert')).toContainText(context.problem || words.failed);
    },
  },
  indistinguishable: [{ states: ['opening', 'leaving'], reason: 'To a member it is one wait.' }],
} satisfies PageDriver;
