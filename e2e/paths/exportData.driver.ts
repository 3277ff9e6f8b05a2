// Browser driver of a member's archive: the data of /account.
import type { Page } from 'playwright/test';
import { exportData as words } from '../../content/exportData.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { accountPage } from './accountPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'exportData';
const { ready, late, failed, expired, unread } = words;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const anyOf = (page: Page, ...names: string[]) =>
  view(page).getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Known = { context: { problem: string | null; saved: string | null; ready: object | null } };
const contextOf = (snapshot: unknown) => (snapshot as Known).context;
const problemIs = async (page: Page, snapshot: unknown, unsaid = words.problem) => {
  const { problem } = contextOf(snapshot);
  const alert = view(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem || unsaid);
};
const isThere = async (page: Page) => {
  await expect(view(page)).toContainText(ready.title);
  await expect(view(page)).toContainText('2.3 MB, here until November 29, 2026');
};
const isBeingMade = async (page: Page, snapshot: unknown) => {
  await expect(view(page)).toContainText(words.making.text);
  await problemIs(page, snapshot, words.making.unseen);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => accountPage(page, flow) },
  events: {
    'retry.requested': (page) => anyOf(page, late.action, unread.action).click(),
    'export.requested': (page) =>
      anyOf(page, words.ask, ready.again, failed.action, expired.action).click(),
    'archive.requested': (page) => button(page, ready.download).click(),
  },
  outcomes: Object.fromEntries(
    ['readArchive', 'askExport', 'downloadArchive', 'passwordAgain'].map((port) => [
      port,
      answers(port),
    ]),
  ),
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(unread.title);
      await expect(button(page, unread.action)).toBeEnabled();
    },
    none: async (page, snapshot) => {
      await expect(button(page, words.ask)).toBeEnabled();
      await problemIs(page, snapshot);
    },
    asking: async (page, snapshot) => {
      await expect(button(page, words.asking)).toBeVisible();
      if (contextOf(snapshot).ready !== null) await isThere(page);
    },
    proving: (page) => expect(button(page, words.asking)).toBeVisible(),
    'making.waiting': isBeingMade,
    'making.looking': isBeingMade,
    late: async (page) => {
      await expect(view(page)).toContainText(late.text);
      await expect(button(page, late.action)).toBeEnabled();
    },
    'ready.offered': async (page, snapshot) => {
      await isThere(page);
      await expect(button(page, ready.download)).toBeEnabled();
      await expect(button(page, ready.again)).toBeEnabled();
      await problemIs(page, snapshot);
      const { saved } = contextOf(snapshot);
      if (saved !== null) await expect(view(page)).toContainText(`${saved} is in your downloads.`);
    },
    'ready.fetching': async (page) => {
      await isThere(page);
      await expect(button(page, ready.downloading)).toBeVisible();
    },
    failed: async (page) => {
      await expect(view(page)).toContainText(failed.title);
      await expect(button(page, failed.action)).toBeEnabled();
    },
    expired: async (page) => {
      await expect(view(page)).toContainText(expired.title);
      await expect(button(page, expired.action)).toBeEnabled();
    },
  },
  indistinguishable: [
    {
      states: ['asking', 'proving'],
      reason:
        'The dialog that asks for the password is a flow of its own: beneath it the button stays busy.',
    },
    {
      states: ['making.waiting', 'making.looking'],
      reason: 'The section does not say when it looks.',
    },
  ],
  invisible: { returning: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
