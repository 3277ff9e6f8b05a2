// A member's own account in each of its conditions: axe in both themes and every width, and all of it by keyboard alone.
import { account } from '../../content/account.ts';
import { addressLink } from '../../content/addressLink.ts';
import { changeAddress } from '../../content/changeAddress.ts';
import { changePassword } from '../../content/changePassword.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { stands } from './audit.ts';

test('address and password are changed by keyboard alone', async ({
  server,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/auth\/v1\/user/);
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  const part = (flow: string) => page.locator(`[data-flow=${flow}]`);
  const presses = (flow: string, name: string) =>
    pressesOn(page, part(flow).getByRole('button', { name, exact: true }), 'Enter');
  await member.signsIn();
  await member.isOnTheDashboard();
  await page.goto('/account');
  await expect(part('devices')).toHaveAttribute('data-state', 'shown.resting');
  await expect(part('changeAddress')).toHaveAttribute('data-state', 'closed');
  await expect(member.heading(account.title)).toBeVisible();
  await stands(page, 'the account');
  // The sections, and nothing in them, are headings of level 2.
  await expect(page.locator('main h2')).toHaveText(Object.values(account.sections));

  await presses('changePassword', changePassword.open);
  await expect(member.passwordField(changePassword.present)).toBeFocused();
  await presses('changePassword', changePassword.submit);
  await expect(member.passwordField(changePassword.present)).toBeFocused();
  await stands(page, 'a password that is missing');
  await page.keyboard.type(who.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(member.passwordField(changePassword.password)).toBeFocused();
  await page.keyboard.type('another horse');
  await page.keyboard.press('Enter');
  await expect(part('changePassword')).toHaveAttribute('data-state', 'saved');
  // The button that was pressed is gone: the heading of the part has the focus.
  await expect(member.heading(changePassword.title)).toBeFocused();
  await stands(page, 'a password that is changed');

  await presses('changeAddress', changeAddress.open);
  await expect(member.field(changeAddress.email)).toBeFocused();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(member.field(changeAddress.email)).toHaveAccessibleDescription(
    new RegExp(changeAddress.problems.malformed.slice(0, 30)),
  );
  await stands(page, 'an address that is none');
  await presses('changeAddress', changeAddress.close);
  await expect(member.heading(changeAddress.title)).toBeFocused();
});

test('a link from a mail about an address', async ({ visitor, watch }) => {
  watch.provokes(/\/auth\/v1\/address/);
  const { page } = visitor;
  for (const act of ['confirm', 'return'] as const) {
    await page.goto(`/address/${act}#t=00000000-0000-0000-0000-000000000000`);
    await expect(visitor.heading(addressLink[act].title)).toBeVisible();
    expect(page.url()).not.toContain('00000000');
    await stands(page, `the link: ${act}`);
  }
  await page.goto('/');
  await page.goto('/address/confirm');
  await expect(visitor.heading(addressLink.unknown.title)).toBeVisible();
  await stands(page, 'no link');
});
