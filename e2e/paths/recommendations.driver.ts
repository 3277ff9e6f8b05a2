// Browser driver of the recommended actions: their skeleton, and what follows from profile and progress.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Progress, KnownProfile } from '../../machines/recommendations.machine.ts';
import { dashboard } from '../../content/dashboard.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { dashboardRests, open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'recommendations';
const { items, reasons, loading } = dashboard.actions;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const card = (page: Page, id: (typeof items)[number]['id']) =>
  view(page).getByRole('article', { name: items.find((one) => one.id === id)?.title ?? '' });

const shows = async (page: Page, { context }: AnyMachineSnapshot) => {
  const { profile, progress } = context as { profile: KnownProfile; progress: Progress };
  await expect(view(page).getByText(loading)).toHaveCount(0);
  await expect(view(page).locator('[data-skeleton]')).toHaveCount(0);
  // A member without answers is asked for them; a member who raises capital gets the pitch review.
  const seesToast = profile.companyName !== '';
  await expect(card(page, 'profile')).toHaveCount(seesToast ? 0 : 1);
  if (seesToast) await expect(card(page, 'pitch')).toContainText(reasons.raising);
  // Progress that could not be read completes no action.
  await expect(card(page, 'ask')).toHaveCount(progress.quota === null ? 0 : 1);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // Edit Profile opens the onboarding layer, which has its own paths.
  exclude: 'button',
  input: {
    dashboard: async (page) => {
      await open(page, flow, '/dashboard', {
        who: 'member',
        held: ['profileFeed', 'readProgress'],
      });
      await dashboardRests(page);
    },
  },
  events: {},
  environment: { profileFeed: { 'profile.learnt': (page, event) => report(page, flow, event) } },
  outcomes: {
    profileFeed: (page, outcome) => answer(page, flow, 'profileFeed', outcome),
    readProgress: (page, outcome) => answer(page, flow, 'readProgress', outcome),
  },
  states: {
    reading: async (page) => {
      await expect(view(page).getByText(loading)).toBeAttached();
      await expect(view(page).locator('[data-skeleton]')).toHaveCount(3);
      for (const { id } of items) await expect(card(page, id)).toHaveCount(0);
    },
    known: shows,
  },
} satisfies PageDriver;
