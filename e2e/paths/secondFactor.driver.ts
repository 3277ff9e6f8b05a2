// Browser driver of the second factor in the member's account.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { secondFactor as words } from '../../content/secondFactor.ts';
import type { SecondFactorProblem } from '../../machines/secondFactor.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';

const flow = 'secondFactor';
const held = [
  'readFactor',
  'enroll',
  'confirmApp',
  'makeCodes',
  'handOutCodes',
  'removeFactor',
  'passwordAgain',
];
const { setup, codes, removal } = words;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const form = (page: Page) => view(page).getByRole('form', { name: setup.title, exact: true });
const field = (page: Page) => form(page).getByRole('textbox', { name: setup.code, exact: true });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: removal.title, exact: true });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

const problemIn = ({ context }: AnyMachineSnapshot) =>
  context.problem as SecondFactorProblem | null;
const says = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const problem = problemIn(snapshot);
  const alert = view(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem.message ?? words.problems[problem.key]);
};
const switchingOn = (page: Page) => expect(button(page, words.switchingOn)).toBeVisible();
const makingCodes = (page: Page) => expect(button(page, words.makingCodes)).toBeVisible();

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  input: {
    page: (page) => open(page, flow, '/account', { held, who: 'member', storage: keptSession }),
  },
  events: {
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'factor.wanted': (page) => button(page, words.switchOn).click(),
    'code.submitted': async (page, event) => {
      await field(page).fill(String(event['code']));
      await button(page, setup.submit).click();
    },
    'code.edited': (page) => field(page).pressSequentially('1'),
    'setup.cancelled': (page) => button(page, setup.cancel).click(),
    'codes.wanted': (page) => button(page, words.newCodes).click(),
    'codes.handedOut': (page, event) =>
      button(page, codes[event['as'] as 'copy' | 'file' | 'paper']).click(),
    'codes.saved': (page) => button(page, codes.saved).click(),
    'removal.requested': (page) => button(page, words.switchOff).click(),
    'removal.confirmed': (page) => inDialog(page, removal.confirm).click(),
    'removal.cancelled': (page) => inDialog(page, removal.keep).click(),
  },
  precededBy: { 'code.submitted': ['code.edited'] },
  outcomes: {
    readFactor: answers('readFactor'),
    enroll: answers('enroll'),
    confirmApp: answers('confirmApp'),
    makeCodes: answers('makeCodes'),
    handOutCodes: answers('handOutCodes'),
    removeFactor: answers('removeFactor'),
    passwordAgain: answers('passwordAgain'),
    triesPause: answers('triesPause'),
  },
  states: {
    reading: (page) => expect(view(page).getByText(words.loading)).toBeVisible(),
    unread: async (page) => {
      await expect(view(page).getByRole('alert')).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    off: async (page, snapshot) => {
      await expect(view(page).getByText(words.isOff, { exact: true })).toBeVisible();
      await expect(button(page, words.switchOn)).toBeEnabled();
      await says(page, snapshot);
    },
    enrolling: switchingOn,
    provingForSetup: switchingOn,
    'settingUp.editing': async (page, snapshot) => {
      const problem = problemIn(snapshot);
      await expect(view(page).getByRole('img', { name: setup.picture, exact: true })).toBeVisible();
      await expect(form(page).getByLabel(setup.secret, { exact: true })).toHaveValue(/^JBSW Y3DP /);
      await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(button(page, setup.submit)).toBeEnabled();
      await expect(pauseIn(form(page))).toBeHidden();
      if (problem === null) await expect(form(page).getByRole('alert')).toHaveCount(0);
      else if (problem.key === 'failed') await says(page, snapshot);
      else {
        const sentence = problem.message ?? words.problems[problem.key];
        await expect(field(page)).toHaveAccessibleDescription(
          new RegExp(sentence.replaceAll('.', '\\.')),
        );
        await expect(field(page)).toBeFocused();
      }
    },
    'settingUp.confirming': (page) => expect(button(page, setup.submitting)).toBeVisible(),
    'settingUp.pausedForTries': (page) => isPaused(form(page)),
    makingCodes,
    provingForCodes: makingCodes,
    'showingCodes.resting': async (page, snapshot) => {
      const { kept } = snapshot.context as { kept: keyof typeof codes.kept | null };
      const list = view(page).getByRole('list', { name: codes.label, exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(button(page, codes.copy)).toBeEnabled();
      await expect(view(page).getByRole('status')).toHaveText(
        kept === null ? '' : codes.kept[kept],
      );
      await says(page, snapshot);
    },
    'showingCodes.handingOut': (page) => expect(button(page, codes.copy)).toBeDisabled(),
    on: async (page, snapshot) => {
      await expect(view(page).getByText(words.isOn, { exact: true })).toBeVisible();
      await expect(button(page, words.switchOff)).toBeEnabled();
      await expect(dialog(page)).toBeHidden();
      await says(page, snapshot);
    },
    askingToRemove: async (page, snapshot) => {
      const problem = problemIn(snapshot);
      await expect(inDialog(page, removal.confirm)).toBeEnabled();
      const alert = dialog(page).getByRole('alert');
      if (problem === null) await expect(alert).toHaveCount(0);
      else await expect(alert).toContainText(problem.message ?? words.problems[problem.key]);
    },
    removing: (page) => expect(inDialog(page, removal.busy)).toBeVisible(),
    provingForRemoval: async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(button(page, words.newCodes)).toBeDisabled();
    },
  },
  indistinguishable: [
    {
      states: ['enrolling', 'provingForSetup'],
      reason: 'The question about the password is a flow of its own, which is held here.',
    },
    {
      states: ['makingCodes', 'provingForCodes'],
      reason: 'The question about the password is a flow of its own, which is held here.',
    },
  ],
} satisfies PageDriver;
