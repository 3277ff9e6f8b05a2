// Browser driver of the new password: typed twice after a recovery link.
import type { Page } from 'playwright/test';
import { newPassword } from '../../content/newPassword.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { respond } from './service.ts';
import { ada, keptSession } from './account.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused } from './tries.sights.ts';

const words = newPassword;
const form = (page: Page) => page.getByRole('form', { name: words.title, exact: true });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

export default {
  flow: 'newPassword',
  include: '[data-flow=newPassword]',
  // The button that shows the password belongs to the field; leaving without a new password belongs to the session.
  exclude: '[aria-label="Show password"], button:not([type=submit])',
  input: {
    page: async (page) => {
      await hold(page, 'savePassword', 'PUT', '/auth/v1/user');
      await open(page, 'newPassword', '/auth', {
        who: 'recovering',
        storage: { ...keptSession, axisOneRecovery: 'true' },
      });
    },
  },
  events: {
    'password.submitted': async (page, event) => {
      await field(page, words.password).fill(String(event['password']));
      await field(page, words.repeated).fill(String(event['repeated']));
      await button(page, words.submit).click();
    },
    'password.edited': (page) => field(page, words.password).pressSequentially('x'),
  },
  precededBy: { 'password.submitted': ['password.edited'] },
  outcomes: {
    savePassword: (page, outcome) =>
      respond(page, 'savePassword', outcome, { ...ada, aud: 'authenticated' }),
    triesPause: (page, outcome) => answer(page, 'newPassword', 'triesPause', outcome),
  },
  states: {
    editing: async (page, { context }) => {
      const problem = context.problem as {
        key: keyof typeof words.problems;
        message?: string;
      } | null;
      await expect(button(page, words.submit)).toBeEnabled();
      if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
      else if (problem.key === 'failed') {
        await expect(form(page).getByRole('alert')).toContainText(
          problem.message ?? words.problems.failed,
        );
      } else {
        const at = field(page, problem.key === 'passwordsDiffer' ? words.repeated : words.password);
        await expect(at).toHaveAccessibleDescription(
          new RegExp(words.problems[problem.key].replaceAll('.', '\\.')),
        );
        await expect(at).toBeFocused();
      }
    },
    saving: (page) => expect(button(page, words.submitting)).toBeVisible(),
    pausedForTries: (page) => isPaused(form(page)),
    saved: (page) => expect(button(page, words.submitting)).toBeVisible(),
  },
  indistinguishable: [
    {
      states: ['saving', 'saved'],
      reason: 'The button stays as it is until the session leads onward.',
    },
  ],
} satisfies PageDriver;
