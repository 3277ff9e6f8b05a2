// Browser driver of the dashboard's banner: its text, and its one button.
import type { Page } from 'playwright/test';
import { dashboard } from '../../content/dashboard.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { dashboardRests, open, statusesTo } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'premiumOffer';
const { banner, incomplete } = dashboard;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const isSilent = async (page: Page) => {
  // Its place can be reserved, without being visible.
  await expect(main(page).getByText(banner.title)).toBeHidden();
  await expect(main(page).getByText(incomplete.title)).toHaveCount(0);
};
const isBusy = async (page: Page) => {
  await expect(button(page, banner.processing)).toBeDisabled();
  await expect(button(page, banner.button)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    // The session has its own paths, and a page that reloads ends the path.
    dashboard: async (page) => {
      await open(page, flow, '/dashboard', {
        who: 'member',
        held: ['memberFeed', 'startSubscription', 'showPremium'],
      });
      await dashboardRests(page);
    },
  },
  events: { 'upgrade.requested': (page) => button(page, banner.button).click() },
  environment: {
    memberFeed: statusesTo(flow),
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    startSubscription: (page, outcome) => answer(page, flow, 'startSubscription', outcome),
    showPremium: (page, outcome) => answer(page, flow, 'showPremium', outcome),
  },
  states: {
    'reading.unknown': isSilent,
    'reading.premium': isSilent,
    'reading.free': async (page) => {
      await expect(button(page, banner.button)).toBeEnabled();
      await expect(main(page).getByText(banner.title)).toBeVisible();
    },
    'reading.flagged': (page) => expect(main(page).getByText(incomplete.title)).toBeVisible(),
    ordering: isBusy,
    reloading: isBusy,
  },
  indistinguishable: [
    {
      states: ['reading.unknown', 'reading.premium'],
      reason: 'Before the tier is announced the member is not offered what they may have already.',
    },
    {
      states: ['ordering', 'reloading'],
      reason: 'To a person it is one wait, from the press to the reload.',
    },
  ],
} satisfies PageDriver;
