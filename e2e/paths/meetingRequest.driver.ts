// Browser driver of the meeting request: the dialog on Open Circle, and the outcome it shows.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { requests } from '../../content/requests.ts';
import { answerLimits } from '../../content/limits.ts';
import type { MeetingProblem } from '../../machines/meetingRequest.machine.ts';
import { countOf, faultAt } from '../../src/flows/shared/limits.ts';
import { problemWords } from '../../tests/paths/meetingRequest.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'meetingRequest';
const words = requests.meeting;
type Field = keyof typeof words.fields;
const fields = ['reason', 'project', 'value'] as const satisfies Field[];

const dialog = (page: Page) => page.getByRole('dialog', { name: words.dialogTitle, exact: true });
const form = (page: Page) =>
  dialog(page).getByRole('form', { name: words.dialogTitle, exact: true });
const field = (page: Page, name: Field) =>
  form(page).getByRole('textbox', { name: words.fields[name].label, exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

const isShut: PageDriver['states'][string] = async (page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: words.open, exact: true })).toBeVisible();
};

const holdsItsWords = async (page: Page, { context }: AnyMachineSnapshot) => {
  for (const name of fields) await expect(field(page, name)).toHaveValue(String(context[name]));
};

/** The description of a field: its problem, its hint, and by how much it is too long. */
function describedAs(name: Field, text: string, problem: MeetingProblem | null): string {
  const longest = answerLimits.meeting[name];
  const count = countOf(text, longest);
  const fault =
    problem?.key === 'incomplete' && text.trim() === ''
      ? 'missing'
      : problem?.key === 'tooLong' && count?.isOver
        ? 'tooLong'
        : problem?.field === name
          ? 'notTaken'
          : undefined;
  return [faultAt(fault, longest), words.fields[name].hint, count?.text].filter(Boolean).join(' ');
}

const submitted = (ending: keyof typeof words.submitted) => async (page: Page) => {
  const { text, action } = words.submitted[ending];
  await expect(dialog(page).getByRole('status')).toContainText(text);
  await expect(dialog(page).getByRole('link', { name: action.name, exact: true })).toBeVisible();
  await expect(form(page)).toBeHidden();
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]:has-text("${words.dialogTitle}")`,
  input: {
    // The submission has its own paths: here it ends as the path says.
    page: (page) =>
      open(page, flow, '/open-circle', { held: ['memberFeed', 'draft', 'submission'] }),
  },
  events: {
    'dialog.opened': (page) => page.getByRole('button', { name: words.open, exact: true }).click(),
    'dialog.closed': (page) => button(page, words.close).first().click(),
    'field.edited': (page, event) =>
      field(page, event['field'] as Field).fill(String(event['text'])),
    'request.submitted': (page) => button(page, words.submit).click(),
  },
  environment: {
    memberFeed: { 'member.left': (page, event) => report(page, flow, event) },
    draft: { 'draft.restored': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    draft: (page, outcome) => answer(page, flow, 'draft', outcome),
    submission: (page, outcome) => answer(page, flow, 'submission', outcome),
  },
  states: {
    closed: isShut,
    'form.editing': async (page, snapshot) => {
      const problem = snapshot.context.problem as MeetingProblem | null;
      await holdsItsWords(page, snapshot);
      await expect(field(page, 'reason')).toBeEditable();
      await expect(button(page, words.submit)).toBeEnabled();
      for (const name of fields)
        await expect(field(page, name)).toHaveAccessibleDescription(
          describedAs(name, String(snapshot.context[name]), problem),
        );
      const alert = form(page).getByRole('alert');
      if (problem === null) await expect(alert).toBeHidden();
      else await expect(alert).toContainText(problemWords(problem));
    },
    'form.sending': async (page, snapshot) => {
      await holdsItsWords(page, snapshot);
      await expect(button(page, words.submitting)).toBeVisible();
      await expect(field(page, 'reason')).not.toBeEditable();
      await expect(button(page, words.close)).toBeDisabled();
    },
    'submitted.stored': submitted('stored'),
    'submitted.waitingForAccount': submitted('waitingForAccount'),
    'submitted.waitingForNetwork': submitted('waitingForNetwork'),
    closing: isShut,
  },
  indistinguishable: [
    { states: ['closed', 'closing'], reason: 'The dialog is gone; what it forgets is not seen.' },
  ],
} satisfies PageDriver;
