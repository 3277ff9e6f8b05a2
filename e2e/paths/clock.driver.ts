// Browser driver of the clock, which has no view of its own: the greeting of the dashboard shows what it read.
import type { Page } from 'playwright/test';
import { dashboard } from '../../content/dashboard.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { dashboardRests, open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'clock';
const { morning, afternoon } = dashboard.greetings;
const heading = (page: Page, greeting: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${greeting}, `) });

/** Before the first reading the dashboard loads; without one for a second it says Good morning. */
const greets = async (page: Page, { context }: { context: Record<string, unknown> }) => {
  if (context['next'] !== 0) return expect(heading(page, afternoon)).toBeVisible();
  await expect(page.getByText(dashboard.loading).first().or(heading(page, morning))).toBeAttached();
};

export default {
  flow,
  // It has no controls.
  include: '[data-flow=clock]',
  input: {
    dashboard: async (page) => {
      await open(page, flow, '/dashboard', { who: 'member', held: ['readTime', 'pageFeed'] });
      await dashboardRests(page);
    },
  },
  events: {},
  environment: {
    pageFeed: { 'page.shown': (page) => report(page, flow, { type: 'page.shown' }) },
  },
  outcomes: {
    readTime: (page, outcome) => answer(page, flow, 'readTime', outcome),
    pageFeed: (page, outcome) => answer(page, flow, 'pageFeed', outcome),
  },
  states: { reading: greets, waiting: greets, returning: greets, unreadable: greets },
  indistinguishable: [
    {
      states: ['reading', 'waiting', 'returning', 'unreadable'],
      reason:
        'The greeting keeps the time that was read last, whether or not a newer reading is under way.',
    },
  ],
} satisfies PageDriver;
