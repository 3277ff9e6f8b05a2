// Too many tries to sign in: the form counts down the seconds, keeps what was typed, and works when they are over.
import { tries } from '../../content/tries.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';

test('a sign-in that is refused twice for too many tries waits, loses nothing, and then works', async ({
  server,
  newBrowser,
  watch,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who, countsSeconds: true });
  const { page } = member;
  watch.provokes(/auth\/v1\/token/);
  // The first refusal names its seconds in the header, the second in its body only.
  const message = 'Too many tries.';
  const refusals = [
    { status: 429, headers: { 'Retry-After': '40' }, json: { code: 'too_many_tries', message } },
    { status: 429, json: { code: 'too_many_tries', message, retry_after: 120 } },
  ];
  let asked = 0;
  await page.route('**/auth/v1/token*', (route) => {
    const refusal = refusals[asked];
    asked += 1;
    return refusal === undefined ? route.continue() : route.fulfill(refusal);
  });
  const form = member.authForm();
  const timer = form.getByRole('timer');
  const submit = form.getByRole('button', { name: 'Sign In', exact: true });
  const secondsLeft = async () => Number(/\d+/.exec(await timer.innerText())?.[0]);
  const isKept = async () => {
    await expect(member.field('Email')).toHaveValue(who.email);
    await expect(member.passwordField()).toHaveValue(who.password);
  };

  await page.clock.install();
  await page.goto('/auth');
  await member.fillsInTheAuthForm();
  await member.submitsTheAuthForm('Sign In');

  await expect(timer).toContainText(/^Too many tries\. Try again in \d+ seconds\./);
  await expect(timer).toContainText(tries.kept);
  await expect(form.getByRole('status')).toHaveText('Too many tries. Try again in 40 seconds.');
  await expect(form.getByRole('alert')).toHaveCount(0);
  const first = await secondsLeft();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(40);
  await page.clock.runFor(5000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(first - 5);
  // The seconds on screen count down; the announcement is not repeated.
  await expect(form.getByRole('status')).toHaveText('Too many tries. Try again in 40 seconds.');
  await expect(submit).toBeDisabled();
  await expect(submit).toBeFocused();
  await isKept();
  await member.passwordField().press('Enter');
  expect(asked).toBe(1);
  await page.clock.runFor(40_000);
  await expect(timer).toHaveCount(0);
  await isKept();

  await submit.click();
  await expect(timer).toContainText('Too many tries. Try again in 2 minutes.');
  await isKept();
  await page.clock.runFor(120_000);
  await expect(timer).toHaveCount(0);
  await isKept();

  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  await member.isOnTheDashboard('Halden Robotics');
  expect(asked).toBe(3);
});
