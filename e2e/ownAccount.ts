// The page of a member's own account, part by part, as its journeys use it.
import { account } from '../content/account.ts';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';

/** What one machine of the page shows. */
export const part = ({ page }: Person, flow: string) => page.locator(`[data-flow=${flow}]`);
export const buttonOf = (person: Person, flow: string, name: string) =>
  part(person, flow).getByRole('button', { name, exact: true });

/** Opens the page, and waits until its list of devices is shown. */
export async function opensTheAccount(person: Person) {
  await person.page.goto('/account');
  await expect(person.heading(account.title)).toBeVisible();
  await expect(part(person, 'devices')).toHaveAttribute('data-state', 'shown.resting');
}

/** Signs in, and opens the page. */
export async function comesToTheAccount(person: Person) {
  await person.signsIn();
  await person.isOnTheDashboard();
  await opensTheAccount(person);
}

/** Opens a mail at this machine, where every queued mail can be read, and follows its link. */
export async function followsTheMail(
  reader: Person,
  address: string,
  mail: { subject: string; link: string },
) {
  const { page } = reader;
  const mine = page.getByRole('listitem').filter({ hasText: address });
  await expect(async () => {
    await page.goto('/_mail');
    await expect(mine.getByRole('link', { name: mail.subject })).toBeVisible({ timeout: 500 });
  }).toPass();
  await mine.getByRole('link', { name: mail.subject }).click();
  await page.frameLocator('iframe').getByRole('link', { name: mail.link }).click();
}
