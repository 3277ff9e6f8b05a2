// Browser driver of the gate of the desk: the 404, a notice, or the desk.
import type { Page } from 'playwright/test';
import { desk } from '../../content/desk.ts';
import { service } from '../../content/service.ts';
import { site } from '../../content/site.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'desk';
const { keys } = desk;
const isMissing = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: site.notFound.heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: desk.title })).toHaveCount(0);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: desk.title });
const dialog = (page: Page) => page.getByRole('dialog', { name: keys.title });

export default {
  flow,
  // The queue is a flow with its own paths; the button of the keys stands in it.
  include: `[data-flow=${flow}]:not(:has([data-flow=deskQueue])), [data-keys], [role=dialog]`,
  input: {
    page: (page) =>
      open(page, flow, '/desk', {
        who: 'member',
        held: ['askStaff'],
        heldOfOthers: { deskQueue: ['addressFeed', 'clock', 'readQueue'] },
        storage: keptSession,
        startsLater: true,
      }),
  },
  events: {
    'retry.requested': (page) =>
      page.getByRole('button', { name: service.retry, exact: true }).click(),
    'keys.requested': (page) => page.getByRole('button', { name: keys.open, exact: true }).click(),
    'keys.closed': (page) =>
      dialog(page).getByRole('button', { name: keys.close, exact: true }).last().click(),
  },
  outcomes: {
    askStaff: (page: Page, outcome: Outcome<unknown>) => answer(page, flow, 'askStaff', outcome),
  },
  states: {
    asking: isMissing,
    refused: isMissing,
    failed: (page) =>
      expect(page.locator(`[data-flow=${flow}]`).getByRole('alert')).toContainText(
        service.unreachable,
      ),
    'open.working': async (page) => {
      await expect(heading(page)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
    'open.readingKeys': async (page) => {
      for (const { name } of Object.values(keys.commands))
        await expect(dialog(page)).toContainText(name);
    },
  },
  indistinguishable: [
    {
      states: ['asking', 'refused'],
      reason:
        'Until the database has said that a member is staff, nothing tells that there is a desk.',
    },
  ],
} satisfies PageDriver;
