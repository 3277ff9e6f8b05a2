// Browser driver of the advisory application: the fit check on /advisory, and the dialog.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { advisory } from '../../content/advisory.ts';
import type {
  ApplicationFault,
  ApplicationField,
  ApplicationProblem,
  RequirementId,
} from '../../machines/advisoryApplication.machine.ts';
import { longestApplicationAnswers } from '../../machines/advisoryApplication.machine.ts';
import { countOf, faultAt } from '../../src/flows/shared/limits.ts';
import { problemWords } from '../../tests/paths/advisoryApplication.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'advisoryApplication';
const { application, applied, fit, received, requirements } = advisory;
const fields = Object.keys(application.fields) as ApplicationField[];

type Known = {
  answers: Record<ApplicationField, string>;
  requirements: readonly RequirementId[];
  faults: Partial<Record<ApplicationField, ApplicationFault>>;
  problem: ApplicationProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const form = (page: Page) => dialog(page, application.title);
const field = (page: Page, name: ApplicationField) =>
  form(page).getByRole('textbox', { name: application.fields[name].label, exact: true });
const opener = (page: Page) => view(page).getByRole('button', { name: fit.apply, exact: true });
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** The page: the ticks, and the text below them. */
async function fitCheck(page: Page, snapshot: AnyMachineSnapshot) {
  const met = known(snapshot).requirements;
  for (const { id, text } of requirements)
    await expect(view(page).getByRole('checkbox', { name: text, exact: true })).toBeChecked({
      checked: met.includes(id),
    });
  const said =
    met.length === 0
      ? fit.untouched.title
      : met.length === requirements.length
        ? fit.met.title
        : fit.short.title.replace('{count}', String(met.length));
  await expect(view(page).getByRole('status').first()).toContainText(said);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page)).not.toHaveAttribute('data-pending', 'true');
}

const isApplied =
  (ending: keyof typeof applied) => async (page: Page, snapshot: AnyMachineSnapshot) => {
    await fitCheck(page, snapshot);
    await expect(view(page).getByRole('status').last()).toContainText(applied[ending].title);
  };

async function holdsItsWords(page: Page, snapshot: AnyMachineSnapshot) {
  for (const name of fields)
    await expect(field(page, name)).toHaveValue(known(snapshot).answers[name]);
}

async function isReceived(page: Page, said: string) {
  const box = dialog(page, received.title);
  await expect(box.getByRole('heading', { name: received.promise })).toBeVisible();
  await expect(box).toContainText(said);
  await expect(box.getByRole('button', { name: received.back, exact: true })).toBeEnabled();
  await expect(form(page)).toBeHidden();
}

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  input: {
    // The submission has its own paths: here it ends as the path says.
    page: (page) =>
      open(page, flow, '/advisory', {
        held: ['memberFeed', 'draft', 'submission'],
      }),
  },
  events: {
    'requirement.toggled': (page, { id }) =>
      view(page)
        .locator('label')
        .filter({ hasText: requirements.find((one) => one.id === id)?.text ?? '' })
        .click(),
    'dialog.opened': (page) => opener(page).click(),
    'dialog.closed': (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
    'field.edited': (page, event) =>
      field(page, event['field'] as ApplicationField).fill(String(event['text'])),
    'application.submitted': (page) =>
      form(page).getByRole('button', { name: application.submit, exact: true }).click(),
  },
  environment: {
    memberFeed: { 'member.arrived': reports, 'member.left': reports },
    draft: { 'draft.restored': reports, 'draft.unread': reports },
  },
  outcomes: {
    memberFeed: answers('memberFeed'),
    draft: answers('draft'),
    submission: answers('submission'),
  },
  states: {
    'closed.reading': async (page, snapshot) => {
      await fitCheck(page, snapshot);
      await expect(view(page).getByRole('status')).toHaveCount(1);
    },
    'closed.applied.stored': isApplied('stored'),
    'closed.applied.waiting': isApplied('waiting'),
    restoring: async (page) => {
      await expect(opener(page)).toHaveAttribute('data-pending', 'true');
      await expect(view(page).getByRole('checkbox').first()).toBeDisabled();
    },
    'form.editing': async (page, snapshot) => {
      const { faults, problem, requirements: met } = known(snapshot);
      await holdsItsWords(page, snapshot);
      for (const name of fields) {
        const longest = longestApplicationAnswers[name];
        await expect(field(page, name)).toHaveAccessibleDescription(
          [
            faultAt(faults[name], longest),
            application.fields[name].hint,
            countOf(known(snapshot).answers[name], longest)?.text,
          ]
            .filter(Boolean)
            .join(' '),
        );
      }
      await expect(
        form(page).getByRole('button', { name: application.submit, exact: true }),
      ).toBeEnabled();
      if (met.length > 0)
        await expect(form(page)).toContainText(
          application.sentWith.replace('{count}', String(met.length)),
        );
      const alert = form(page).getByRole('alert');
      if (problem === null) await expect(alert).toBeHidden();
      else await expect(alert).toContainText(problemWords(problem, faults));
    },
    'form.sending': async (page, snapshot) => {
      await holdsItsWords(page, snapshot);
      await expect(
        form(page).getByRole('button', { name: application.submitting, exact: true }),
      ).toBeVisible();
      await expect(field(page, 'challenge')).not.toBeEditable();
      await expect(form(page).getByRole('button', { name: 'Close', exact: true })).toBeDisabled();
    },
    'received.stored': (page) => isReceived(page, received.visitor),
    'received.waiting': (page) => isReceived(page, received.waiting.text),
  },
} satisfies PageDriver;
