// Browser driver of reset password: one field, one button, and the answers of the service.
import type { Page } from 'playwright/test';
import { reset } from '../../content/reset.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { respond } from './service.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused } from './tries.sights.ts';

const words = reset;
const form = (page: Page) => page.getByRole('form', { name: words.title, exact: true });
const email = (page: Page) => form(page).getByRole('textbox', { name: words.email, exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

export default {
  flow: 'resetPassword',
  include: '[data-flow=resetPassword]',
  input: {
    page: async (page) => {
      await hold(page, 'sendResetLink', 'POST', '/auth/v1/recover');
      await open(page, 'resetPassword', '/reset-password');
    },
  },
  events: {
    'email.edited': (page, event) => email(page).fill(String(event['email'])),
    'link.requested': (page) => button(page, words.submit).click(),
  },
  outcomes: {
    sendResetLink: (page, outcome) => respond(page, 'sendResetLink', outcome),
    triesPause: (page, outcome) => answer(page, 'resetPassword', 'triesPause', outcome),
  },
  states: {
    idle: async (page, { context }) => {
      const problem = context.problem as {
        key: keyof typeof words.problems;
        message?: string;
      } | null;
      await expect(email(page)).toHaveValue(String(context.email));
      await expect(email(page)).toBeEditable();
      await expect(button(page, words.submit)).toBeEnabled();
      if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
      else if (problem.key === 'failed') {
        await expect(form(page).getByRole('alert')).toContainText(
          problem.message ?? words.problems.failed,
        );
      } else {
        await expect(email(page)).toHaveAccessibleDescription(words.problems[problem.key]);
        await expect(email(page)).toBeFocused();
      }
    },
    sending: async (page) => {
      await expect(button(page, words.submitting)).toBeVisible();
      await expect(email(page)).not.toBeEditable();
    },
    pausedForTries: async (page, { context }) => {
      await isPaused(form(page));
      await expect(email(page)).toBeEditable();
      await expect(email(page)).toHaveValue(String(context.email));
    },
    sent: async (page) => {
      await expect(page.getByRole('heading', { name: words.sentTitle, exact: true })).toBeVisible();
      await expect(page.getByText(words.sentText, { exact: true }).first()).toBeVisible();
      await expect(form(page)).toBeHidden();
    },
  },
} satisfies PageDriver;
