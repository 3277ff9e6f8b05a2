// Browser driver of the second step of a sign-in: the code of an app, or a recovery code.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { factorStep as words } from '../../content/factorStep.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { respond } from './service.ts';
import { heldBackSession, serviceSession } from './account.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused } from './tries.sights.ts';

const form = (page: Page) =>
  page.locator('[data-flow=factorStep]').getByRole('form', { name: /^Enter / });
const field = (page: Page) => form(page).getByRole('textbox');
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

const editing =
  (title: string, label: string) =>
  async (page: Page, { context }: AnyMachineSnapshot) => {
    const problem = context.problem as {
      key: keyof typeof words.problems;
      message?: string;
    } | null;
    await expect(page.getByRole('form', { name: title, exact: true })).toBeVisible();
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(button(page, words.submit)).toBeEnabled();
    if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
    else if (problem.key === 'unanswered')
      await expect(form(page).getByRole('alert')).toContainText(words.problems.unanswered);
    else {
      const sentence = problem.message ?? words.problems[problem.key];
      await expect(field(page)).toHaveAccessibleDescription(
        new RegExp(sentence.replaceAll('.', '\\.')),
      );
      await expect(field(page)).toBeFocused();
    }
  };
const paused = (title: string) => async (page: Page) => {
  await expect(page.getByRole('form', { name: title, exact: true })).toBeVisible();
  await isPaused(form(page));
};
const challenge = { id: 'challenge', type: 'totp', expires_at: 4102444800 };
const checking = (page: Page) => expect(button(page, words.submitting)).toBeVisible();

export default {
  flow: 'factorStep',
  include: '[data-flow=factorStep]',
  // Leaving without a code belongs to the session.
  exclude: '[data-flow=factorStep] > button',
  input: {
    page: async (page) => {
      await hold(page, 'proveByApp', 'POST', /^\/auth\/v1\/factors\/[^/]+\/verify$/);
      await hold(page, 'proveByRecoveryCode', 'POST', '/auth/v1/factors/recover');
      await hold(page, 'challenge', 'POST', /^\/auth\/v1\/factors\/[^/]+\/challenge$/);
      await hold(page, 'readUser', 'GET', '/auth/v1/user');
      await open(page, 'factorStep', '/auth', { who: 'heldBack', storage: heldBackSession });
    },
  },
  events: {
    'code.submitted': async (page, event) => {
      await field(page).fill(String(event['code']));
      await button(page, words.submit).click();
    },
    'code.edited': (page) => field(page).pressSequentially('1'),
    'recovery.chosen': (page) => button(page, words.toRecovery).click(),
    'app.chosen': (page) => button(page, words.toApp).click(),
  },
  precededBy: { 'code.submitted': ['code.edited'] },
  outcomes: {
    proveByApp: async (page, outcome) => {
      await respond(page, 'challenge', outcome, challenge);
      if ('gives' in outcome) await respond(page, 'proveByApp', outcome, serviceSession);
    },
    proveByRecoveryCode: async (page, outcome) => {
      await respond(page, 'proveByRecoveryCode', outcome, serviceSession);
      if ('gives' in outcome) await respond(page, 'readUser', outcome, serviceSession.user);
    },
    triesPause: (page, outcome) => answer(page, 'factorStep', 'triesPause', outcome),
  },
  states: {
    'app.editing': editing(words.title, words.code),
    'app.checking': checking,
    'app.pausedForTries': paused(words.title),
    'recovery.editing': editing(words.recoveryTitle, words.recoveryCode),
    'recovery.checking': checking,
    'recovery.pausedForTries': paused(words.recoveryTitle),
    proven: checking,
  },
  indistinguishable: [
    {
      states: ['app.checking', 'recovery.checking', 'proven'],
      reason: 'The button stays as it is until the session leads onward.',
    },
  ],
} satisfies PageDriver;
