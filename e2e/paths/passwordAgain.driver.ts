// Browser driver of the password once more: the dialog over a new address on /account.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { changeAddress } from '../../content/changeAddress.ts';
import { passwordAgain as words } from '../../content/passwordAgain.ts';
import type { PasswordAgainProblem } from '../../machines/passwordAgain.machine.ts';
import { ada, keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { hold, respondWith } from './kit/network.ts';
import { answer, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import { respond } from './service.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';

const flow = 'passwordAgain';
const asker = 'changeAddress';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const form = (page: Page) => dialog(page).getByRole('form', { name: words.title, exact: true });
const field = (page: Page) => form(page).getByLabel(words.password, { exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const view = (page: Page) => page.locator(`[data-flow=${asker}]`);

export default {
  flow,
  include: '[role=dialog]',
  // The button that shows the password belongs to the field.
  exclude: '[aria-label="Show password"]',
  input: {
    step: async (page) => {
      await hold(page, 'provePassword', 'POST', '/auth/v1/proof');
      await open(page, flow, '/account', {
        who: 'member',
        storage: keptSession,
        startsLater: true,
        heldOfOthers: { [asker]: ['readAddresses', 'askNewAddress', 'pageFeed'] },
      });
      await whenStarted(page, asker);
      await answer(page, asker, 'readAddresses', {
        gives: { email: ada.email, newEmail: null, until: null, expiresIn: null },
      });
      await view(page).getByRole('button', { name: changeAddress.open, exact: true }).click();
      await view(page)
        .getByRole('textbox', { name: changeAddress.email, exact: true })
        .fill('ada@new.example');
      await view(page).getByRole('button', { name: changeAddress.submit, exact: true }).click();
      await answer(page, asker, 'askNewAddress', { gives: { outcome: 'unproved' } });
      await whenStarted(page);
      // The dialog hands the focus on to its one field.
      await expect(field(page)).toBeFocused();
    },
  },
  events: {
    'password.submitted': async (page, event) => {
      await field(page).fill(String(event['password']));
      await button(page, words.submit).click();
    },
    'password.edited': (page) => field(page).pressSequentially('x'),
    'proof.declined': (page) => button(page, words.decline).click(),
  },
  precededBy: { 'password.submitted': ['password.edited'] },
  outcomes: {
    provePassword: (page, outcome) =>
      'gives' in outcome && (outcome.gives as { outcome: string }).outcome === 'wrong'
        ? respondWith(page, 'provePassword', 400, {
            code: 'invalid_credentials',
            error_code: 'invalid_credentials',
            message: words.problems.wrong,
          })
        : respond(page, 'provePassword', outcome, { proved_until: '2026-12-01T09:00:00Z' }),
    triesPause: (page, outcome) => answer(page, flow, 'triesPause', outcome),
  },
  states: {
    asking: async (page, { context }: AnyMachineSnapshot) => {
      const problem = context.problem as PasswordAgainProblem | null;
      await expect(button(page, words.submit)).toBeEnabled();
      await expect(button(page, words.decline)).toBeEnabled();
      await expect(pauseIn(form(page))).toBeHidden();
      if (problem === null) await expect(form(page).getByRole('alert')).toBeHidden();
      else if (problem.key === 'failed')
        await expect(form(page).getByRole('alert')).toContainText(
          problem.message ?? words.problems.failed,
        );
      else {
        await expect(field(page)).toHaveAccessibleDescription(
          new RegExp(words.problems[problem.key].replaceAll('.', '\\.')),
        );
        await expect(field(page)).toBeFocused();
      }
    },
    proving: async (page) => {
      await expect(button(page, words.submitting)).toBeVisible();
      await expect(button(page, words.decline)).toBeDisabled();
    },
    pausedForTries: (page) => isPaused(form(page)),
    over: (page) => expect(dialog(page)).toHaveCount(0),
  },
} satisfies PageDriver;
