// What two flows have to do with each other: a menu or a layer does not outlast what it belongs to. tests/paths/products walks every
// combination in the model; here are those that a user can bring about, in the browser.
import { enrol } from '../backend.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { expect, test } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

/** A member who is on the dashboard, and a second tab of theirs. */
async function inTwoTabs(
  server: Server,
  newBrowser: (settings: BrowserSettings) => Promise<Person>,
) {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const first = await newBrowser({ who });
  await first.signsIn();
  await first.isOnTheDashboard();
  const second = await first.newTab();
  return { first, second };
}

test(
  'the mobile menu of a member closes when another tab signs the member out',
  { tag: full },
  async ({ server, newBrowser }) => {
    const { first, second } = await inTwoTabs(server, newBrowser);
    await second.page.setViewportSize({ width: 390, height: 844 });
    await second.page.goto('/library');
    await second.findsItAwake();
    await second.button('Open menu').click();
    await expect(
      second.page.getByRole('dialog').getByRole('button', { name: /^Sign out$/i }),
    ).toBeVisible();

    await first.signsOut();
    await expect(second.page.getByRole('dialog')).toHaveCount(0);
    await second.button('Open menu').click();
    await expect(
      second.page.getByRole('dialog').getByRole('link', { name: 'Sign In' }),
    ).toBeVisible();
  },
);

test(
  'the account menu of a member closes when another tab signs the member out',
  { tag: full },
  async ({ server, newBrowser }) => {
    const { first, second } = await inTwoTabs(server, newBrowser);
    await second.page.goto('/library');
    await second.button('Account').click();
    await expect(second.page.getByRole('menu')).toBeVisible();

    await first.signsOut();
    await expect(second.page.getByRole('menu')).toHaveCount(0);
    await expect(second.link('Sign In').first()).toBeVisible();
  },
);

test('the layer of onboarding does not stay over the page that Back leads to', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/library');
  await visitor.findsItAwake();
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(visitor.layer()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/library');
  await expect(visitor.layer()).toHaveCount(0);
});
