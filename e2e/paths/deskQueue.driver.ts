// Browser driver of the queue: its filters, its lines, its keys, and the request beside it.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { desk } from '../../content/desk.ts';
import type { QueueRow } from '../../machines/deskQueue.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openDesk } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskQueue';
const { queue } = desk;
const { commands } = desk.keys;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const lines = (page: Page) => view(page).getByRole('list', { name: queue.label }).getByRole('link');
const notice = (page: Page, title: string) =>
  view(page).locator('[role=alert], [role=status]').filter({ hasText: title });
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
/** A key works wherever no text is written. */
const press = (key: string) => (page: Page) => page.keyboard.press(key);

type Seen = { rows: readonly QueueRow[]; next: string | null; selected: string | null };

const shows = async (page: Page, { context }: AnyMachineSnapshot) => {
  const { rows, next, selected } = context as Seen;
  await expect(lines(page)).toHaveCount(rows.length);
  await expect(view(page).locator('[data-marked=true]')).toHaveCount(
    rows.some(({ id }) => id === selected) ? 1 : 0,
  );
  await expect(view(page).getByText(queue.empty.title)).toHaveCount(rows.length === 0 ? 1 : 0);
  await expect(
    view(page).getByRole('button', { name: new RegExp(`^(${queue.more}|${queue.reading})$`) }),
  ).toHaveCount(rows.length === 0 || next === null ? 0 : 1);
};
const isLoading = async (page: Page) => {
  await expect(view(page).getByText(queue.loading)).toBeAttached();
  await expect(lines(page)).toHaveCount(0);
};
const isShown: PageDriver['states'][string] = async (page, snapshot) => {
  await shows(page, snapshot);
  await expect(notice(page, queue.stale.title)).toHaveCount(0);
  await expect(notice(page, queue.cut)).toHaveCount(0);
  await expect(button(page, queue.reading)).toHaveCount(0);
};
const back = (page: Page) => button(page, commands.close.name);

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // They belong to flows with paths of their own, and a line is a link: the address reports what it opens.
  exclude: '[data-flow=deskRequest] *, [data-keys], [data-request]',
  input: { page: (page) => openDesk(page, flow) },
  events: {
    'filter.changed': async (page) => {
      await view(page)
        .getByRole('combobox', { name: queue.due, exact: true })
        .selectOption('overdue');
    },
    'filters.cleared': (page) => button(page, queue.clear).click(),
    'more.requested': (page) => button(page, queue.more).click(),
    // The notice of a failed look has a button of its own.
    'refresh.requested': (page) => button(page, commands.refresh.name).click(),
    'next.requested': press(commands.next.key),
    'previous.requested': press(commands.previous.key),
    'selected.opened': press(commands.open.key),
    'request.closed': (page) => back(page).click(),
  },
  environment: {
    addressFeed: { 'address.named': reports },
    clock: { 'time.read': reports, 'page.shown': reports },
    site: { 'request.changed': reports },
  },
  outcomes: {
    addressFeed: answers('addressFeed'),
    clock: answers('clock'),
    readQueue: answers('readQueue'),
  },
  states: {
    'list.waiting': isLoading,
    'list.settling': isLoading,
    'list.reading': isLoading,
    'list.failed': (page) => expect(notice(page, queue.failed.title)).toBeVisible(),
    'list.shown.fresh': isShown,
    'list.shown.refreshing': isShown,
    'list.shown.stale': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(notice(page, queue.stale.title)).toBeVisible();
    },
    'list.shown.extending': (page) => expect(button(page, queue.reading)).toBeVisible(),
    'list.shown.extended': isShown,
    'list.shown.cut': (page) => expect(notice(page, queue.cut)).toBeVisible(),
    'beside.nothing': (page) => expect(back(page)).toHaveCount(0),
    'beside.request': (page) => expect(back(page)).toBeVisible(),
  },
  indistinguishable: [
    {
      states: ['list.waiting', 'list.settling', 'list.reading'],
      reason: 'Whatever is waited for first, the advisor waits for the queue.',
    },
    {
      states: ['list.shown.fresh', 'list.shown.refreshing', 'list.shown.extended'],
      reason: 'The queue stays as it is while it is read again.',
    },
  ],
} satisfies PageDriver;
