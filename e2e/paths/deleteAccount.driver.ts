// Browser driver of the deletion of an account: the last part of /account.
import type { Page } from 'playwright/test';
import { deleteAccount as words } from '../../content/deleteAccount.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { accountPage } from './accountPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deleteAccount';
const { confirmation, leaving } = words;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: confirmation.title });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Known = { context: { problem: string | null } };
const problemIs = async (within: ReturnType<typeof view>, snapshot: unknown) => {
  const { problem } = (snapshot as Known).context;
  const alert = within.getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem || words.failed);
};
const staysAndGoes = async (page: Page) => {
  for (const { title } of [words.goes, words.stays])
    await expect(view(page).getByRole('list', { name: title })).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  input: { page: (page) => accountPage(page, flow) },
  events: {
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'deletion.requested': (page) => button(page, words.ask).click(),
    'deletion.confirmed': (page) => inDialog(page, confirmation.confirm).click(),
    'action.cancelled': (page) => inDialog(page, confirmation.keep).click(),
    'keeping.requested': (page) => button(page, leaving.keep).click(),
  },
  outcomes: Object.fromEntries(
    ['readDeletion', 'askDeletion', 'keepAccount', 'passwordAgain'].map((port) => [
      port,
      answers(port),
    ]),
  ),
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    staying: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await staysAndGoes(page);
      await expect(view(page)).not.toContainText(words.kept);
      await expect(button(page, words.ask)).toBeEnabled();
    },
    kept: async (page) => {
      await expect(view(page).getByRole('status')).toContainText(words.kept);
      await staysAndGoes(page);
      await expect(button(page, words.ask)).toBeEnabled();
    },
    confirming: async (page, snapshot) => {
      await expect(inDialog(page, confirmation.confirm)).toBeEnabled();
      await problemIs(dialog(page), snapshot);
    },
    asking: (page) => expect(inDialog(page, confirmation.busy)).toBeVisible(),
    proving: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await staysAndGoes(page);
      await expect(button(page, words.ask)).toBeDisabled();
    },
    leaving: async (page, snapshot) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(view(page)).toContainText('Your account will be deleted on December 12, 2026');
      await expect(button(page, leaving.keep)).toBeEnabled();
      await problemIs(view(page), snapshot);
    },
    keeping: (page) => expect(button(page, leaving.keeping)).toBeVisible(),
  },
} satisfies PageDriver;
