// Browser driver of the decision ledger: its form, its lines, and the last column.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labLedger as words } from '../../content/labLedger.ts';
import type { Closing, LedgerProblem, LedgerSheet } from '../../machines/decisionLedger.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'decisionLedger';
const { sheet } = lab;
const ports = ['draft', 'dayFeed', 'handOut'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page, id: unknown) => view(page).locator(`[name="${String(id)}"]`);
const lineOf = (page: Page, id: unknown) =>
  view(page).locator(`[data-focus-group="${String(id)}"]`);

const verdicts: Readonly<Record<string, string>> = { ...words.result, ...words.reason };

type Context = LedgerSheet & {
  closing: Closing;
  day: string | null;
  problem: LedgerProblem | null;
  last: string | null;
};
const contextOf = ({ context }: AnyMachineSnapshot) => context as unknown as Context;

const hasLines = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { lines, day } = contextOf(snapshot);
  await expect(view(page).locator('[data-line]')).toHaveCount(lines.length);
  const due = lines.filter(
    ({ outcome, knowBy }) => outcome === null && day !== null && knowBy <= day,
  );
  await expect(view(page).getByText(words.lines.due, { exact: true })).toHaveCount(due.length);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/from-lab/decision-ledger', { held: ports }) },
  events: {
    'entry.typed': (page, { field: name, text }) => field(page, name).fill(String(text)),
    'line.added': (page) => button(page, words.add).click(),
    'line.takenBack': (page) => button(page, words.takeBack).click(),
    'outcome.opened': (page, { line }) => lineOf(page, line).getByRole('button').click(),
    'outcome.typed': (page, { text }) => field(page, 'what').fill(String(text)),
    'outcome.judged': (page, { is }) =>
      view(page)
        .getByRole('radio', { name: verdicts[String(is)] ?? '', exact: true })
        .check({ force: true }),
    'outcome.kept': (page) => button(page, words.closing.keep).click(),
    'outcome.dropped': (page) => button(page, words.closing.drop).click(),
    'sheet.wanted': (page, { as }) =>
      button(page, as === 'file' ? sheet.save : sheet.print).click(),
  },
  environment: {
    handOut: {},
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
    dayFeed: { 'day.known': reports },
  },
  outcomes: Object.fromEntries(
    ports.map((port) => [port, (page, outcome) => answer(page, flow, port, outcome)]),
  ) as PageDriver['outcomes'] & object,
  states: {
    restoring: async (page) => {
      await expect(view(page).getByText(sheet.loading)).toBeVisible();
      await expect(button(page, words.add)).toBeDisabled();
    },
    writing: async (page, snapshot) => {
      const { entry, lines, problem, last } = contextOf(snapshot);
      await expect(button(page, words.add)).toBeEnabled();
      for (const [id, text] of Object.entries(entry))
        await expect(field(page, id)).toHaveValue(text);
      await expect(view(page).locator('[aria-invalid=true]').first()).toBeVisible({
        visible: problem !== null,
      });
      await expect(button(page, words.takeBack)).toHaveCount(last === null ? 0 : 1);
      await expect(button(page, sheet.save)).toHaveCount(lines.length === 0 ? 0 : 1);
      await hasLines(page, snapshot);
    },
    closing: async (page, snapshot) => {
      const { closing, problem } = contextOf(snapshot);
      await expect(field(page, 'what')).toHaveValue(closing.what);
      await expect(view(page).getByRole('radio', { checked: true })).toHaveCount(
        [closing.result, closing.reason].filter((one) => one !== null).length,
      );
      await expect(view(page).getByText(words.problems.open)).toHaveCount(problem === null ? 0 : 1);
      await hasLines(page, snapshot);
    },
  },
} satisfies PageDriver;
