// Browser driver of drafts of an earlier visit: a dialog that lists them by kind and date, over any page that is free
// for it.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { toasts } from '../../content/toasts.ts';
import { unclaimedWork as words } from '../../content/unclaimedWork.ts';
import type { UnclaimedItem } from '../../machines/unclaimedWork.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'unclaimedWork';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).last();
const reports = (page: Page, event: AnyEventObject) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

/** The items, each with its date, and none of their words. */
async function lists(page: Page, { context }: AnyMachineSnapshot) {
  const lines = dialog(page).getByRole('list', { name: words.listLabel }).getByRole('listitem');
  await expect(lines).toHaveText(
    (context.items as UnclaimedItem[]).map(({ kind, at }) =>
      kind in words.drafts
        ? `${words.drafts.questionDraft}${words.draft} · November 20, 2026`
        : `${words.requests.meeting}${words.request} · ${at ?? words.unknownDate}`,
    ),
  );
}
const isClosed = (page: Page) => expect(dialog(page)).toHaveCount(0);
const hasFailed = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await lists(page, snapshot);
  await expect(dialog(page).getByRole('alert')).toContainText(words.failed.title);
  await expect(button(page, words.failed.retry)).toBeEnabled();
};

export default {
  flow,
  include: `[role=dialog]:has([data-flow=${flow}])`,
  input: {
    page: (page) =>
      open(page, flow, '/library', {
        who: 'member',
        held: ['memberFeed', 'findUnclaimed', 'pageFeed', 'claimWork', 'leaveWork'],
        input: { layers: [] },
        // An item without an owner: without one the flow is not even loaded.
        storage: { axisOneAsynqDraft: JSON.stringify({ version: 1, owner: null, answers: {} }) },
      }),
  },
  events: {
    'work.claimed': (page) => button(page, words.claim).click(),
    'work.refused': (page) => button(page, words.refuse).click(),
    'work.postponed': (page) => button(page, words.postpone).click(),
    'work.retried': (page) => button(page, words.failed.retry).click(),
  },
  environment: {
    memberFeed: { 'member.arrived': reports, 'member.left': reports },
    pageFeed: { 'page.freed': reports, 'page.taken': reports },
  },
  outcomes: {
    memberFeed: answers('memberFeed'),
    findUnclaimed: answers('findUnclaimed'),
    pageFeed: answers('pageFeed'),
    claimWork: answers('claimWork'),
    leaveWork: answers('leaveWork'),
  },
  states: {
    absent: isClosed,
    looking: isClosed,
    nothing: isClosed,
    'waiting.occupied': isClosed,
    'waiting.free': isClosed,
    asking: async (page, snapshot) => {
      await lists(page, snapshot);
      await expect(button(page, words.claim)).toBeEnabled();
      await expect(button(page, words.refuse)).toBeEnabled();
      await expect(button(page, words.postpone)).toBeEnabled();
      expect(
        await dialog(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(true);
    },
    claiming: async (page, snapshot) => {
      await lists(page, snapshot);
      await expect(button(page, words.claiming)).toBeVisible();
      await expect(button(page, words.refuse)).toBeDisabled();
    },
    unclaimed: hasFailed,
    refusing: async (page, snapshot) => {
      await lists(page, snapshot);
      await expect(button(page, words.refusing)).toBeVisible();
      await expect(button(page, words.claim)).toBeDisabled();
    },
    unrefused: hasFailed,
    claimed: async (page) => {
      await isClosed(page);
      await expect(
        page.getByRole('status').filter({ hasText: toasts.workClaimed.title }),
      ).toBeVisible();
    },
    left: isClosed,
    postponed: isClosed,
  },
  indistinguishable: [
    {
      states: [
        'absent',
        'looking',
        'nothing',
        'waiting.occupied',
        'waiting.free',
        'claimed',
        'left',
        'postponed',
      ],
      reason: 'Nothing is asked: the page is as it would be without the flow.',
    },
    {
      states: ['unclaimed', 'unrefused'],
      reason: 'Either answer could not be saved; the retry gives the same one again.',
    },
  ],
} satisfies PageDriver;
