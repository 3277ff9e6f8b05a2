// Browser driver of a new password while signed in: the form on /account.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { changePassword as words } from '../../content/changePassword.ts';
import type { ChangePasswordProblem } from '../../machines/changePassword.machine.ts';
import { ada, keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { hold, respondWith } from './kit/network.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';

const flow = 'changePassword';

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const form = (page: Page) => view(page).getByRole('form', { name: words.open, exact: true });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });

const isInPresent = (key: ChangePasswordProblem['key']) =>
  key === 'presentMissing' || key === 'wrong';

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // The buttons that show a password belong to their fields; the link leads to another page.
  exclude: 'a, [aria-label="Show password"]',
  input: {
    page: async (page) => {
      await hold(page, 'changePassword', 'PUT', '/auth/v1/user');
      await open(page, flow, '/account', { who: 'member', storage: keptSession });
    },
  },
  events: {
    'form.opened': (page) => button(page, words.open).click(),
    'form.closed': (page) => button(page, words.close).click(),
    'passwords.submitted': async (page, event) => {
      await field(page, words.present).fill(String(event['present']));
      await field(page, words.password).fill(String(event['password']));
      await button(page, words.submit).click();
    },
    'passwords.edited': (page) => field(page, words.password).pressSequentially('x'),
  },
  precededBy: { 'passwords.submitted': ['passwords.edited'] },
  outcomes: {
    changePassword: (page, outcome) =>
      'gives' in outcome && (outcome.gives as { outcome: string }).outcome === 'wrong'
        ? respondWith(page, 'changePassword', 400, {
            code: 'current_password_wrong',
            error_code: 'current_password_wrong',
            msg: words.problems.wrong,
          })
        : respond(page, 'changePassword', outcome, { ...ada, aud: 'authenticated' }),
    triesPause: (page, outcome) => answer(page, flow, 'triesPause', outcome),
  },
  states: {
    closed: async (page) => {
      await expect(view(page).getByText(words.text, { exact: true })).toBeVisible();
      await expect(button(page, words.open)).toBeEnabled();
      await expect(form(page)).toHaveCount(0);
    },
    editing: async (page, { context }: AnyMachineSnapshot) => {
      const problem = context.problem as ChangePasswordProblem | null;
      await expect(button(page, words.submit)).toBeEnabled();
      await expect(pauseIn(form(page))).toBeHidden();
      if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
      else if (problem.key === 'failed')
        await expect(form(page).getByRole('alert')).toContainText(
          problem.message ?? words.problems.failed,
        );
      else {
        const at = field(page, isInPresent(problem.key) ? words.present : words.password);
        await expect(at).toHaveAccessibleDescription(
          new RegExp(words.problems[problem.key].replaceAll('.', '\\.')),
        );
        await expect(at).toBeFocused();
      }
    },
    saving: (page) => expect(button(page, words.submitting)).toBeVisible(),
    pausedForTries: (page) => isPaused(form(page)),
    saved: async (page) => {
      await expect(view(page).getByRole('status')).toContainText(words.saved.title);
      await expect(view(page).getByRole('status')).toContainText(words.saved.text);
      await expect(button(page, words.open)).toBeEnabled();
    },
  },
} satisfies PageDriver;
