// What AsynQ shows on screen, by role and name: for its driver.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { asynq } from '../../content/asynq.ts';
import { asynqDomains } from '../../content/asynq/domains.ts';
import { requests } from '../../content/requests.ts';
import type {
  QuestionAnswers,
  QuestionProblem,
  QuestionStep,
} from '../../machines/asynq.machine.ts';
import type { AllowanceReport } from '../../machines/questionAllowance.machine.ts';
import { expect } from './kit/expect.ts';

const { landing, wizard } = asynq;
const { upload } = wizard.context;
export const view = (page: Page) => page.locator('[data-flow=asynq]');
export const button = (page: Page, name: string) =>
  view(page).getByRole('button', { name, exact: true });
export const radio = (page: Page, name: string) =>
  view(page).getByRole('radio', { name, exact: true });
export const blocker = (page: Page, name: string) =>
  view(page).getByRole('checkbox', { name, exact: true });
export const link = (page: Page) =>
  view(page).getByRole('textbox', { name: wizard.context.productLink, exact: true });
export const ownQuestion = (page: Page) =>
  view(page).getByRole('textbox', { name: wizard.question.label, exact: true });
export const picker = (page: Page) => button(page, upload.button);

/** A sentence as the page sets it: with no-break spaces between numbers and their nouns. */
const saying = (text: string) =>
  new RegExp(
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(' ', String.raw`\s`)
      .replaceAll('-', '[-\u2010\u2011]'),
  );

export const answersIn = ({ context }: AnyMachineSnapshot) => context.answers as QuestionAnswers;
export const domainIn = (snapshot: AnyMachineSnapshot) =>
  asynqDomains.find(({ id }) => id === answersIn(snapshot).domain);

export async function isOnStep(page: Page, step: QuestionStep, number: number) {
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText(wizard.steps[step].title);
  await expect(view(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    wizard.progress.replace('{step}', String(number)),
  );
}

export async function canGoOn(page: Page, snapshot: AnyMachineSnapshot) {
  await expect(button(page, wizard.continue)).toBeEnabled({
    enabled: snapshot.can({ type: 'step.continued' }),
  });
  await expect(button(page, wizard.back)).toBeEnabled({
    enabled: snapshot.can({ type: 'step.back' }),
  });
}

/** The outcome of the previous question, and no other. */
export async function endingIs(page: Page, ending?: keyof typeof wizard.submitted) {
  const endings = view(page).locator('[role=status], [role=alert]');
  for (const [one, { text }] of Object.entries(wizard.submitted))
    await expect(endings.filter({ hasText: saying(text) })).toHaveCount(one === ending ? 1 : 0);
}

/** Step 1, and the outcome of the previous question. */
export const firstStep =
  (ending?: keyof typeof wizard.submitted) => async (page: Page, snapshot: AnyMachineSnapshot) => {
    await isOnStep(page, 'domain', 1);
    for (const { id, label } of asynqDomains)
      await expect(radio(page, label)).toBeChecked({ checked: answersIn(snapshot).domain === id });
    await expect(button(page, wizard.back)).toBeHidden();
    await endingIs(page, ending);
  };

export const begins = (page: Page) => button(page, landing.begin);
export const isLanding = async (page: Page) => {
  await expect(begins(page)).toBeEnabled();
  await expect(begins(page)).not.toHaveAttribute('data-pending');
};

/** The monthly quota, on the landing in sentences and next to the steps in numbers. */
async function monthIs(page: Page, sentence: string, short: string) {
  const margin = view(page).getByRole('complementary', { name: wizard.soFar.title });
  if (await margin.isVisible()) await expect(margin.getByText(saying(short))).toBeVisible();
  else await expect(view(page).getByText(saying(sentence)).first()).toBeVisible();
}

/** What is left of the month, on the landing or next to the steps. */
export function quotaIs(page: Page, allowance: AllowanceReport['allowance']) {
  const { none, left: some, short, plans, perMonth, unknown } = landing.quota;
  if (allowance === null) return monthIs(page, plans, perMonth);
  if (allowance === 'unreadable') return monthIs(page, unknown, perMonth);
  const { left, limit } = allowance;
  const filled = (words: string) =>
    words
      .replace('{left}', String(left))
      .replace('{limit}', String(limit))
      .replace('{month}', 'November');
  return monthIs(page, filled(left === 0 ? none : some), filled(short));
}

/** The text on screen for each problem of the machine. */
export const wordsOf = (problem: QuestionProblem) =>
  problem.key === 'quota_spent'
    ? /./
    : saying(
        problem.key === 'badLink'
          ? wizard.context.productLinkWrong
          : problem.key === 'no_room'
            ? upload.noRoom
            : (problem.message ?? requests.problems[problem.key]),
      );

export async function isReview(page: Page, snapshot: AnyMachineSnapshot) {
  await isOnStep(page, 'review', 6);
  await quotaIs(page, snapshot.context.allowance as AllowanceReport['allowance']);
  const { suggestion: chosen, ownQuestion: own } = answersIn(snapshot);
  const row = view(page).getByRole('region', { name: wizard.review.question, exact: true });
  await expect(row).toContainText(saying((chosen?.text ?? own).slice(0, 40)));
}
