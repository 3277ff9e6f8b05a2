// Browser driver of what a member says of an answer: on the page of the answer.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { afterAnswer } from '../../content/afterAnswer.ts';
import type { Opinion, OpinionDraft, OpinionProblem } from '../../machines/opinion.machine.ts';
import model from '../../tests/paths/opinion.paths.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openAnswer } from './answerPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'opinion';
const words = afterAnswer.opinion;
const held = ['draft', 'storeOpinion'];

type Known = OpinionDraft & { opinion: Opinion | null; problem: OpinionProblem | null };
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const choice = (page: Page, name: string) => view(page).getByRole('radio', { name, exact: true });
const why = (page: Page) => view(page).getByRole('textbox', { name: words.why });
const opened = (input: 'first' | 'again') =>
  openAnswer({ flow, held, input: model.input[input]?.input as Record<string, unknown> });

const showsTheForm = async (page: Page, { helped, why: text }: Known) => {
  await expect(choice(page, words.yes)).toBeChecked({ checked: helped === true });
  await expect(choice(page, words.no)).toBeChecked({ checked: helped === false });
  await expect(why(page)).toHaveValue(text);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { first: opened('first'), again: opened('again') },
  events: {
    'helped.chosen': (page, { helped }) =>
      choice(page, helped === true ? words.yes : words.no).check({ force: true }),
    'why.edited': (page, { text }) => why(page).fill(String(text)),
    'opinion.sent': (page) => button(page, words.send).click(),
    'change.requested': (page) => button(page, words.change).click(),
    'change.cancelled': (page) => button(page, words.keep).click(),
  },
  environment: { draft: { 'draft.restored': (page, event) => report(page, flow, event) } },
  outcomes: { draft: answers('draft'), storeOpinion: answers('storeOpinion') },
  states: {
    asking: async (page, snapshot) => {
      const { problem, opinion, ...draft } = known(snapshot);
      await showsTheForm(page, { ...draft, opinion, problem });
      await expect(why(page)).toBeEditable();
      await expect(button(page, words.send)).toBeEnabled();
      await expect(button(page, words.keep)).toHaveCount(opinion === null ? 0 : 1);
      const alert = view(page).getByRole('alert');
      if (problem?.key === 'whyTooLong') {
        await expect(why(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(view(page)).toContainText('Too long');
      } else if (problem !== null)
        await expect(alert).toContainText(problem.message ?? words.problems[problem.key]);
      else await expect(alert).toHaveCount(0);
    },
    storing: async (page, snapshot) => {
      await showsTheForm(page, known(snapshot));
      await expect(why(page)).not.toBeEditable();
      await expect(button(page, words.sending)).toBeVisible();
    },
    said: async (page, snapshot) => {
      const { opinion } = known(snapshot);
      await expect(view(page)).toContainText(
        opinion?.helped === true ? words.helped : words.failedToHelp,
      );
      await expect(view(page)).toContainText(opinion?.why ?? '');
      await expect(why(page)).toHaveCount(0);
      await expect(button(page, words.change)).toBeEnabled();
    },
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
