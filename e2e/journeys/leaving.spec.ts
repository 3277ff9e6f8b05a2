// A member leaves: asks for the deletion in two steps, keeps the account, asks again, and is gone after fourteen days.
import { deleteAccount as words } from '../../content/deleteAccount.ts';
import { passwordAgain } from '../../content/passwordAgain.ts';
import { enrol } from '../backend.ts';
import { driversHere, tagOf, test } from '../databases.ts';
import { expect } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const part = ({ page }: Person) => page.locator('[data-flow=deleteAccount]');
const isLeaving = (member: Person) =>
  expect(part(member)).toContainText(
    /Your account will be deleted on \w+ \d+, \d{4} at .+, Paris time/,
  );

async function opensData(member: Person) {
  await member.page.goto('/account#data');
  await expect(part(member).getByRole('heading', { name: words.title })).toBeVisible();
}

async function asks(member: Person) {
  await member.button(words.ask).click();
  const dialog = member.page.getByRole('alertdialog', { name: words.confirmation.title });
  await expect(dialog).toHaveAccessibleDescription(
    new RegExp(words.confirmation.text.slice(0, 40)),
  );
  await dialog.getByRole('button', { name: words.confirmation.confirm, exact: true }).click();
}

for (const driver of driversHere)
  test(
    `a member leaves, comes back within fourteen days, leaves again, and is forgotten, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ openHome, newBrowser, watch }) => {
      test.slow();
      // The server restarts while its data is changed.
      watch.provokes(/\/(?:rest|auth)\/v1\//);
      const { server, change } = await openHome(driver);
      const who = newCredentials();
      await enrol(server, who, haldenRow);
      const member = await newBrowser({ who, at: server });
      await member.signsIn();
      await member.isOnTheDashboard('Halden Robotics');
      await opensData(member);
      await expect(part(member).getByRole('list', { name: words.stays.title })).toBeVisible();
      await asks(member);
      await isLeaving(member);

      // The dashboard says so too, and one press is enough to stay.
      await member.page.goto('/dashboard');
      await isLeaving(member);
      await member.button(words.leaving.keep).click();
      await expect(part(member)).toContainText(words.kept);

      // The password was given too long ago by now.
      await change("update private.proofs set proved_at = proved_at - interval '11 minutes'");
      await opensData(member);
      await asks(member);
      const again = member.page.getByRole('dialog', { name: passwordAgain.title });
      await expect(again).toBeVisible();
      await again.getByLabel(passwordAgain.password, { exact: true }).fill(who.password);
      await again.getByRole('button', { name: passwordAgain.submit, exact: true }).click();
      await isLeaving(member);

      await change(
        "update private.deletions set asked_at = asked_at - interval '15 days', due_at = due_at - interval '15 days'",
      );
      const late = await newBrowser({ who, at: server });
      await expect(async () => {
        await late.page.goto('/auth/signin');
        await late.field('Email').fill(who.email);
        await late.passwordField().fill(who.password);
        await late.button('Sign In').click();
        await expect(late.refusal()).toContainText('Invalid login credentials', { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
    },
  );
