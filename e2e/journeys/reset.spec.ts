// A forgotten password: from the request to the mail, through the recovery session, to the new password.
import type { Route } from 'playwright/test';
import { enrol, signIn, signUp } from '../backend.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const newPassword = 'a new beginning';

/** The page shows "Set a new password", and nothing else is open to the member. */
async function isInQuarantine({ page, heading, link }: Quarantined) {
  await expect(page).toHaveURL(/\/auth(\?|$)/);
  await expect(heading('Set a new password')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(link('Dashboard')).toHaveCount(0);
  await expect(link('Sign In')).toHaveCount(0);
}
type Quarantined = Pick<Person, 'page' | 'heading' | 'link'>;
const quarantined = (person: Person): Quarantined => ({
  page: person.page,
  heading: (name) => person.heading(name),
  link: (name) => person.link(name),
});

async function asksForALink(person: Person) {
  await person.page.goto('/reset-password');
  await person.field('Email').fill(person.email);
  await person.button('Send Reset Link').click();
  await person.seesToast('Reset link sent', 'Check your email for a password reset link');
}
async function followsTheLink(person: Person, server: Server) {
  await asksForALink(person);
  const { link } = await server.mailTo(person.email);
  await person.page.goto(link);
  await isInQuarantine(quarantined(person));
  return link;
}
/** The service refuses an expired link, which the browser logs. */
const spends = /\/auth\/v1\/verify/;

async function setsThePassword(person: Person, password: string, repeated = password) {
  await person.passwordField('New password').fill(password);
  await person.passwordField('Repeat the new password').fill(repeated);
  await person.button('Save Password').click();
}

test('from the request to the mail: the texts of the page and the toast', async ({
  server,
  visitor,
}) => {
  const { page } = visitor;
  await signUp(server, visitor.email, visitor.password);
  await page.goto('/auth');
  await visitor.link('Forgot password?').click();
  await expect(page).toHaveURL('/reset-password');
  await expect(visitor.link('Back to Login')).toBeVisible();

  const held: Route[] = [];
  await page.route('**/auth/v1/recover*', (route) => void held.push(route));
  await visitor.field('Email').fill(visitor.email);
  await visitor.button('Send Reset Link').click();
  await expect(visitor.button('Sending...')).toBeVisible();
  // The library loads first, then the request is sent.
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.continue();
  await visitor.seesToast('Reset link sent', 'Check your email for a password reset link');
  await expect(visitor.heading('Reset link sent')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Check your email for a password reset link');
  await expect(visitor.field('Email')).toHaveCount(0);

  const mail = await server.mailTo(visitor.email);
  expect(mail.link).toContain(server.url);
  await visitor.link('Back to Login').click();
  await visitor.isOnAuthPage();
});

test(
  'a member sets a new password; until then every page redirects back',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    const { page } = member;
    const here = quarantined(member);
    await followsTheLink(member, server);

    await page.reload();
    await isInQuarantine(here);
    for (const path of ['/', '/dashboard', '/library', '/onboarding', '/auth?tab=signup']) {
      await page.goto(path);
      await isInQuarantine(here);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();
    await isInQuarantine(here);
    const tab = await member.newTab();
    await tab.page.goto('/inner-room');
    await isInQuarantine(quarantined(tab));
    await tab.page.close();

    await setsThePassword(member, '12345');
    const first = member.passwordField('New password');
    await expect(first).toHaveAccessibleDescription(/This password is too short/);
    await expect(first).toBeFocused();
    await setsThePassword(member, newPassword, 'something else');
    await expect(member.passwordField('Repeat the new password')).toHaveAccessibleDescription(
      /The two passwords differ\./,
    );

    await setsThePassword(member, newPassword);
    await member.seesToast('Password saved');
    await member.isOnTheDashboard('Halden Robotics');
    await page.reload();
    await member.isOnTheDashboard('Halden Robotics');

    expect((await signIn(server, member.email, member.password)).status).toBe(400);
    await member.signsOut();
    await member.signsIn(newPassword);
    await member.isOnTheDashboard('Halden Robotics');
  },
);

test('a member without a completed onboarding is sent there by the new password', async ({
  server,
  visitor,
}) => {
  await signUp(server, visitor.email, visitor.password);
  await followsTheLink(visitor, server);
  await setsThePassword(visitor, newPassword);
  await expect(visitor.page).toHaveURL('/onboarding');
  await expect(visitor.button('Begin')).toBeVisible();
});

test('a link works once: the second time it says so and offers a new one', async ({
  server,
  visitor,
  watch,
}) => {
  watch.provokes(spends);
  await signUp(server, visitor.email, visitor.password);
  const link = await followsTheLink(visitor, server);
  await visitor.button('Leave without changing it').click();
  await visitor.isOnAuthPage();
  await visitor.page.goto(link);
  await visitor.isOnAuthPage();
  await expect(visitor.page.getByText('This link has expired')).toBeVisible();
  await visitor.link('Send a new link').click();
  await expect(visitor.heading('Reset your password')).toBeVisible();
});

test(
  'an expired link says so, and the old password is still valid',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    watch.provokes(spends);
    const server = await newServer({ otpExpiry: 1 });
    const visitor = await newBrowser({ at: server });
    await signUp(server, visitor.email, visitor.password);
    await asksForALink(visitor);
    const { link, sentAt } = await server.mailTo(visitor.email);
    await expect.poll(() => Date.now() - Date.parse(sentAt)).toBeGreaterThan(2100);
    await visitor.page.goto(link);
    await visitor.isOnAuthPage();
    await expect(visitor.page.getByText('This link has expired')).toBeVisible();
    expect(visitor.page.url()).not.toContain('error');
    await visitor.signsIn();
    await expect(visitor.page).toHaveURL('/onboarding');
  },
);

test(
  'an expired link, opened by a member who is signed in: the page says so, and they stay signed in',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    watch.provokes(spends);
    const server = await newServer({ otpExpiry: 1 });
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who, at: server });
    const { page } = member;
    await member.signsIn();
    await member.isOnTheDashboard('Halden Robotics');
    await asksForALink(member);
    const { link, sentAt } = await server.mailTo(member.email);
    await expect.poll(() => Date.now() - Date.parse(sentAt)).toBeGreaterThan(2100);
    await page.goto(link);
    await expect(page.getByText('This link has expired')).toBeVisible();
    await expect(member.button('Account')).toBeVisible();
    await expect(page.getByText('This link has expired')).toBeVisible();
    await expect(page).toHaveURL(/\/auth(\?|$)/);
    // A member who is signed in is not asked to sign in.
    await expect(member.authForm()).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Go to Dashboard', exact: true })
      .click();
    await member.isOnTheDashboard('Halden Robotics');
  },
);

