// Browser driver of a request's page: its words, and its notices.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import type { RequestRecord } from '../../machines/requestPage.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'requestPage';
const held = ['newsFeed', 'restoreRequest', 'loadRequest'];
const { failed, stale, missing } = requestPage;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const notice = (page: Page, title: string) =>
  view(page).locator('[role=alert], [role=status]').filter({ hasText: title });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** The words of the request, and where it stands. */
const shows = async (page: Page, { context }: AnyMachineSnapshot) => {
  const { request, versions } = (context as { record: RequestRecord }).record;
  await expect(page.getByRole('heading', { level: 1, name: request.subject })).toBeVisible();
  await expect(view(page).getByText(String(request.answers['question']))).toBeVisible();
  await expect(
    view(page).getByText(requests.statuses[request.status].name, { exact: true }),
  ).toBeVisible();
  await expect(view(page).getByRole('link', { name: requestPage.answer.read })).toHaveCount(
    versions.length === 0 ? 0 : 1,
  );
};
const isFresh: PageDriver['states'][string] = async (page, snapshot) => {
  await shows(page, snapshot);
  await expect(notice(page, stale.title)).toHaveCount(0);
};
const isLoading = async (page: Page) => {
  await expect(view(page).getByText(requestPage.loading)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // They belong to flows with paths of their own.
  exclude: '[data-flow=myRequests] *, [data-flow=fileDownload] *, [data-flow=notePlayback] *',
  input: {
    page: async (page) => {
      await open(page, flow, '/requests/r1', {
        who: 'member',
        held,
        heldOfOthers: { myRequests: ['outboxFeed', 'pageFeed', 'loadRequests', 'draft'] },
        storage: keptSession,
      });
    },
  },
  events: {
    'retry.requested': (page) =>
      view(page)
        .getByRole('button', { name: /^(Try|Check) again$/ })
        .click(),
  },
  environment: {
    newsFeed: { 'requests.known': reports, 'page.shown': reports },
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    restoring: isLoading,
    loading: isLoading,
    failed: async (page) => {
      await expect(notice(page, failed.title)).toContainText(failed.text);
      await expect(button(page, failed.action)).toBeVisible();
    },
    missing: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: missing.title })).toBeVisible();
      await expect(
        view(page).getByRole('link', { name: requestPage.all.name }).last(),
      ).toBeVisible();
    },
    'shown.fresh': isFresh,
    'shown.refreshing': isFresh,
    'shown.stale': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(notice(page, stale.title)).toContainText(stale.text);
    },
  },
  indistinguishable: [
    {
      states: ['restoring', 'loading'],
      reason: 'Whether this browser or the service is asked first, the member waits.',
    },
    {
      states: ['shown.fresh', 'shown.refreshing'],
      reason: 'The request stays as it is while it is read again.',
    },
  ],
} satisfies PageDriver;
