// Sign-in and sign-up: creating an account on /auth, signing in on another device, and the sentences of the service's
// refusals.
import type { Page } from 'playwright/test';
import { passwordRefusals } from '#content/passwords.ts';
import { enrol, profilesSeenBy, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow, terse } from '../stack.ts';

/** Collects the page's requests to the auth service from now on. */
function askedOfTheService(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/auth/v1/')) asked.push(pathname);
  });
  return asked;
}

test('an account made on /auth leads to onboarding, which asks for the terms only', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.createsAnAccount();
  await visitor.seesToast('Account created!', 'Please complete onboarding.');
  await expect(page).toHaveURL('/onboarding');

  await visitor.answersEverything(terse);
  await expect(page.getByText(`You are signed in as ${visitor.email}.`)).toBeVisible();
  await expect(visitor.field('Email')).toHaveCount(0);
  await expect(visitor.passwordField()).toHaveCount(0);
  await expect(visitor.button('Start My Stack')).toBeDisabled();
  await visitor.acceptsTheTerms();
  await visitor.startsTheStack();
  await visitor.seesToast('Welcome to Axis One', 'Your strategic gateway is now active');
  await visitor.isOnTheDashboard(visitor.email.split('@')[0]);
  expect(await profilesSeenBy(visitor.server, visitor.email, visitor.password)).toEqual([
    expect.objectContaining({
      identity_types: ['exploring'],
      modules: ['nextCurve', 'secondCurve'],
      signals: ['nextCurve'],
      onboarding_complete: true,
    }),
  ]);
});

test('a second device knows its member: no onboarding, the company in the greeting', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.seesToast('Welcome back!', 'Signed in successfully.');
  await member.isOnTheDashboard('Halden Robotics');
  await expect(member.layer()).toHaveCount(0);
});

test('a wrong password: the toast, the same sentence in the form, the email kept', async ({
  server,
  visitor,
  watch,
}) => {
  watch.provokes(/\/auth\/v1\/token/);
  await signUp(server, visitor.email, visitor.password);
  await visitor.signsIn('not my password');
  await visitor.isWarned('Sign in error', 'Invalid login credentials');
  await expect(visitor.refusal()).toContainText('Invalid login credentials');
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.page).toHaveURL(/\/auth/);
  await expect(visitor.button('Sign In').last()).toBeEnabled();
});

test('an address that is taken, on /auth', async ({ server, visitor, watch }) => {
  watch.provokes(/\/auth\/v1\/signup/);
  await signUp(server, visitor.email, visitor.password);
  await visitor.createsAnAccount('another password');
  await visitor.isWarned('Sign up error', 'User already registered');
  await expect(visitor.refusal()).toContainText('User already registered');
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.page).toHaveURL(/\/auth\?tab=signup$/);
});

test('an address that is taken, at the end of onboarding', async ({ server, visitor, watch }) => {
  watch.provokes(/\/auth\/v1\/signup/);
  await signUp(server, visitor.email, 'somebody else was here');
  await visitor.page.goto('/onboarding');
  await visitor.answersEverything(terse);
  await visitor.fillsInTheAccount();
  await visitor.startsTheStack();
  await visitor.isWarned('Error during setup', 'User already registered');
  await expect(visitor.refusal()).toContainText('User already registered');
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.page).toHaveURL('/onboarding');
});

for (const { what, password, sentence } of [
  {
    what: 'of five characters',
    password: 'kv7#q',
    sentence: 'Password should be at least 6 characters',
  },
  {
    what: 'that many have',
    password: 'sunshine',
    sentence: passwordRefusals.common,
  },
])
  test(`a password ${what}: the service refuses it in its own words, in both forms`, async ({
    visitor,
    watch,
  }) => {
    watch.provokes(/\/auth\/v1\/signup/);
    await visitor.page.goto('/auth/signup');
    await expect(visitor.passwordField()).toHaveAccessibleDescription(
      'Password must be at least 6 characters.',
    );
    await visitor.fillsInTheAuthForm(visitor.email, password);
    await visitor.submitsTheAuthForm('Create Account');
    await visitor.isWarned('Sign up error', sentence);
    await expect(visitor.refusal()).toContainText(sentence);

    await visitor.page.goto('/onboarding');
    await visitor.answersEverything(terse);
    await expect(visitor.passwordField()).toHaveAccessibleDescription(
      'Must be at least 6 characters',
    );
    await visitor.fillsInTheAccount();
    await visitor.passwordField().fill(password);
    await visitor.startsTheStack();
    await visitor.isWarned('Error during setup', sentence);
    await expect(visitor.refusal()).toContainText(sentence);

    await visitor.passwordField().fill(visitor.password);
    await visitor.startsTheStack();
    await visitor.isOnTheDashboard();
  });

test('a missing or malformed email is named at its field; nothing is sent', async ({ visitor }) => {
  const { page } = visitor;
  const asked = askedOfTheService(page);
  const email = visitor.field('Email');
  for (const address of ['/auth/signin', '/auth/signup']) {
    await page.goto(address);
    await visitor.passwordField().fill(visitor.password);
    // Before the page is hydrated nothing can be sent.
    await expect(page.locator('form button[type=submit]')).toBeEnabled();
    await visitor.passwordField().press('Enter');
    await expect(email).toHaveAccessibleDescription(/The email is missing\./);
    await expect(email).toBeFocused();
    await email.fill('nobody@nowhere');
    await expect(email).not.toHaveAccessibleDescription(/missing/);
    await visitor.passwordField().press('Enter');
    await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('nobody@nowhere');
  }
  await page.goto('/auth');
  await email.fill(visitor.email);
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await email.press('Enter');
  await expect(visitor.passwordField()).toHaveAccessibleDescription(/The password is missing\./);
  await expect(visitor.passwordField()).toBeFocused();

  await page.goto('/reset-password');
  await visitor.button('Send Reset Link').click();
  await expect(email).toHaveAccessibleDescription(/The email is missing\./);
  await expect(email).toBeFocused();
  await email.fill('nobody@nowhere');
  await visitor.button('Send Reset Link').click();
  await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
  await expect(email).toBeFocused();
  expect(asked).toEqual([]);
});

test('the two tabs: by tab, by inline link and by address; the email goes along', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opensTheAuthPage();
  await visitor.field('Email').fill(visitor.email);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(visitor.heading('Create your account')).toBeVisible();
  await expect(page).toHaveURL('/auth?tab=signup');
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(page.getByText(/^By creating an account, you agree/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await visitor.authForm().getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor.heading('Welcome back')).toBeVisible();
  await visitor.link('Subscribe').click();
  await expect(visitor.heading('Create your account')).toBeVisible();
  await page.goto('/auth/signup');
  await expect(visitor.heading('Create your account')).toBeVisible();
});

test('a signed-in member is redirected from the sign-in page', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard();
  await member.page.goto('/auth');
  await member.isOnTheDashboard();
});
