// Browser driver of an issue at the desk: the field of the test, the question, and what is said while it is sent.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { deskBoard } from '../../content/deskBoard.ts';
import type { IssueProblem } from '../../machines/deskIssue.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { readers } from '../../tests/paths/deskBoard.samples.ts';
import { openDeskSection } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskIssue';
const words = deskBoard.issue;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('alertdialog', { name: words.confirmTitle });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page) => view(page).getByRole('textbox', { name: words.trial });
const send = (page: Page) => button(page, words.send.replace('{missing}', '712'));
const notice = (page: Page, text: string) =>
  view(page).locator('[role=alert], [role=status]').filter({ hasText: text });
const filled = (sentence: string, snapshot: AnyMachineSnapshot) => {
  const { address, written } = snapshot.context as { address: string; written: number };
  return sentence.replace('{address}', address).replace('{written}', String(written));
};

const isReady = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { address, problem } = snapshot.context as {
    address: string;
    problem: IssueProblem | null;
  };
  await expect(field(page)).toHaveValue(address);
  await expect(button(page, words.test)).toBeEnabled();
  await expect(send(page)).toBeEnabled();
  await expect(dialog(page)).toHaveCount(0);
  await expect(view(page).getByText(words.malformed)).toHaveCount(
    problem?.key === 'malformed' ? 1 : 0,
  );
  if (problem?.key === 'refused')
    await expect(notice(page, problem.message || words.failed)).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  input: {
    readers: async (page) => {
      await openDeskSection(page, flow, 'readers');
      await report(page, 'deskBoard', { type: 'address.named', section: 'readers', at: null });
      await answer(page, 'deskBoard', 'readBoard', { gives: readers });
      await expect(view(page)).toBeAttached();
    },
  },
  events: {
    'address.edited': (page, { text }) => field(page).fill(String(text)),
    'test.requested': (page) => button(page, words.test).click(),
    'send.requested': (page) => send(page).click(),
    'send.confirmed': (page) =>
      dialog(page).getByRole('button', { name: words.confirmYes, exact: true }).click(),
    'send.cancelled': (page) =>
      dialog(page).getByRole('button', { name: words.confirmNo, exact: true }).click(),
    'sending.resumed': (page) => button(page, words.goOn).click(),
  },
  outcomes: {
    sendIssue: (page: Page, outcome: Outcome<unknown>) => answer(page, flow, 'sendIssue', outcome),
  },
  states: {
    'ready.untested': async (page, snapshot) => {
      await isReady(page, snapshot);
      await expect(notice(page, filled(words.tested, snapshot))).toHaveCount(0);
    },
    'ready.tested': async (page, snapshot) => {
      await isReady(page, snapshot);
      await expect(notice(page, filled(words.tested, snapshot))).toBeVisible();
    },
    testing: (page) => expect(button(page, words.testing)).toBeVisible(),
    confirming: (page) => expect(dialog(page)).toContainText('712'),
    sending: (page, snapshot) =>
      expect(notice(page, filled(words.sending, snapshot))).toBeVisible(),
    stopped: (page, snapshot) =>
      expect(notice(page, filled(words.stopped, snapshot))).toBeVisible(),
    sent: (page, snapshot) => expect(notice(page, filled(words.done, snapshot))).toBeVisible(),
  },
} satisfies PageDriver;
