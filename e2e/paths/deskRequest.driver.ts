// Browser driver of one request at the desk: its steps, and the dialog of each.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { desk } from '../../content/desk.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import type { DeskCommand, DeskProblem, DeskRecord } from '../../machines/deskRequest.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openDeskRequest } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskRequest';
const words = desk.request;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page, title: string) =>
  view(page).locator('[role=alert], [role=status], [data-tone]').filter({ hasText: title });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Seen = {
  record: DeskRecord;
  command: DeskCommand | null;
  note: string;
  problem: DeskProblem | null;
};
const seen = ({ context }: AnyMachineSnapshot) => context as Seen;

const shows = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { record } = seen(snapshot);
  await expect(
    view(page).getByRole('heading', { level: 2, name: record.request.subject }),
  ).toBeVisible();
  for (const command of ['review', 'answer', 'schedule', 'decline', 'note', 'accept'] as const)
    await expect(
      view(page).getByRole('button', { name: words.commands[command].name, exact: true }),
    ).toHaveCount(record.commands.includes(command) ? 1 : 0);
  await expect(dialog(page)).toHaveCount(0);
};
const review = (page: Page) =>
  view(page).getByRole('button', { name: words.commands.review.name, exact: true });
const isFresh: PageDriver['states'][string] = async (page, snapshot) => {
  await shows(page, snapshot);
  if (seen(snapshot).record.commands.includes('review'))
    await expect(review(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(notice(page, words.stale.title)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  // They belong to flows with paths of their own.
  exclude:
    '[data-flow=deskLease] *, [data-flow=fileDownload] *, [data-flow=deskAnswer] *, [data-flow=notePlayback] *',
  input: { page: (page) => openDeskRequest(page, flow) },
  events: {
    'retry.requested': (page) =>
      view(page)
        .getByRole('button', { name: /^(Try|Check) again$/ })
        .click(),
    'command.chosen': (page, { command }) =>
      view(page)
        .getByRole('button', { name: words.commands[command as DeskCommand].name, exact: true })
        .click(),
    'note.edited': (page, { text }) => dialog(page).getByRole('textbox').fill(String(text)),
    'slot.chosen': async (page, { slot }) => {
      await dialog(page)
        .getByRole('combobox', { name: words.dialog.slot })
        .selectOption(slot === null ? 'asked' : String(slot));
    },
    'command.confirmed': (page) => inDialog(page, words.dialog.confirm).click(),
    'command.cancelled': (page) => inDialog(page, words.dialog.cancel).click(),
  },
  environment: { draft: { 'draft.restored': (page, event) => report(page, flow, event) } },
  outcomes: {
    answer: answers('answer'),
    draft: answers('draft'),
    readRequest: answers('readRequest'),
    takeStep: answers('takeStep'),
  },
  states: {
    loading: (page) => expect(view(page).getByText(words.loading)).toBeAttached(),
    failed: (page) => expect(notice(page, words.failed.title)).toBeVisible(),
    missing: (page) => expect(notice(page, words.missing.title)).toBeVisible(),
    'shown.resting': isFresh,
    'shown.refreshing': isFresh,
    'shown.stale': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(notice(page, words.stale.title)).toBeVisible();
    },
    'shown.composing': async (page, snapshot) => {
      const { command, note, problem } = seen(snapshot);
      if (command === 'review') await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
      else await expect(dialog(page).getByRole('textbox')).toHaveValue(note);
      await expect(dialog(page)).toHaveAccessibleName(words.commands[command ?? 'note'].title);
      await expect(inDialog(page, words.dialog.confirm)).toBeEnabled();
      if (command === 'schedule')
        await expect(dialog(page)).toContainText(slotWords('2026-12-01T14:20'));
      const said =
        problem === null
          ? null
          : problem.key === 'noteMissing'
            ? words.dialog.noteMissing
            : problem.message || words.dialog.failed;
      if (said === null) await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      else await expect(dialog(page)).toContainText(said);
    },
    'shown.answering': async (page) => {
      await expect(view(page).locator('[data-flow=deskAnswer]')).toHaveCount(1);
      await expect(view(page).getByText(words.sections.steps, { exact: true })).toHaveCount(0);
    },
    'shown.acting.atOnce': async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(review(page)).toHaveAttribute('aria-disabled', 'true');
    },
    'shown.acting.confirmed': (page) => expect(inDialog(page, words.dialog.busy)).toBeVisible(),
  },
  indistinguishable: [
    {
      states: ['shown.resting', 'shown.refreshing'],
      reason: 'The request stays as it is while it is read again.',
    },
  ],
} satisfies PageDriver;
