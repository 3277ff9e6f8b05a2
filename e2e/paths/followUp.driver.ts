// Browser driver of following an answer up: on the page of the answer.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { afterAnswer } from '../../content/afterAnswer.ts';
import type { FollowUpProblem } from '../../machines/followUp.machine.ts';
import model from '../../tests/paths/followUp.paths.ts';
import { answered } from '../../tests/paths/requestPage.samples.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openAnswer } from './answerPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'followUp';
const words = afterAnswer.followUp;
const held = ['draft', 'sendQuestion'];

type Known = { note: string; problem: FollowUpProblem | null; dueAt: string | null };
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page) => view(page).getByRole('textbox', { name: words.field, exact: true });
/** The beginning of a sentence, before its date. */
const start = (sentence: string) => sentence.split('{date}')[0] ?? '';
const opened = (input: 'open' | 'used' | 'over', askedAt: string | null = null) =>
  openAnswer({
    flow,
    held,
    input: model.input[input]?.input as Record<string, unknown>,
    record: { followUp: { until: answered.followUp?.until ?? '', askedAt } },
  });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    open: opened('open'),
    used: opened('used', '2026-11-23T09:00:00.000Z'),
    over: opened('over'),
  },
  events: {
    'note.edited': (page, { text }) => field(page).fill(String(text)),
    'question.sent': (page) => button(page, words.send).click(),
  },
  environment: { draft: { 'draft.restored': (page, event) => report(page, flow, event) } },
  outcomes: { draft: answers('draft'), sendQuestion: answers('sendQuestion') },
  states: {
    open: async (page, snapshot) => {
      const { note, problem } = known(snapshot);
      await expect(view(page)).toContainText(start(words.terms));
      await expect(field(page)).toHaveValue(note);
      await expect(field(page)).toBeEditable();
      await expect(button(page, words.send)).toBeEnabled();
      const alert = view(page).getByRole('alert');
      const isAtField = problem?.key === 'noteMissing' || problem?.key === 'noteTooLong';
      if (isAtField) {
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(view(page)).toContainText(
          problem.key === 'noteMissing' ? words.problems.noteMissing : 'Too long',
        );
      } else if (problem !== null)
        await expect(alert).toContainText(problem.message ?? words.problems[problem.key]);
      else await expect(alert).toHaveCount(0);
    },
    sending: async (page, snapshot) => {
      await expect(field(page)).toHaveValue(known(snapshot).note);
      await expect(field(page)).not.toBeEditable();
      await expect(button(page, words.sending)).toBeVisible();
    },
    sent: async (page, snapshot) => {
      const { title, due, noPromise } = words.sent;
      const says = view(page).getByRole('status');
      await expect(says).toContainText(title);
      await expect(says).toContainText(known(snapshot).dueAt === null ? noPromise : start(due));
      await expect(field(page)).toHaveCount(0);
    },
    used: async (page) => {
      await expect(view(page)).toContainText(start(words.used.asked));
      await expect(view(page)).toContainText(words.used.answered);
      await expect(field(page)).toHaveCount(0);
    },
    over: async (page, snapshot) => {
      const { note } = known(snapshot);
      await expect(view(page)).toContainText(start(words.over.text));
      await expect(view(page).locator('blockquote')).toHaveText(note === '' ? [] : [note]);
      await expect(view(page).getByRole('link', { name: words.over.ask.name })).toBeVisible();
    },
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
