// Browser driver of the switches of a member's mail: the mail of /account.
import type { Page } from 'playwright/test';
import { mailChoices as words } from '../../content/mailChoices.ts';
import { isShownOn } from '../../machines/mailChoices.machine.ts';
import type { MailSwitch, MailChange } from '../../machines/mailChoices.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { accountPage } from './accountPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'mailChoices';

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const named = [...words.optional.kinds, ...words.newsletters.lists];
const nameOf = (scope: unknown) => named.find((one) => one.scope === scope)?.name ?? '';
const line = (page: Page, scope: unknown) =>
  view(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch', { name: nameOf(scope), exact: true }) });
const toggle = (page: Page, scope: unknown) =>
  view(page).getByRole('switch', { name: nameOf(scope), exact: true });
const retry = (page: Page) =>
  view(page).getByRole('button', { name: words.unsaved.action, exact: true }).first();
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Context = {
  switches: readonly MailSwitch[];
  changes: readonly MailChange[];
  problem: string | null;
};
const contextOf = (snapshot: unknown) => (snapshot as { context: Context }).context;
const showsSwitches = async (page: Page, snapshot: unknown) => {
  const context = contextOf(snapshot);
  await expect(view(page).getByRole('switch').first()).toBeVisible();
  for (const { scope } of context.switches)
    await expect(toggle(page, scope)).toBeChecked({ checked: isShownOn(context, scope) });
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => accountPage(page, flow) },
  events: {
    'retry.requested': (page) => retry(page).click(),
    'switch.turned': (page, { scope }) => toggle(page, scope).click({ force: true }),
  },
  outcomes: { readChoices: answers('readChoices'), saveChoices: answers('saveChoices') },
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(words.unread.title);
      await expect(retry(page)).toBeEnabled();
    },
    resting: async (page, snapshot) => {
      await showsSwitches(page, snapshot);
      await expect(view(page).getByRole('alert')).toHaveCount(0);
      await expect(view(page)).not.toContainText(words.saving);
      for (const { scope, isWaiting } of contextOf(snapshot).switches)
        if (isWaiting) await expect(line(page, scope)).toContainText('Waiting for you');
    },
    saving: async (page, snapshot) => {
      await showsSwitches(page, snapshot);
      await expect(view(page)).toContainText(words.saving);
      for (const { scope } of contextOf(snapshot).changes)
        await expect(line(page, scope)).toContainText(words.saving);
    },
    failed: async (page, snapshot) => {
      await showsSwitches(page, snapshot);
      const { changes, problem } = contextOf(snapshot);
      await expect(view(page).getByRole('alert').first()).toBeVisible();
      for (const { scope, isOn } of changes) {
        const alert = line(page, scope).getByRole('alert');
        await expect(alert).toContainText(isOn ? words.unsaved.isOn : words.unsaved.isOff);
        await expect(alert).toContainText(problem || words.failed);
      }
    },
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
