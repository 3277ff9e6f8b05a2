// Browser driver of the gate of the desk: the 404, a notice, or the desk.
import type { Page } from 'playwright/test';
import { desk } from '../../content/desk.ts';
import { deskFactor } from '../../content/deskFactor.ts';
import { service } from '../../content/service.ts';
import { site } from '../../content/site.ts';
import type { BoardSection } from '../../machines/desk.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
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
  // Its sections are flows with paths of their own, and the links to them change the address, which reports it.
  include: `[data-flow=${flow}]:not(:has([data-place])), [data-keys], [role=dialog]`,
  // The link to the account of staff without a second factor.
  exclude: 'a[href="/account#security"]',
  input: {
    page: (page) =>
      open(page, flow, '/desk', {
        who: 'member',
        held: ['askStaff', 'addressFeed'],
        heldOfOthers: {
          deskQueue: ['addressFeed', 'clock', 'readQueue'],
          deskBoard: ['addressFeed', 'readBoard', 'takeAct'],
        },
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
  environment: {
    addressFeed: { 'section.named': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    addressFeed: (page: Page, outcome: Outcome<unknown>) =>
      answer(page, flow, 'addressFeed', outcome),
    askStaff: (page: Page, outcome: Outcome<unknown>) => answer(page, flow, 'askStaff', outcome),
  },
  states: {
    asking: isMissing,
    refused: isMissing,
    shut: async (page) => {
      await expect(page.getByText(deskFactor.title, { exact: true })).toBeVisible();
      const { name, href } = deskFactor.action;
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    },
    failed: (page) =>
      expect(page.locator(`[data-flow=${flow}]`).getByRole('alert')).toContainText(
        service.unreachable,
      ),
    'open.working': async (page, { context }) => {
      await expect(heading(page)).toBeVisible();
      const { section } = context as { section: BoardSection | null };
      await expect(page.locator('[data-place][aria-current=page]')).toHaveAttribute(
        'data-place',
        section ?? 'queue',
      );
      await expect(page.locator('[data-flow=deskQueue]')).toHaveCount(section === null ? 1 : 0);
      await expect(page.locator('[data-flow=deskBoard]')).toHaveCount(section === null ? 0 : 1);
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
