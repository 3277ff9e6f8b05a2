// Browser driver of the profile in its place: the first section of /account.
import type { Page } from 'playwright/test';
import { onboarding } from '../../content/onboarding.ts';
import { profileFields as words } from '../../content/profileFields.ts';
import type { FieldId, FieldDraft, FieldProblem } from '../../machines/profileFields.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { accountPage } from './accountPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'profileFields';
const fields = Object.keys(words.fields) as FieldId[];

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const labelOf = (field: FieldId) => words.fields[field].label;
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const edit = (page: Page, field: FieldId) => button(page, `${words.edit} ${labelOf(field)}`);
const form = (page: Page, field: FieldId) =>
  view(page).getByRole('form', { name: labelOf(field), exact: true });
const typed = (page: Page) => view(page).getByRole('textbox');
const choice = (page: Page, id: string) => {
  const label = onboarding.modules.options.find((option) => option.id === id)?.label ?? '';
  return view(page).getByRole('checkbox', { name: label });
};
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Context = {
  edit: FieldDraft | null;
  stored: { companyName: string };
  saved: FieldId | null;
  problem: FieldProblem | null;
};
const contextOf = (snapshot: unknown) => (snapshot as { context: Context }).context;
const isOpen = async (page: Page, snapshot: unknown) => {
  const { edit: open } = contextOf(snapshot);
  if (open === null) throw new Error('No field is open.');
  await expect(form(page, open.field)).toBeVisible();
  if (typeof open.value === 'string') await expect(typed(page)).toHaveValue(open.value);
  else
    for (const { id } of onboarding.modules.options)
      await expect(choice(page, id)).toBeChecked({ checked: open.value.includes(id) });
};
const isShown = async (page: Page, snapshot: unknown) => {
  await expect(view(page).getByRole('form')).toHaveCount(0);
  await expect(view(page)).toContainText(contextOf(snapshot).stored.companyName);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => accountPage(page, flow) },
  events: {
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'field.opened': (page, { field }) => edit(page, field as FieldId).click(),
    'text.edited': (page, { value }) => typed(page).fill(String(value)),
    'choice.toggled': (page, { id }) => choice(page, String(id)).click({ force: true }),
    'field.saved': (page) => button(page, words.save).click(),
    'edit.cancelled': (page) => button(page, words.cancel).click(),
  },
  environment: {
    draft: {
      'draft.restored': (page, event) => report(page, flow, event),
      'draft.withdrawn': (page, event) => report(page, flow, event),
    },
  },
  outcomes: Object.fromEntries(
    ['draft', 'readAnswers', 'saveField', 'storeAnswers'].map((port) => [port, answers(port)]),
  ),
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    showing: async (page, snapshot) => {
      await isShown(page, snapshot);
      for (const field of fields) await expect(edit(page, field)).toBeEnabled();
      const { saved } = contextOf(snapshot);
      if (saved !== null) await expect(view(page)).toContainText(words.saved);
    },
    editing: async (page, snapshot) => {
      await isOpen(page, snapshot);
      await expect(button(page, words.save)).toBeEnabled();
      await expect(button(page, words.cancel)).toBeEnabled();
      const { problem } = contextOf(snapshot);
      const alert = view(page).getByRole('alert');
      if (problem?.key === 'failed')
        await expect(alert).toContainText(problem.message ?? words.problems.failed);
      else if (problem?.key === 'tooLong') {
        await expect(typed(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(view(page)).toContainText('200 characters at most');
      } else if (problem?.key === 'oneNeeded')
        await expect(view(page)).toContainText(words.problems.oneNeeded);
      else await expect(alert).toHaveCount(0);
    },
    saving: async (page, snapshot) => {
      await isOpen(page, snapshot);
      await expect(button(page, words.saving)).toBeVisible();
    },
    storing: async (page, snapshot) => {
      await isShown(page, snapshot);
      for (const field of fields) await expect(edit(page, field)).toBeDisabled();
    },
  },
  invisible: { known: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
