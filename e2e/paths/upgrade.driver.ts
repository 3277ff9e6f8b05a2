// Upgrade: the two plans on /upgrade, and what is said of an order.
import type { Locator, Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { pricing } from '../../content/pricing.ts';
import { itemWords } from '../../content/rooms.ts';
import { toasts } from '../../content/toasts.ts';
import { upgrade as words } from '../../content/upgrade.ts';
import { expect } from './kit/expect.ts';
import { answer, open, standingsTo } from './kit/page.ts';
import type { PageDriver } from './kit/travel.ts';

const flow = 'upgrade';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const plan = (page: Page, title: string) =>
  view(page).getByRole('article', { name: title, exact: true });
const current = (page: Page, title: string) =>
  plan(page, title).getByRole('button', { name: words.current, exact: true });
const isSaid = (place: Locator) => expect(place).toBeVisible();
const isNotSaid = (place: Locator) => expect(place).toHaveCount(0);

/** Free is the current plan, and both ways to Premium can be pressed. */
const isOffered = async (page: Page, { context }: AnyMachineSnapshot) => {
  await expect(current(page, pricing.free.title)).toBeDisabled();
  await expect(button(page, pricing.premium.buttonMonthly)).toBeEnabled();
  await expect(button(page, pricing.premium.buttonAnnually)).toBeEnabled();
  const problem = context.problem as { message?: string } | null;
  const alert = view(page).getByRole('alert');
  if (problem === null) await isNotSaid(alert);
  else await expect(alert).toContainText(problem.message ?? toasts.upgradeFailed.description ?? '');
};
const beginsWithAnAccount = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await isOffered(page, snapshot);
  await isSaid(view(page).getByText(itemWords.begin));
};
const isForMembers = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await isOffered(page, snapshot);
  await isNotSaid(view(page).getByText(itemWords.begin));
};
const isBusy = async (page: Page) => {
  const both = button(page, words.processing);
  await expect(both).toHaveCount(2);
  await expect(both.first()).toBeDisabled();
  await expect(both.last()).toBeDisabled();
  await isNotSaid(view(page).getByRole('alert'));
};
const isInTime = async (page: Page) => {
  await isBusy(page);
  await isNotSaid(view(page).getByText(words.overdue));
};
const isPremium = async (page: Page) => {
  await expect(current(page, pricing.premium.title)).toBeDisabled();
  await isNotSaid(current(page, pricing.free.title));
  await isNotSaid(button(page, pricing.premium.buttonMonthly));
};

export default {
  flow,
  own: `[data-flow=${flow}]`,
  input: {
    // Who is here has its own paths (session); here the feed says what the path wants.
    page: (page) => open(page, flow, '/upgrade', { held: ['memberFeed', 'startSubscription'] }),
  },
  events: {
    'plan.chosen': (page, { period }) =>
      button(
        page,
        period === 'monthly' ? pricing.premium.buttonMonthly : pricing.premium.buttonAnnually,
      ).click(),
  },
  world: {
    memberFeed: standingsTo(flow),
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    startSubscription: (page, outcome) => answer(page, flow, 'startSubscription', outcome),
  },
  states: {
    'browsing.looking': beginsWithAnAccount,
    'browsing.signedOut': beginsWithAnAccount,
    'browsing.wishing': isInTime,
    'browsing.free': async (page, snapshot) => {
      await isForMembers(page, snapshot);
      await isNotSaid(view(page).getByText(words.flagged.title));
    },
    'browsing.flagged': async (page, snapshot) => {
      await isForMembers(page, snapshot);
      // What went wrong stands in its place.
      if (snapshot.context.problem === null)
        await isSaid(view(page).getByText(words.flagged.title));
    },
    'browsing.premium': async (page) => {
      await isPremium(page);
      await isSaid(plan(page, pricing.premium.title).getByText(words.premium.title));
    },
    'processing.pace.running': isInTime,
    'processing.pace.elapsed': async (page) => {
      await isBusy(page);
      await isSaid(view(page).getByRole('status').filter({ hasText: words.overdue }));
    },
    'processing.order.placing': isBusy,
    'processing.order.answered': isBusy,
    granted: async (page, { context }) => {
      await isPremium(page);
      const key = context.period === 'monthly' ? 'upgradedMonthly' : 'upgradedAnnually';
      await isSaid(
        view(page)
          .getByRole('status')
          .filter({ hasText: toasts[key].description ?? '' }),
      );
    },
  },
  alike: [
    {
      states: ['browsing.looking', 'browsing.signedOut'],
      because: 'Until it is known who is here, the page is as its HTML was made: for a visitor.',
    },
    {
      states: [
        'browsing.wishing',
        'processing.pace.running',
        'processing.pace.elapsed',
        'processing.order.placing',
        'processing.order.answered',
      ],
      because: 'To a person it is one wait; only that it takes long is said besides.',
    },
    {
      states: ['browsing.free', 'browsing.flagged'],
      because: 'While a problem stands on the page, it stands where the flag is explained.',
    },
  ],
} satisfies PageDriver;
