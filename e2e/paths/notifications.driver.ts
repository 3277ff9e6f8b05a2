// Browser driver of the notifications: the bell on the dashboard, and its menu.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { notifications as words } from '../../content/notifications.ts';
import { requests } from '../../content/requests.ts';
import type { MemberRequest } from '../../machines/myRequests.machine.ts';
import { changesAfter } from '../../machines/notifications.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'notifications';

type Known = { requests: readonly MemberRequest[]; seenUntil: string; since: string };
const known = ({ context }: AnyMachineSnapshot) => context as Known;
const isOpen = (snapshot: AnyMachineSnapshot) => snapshot.matches({ menu: 'open' });

/** The page behind an open menu cannot be reached: the bell is found by its flow. */
const bell = (page: Page) => page.locator(`[data-flow=${flow}] button`);
const menu = (page: Page) => page.getByRole('menu').filter({ visible: true });
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** A sentence in the menu; a closed menu has none. */
const says = async (page: Page, snapshot: AnyMachineSnapshot, text: string) => {
  if (isOpen(snapshot)) await expect(menu(page).getByText(text)).toBeVisible();
  else await expect(menu(page)).toHaveCount(0);
};

const lists = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { requests: all, since } = known(snapshot);
  const changes = changesAfter(all, since);
  for (const { kind, to, subject } of changes)
    await expect(
      menu(page)
        .getByRole('menuitem')
        .filter({ hasText: subject })
        .filter({
          hasText: `${requests.kinds[kind]}: ${requests.statuses[to].name}`,
        }),
    ).toBeVisible();
  await expect(menu(page).getByRole('menuitem', { name: words.requests.name })).toHaveCount(
    changes.length === 0 ? 0 : 1,
  );
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // The text of an empty menu is an item that cannot be pressed; notifications lead to the requests.
  exclude: '[role=menuitem]:not([data-rac]), a[role=menuitem]',
  input: {
    page: async (page) => {
      await open(page, flow, '/dashboard', {
        who: 'member',
        held: ['requestsFeed', 'seenFeed', 'loadRequests'],
      });
      // Another flow of the page, with its own paths: the driver waits until it is idle.
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
    },
  },
  events: {
    'menu.opened': (page) => bell(page).click(),
    'menu.closed': (page) => page.keyboard.press('Escape'),
    'retry.requested': (page) =>
      menu(page).getByRole('menuitem', { name: words.retry, exact: true }).click(),
  },
  environment: {
    requestsFeed: { 'requests.known': reports, 'requests.unreadable': reports },
    seenFeed: { 'seen.known': reports },
  },
  outcomes: {
    requestsFeed: (page, outcome) => answer(page, flow, 'requestsFeed', outcome),
    seenFeed: (page, outcome) => answer(page, flow, 'seenFeed', outcome),
    loadRequests: (page, outcome) => answer(page, flow, 'loadRequests', outcome),
  },
  states: {
    'source.waiting': (page, snapshot) => says(page, snapshot, words.loading),
    'source.known': async (page, snapshot) => {
      const { requests: all, since } = known(snapshot);
      await expect(menu(page).getByText(words.failed)).toHaveCount(0);
      if (changesAfter(all, since).length === 0) await says(page, snapshot, words.empty);
    },
    'source.failed': async (page, snapshot) => {
      await says(page, snapshot, words.failed);
      if (isOpen(snapshot)) await expect(menu(page).getByText(words.retry)).toBeVisible();
    },
    'source.retrying': async (page, snapshot) => {
      await says(page, snapshot, words.failed);
      if (isOpen(snapshot))
        await expect(menu(page).getByRole('menuitem', { name: words.retrying })).toBeDisabled();
    },
    'menu.closed': async (page, snapshot) => {
      await expect(menu(page)).toHaveCount(0);
      const { requests: all, seenUntil } = known(snapshot);
      const { length: count } = changesAfter(all, seenUntil);
      await expect(bell(page)).toHaveAccessibleName(
        count === 0 ? words.label : words.labelWithNews.replace('{count}', String(count)),
      );
    },
    'menu.open': async (page, snapshot) => {
      await expect(menu(page)).toHaveAccessibleName(words.label);
      await lists(page, snapshot);
    },
  },
  // An open menu belongs to its button: when React renders the button anew, its menu is closed.
  survivesRemount: (snapshot) => !isOpen(snapshot),
  indistinguishable: [
    {
      states: ['source.waiting', 'source.known', 'source.failed', 'source.retrying'],
      reason: 'The requests are listed in the menu: while it is closed, they are not visible.',
    },
  ],
} satisfies PageDriver;
