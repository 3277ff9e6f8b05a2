// Browser driver of the signal triage: a signal through its questions, and the log.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labTriage as words } from '../../content/labTriage.ts';
import type { TriageProblem, TriageSheet } from '../../machines/signalTriage.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'signalTriage';
const { sheet } = lab;
const ports = ['draft', 'dayFeed', 'handOut'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const lineOf = (page: Page, id: unknown) =>
  view(page).locator(`[data-focus-group="${String(id)}"]`);
const labelOf = (id: unknown) => words.fields.find((one) => one.id === id)?.label ?? '';

type Context = TriageSheet & { problem: TriageProblem | null; undo: object | null };
const contextOf = ({ context }: AnyMachineSnapshot) => context as unknown as Context;

/** The log is on screen in every step. */
const hasLog = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { lines, undo, problem } = contextOf(snapshot);
  await expect(view(page).locator('[data-line]')).toHaveCount(lines.length);
  for (const { id, would } of lines)
    await expect(lineOf(page, id).getByRole('textbox')).toHaveValue(would);
  await expect(button(page, sheet.undo)).toHaveCount(undo === null ? 0 : 1);
  await expect(button(page, sheet.save)).toHaveCount(lines.length === 0 ? 0 : 1);
  await expect(view(page).locator('[aria-invalid=true]').first()).toBeVisible({
    visible: problem !== null,
  });
};
const asks =
  (place: number): PageDriver['states'][string] =>
  async (page, snapshot) => {
    const text = words.questions[place]?.text ?? '';
    await expect(view(page).getByRole('heading', { name: text, exact: true })).toBeVisible();
    await expect(view(page)).toContainText(contextOf(snapshot).signal);
    await hasLog(page, snapshot);
  };

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/from-lab/signal-triage', { held: ports }) },
  events: {
    'signal.typed': (page, { text }) => field(page, words.signal.label).fill(String(text)),
    'questions.begun': (page) => button(page, words.signal.begin).click(),
    'answer.given': (page, { answer: given }) =>
      button(page, given === 'yes' ? words.yes : words.no).click(),
    'answer.takenBack': async (page) => {
      await button(page, words.back).or(button(page, words.stopped.back)).click();
    },
    'signal.dropped': (page) => button(page, words.stopped.drop).click(),
    'note.typed': (page, { field: name, text }) =>
      view(page)
        .getByRole('form')
        .getByRole('textbox', { name: labelOf(name), exact: true })
        .fill(String(text)),
    'line.added': (page) => button(page, words.note.add).click(),
    'line.typed': (page, { line, text }) =>
      lineOf(page, line).getByRole('textbox').fill(String(text)),
    'line.removed': (page, { line }) => lineOf(page, line).getByRole('button').click(),
    'triage.restarted': (page) => button(page, sheet.anew).click(),
    'change.undone': (page) => button(page, sheet.undo).click(),
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
      await expect(button(page, words.signal.begin)).toBeDisabled();
    },
    'triaging.writing': async (page, snapshot) => {
      await expect(button(page, words.signal.begin)).toBeEnabled();
      await expect(field(page, words.signal.label)).toHaveValue(contextOf(snapshot).signal);
      await hasLog(page, snapshot);
    },
    'triaging.asking.paid': asks(0),
    'triaging.asking.otherwise': asks(1),
    'triaging.asking.change': asks(2),
    'triaging.asking.date': asks(3),
    'triaging.stopped': async (page, snapshot) => {
      const place = words.questions.findIndex(({ id }) => id === contextOf(snapshot).no);
      await expect(
        view(page).getByRole('heading', { name: `Question ${place + 1} ends it.` }),
      ).toBeVisible();
      await hasLog(page, snapshot);
    },
    'triaging.noting': async (page, snapshot) => {
      const { note } = contextOf(snapshot);
      const form = view(page).getByRole('form', { name: words.note.title });
      for (const { id, label } of words.fields)
        await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(note[id]);
      await hasLog(page, snapshot);
    },
  },
  invisible: { placing: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
