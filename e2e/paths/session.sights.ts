// What /auth and the header show of the session.
import type { Page } from 'playwright/test';
import type { StateValue } from 'xstate';
import { auth } from '../../content/auth.ts';
import { factorStep } from '../../content/factorStep.ts';
import { newPassword } from '../../content/newPassword.ts';
import { site } from '../../content/site.ts';
import { expect } from './kit/expect.ts';

const { account } = site;

/** The page's header, and what is in it. */
const banner = (page: Page) => page.getByRole('banner');
export const avatar = (page: Page) =>
  banner(page).getByRole('button', { name: account.menu, exact: true });
export const wayIn = (page: Page) =>
  banner(page).getByRole('link', { name: account.signIn.name, exact: true });
export const leave = (page: Page) =>
  page.getByRole('button', { name: newPassword.abandon, exact: true });
export const leaveStep = (page: Page) =>
  page.getByRole('button', { name: factorStep.abandon, exact: true });
export const signOut = (page: Page) =>
  page.getByRole('menuitem', { name: account.signOut, exact: true });
export const badge = (page: Page) => banner(page).getByText(account.premiumBadge, { exact: true });

/** While a link waits for confirmation, it replaces whatever /auth shows otherwise. */
type Seen = { value: StateValue };
export const isFree = ({ value }: Seen) =>
  typeof value === 'object' && value['mailedLink'] === 'none';
export const link = (page: Page) => page.locator('[data-flow=mailedLink]');

export const nobody = async (page: Page, seen: Seen, explained: string | null) => {
  await expect(wayIn(page)).toBeVisible();
  await expect(avatar(page)).toBeHidden();
  if (!isFree(seen)) return;
  await expect(page.locator('main form')).toBeVisible();
  await expect(leaveStep(page)).toHaveCount(0);
  for (const words of [auth.expiredLink.title, auth.ended.text])
    await expect(page.getByText(words, { exact: true })).toHaveCount(words === explained ? 1 : 0);
};
/** The user is not known yet: a skeleton is shown in place of a form or another page. */
export const nothing = async (page: Page) => {
  await expect(avatar(page)).toBeHidden();
  await expect(page.locator('main form')).toHaveCount(0);
};

/** The name of the member in the avatar's menu, and whether it offers the upgrade. */
const menuSays = (tier: string, offersUpgrade: boolean) => async (page: Page) => {
  await avatar(page).click();
  const menu = page.getByRole('menu', { name: account.menu, exact: true });
  await expect(menu).toContainText(tier);
  await expect(menu.getByRole('menuitem', { name: account.upgrade.name, exact: true })).toHaveCount(
    offersUpgrade ? 1 : 0,
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
};

export const free = menuSays(account.freeMember, true);
export const untold = menuSays(account.freeMember, false);
export const premium = menuSays(account.premiumMember, false);
