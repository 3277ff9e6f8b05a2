// A member's profile, mail and data in their conditions: axe in both themes and every width, and the steps by keyboard alone.
import { deleteAccount } from '../../content/deleteAccount.ts';
import { exportData } from '../../content/exportData.ts';
import { mailChoices } from '../../content/mailChoices.ts';
import { profileFields } from '../../content/profileFields.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { stands } from './audit.ts';

const { fields, edit, cancel } = profileFields;

test('a profile is edited, mail chosen, an archive made and an account left by keyboard alone', async ({
  visitor,
}) => {
  test.slow();
  const { page } = visitor;
  const presses = (name: string) => pressesOn(page, visitor.button(name), 'Enter');
  const is = (flow: string, state: string) =>
    expect(page.locator(`[data-flow=${flow}]`)).toHaveAttribute('data-state', state);
  await joins(visitor);
  await page.goto('/account');
  await is('profileFields', 'showing');
  await is('mailChoices', 'resting');
  await is('exportData', 'none');
  await is('deleteAccount', 'staying');
  await stands(page, 'an account');

  for (const field of ['companyName', 'stage', 'modules'] as const) {
    await presses(`${edit} ${fields[field].label}`);
    await is('profileFields', 'editing');
    await stands(page, `the open field ${field}`);
    await presses(cancel);
    await expect(visitor.button(`${edit} ${fields[field].label}`)).toBeFocused();
  }

  const [letter] = mailChoices.newsletters.lists;
  await pressesOn(
    page,
    page.getByRole('switch', { name: letter?.name ?? '', exact: true }),
    'Space',
  );
  await expect(page.getByText(/open the link we sent to/)).toBeVisible();
  await stands(page, 'a newsletter that waits for its link');

  await presses(exportData.ask);
  await is('exportData', 'ready.offered');
  await stands(page, 'an archive that is ready');

  await presses(deleteAccount.ask);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await stands(page, 'a deletion that is asked about');
  await page.keyboard.press('Escape');
  await expect(visitor.button(deleteAccount.ask)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressesOn(
    page,
    dialog.getByRole('button', { name: deleteAccount.confirmation.confirm }),
    'Enter',
  );
  await is('deleteAccount', 'leaving');
  await expect(visitor.heading(deleteAccount.title)).toBeFocused();
  await stands(page, 'an account that will be deleted');
  await presses(deleteAccount.leaving.keep);
  await is('deleteAccount', 'kept');
  await stands(page, 'an account that is kept');
});
