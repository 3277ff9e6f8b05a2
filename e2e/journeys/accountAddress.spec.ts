// A member's address: a new one that its mailbox confirms, the way back, a change of mind, and the password that is asked for.
import { addressLink } from '../../content/addressLink.ts';
import { changeAddress } from '../../content/changeAddress.ts';
import { accountMails } from '../../content/mails/account.ts';
import { passwordAgain } from '../../content/passwordAgain.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { enrol } from '../backend.ts';
import { changeData } from '../database.ts';
import { driversHere, tagOf, test } from '../databases.ts';
import { expect } from '../fixtures.ts';
import {
  buttonOf,
  comesToTheAccount,
  followsTheMail,
  opensTheAccount,
  part,
} from '../ownAccount.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { addressConfirm, addressChanged } = accountMails;
const mails = {
  confirm: { subject: addressConfirm.subject, link: addressConfirm.action.name },
  back: { subject: addressChanged.subject, link: addressChanged.action.name },
};

async function asksFor(member: Person, email: string) {
  await buttonOf(member, 'changeAddress', changeAddress.open).click();
  await member.field(changeAddress.email).fill(email);
  await buttonOf(member, 'changeAddress', changeAddress.submit).click();
}

for (const driver of driversHere)
  test(
    `a member changes the address through its mailbox, and the old one takes the account back, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ serverOn, newBrowser, watch }) => {
      test.slow();
      watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/(?:token|user|logout)/);
      const server = await serverOn(driver);
      const who = newCredentials();
      const { email } = newCredentials();
      await enrol(server, who, haldenRow);
      const member = await newBrowser({ who, at: server });
      await comesToTheAccount(member);
      const shown = part(member, 'changeAddress');
      await asksFor(member, email);
      await expect(shown.getByRole('status')).toContainText(
        fillIn(changeAddress.waiting.title, { email }),
      );
      // It waits for as long as the link works, also on the page as it is opened anew.
      await member.page.reload();
      await expect(shown.getByRole('status')).toContainText('The link works until');

      const mailbox = await member.newTab();
      await followsTheMail(mailbox, email, mails.confirm);
      await expect(mailbox.heading(addressLink.confirm.title)).toBeVisible();
      await expect(mailbox.page).toHaveURL('/address/confirm');
      await mailbox.button(addressLink.confirm.button).click();
      await expect(mailbox.heading(addressLink.changed.title)).toBeVisible();
      await member.page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(shown.getByText(fillIn(changeAddress.text, { email }))).toBeVisible();
      await member.page.goto('/library');
      await member.button('Account').click();
      await expect(member.page.getByRole('menu').getByText(email)).toBeVisible();

      const owner = await newBrowser({ who, at: server });
      await followsTheMail(owner, who.email, mails.back);
      await expect(owner.heading(addressLink.return.title)).toBeVisible();
      await owner.button(addressLink.return.button).click();
      await expect(owner.heading(addressLink.returned.title)).toBeVisible();
      await expect(owner.link(addressLink.returned.link.name)).toHaveAttribute(
        'href',
        '/reset-password',
      );
      await member.page.goto('/account');
      await member.isOnAuthPage();
      await comesToTheAccount(owner);
      await expect(
        part(owner, 'changeAddress').getByText(fillIn(changeAddress.text, { email: who.email })),
      ).toBeVisible();
    },
  );

test('a member who thinks better of a new address drops it', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await comesToTheAccount(member);
  const { email } = newCredentials();
  await asksFor(member, email);
  const reader = await newBrowser();
  await followsTheMail(reader, email, mails.confirm);
  await expect(reader.heading(addressLink.confirm.title)).toBeVisible();
  await buttonOf(member, 'changeAddress', changeAddress.waiting.drop).click();
  await expect(part(member, 'changeAddress').getByRole('status')).toHaveText(changeAddress.dropped);
  await reader.button(addressLink.confirm.button).click();
  await expect(reader.heading(addressLink.unknown.title)).toBeVisible();
});

test('eleven minutes after the password was entered, a new address asks for it again', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  // The server restarts while its data is changed.
  watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/(?:user|proof)/);
  const server = await newServer();
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who, at: server });
  await member.signsIn();
  await member.isOnTheDashboard();
  // A page that is open would ask for its last scripts while the server rests.
  await member.page.goto('about:blank');
  await changeData(server, [
    "update private.proofs set proved_at = proved_at - interval '11 minutes'",
  ]);
  await opensTheAccount(member);
  const { email } = newCredentials();
  await asksFor(member, email);
  const dialog = member.page.getByRole('dialog', { name: passwordAgain.title });
  const password = dialog.getByLabel(passwordAgain.password, { exact: true });
  await expect(dialog).toBeVisible();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('not the one');
  await dialog.getByRole('button', { name: passwordAgain.submit, exact: true }).click();
  await expect(password).toHaveAccessibleDescription(passwordAgain.problems.wrong);
  await password.fill(who.password);
  await dialog.getByRole('button', { name: passwordAgain.submit, exact: true }).click();
  await expect(part(member, 'changeAddress').getByRole('status')).toContainText(
    fillIn(changeAddress.waiting.title, { email }),
  );
  await expect(dialog).toHaveCount(0);
});
