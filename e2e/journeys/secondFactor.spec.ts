// The second factor from the account to the next sign-in: switched on, asked for in every tab, replaced by a recovery code, switched off.
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { factorStep } from '#content/factorStep.ts';
import { secondFactor } from '#content/secondFactor.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { setup, codes, removal } = secondFactor;

/**
 * The code that the member's app shows so many steps from now. Each counts once, and of the step before and the next one: a test
 * that uses 0 and then 1 passes also when a step ends between the code and the press.
 */
const codeOf = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const part = ({ page }: Person) => page.locator('[data-flow=secondFactor]');

/** Reads the ten recovery codes, downloads them, and says that they are saved. */
async function savesTheCodes(member: Person) {
  const list = member.page.getByRole('list', { name: codes.label });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recovery = await list.getByRole('listitem').allTextContents();
  const download = member.page.waitForEvent('download');
  await member.button(codes.file).click();
  const text = await readFile(await (await download).path(), 'utf8');
  for (const code of recovery) expect(text).toContain(code);
  await expect(part(member)).toContainText(codes.kept.file);
  await member.button(codes.saved).click();
  return recovery;
}

/** Switches it on, and returns the app's key and the recovery codes. */
async function switchesOn(member: Person) {
  await member.page.goto('/account');
  await member.button(secondFactor.switchOn).click();
  await expect(member.page.getByRole('img', { name: setup.picture })).toBeVisible();
  const secret = await member.field(setup.secret).inputValue();
  await member.field(setup.code).fill(codeOf(secret, 0));
  await member.button(setup.submit).click();
  const recovery = await savesTheCodes(member);
  await expect(part(member)).toContainText(secondFactor.isOn);
  return { secret, recovery };
}

/** The password was right, and nothing is open yet. */
async function isAskedForTheCode(member: Person) {
  await expect(member.heading(factorStep.title)).toBeVisible();
  await expect(member.field(factorStep.code)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(member.link('Sign In')).toBeVisible();
}

test('a member switches it on, signs in with a code elsewhere, and no tab counts as signed in before', async ({
  server,
  newBrowser,
}) => {
  test.slow();
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  const { secret } = await switchesOn(member);

  const elsewhere = await newBrowser({ who });
  await elsewhere.signsIn();
  await isAskedForTheCode(elsewhere);
  // The form of the password is removed with the focus.
  await expect(elsewhere.heading(factorStep.title)).toBeFocused();
  const otherTab = await elsewhere.newTab();
  await otherTab.page.goto('/dashboard');
  await isAskedForTheCode(otherTab);

  await elsewhere.button(factorStep.toRecovery).click();
  await elsewhere.button(factorStep.toApp).click();
  await elsewhere.field(factorStep.code).fill('12');
  await elsewhere.button(factorStep.submit).click();
  await expect(elsewhere.field(factorStep.code)).toHaveAccessibleDescription(
    new RegExp(factorStep.problems.codeMalformed),
  );
  await elsewhere.field(factorStep.code).fill(codeOf(secret, 1));
  await elsewhere.button(factorStep.submit).click();
  await elsewhere.seesToast('Welcome back!', 'Signed in successfully.');
  await elsewhere.isOnTheDashboard('Halden Robotics');
  await otherTab.isOnTheDashboard('Halden Robotics');
});

test('a recovery code replaces a lost app, and the second factor is switched off', async ({
  server,
  newBrowser,
}) => {
  test.slow();
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  const { recovery } = await switchesOn(member);
  await member.signsOut();

  await member.signsIn();
  await isAskedForTheCode(member);
  await member.button(factorStep.toRecovery).click();
  await member.field(factorStep.recoveryCode).fill(recovery[3] ?? '');
  await member.button(factorStep.submit).click();
  await member.isOnTheDashboard('Halden Robotics');

  await member.page.goto('/account');
  await member.button(secondFactor.newCodes).click();
  const renewed = await savesTheCodes(member);
  expect(renewed.filter((code) => recovery.includes(code))).toEqual([]);
  await member.button(secondFactor.switchOff).click();
  await member.page
    .getByRole('alertdialog', { name: removal.title })
    .getByRole('button', { name: removal.confirm })
    .click();
  await expect(part(member)).toContainText(secondFactor.isOff);
  await member.signsOut();
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
});
