// Browser driver of the dashboard: its greeting, by the time of day and the stored company, and its tabs.
import type { Page } from 'playwright/test';
import { community } from '../../content/community.ts';
import { dashboard } from '../../content/dashboard.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { dashboardRests, open } from './open.ts';
import { setInOtherTab } from './kit/otherTab.ts';
import type { PageDriver } from './kit/walkPath.ts';

const greets =
  (greeting: string): PageDriver['states'][string] =>
  async (page, { context }) => {
    const name = context.companyName === '' ? 'ada' : String(context.companyName);
    await expect(
      page.getByRole('heading', { level: 1, name: `${greeting}, ${name}`, exact: true }),
    ).toBeVisible();
  };

const names: Record<string, string> = {
  stack: dashboard.tabs.feed,
  community: dashboard.tabs.community,
  channels: dashboard.tabs.channels,
};
const tabOf = (page: Page, id: unknown) =>
  page.getByRole('tab', { name: names[String(id)] ?? '', exact: true });
const shows =
  (id: string): PageDriver['states'][string] =>
  async (page) => {
    await expect(tabOf(page, id)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: names[id] ?? '', exact: true })).toBeVisible();
  };

export default {
  flow: 'dashboard',
  // The contents of its tabs, and the parts next to them, are flows of their own.
  include: '[data-flow=dashboard] [role=tablist]',
  input: {
    dashboard: async (page) => {
      await open(page, 'dashboard', '/dashboard', {
        who: 'member',
        // The real clock has been read before the page is visible: it is held, and ticks on command.
        held: ['clock'],
        interruptible: ['clock', 'companyFeed', 'addressFeed'],
      });
      await dashboardRests(page);
    },
  },
  events: { 'tab.chosen': (page, { tab }) => tabOf(page, tab).click() },
  environment: {
    addressFeed: { 'address.named': (page, event) => report(page, 'dashboard', event) },
    clock: { 'hour.struck': (page, event) => report(page, 'dashboard', event) },
    companyFeed: {
      'company.learnt': (page, { name }) =>
        setInOtherTab(page, 'axisOneCompanyName', name === '' ? null : String(name)),
    },
  },
  outcomes: {
    clock: (page, outcome) => answer(page, 'dashboard', 'clock', outcome),
    addressFeed: (page, outcome) => answer(page, 'dashboard', 'addressFeed', outcome),
    companyFeed: (page, outcome) => answer(page, 'dashboard', 'companyFeed', outcome),
  },
  states: {
    'greeting.waking': (page) => expect(page.getByText(dashboard.loading).first()).toBeAttached(),
    'greeting.morning': greets(dashboard.greetings.morning),
    'greeting.afternoon': greets(dashboard.greetings.afternoon),
    'greeting.evening': greets(dashboard.greetings.evening),
    'tab.stack': shows('stack'),
    'tab.community': async (page, snapshot) => {
      await shows('community')(page, snapshot);
      // A flow of its own, with its own paths: it is loaded before anything is compared.
      await expect(page.getByRole('textbox', { name: community.box.label })).toBeVisible();
    },
    'tab.channels': async (page, snapshot) => {
      await shows('channels')(page, snapshot);
      await expect(
        page.getByRole('article', { name: community.channels.items[0]?.name ?? '' }),
      ).toBeVisible();
    },
  },
} satisfies PageDriver;
