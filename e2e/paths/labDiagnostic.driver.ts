// Browser driver of the second curve timer: its questions by radio button, its result, and the export.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labTimer as words } from '../../content/labTimer.ts';
import { countOf, givenIn, readingOf } from '../../machines/labDiagnostic.machine.ts';
import type { TimerSheet } from '../../machines/labDiagnostic.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'labDiagnostic';
const { sheet } = lab;
const ports = ['draft', 'handOutTimer'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const textOf = (question: unknown) => words.questions.find(({ id }) => id === question)?.text ?? '';
const pair = (page: Page, question: unknown, moment: unknown) =>
  view(page).getByRole('radiogroup', {
    name: `${textOf(question)} ${moment === 'before' ? words.before : words.now}`,
    exact: true,
  });

const asks = async (page: Page, { context }: AnyMachineSnapshot) => {
  const given = givenIn(words.questions, (context as TimerSheet).answers);
  await expect(button(page, words.ask)).toBeEnabled();
  await expect(view(page).getByText(words.counts.replace('{given}', String(given)))).toBeVisible();
  await expect(view(page).getByText(words.missingMark)).toHaveCount(
    context.problem === null
      ? 0
      : words.questions.filter(
          ({ id }) => givenIn([{ id, countsDouble: false }], (context as TimerSheet).answers) < 2,
        ).length,
  );
  await expect(button(page, sheet.undo)).toHaveCount(context.undo === null ? 0 : 1);
};
/** The result is shown; its buttons are busy, or the page says that the export failed. */
const reads = async (
  page: Page,
  { context }: AnyMachineSnapshot,
  { waits, failed }: { waits: boolean; failed: boolean },
) => {
  const reading = words.readings[readingOf(countOf(words.questions, context as TimerSheet))];
  await expect(view(page).locator('[aria-current]')).toContainText(reading.text);
  await expect(view(page).locator('[data-pending]')).toHaveCount(waits ? 2 : 0);
  await expect(view(page).getByText(sheet.failed)).toHaveCount(failed ? 1 : 0);
  const saved = context.saved === null ? '' : sheet.saved.replace('{name}', String(context.saved));
  await expect(view(page).locator('output')).toHaveText(saved);
};

export default {
  flow,
  include: '[data-flow=labDiagnostic]',
  input: {
    page: (page) => open(page, flow, '/from-lab/second-curve-timer', { held: ports }),
  },
  events: {
    'answer.given': (page, { question, moment, answer: said }) =>
      pair(page, question, moment)
        .getByRole('radio', { name: said === 'yes' ? words.yes : words.no, exact: true })
        .click(),
    'alike.toggled': (page, { question }) =>
      view(page)
        .getByRole('checkbox', { name: textOf(question), exact: true })
        .click(),
    'result.asked': (page) => button(page, words.ask).click(),
    'answers.reopened': (page) => button(page, words.reopen).click(),
    'sheet.wanted': (page, { as }) =>
      button(page, as === 'file' ? sheet.save : sheet.print).click(),
    'timer.restarted': (page) => button(page, sheet.anew).click(),
    'restart.undone': (page) => button(page, sheet.undo).click(),
  },
  environment: {
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
  },
  outcomes: Object.fromEntries(
    ports.map((port) => [port, (page, outcome) => answer(page, flow, port, outcome)]),
  ) as PageDriver['outcomes'] & object,
  states: {
    restoring: async (page) => {
      await expect(view(page).getByText(sheet.loading)).toBeVisible();
      await expect(button(page, words.ask)).toBeDisabled();
    },
    asking: asks,
    'result.resting': (page, snapshot) => reads(page, snapshot, { waits: false, failed: false }),
    'result.handingOut': (page, snapshot) => reads(page, snapshot, { waits: true, failed: false }),
    'result.failed': (page, snapshot) => reads(page, snapshot, { waits: false, failed: true }),
  },
} satisfies PageDriver;
