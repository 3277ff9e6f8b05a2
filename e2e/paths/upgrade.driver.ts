// Browser driver of the upgrade: the two plans on /upgrade, the toolkits on /ops-cabinet, and the outcome of an
// order.
import type { Locator, Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { checkout } from '../../content/checkout.ts';
import { cabinet } from '../../content/cabinet.ts';
import { pricing } from '../../content/pricing.ts';
import { itemWords } from '../../content/itemWords.ts';
import { service } from '../../content/service.ts';
import { toasts } from '../../content/toasts.ts';
import { upgrade as words } from '../../content/upgrade.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open, statusesTo } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'upgrade';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const plan = (page: Page, title: string) =>
  view(page).getByRole('article', { name: title, exact: true });
const current = (page: Page, title: string) =>
  plan(page, title).getByRole('button', { name: words.current, exact: true });
const isSaid = (place: Locator) => expect(place).toBeVisible();
const isNotSaid = (place: Locator) => expect(place).toHaveCount(0);

/**
 * What each page sells: the names of its buttons, and its text for members who have it, or whose
 * browser alone says so.
 */
const sold = {
  membership: { ...pricing.premium, held: words.premium.title, flagged: words.flagged.title },
  toolkits: {
    ...pricing.toolkit,
    held: cabinet.subscription.held.title,
    flagged: cabinet.subscription.flagged.title,
  },
};
const granted = {
  membership: { monthly: 'upgradedMonthly', annually: 'upgradedAnnually' },
  toolkits: { monthly: 'toolkitsMonthly', annually: 'toolkitsAnnually' },
} as const;
const productIn = ({ context }: AnyMachineSnapshot) => context.product as keyof typeof sold;
const sellsPlans = (snapshot: AnyMachineSnapshot) => productIn(snapshot) === 'membership';

/** Both plans can be chosen; on the page of the plans Free is the current one. */
const isOffered = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { context } = snapshot;
  const { buttonMonthly, buttonAnnually } = sold[productIn(snapshot)];
  if (sellsPlans(snapshot)) await expect(current(page, pricing.free.title)).toBeDisabled();
  await expect(button(page, buttonMonthly)).toBeEnabled();
  await expect(button(page, buttonAnnually)).toBeEnabled();
  const problem = context.problem as { message?: string } | null;
  const alert = view(page).getByRole('alert');
  if (problem === null) await isNotSaid(alert);
  else await expect(alert).toContainText(problem.message ?? toasts.upgradeFailed.description ?? '');
};
const beginsWithAnAccount = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await isOffered(page, snapshot);
  if (sellsPlans(snapshot)) await isSaid(view(page).getByText(itemWords.begin));
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
const isHeld = async (page: Page, snapshot: AnyMachineSnapshot) => {
  if (sellsPlans(snapshot)) {
    await expect(current(page, pricing.premium.title)).toBeDisabled();
    await isNotSaid(current(page, pricing.free.title));
  }
  await isNotSaid(button(page, sold[productIn(snapshot)].buttonMonthly));
};
const held = ['memberFeed', 'startSubscription', 'returnFeed', 'fetchCheckout'];
/** The way to the checkout has its own paths: here it stays where it begins, until a path ends it. */
const opening = {
  held,
  interruptible: ['checkout'],
  heldOfOthers: { checkout: ['leaveSite', 'readGrant'] },
};
const offersNothing = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { buttonMonthly, buttonAnnually } = sold[productIn(snapshot)];
  await isNotSaid(button(page, buttonMonthly));
  await isNotSaid(button(page, buttonAnnually));
  await isNotSaid(button(page, words.processing));
};
const outOfReach = (page: Page) =>
  view(page).getByRole('alert').filter({ hasText: service.partOutOfReach });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    // The session has its own paths; here the feed reports what the path says.
    page: (page) => open(page, flow, '/upgrade', opening),
    cabinet: (page) => open(page, flow, '/ops-cabinet', opening),
  },
  events: {
    // Each page has buttons of its own, in the same order.
    'plan.chosen': (page, { period }) => {
      const names = [sold.membership, sold.toolkits].map((each) =>
        period === 'monthly' ? each.buttonMonthly : each.buttonAnnually,
      );
      return view(page)
        .getByRole('button')
        .filter({
          hasText: new RegExp(names.map((name) => name.replaceAll(/[$()/]/g, '\\$&')).join('|')),
        })
        .click();
    },
    'retry.requested': (page) =>
      outOfReach(page).getByRole('button', { name: service.retry, exact: true }).click(),
  },
  environment: {
    memberFeed: statusesTo(flow),
    returnFeed: {
      'checkout.returned': (page, event) => report(page, flow, event),
      'checkout.cancelled': (page, event) => report(page, flow, event),
    },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    startSubscription: (page, outcome) => answer(page, flow, 'startSubscription', outcome),
    returnFeed: (page, outcome) => answer(page, flow, 'returnFeed', outcome),
    fetchCheckout: {
      // The way runs for real.
      fetched: (page) => answer(page, flow, 'fetchCheckout', { passes: true }),
      broken: (page, outcome) => answer(page, flow, 'fetchCheckout', outcome),
    },
    checkout: (page, outcome) => answer(page, flow, 'checkout', outcome),
  },
  states: {
    'browsing.looking': beginsWithAnAccount,
    'browsing.signedOut': beginsWithAnAccount,
    'browsing.awaitingSession': isInTime,
    'browsing.free': async (page, snapshot) => {
      await isForMembers(page, snapshot);
      await isNotSaid(view(page).getByText(words.cancelled.title));
      await isNotSaid(view(page).getByText(sold[productIn(snapshot)].flagged));
    },
    'browsing.flagged': async (page, snapshot) => {
      await isForMembers(page, snapshot);
      // The problem is shown in place.
      if (snapshot.context.problem === null)
        await isSaid(view(page).getByText(sold[productIn(snapshot)].flagged));
    },
    'browsing.premium': async (page, snapshot) => {
      await isHeld(page, snapshot);
      await isSaid(view(page).getByText(sold[productIn(snapshot)].held));
    },
    'browsing.cancelled': async (page, snapshot) => {
      await isForMembers(page, snapshot);
      await isSaid(view(page).getByRole('status').filter({ hasText: words.cancelled.text }));
    },
    fetchingCheckout: async (page, snapshot) => {
      await offersNothing(page, snapshot);
      await isSaid(view(page).getByRole('status').filter({ hasText: words.toCheckout }));
    },
    unfetched: async (page, snapshot) => {
      await offersNothing(page, snapshot);
      await isSaid(outOfReach(page));
    },
    atCheckout: async (page, snapshot) => {
      await offersNothing(page, snapshot);
      const isLeaving = snapshot.context.answer?.outcome === 'leaving';
      const { title } = checkout.waiting;
      await isSaid(
        view(page)
          .getByRole('status')
          .filter({ hasText: isLeaving ? checkout.leaving : title }),
      );
    },
    'processing.pace.running': isInTime,
    'processing.pace.elapsed': async (page) => {
      await isBusy(page);
      await isSaid(view(page).getByRole('status').filter({ hasText: words.overdue }));
    },
    'processing.order.placing': isBusy,
    'processing.order.answered': isBusy,
    granted: async (page, snapshot) => {
      await isHeld(page, snapshot);
      const key = granted[productIn(snapshot)][snapshot.context.period as 'monthly' | 'annually'];
      await isSaid(
        view(page)
          .getByRole('status')
          .filter({ hasText: toasts[key].description ?? '' }),
      );
    },
  },
  invisible: { confirmed: 'It is left in the moment in which it is entered.' },
  indistinguishable: [
    {
      states: ['browsing.looking', 'browsing.signedOut'],
      reason: 'Until it is known who is here, the page is as its HTML was made: for a visitor.',
    },
    {
      states: [
        'browsing.awaitingSession',
        'processing.pace.running',
        'processing.pace.elapsed',
        'processing.order.placing',
        'processing.order.answered',
      ],
      reason: 'To a person it is one wait; only that it takes long is said besides.',
    },
    {
      states: ['browsing.free', 'browsing.flagged'],
      reason: 'While a problem stands on the page, it stands where the flag is explained.',
    },
  ],
} satisfies PageDriver;
