// A member chooses their mail: each switch is saved at once, and a newsletter waits for the link in its mail.
import { mailChoices as words } from '../../content/mailChoices.ts';
import { letterMails } from '../../content/mails/letters.ts';
import { mailPages } from '../../content/mails/pages.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { followsTheMail } from '../ownAccount.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const view = ({ page }: Person) => page.locator('[data-flow=mailChoices]');
const toggle = (member: Person, name: string) =>
  view(member).getByRole('switch', { name, exact: true });

test('a kind is off after a reload; what cannot be saved says so; a newsletter is confirmed by mail', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/choose_my_mails/);
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await member.page.goto('/account#mail');
  const { reminder1, welcome } = mailPages.choices.optional.kinds;
  await toggle(member, reminder1.name).click({ force: true });
  await expect(view(member)).toContainText(words.saved);
  await member.page.reload();
  await expect(toggle(member, reminder1.name)).not.toBeChecked();
  await expect(toggle(member, welcome.name)).toBeChecked();

  await member.page.route('**/rpc/choose_my_mails', (route) => route.abort());
  await toggle(member, welcome.name).click({ force: true });
  await expect(view(member).getByRole('alert')).toContainText(words.unsaved.isOff);
  await member.page.unroute('**/rpc/choose_my_mails');
  await member.button(words.unsaved.action).click();
  await expect(view(member).getByRole('alert')).toHaveCount(0);
  await expect(toggle(member, welcome.name)).not.toBeChecked();

  const [first] = words.newsletters.lists;
  if (first === undefined) throw new Error('There is no newsletter.');
  await toggle(member, first.name).click({ force: true });
  await expect(view(member)).toContainText(`open the link we sent to ${who.email}`);
  await followsTheMail(member, who.email, {
    subject: letterMails.newsletterConfirm.subject,
    link: letterMails.newsletterConfirm.action.name,
  });
  await member.page.getByRole('button', { name: mailPages.confirm.button }).click();
  await expect(member.page.getByRole('heading', { level: 1 })).toContainText(
    mailPages.confirmed.title,
  );
  await member.page.goto('/account#mail');
  await expect(toggle(member, first.name)).toBeChecked();
  await expect(view(member)).not.toContainText('open the link we sent');
});
