// Browser driver of the auth form: two tabs, the session check, and the answers of the service.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { auth } from '../../content/auth.ts';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';
import { hold } from './kit/network.ts';
import { respond } from './service.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import { heldBackSession, serviceSession } from './account.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';

type Tab = 'signIn' | 'signUp';
const form = (page: Page, tab: Tab) =>
  page.getByRole('form', { name: auth[tab].title, exact: true });
const anyForm = (page: Page) =>
  page.getByRole('form', { name: /^(Welcome back|Create your account)$/ });
const email = (page: Page) =>
  anyForm(page).getByRole('textbox', { name: auth.signIn.email, exact: true });
const password = (page: Page) => anyForm(page).getByLabel(auth.signIn.password, { exact: true });
const submit = (page: Page) =>
  anyForm(page)
    .locator('button[type=submit]')
    .filter({ hasText: /^(Sign In|Create Account)$/ });

const opens = (address: string) => async (page: Page) => {
  await hold(page, 'signIn', 'POST', '/auth/v1/token');
  await hold(page, 'signUp', 'POST', '/auth/v1/signup');
  await open(page, 'authForm', address, {
    held: ['currentSession'],
    interruptible: ['addressFeed'],
  });
};

const editing = (tab: Tab) => async (page: Page, snapshot: AnyMachineSnapshot) => {
  const problem = snapshot.context.problem as {
    key: keyof typeof auth.problems;
    message?: string;
  } | null;
  await expect(page.getByRole('tab', { name: auth[tab].tab, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(form(page, tab)).toBeVisible();
  await expect(email(page)).toHaveValue(String(snapshot.context.email));
  await expect(email(page)).toBeEditable();
  if (problem === null) await expect(form(page, tab).getByRole('alert')).toBeHidden();
  else if (problem.key in auth.problemHints) {
    await expect(form(page, tab).getByRole('alert')).toContainText(
      problem.message ?? auth.problems[problem.key],
    );
  } else {
    const field = problem.key === 'passwordMissing' ? password(page) : email(page);
    await expect(field).toHaveAccessibleDescription(
      new RegExp(auth.problems[problem.key].replaceAll('.', '\\.')),
    );
    await expect(field).toBeFocused();
  }
};

const isThere = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pauseIn(anyForm(page))).toBeHidden();
};

const busy = (tab: Tab) => async (page: Page) => {
  const words = auth[tab].submitting;
  await expect(form(page, tab).getByRole('button', { name: words, exact: true })).toBeVisible();
  await expect(email(page)).not.toBeEditable();
};

/** The service's answer to a password that needs a code as well. */
const heldBackAnswer: unknown = JSON.parse(heldBackSession['sb-axis-one-auth-token']);

export default {
  flow: 'authForm',
  include: '[data-flow=authForm]',
  // Links, and the button that shows the password: not part of this flow.
  exclude: 'a, [aria-label="Show password"]',
  input: {
    signIn: opens('/auth?tab=signin'),
    signUp: opens('/auth/signup'),
    guarded: opens('/auth?tab=signin&next=/inner-room'),
  },
  events: {
    'email.edited': (page, event) => email(page).fill(String(event['email'])),
    'password.edited': (page) => password(page).pressSequentially('x'),
    'tab.chosen': async (page, { tab }) => {
      const back = page.getByRole('button', { name: auth.confirmEmail.action, exact: true });
      if (await back.isVisible()) return back.click();
      const name = tab === 'signin' ? auth.signIn.tab : auth.signUp.tab;
      return page.getByRole('tab', { name, exact: true }).click();
    },
    'credentials.submitted': async (page, event) => {
      const typed = String(event['email']);
      if ((await email(page).inputValue()) !== typed) await email(page).fill(typed);
      await password(page).fill(String(event['password']));
      await submit(page).click();
    },
  },
  precededBy: { 'credentials.submitted': ['email.edited', 'password.edited'] },
  environment: {
    addressFeed: {
      'address.named': (page, { tab }) => {
        const { name } = tab === 'signin' ? site.account.signIn : site.account.subscribe;
        return page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      },
    },
  },
  outcomes: {
    addressFeed: (page, outcome) => answer(page, 'authForm', 'addressFeed', outcome),
    currentSession: (page, outcome) => answer(page, 'authForm', 'currentSession', outcome),
    signIn: (page, outcome) => {
      const needsFactor =
        'gives' in outcome && (outcome.gives as { needsFactor: boolean }).needsFactor;
      return respond(page, 'signIn', outcome, needsFactor ? heldBackAnswer : serviceSession);
    },
    triesPause: (page, outcome) => answer(page, 'authForm', 'triesPause', outcome),
    signUp: (page, outcome) => {
      const made = 'gives' in outcome && (outcome.gives as { hasSession: boolean }).hasSession;
      return respond(page, 'signUp', outcome, made ? serviceSession : serviceSession.user);
    },
  },
  states: {
    'attempts.asking': async (page, snapshot) => {
      await isThere(page);
      if (snapshot.hasTag('editable')) await expect(submit(page)).toBeDisabled();
    },
    'attempts.open': async (page, snapshot) => {
      await isThere(page);
      if (snapshot.hasTag('editable')) await expect(submit(page)).toBeEnabled();
    },
    'attempts.pausedForTries': (page) => isPaused(anyForm(page)),
    'attempts.readingNotice': isThere,
    'attempts.passed': isThere,
    'form.editing.signIn': editing('signIn'),
    'form.editing.signUp': editing('signUp'),
    'form.signingIn': busy('signIn'),
    'form.signingUp': busy('signUp'),
    'form.welcomedBack': busy('signIn'),
    'form.leadingOn': busy('signIn'),
    'form.accountMade': busy('signUp'),
    'form.confirmingEmail': async (page, { context }) => {
      const { title, action } = auth.confirmEmail;
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText(String(context.email))).toBeVisible();
      await expect(page.getByRole('button', { name: action, exact: true })).toBeVisible();
    },
  },
  invisible: { 'form.choosing': 'It is passed in the moment in which it is entered.' },
  indistinguishable: [
    {
      states: ['attempts.asking', 'attempts.passed', 'attempts.readingNotice', 'attempts.open'],
      reason: 'A member is redirected; a visitor finds a button that is busy or not.',
    },
    {
      states: ['form.signingIn', 'form.welcomedBack', 'form.leadingOn'],
      reason: 'The button goes on saying so until the next page is there.',
    },
    {
      states: ['form.signingUp', 'form.accountMade'],
      reason: 'The button goes on saying so until the next page is there.',
    },
  ],
  // Until the session check is done the button is busy, and so is every submission.
  isOffered: (snapshot, move) =>
    !move.id.startsWith('credentials.submitted') || snapshot.matches({ attempts: 'open' }),
} satisfies PageDriver;
