// A member's own account: a new password, and a device that is signed out from another one.
import { account } from '../../content/account.ts';
import { auth } from '../../content/auth.ts';
import { changePassword } from '../../content/changePassword.ts';
import { devices } from '../../content/devices.ts';
import { site } from '../../content/site.ts';
import { toasts } from '../../content/toasts.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { enrol } from '../backend.ts';
import { driversHere, tagOf, test } from '../databases.ts';
import { expect } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { buttonOf, comesToTheAccount, part } from '../ownAccount.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const fresh = 'another horse entirely';

const list = (person: Person) => part(person, 'devices').getByRole('listitem');

async function changesThePassword(person: Person, present: string) {
  await buttonOf(person, 'changePassword', changePassword.open).click();
  await person.passwordField(changePassword.present).fill(present);
  await person.passwordField(changePassword.password).fill(fresh);
  await buttonOf(person, 'changePassword', changePassword.submit).click();
}

/** A new member on two devices: one that shows nothing of the site now, and one at the account. */
async function onTwoDevices(
  server: Server,
  newBrowser: (settings: BrowserSettings) => Promise<Person>,
  options: NonNullable<BrowserSettings['options']> = {},
) {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const other = await newBrowser({ who, at: server, options });
  await other.signsIn();
  await other.isOnTheDashboard();
  // A page that stayed open could notice by itself, and be told before it is looked at.
  await other.page.goto('about:blank');
  const member = await newBrowser({ who, at: server });
  await comesToTheAccount(member);
  await expect(list(member)).toHaveCount(2);
  return { other, member };
}

/** The session of this browser was ended elsewhere: it says so. */
async function findsItEnded(person: Person, path: string) {
  await person.page.goto(path);
  await person.isOnAuthPage();
  await expect(person.page.getByText(auth.ended.text)).toBeVisible();
}

test('the account menu leads to it, and a visitor is asked to sign in first', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.page.goto('/account');
  await expect(member.page).toHaveURL(/\/auth\?tab=signin&next=%2Faccount$/);
  await member.field('Email').fill(who.email);
  await member.passwordField().fill(who.password);
  await member.button(auth.signIn.submit).click();
  await expect(member.page).toHaveURL('/account');
  await expect(member.heading(account.title)).toBeVisible();
  await member.page.goto('/library');
  await member.button('Account').click();
  const item = (name: string) => member.page.getByRole('menuitem', { name, exact: true });
  await expect(item(site.account.settings.name)).toHaveAttribute('href', '/dashboard');
  await item(site.account.page.name).click();
  await expect(member.page).toHaveURL('/account');
  await expect(member.heading(account.sections.security)).toBeVisible();
});

for (const driver of driversHere)
  test(
    `a member changes the password, and other devices are signed out, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ serverOn, newBrowser, watch }) => {
      test.slow();
      // Refusals, which the browser logs.
      watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/(?:token|user|logout)/);
      const server = await serverOn(driver);
      const { other, member } = await onTwoDevices(server, newBrowser);

      await changesThePassword(member, 'not the one');
      await expect(member.passwordField(changePassword.present)).toHaveAccessibleDescription(
        changePassword.problems.wrong,
      );
      await expect(member.passwordField(changePassword.password)).toHaveValue(fresh);
      await member.passwordField(changePassword.present).fill(member.password);
      await buttonOf(member, 'changePassword', changePassword.submit).click();
      await expect(part(member, 'changePassword').getByRole('status')).toContainText(
        changePassword.saved.text,
      );
      // The list is read anew.
      await expect(list(member)).toHaveCount(1);
      await findsItEnded(other, '/dashboard');

      await other.field('Email').fill(member.email);
      await other.passwordField().fill(member.password);
      await other.button(auth.signIn.submit).click();
      await expect(other.refusal()).toBeVisible();
      await other.passwordField().fill(fresh);
      await other.button(auth.signIn.submit).click();
      await expect(other.page).toHaveURL('/dashboard');

      await member.page.reload();
      await expect(list(member)).toHaveCount(2);
      await buttonOf(member, 'devices', devices.others).click();
      await expect(part(member, 'devices').getByRole('status')).toContainText(
        devices.results.other,
      );
      await expect(list(member)).toHaveCount(1);
    },
  );

for (const driver of driversHere)
  test(
    `a member signs another device out, and it notices, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ serverOn, newBrowser, watch }) => {
      test.slow();
      // What the browser of the ended session asks for is refused.
      watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/(?:token|user|logout)/);
      const server = await serverOn(driver);
      const { other: phone, member } = await onTwoDevices(server, newBrowser, {
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      });
      await expect(list(member).first()).toContainText(devices.here);
      await expect(list(member).nth(1)).toContainText('Safari on iPhone');

      await list(member).nth(1).getByRole('button').click();
      await expect(part(member, 'devices').getByRole('status')).toContainText(devices.results.one);
      await expect(list(member)).toHaveCount(1);
      await expect(part(member, 'devices').getByText(devices.alone)).toBeVisible();
      await findsItEnded(phone, '/account');
      // This device goes on.
      await member.page.reload();
      await expect(list(member)).toHaveCount(1);
    },
  );

test('a member signs out everywhere, and this browser with the others', async ({
  server,
  newBrowser,
  watch,
}) => {
  test.slow();
  // What the browser of the ended session asks for is refused.
  watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/(?:token|user|logout)/);
  const { other, member } = await onTwoDevices(server, newBrowser);

  // Where the service is out of reach, nothing is signed out, and this browser neither.
  await member.page.route('**/rest/v1/rpc/end_other_sessions', (route) => route.abort());
  await buttonOf(member, 'devices', devices.everywhere).click();
  await expect(part(member, 'devices').getByRole('alert')).toContainText(devices.failed.everywhere);
  await expect(list(member)).toHaveCount(2);
  await member.page.unroute('**/rest/v1/rpc/end_other_sessions');
  await buttonOf(member, 'devices', devices.failed.action).click();

  await expect(member.page).toHaveURL('/');
  await expect(member.page.getByText(toasts.signedOut.title)).toBeVisible();
  await member.page.goto('/account');
  await expect(member.page).toHaveURL(/\/auth\?tab=signin&next=%2Faccount$/);
  await findsItEnded(other, '/dashboard');
});
