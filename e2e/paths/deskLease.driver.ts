// Browser driver of a lease: who else has the request open, and the button that takes it over.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { desk } from '../../content/desk.ts';
import type { DeskLease } from '../../machines/deskQueue.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { colleague, record } from '../../tests/paths/desk.samples.ts';
import { openDeskRequest } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskLease';
const words = desk.request.lease;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const filled = (sentence: string) => sentence.replace('{name}', colleague.name);
const take = (page: Page) => view(page).getByRole('button', { name: words.take, exact: true });
const steps = (page: Page) =>
  page.getByRole('button', { name: desk.request.commands.decline.name, exact: true });

/** Nobody has taken it: the steps are there, and others who look on are named. */
const isFree = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { present, isFromOther } = snapshot.context as {
    present: readonly DeskLease[];
    isFromOther: boolean;
  };
  await expect(view(page).getByText(words.mine)).toHaveCount(
    isFromOther && snapshot.hasTag('mine') ? 1 : 0,
  );
  await expect(take(page)).toHaveCount(0);
  await expect(steps(page)).toHaveCount(1);
  await expect(view(page).getByText(filled(words.also))).toHaveCount(
    present.some(({ isMine }) => !isMine) ? 1 : 0,
  );
};
const isTheirs = async (page: Page) => {
  await expect(view(page)).toContainText(filled(words.theirs));
  await expect(take(page)).toBeEnabled();
  await expect(steps(page)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    request: async (page) => {
      await openDeskRequest(page, flow);
      await answer(page, 'deskRequest', 'readRequest', { gives: { outcome: 'found', record } });
    },
  },
  events: { 'takeover.requested': (page) => take(page).click() },
  environment: { presence: {} },
  outcomes: {
    presence: (page: Page, outcome: Outcome<unknown>) => answer(page, flow, 'presence', outcome),
    sayPresent: (page: Page, outcome: Outcome<unknown>) =>
      answer(page, flow, 'sayPresent', outcome),
  },
  states: {
    asking: isFree,
    unknown: isFree,
    'mine.resting': isFree,
    'mine.renewing': isFree,
    'theirs.resting': isTheirs,
    'theirs.looking': isTheirs,
    taking: (page) =>
      expect(view(page).getByRole('button', { name: words.taking, exact: true })).toBeVisible(),
  },
  indistinguishable: [
    {
      states: ['asking', 'unknown', 'mine.resting', 'mine.renewing'],
      reason: 'As long as no other advisor has taken it, nothing stands in the way.',
    },
    {
      states: ['theirs.resting', 'theirs.looking'],
      reason: 'The notice stays while the lease is looked for again.',
    },
  ],
} satisfies PageDriver;