test('left without a new password: signed out, and the old one is still valid', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await followsTheLink(member, server);
  await member.button('Leave without changing it').click();
  await member.isOnAuthPage();
  await member.page.goto('/dashboard');
  await member.isOnAuthPage();
  await member.fillsInTheAuthForm();
  await member.submitsTheAuthForm('Sign In');
  await member.isOnTheDashboard('Halden Robotics');
});

test('the service fails: a toast, the same in the form, the email kept, and a retry', async ({
  server,
  visitor,
  watch,
}) => {
  const { page } = visitor;
  watch.provokes(/\/auth\/v1\/recover/);
  await signUp(server, visitor.email, visitor.password);
  await page.route('**/auth/v1/recover*', (route) => route.abort(), { times: 1 });
  await page.goto('/reset-password');
  await visitor.field('Email').fill(visitor.email);
  await visitor.button('Send Reset Link').click();
  await visitor.isWarned('Error', 'The service cannot be reached right now.');
  await expect(visitor.refusal()).toContainText('The service cannot be reached right now.');
  await expect(visitor.field('Email')).toHaveValue(visitor.email);

  await page.route(
    '**/auth/v1/recover*',
    (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'Error sending recovery email' } }),
    { times: 1 },
  );
  await visitor.button('Send Reset Link').click();
  // The library does not pass on the words of such an answer: the catalogue's own are shown.
  await visitor.isWarned('Error', 'An error occurred. Please try again.');
  await expect(visitor.refusal()).toContainText('An error occurred. Please try again.');
  await visitor.button('Send Reset Link').click();
  await visitor.seesToast('Reset link sent');
});
