// Browser driver of forwarding: on the page of an answer.
import type { Page } from 'playwright/test';
import { requestPage } from '../../content/requestPage.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openAnswer } from './answerPage.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'forwarding';
const words = requestPage.document.forwarding;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('alertdialog', { name: words.confirm.title });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const opened = (isThere: boolean) =>
  openAnswer({ flow, held: ['makeLink', 'revokeLink'], input: { isThere } });

type Problem = { context: { problem: string | null } };
const said = ({ context: { problem } }: Problem) =>
  problem === null ? null : problem || words.failed;

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  // Copying is the flow `share`, which has its own paths.
  exclude: '[data-flow=share] *',
  input: { first: opened(false), again: opened(true) },
  events: {
    'link.requested': (page) =>
      view(page).getByRole('button', { name: words.make, exact: true }).click(),
    'revocation.requested': (page) =>
      view(page).getByRole('button', { name: words.revoke, exact: true }).click(),
    'revocation.confirmed': (page) => inDialog(page, words.confirm.revoke).click(),
    'action.cancelled': (page) => inDialog(page, words.confirm.keep).click(),
  },
  outcomes: { makeLink: answers('makeLink'), revokeLink: answers('revokeLink') },
  states: {
    none: async (page, snapshot) => {
      await expect(view(page)).toContainText(words.none);
      await expect(view(page).getByRole('button', { name: words.make, exact: true })).toBeEnabled();
      const problem = said(snapshot as unknown as Problem);
      if (problem === null) await expect(view(page).getByRole('alert')).toHaveCount(0);
      else await expect(view(page).getByRole('alert')).toContainText(problem);
    },
    making: (page) =>
      expect(view(page).getByRole('button', { name: words.making, exact: true })).toBeVisible(),
    there: async (page, snapshot) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(view(page)).toContainText(words.there);
      const token = snapshot.context.token as string | null;
      if (token === null) await expect(view(page)).toContainText(words.hidden);
      else
        await expect(view(page).getByRole('textbox', { name: words.field })).toHaveValue(
          new RegExp(`/answers/${token}$`),
        );
    },
    confirmingRevocation: async (page, snapshot) => {
      await expect(inDialog(page, words.confirm.revoke)).toBeEnabled();
      const problem = said(snapshot as unknown as Problem);
      if (problem === null) await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      else await expect(dialog(page).getByRole('alert')).toContainText(problem);
    },
    revoking: (page) => expect(inDialog(page, words.confirm.busy)).toBeVisible(),
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
