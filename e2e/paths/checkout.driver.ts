// Browser driver of the way to the checkout and back, on the pages that sell: /upgrade and /ops-cabinet.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { checkout as words } from '../../content/checkout.ts';
import { pricing } from '../../content/pricing.ts';
import type { SubscriptionAnswer } from '../../machines/upgrade.machine.ts';
import { payPage } from '../../tests/paths/upgrade.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'checkout';
const seller = 'upgrade';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const status = (page: Page) => view(page).getByRole('status');
const alert = (page: Page) => view(page).getByRole('alert');

/** Opens a page that sells; who is here, and what is bought, is said by this file. */
async function openSeller(page: Page, address: string) {
  await open(page, flow, address, {
    held: ['leaveSite', 'readGrant'],
    heldOfOthers: { [seller]: ['memberFeed', 'startSubscription', 'returnFeed'] },
    startsLater: true,
  });
  await whenStarted(page, seller);
}
const returnTo = (address: string) => async (page: Page) => {
  await openSeller(page, address);
  await report(page, seller, { type: 'checkout.returned' });
  await whenStarted(page);
};

const waits =
  (said: { title: string; text: string }): PageDriver['states'][string] =>
  async (page: Page, { context }: AnyMachineSnapshot) => {
    await expect(status(page)).toContainText(said.title);
    await expect(status(page)).toContainText(said.text);
    await expect(button(page, words.plans)).toHaveCount(said === words.late ? 1 : 0);
    if (context.problem === null) await expect(alert(page)).toHaveCount(0);
    else await expect(alert(page)).toContainText(words.unread);
  };
const isGone = (page: Page) => expect(view(page)).toHaveCount(0);

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    leaving: async (page) => {
      await openSeller(page, '/upgrade');
      await report(page, seller, { type: 'member.free' });
      await page.getByRole('button', { name: pricing.premium.buttonMonthly, exact: true }).click();
      const gives: SubscriptionAnswer = { outcome: 'leaving', url: payPage };
      await answer(page, seller, 'startSubscription', { gives });
      await whenStarted(page);
    },
    returned: returnTo('/upgrade'),
    cabinet: returnTo('/ops-cabinet'),
  },
  events: {
    'leave.requested': (page) => button(page, words.unopened.action).click(),
    'confirmation.requested': (page) => button(page, words.again).click(),
    'plans.requested': (page) => button(page, words.plans).click(),
  },
  outcomes: {
    leaveSite: (page, outcome) => answer(page, flow, 'leaveSite', outcome),
    readGrant: (page, outcome) => answer(page, flow, 'readGrant', outcome),
  },
  states: {
    leaving: (page) => expect(status(page)).toContainText(words.leaving),
    unopened: async (page) => {
      await expect(alert(page)).toContainText(words.unopened.title);
      await expect(button(page, words.unopened.action)).toBeEnabled();
      await expect(button(page, words.plans)).toBeEnabled();
    },
    'waiting.asking': waits(words.waiting),
    'waiting.pausing': waits(words.waiting),
    'late.asking': waits(words.late),
    'late.pausing': waits(words.late),
    signedOut: async (page, { context }) => {
      const seenOn = context.product === 'toolkits' ? 'ops-cabinet' : 'upgrade';
      await expect(status(page)).toContainText(words.signedOut.title);
      await expect(
        view(page).getByRole('link', { name: words.signIn, exact: true }),
      ).toHaveAttribute('href', `/auth?next=/${seenOn}%3Fcheckout%3Dreturned`);
      await expect(button(page, words.again)).toBeEnabled();
    },
    confirmed: isGone,
    left: isGone,
  },
  invisible: { beginning: 'It is left in the moment in which it is entered.' },
  indistinguishable: [
    {
      states: ['waiting.asking', 'waiting.pausing'],
      reason: 'To a member it is one wait, however often the service is asked in it.',
    },
    {
      states: ['late.asking', 'late.pausing'],
      reason: 'To a member it is one wait, however often the service is asked in it.',
    },
    {
      states: ['confirmed', 'left'],
      reason: 'The page that sells goes on from there, and has paths of its own.',
    },
  ],
} satisfies PageDriver;
