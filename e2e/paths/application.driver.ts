// Browser driver of a short application: 'Apply as Partner' on the Signal Exchange, and its dialog.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { applications } from '../../content/applications.ts';
import type {
  ApplicationEnding,
  ShortAnswers,
  ShortFault,
  ShortProblem,
} from '../../machines/application.machine.ts';
import { longestShortAnswer } from '../../machines/application.machine.ts';
import { countOf, faultAt } from '../../src/flows/shared/limits.ts';
import { problemWords } from '../../tests/paths/application.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'application';
const words = applications.forms.partner;
type Field = keyof typeof words.fields;
const fields = Object.keys(words.fields) as Field[];

type Known = {
  answers: ShortAnswers;
  faults: Partial<Record<Field, ShortFault>>;
  problem: ShortProblem | null;
  ending: ApplicationEnding | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });
const form = (page: Page) => dialog(page).getByRole('form', { name: words.title, exact: true });
const field = (page: Page, name: Field) =>
  form(page).getByRole('textbox', { name: words.fields[name].label, exact: true });
const opener = (page: Page) => view(page).getByRole('button', { name: words.open, exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

async function holdsItsWords(page: Page, snapshot: AnyMachineSnapshot) {
  for (const name of fields)
    await expect(field(page, name)).toHaveValue(known(snapshot).answers[name] ?? '');
}

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  input: {
    // The submission has its own paths: here it ends as the path says.
    page: (page) =>
      open(page, flow, '/signal-exchange', {
        held: ['askedFeed', 'draft', 'submission'],
      }),
  },
  events: {
    'dialog.opened': (page) => opener(page).click(),
    'dialog.closed': (page) => button(page, applications.close).first().click(),
    'field.edited': (page, event) =>
      field(page, event['field'] as Field).fill(String(event['text'])),
    'application.submitted': (page) => button(page, words.submit).click(),
  },
  environment: {
    askedFeed: {
      'asked.known': (page, event) => report(page, flow, event),
      'member.left': (page, event) => report(page, flow, event),
    },
    draft: {
      'draft.restored': (page, event) => report(page, flow, event),
      'draft.unread': (page, event) => report(page, flow, event),
    },
  },
  outcomes: {
    askedFeed: answers('askedFeed'),
    draft: answers('draft'),
    submission: answers('submission'),
  },
  states: {
    closed: async (page, snapshot) => {
      const { ending } = known(snapshot);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener(page)).not.toHaveAttribute('data-pending', 'true');
      await expect(view(page).getByRole('status')).toHaveText(
        ending === null ? '' : applications.endings[ending].mark,
      );
    },
    'asking.restoring': (page) => expect(opener(page)).toHaveAttribute('data-pending', 'true'),
    'asking.editing': async (page, snapshot) => {
      const { faults, problem } = known(snapshot);
      await holdsItsWords(page, snapshot);
      for (const name of fields) {
        const longest = longestShortAnswer(name);
        await expect(field(page, name)).toHaveAccessibleDescription(
          [
            faultAt(faults[name], longest),
            words.fields[name].hint,
            countOf(known(snapshot).answers[name] ?? '', longest)?.text,
          ]
            .filter(Boolean)
            .join(' '),
        );
      }
      await expect(button(page, words.submit)).toBeEnabled();
      const alert = form(page).getByRole('alert');
      if (problem === null) await expect(alert).toBeHidden();
      else await expect(alert).toContainText(problemWords(problem, faults));
    },
    sending: async (page, snapshot) => {
      await holdsItsWords(page, snapshot);
      await expect(button(page, applications.submitting)).toBeVisible();
      await expect(field(page, 'offer')).not.toBeEditable();
      await expect(button(page, applications.close)).toBeDisabled();
    },
    showingResult: async (page, snapshot) => {
      const { title, text, action } = {
        text: words.after,
        ...applications.endings[known(snapshot).ending ?? 'stored'],
      };
      await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(dialog(page).getByRole('status')).toContainText(text);
      await expect(
        dialog(page).getByRole('link', { name: action.name, exact: true }),
      ).toBeVisible();
      await expect(form(page)).toBeHidden();
    },
  },
} satisfies PageDriver;
