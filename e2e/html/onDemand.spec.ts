// Menus and layers are loaded on first use: the first press already works, by key too, and a press without a network
// is answered.
import type { Page } from 'playwright/test';
import { service } from '../../content/service.ts';
import { site } from '../../content/site.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { heldBack } from './heldBack.ts';

const items = ['Newsletter Hub', 'The Second Curve', 'The Next Curve'];
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** The text for a part that cannot be loaded. */
const outOfReach = (page: Page) =>
  page.getByRole('alert').filter({ hasText: service.partOutOfReach });

/** The home page, hydrated, with the focus on the button; what focus and pointer prefetch arrives late. */
async function standsBeforeTheMenu(visitor: Person) {
  await visitor.page.goto('/');
  await expect(visitor.link('Subscribe').first()).toBeVisible();
  await visitor.findsItAwake();
  await visitor.button('Newsletter').focus();
}

for (const { key, at } of [
  { key: 'Enter', at: 0 },
  { key: ' ', at: 0 },
  { key: 'ArrowDown', at: 0 },
  { key: 'ArrowUp', at: 2 },
]) {
  test(`the first press of "${key}" opens the menu with the focus on its ${at === 0 ? 'first' : 'last'} item`, async ({
    visitor,
  }) => {
    await standsBeforeTheMenu(visitor);
    const { page } = visitor;
    await page.keyboard.press(key);
    await expect(item(page, items[at] ?? '')).toBeFocused();
    await expect(page.getByRole('menu', { name: 'Newsletter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(visitor.button('Newsletter')).toBeFocused();
    await expect(visitor.button('Newsletter')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the menu is walked by arrows, and Enter follows a link', async ({ visitor }) => {
  await standsBeforeTheMenu(visitor);
  const { page } = visitor;
  await page.keyboard.press('Enter');
  for (const name of items) {
    await expect(item(page, name)).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/second-curve');
});

test('a press by pointer opens it too, and one outside closes it', async ({ visitor }) => {
  await visitor.page.goto('/');
  await visitor.button('Newsletter').click();
  await expect(item(visitor.page, 'Newsletter Hub')).toBeVisible();
  await visitor.page.mouse.click(20, 700);
  await expect(visitor.page.getByRole('menu')).toHaveCount(0);
});

test('a menu that arrives late does not open after the user has moved on', async ({ visitor }) => {
  const { page } = visitor;
  const letThemCome = await heldBack(page, '**/assets/MenuParts-*.js');
  await standsBeforeTheMenu(visitor);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(visitor.button(site.openSearch)).toBeFocused();
  const arrived = page.waitForResponse('**/assets/MenuParts-*.js');
  letThemCome();
  await arrived;
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(visitor.button(site.openSearch)).toBeFocused();
});

test('a menu that cannot be loaded says so, and opens after a retry', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/\/assets\//);
  const { page } = visitor;
  await page.route('**/assets/MenuParts-*.js', (route) => route.abort());
  await standsBeforeTheMenu(visitor);
  await page.keyboard.press('Enter');
  const note = outOfReach(page);
  await expect(note).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toHaveCount(0);

  await visitor.button('Newsletter').click();
  await expect(note).toBeVisible();
  await page.unroute('**/assets/MenuParts-*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(item(page, 'Newsletter Hub')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('on a phone', () => {
  const options = { viewport: { width: 390, height: 844 } };

  for (const key of ['Enter', ' ']) {
    test(`the first press of "${key}" opens the mobile menu with the focus in it`, async ({
      newBrowser,
    }) => {
      const visitor = await newBrowser({ options });
      const { page } = visitor;
      await page.goto('/library');
      await visitor.findsItAwake();
      const opener = visitor.button('Open menu');
      await opener.focus();
      await page.keyboard.press(key);
      const layer = page.getByRole('dialog', { name: 'Menu', exact: true });
      await expect(layer).toBeVisible();
      await expect
        .poll(() => layer.evaluate((dialog) => dialog.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }

  test('a layer that cannot be loaded says so, and opens after a retry', async ({
    newBrowser,
    watch,
  }) => {
    watch.provokes(/\/assets\//);
    const visitor = await newBrowser({ options });
    const { page } = visitor;
    await page.route('**/assets/DialogParts-*.js', (route) => route.abort());
    await page.goto('/library');
    await visitor.button('Open menu').click();
    const note = outOfReach(page);
    await expect(note).toBeVisible();
    await page.unroute('**/assets/DialogParts-*.js');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
  });
});

test('the account menu of a member opens by key at its ends', async ({ server, newBrowser }) => {
  const member = await newBrowser();
  await enrol(server, member, haldenRow);
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await member.page.goto('/library');
  await member.button('Account').focus();
  await member.page.keyboard.press('ArrowUp');
  await expect(item(member.page, 'Sign out')).toBeFocused();
  await member.page.keyboard.press('Escape');
  await expect(member.button('Account')).toBeFocused();
  await member.page.keyboard.press('ArrowDown');
  await expect(item(member.page, 'Edit Profile')).toBeFocused();
});

test('the steps of onboarding are loaded on Begin; until then the welcome stays', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/\/assets\//);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/assets/LaterSteps-*.js', (route) => route.abort());
  await page.goto('/onboarding');
  await expect(visitor.button('Begin')).toBeEnabled();
  expect(asked.filter((url) => url.includes('/LaterSteps-'))).toEqual([]);
  await visitor.button('Begin').click();
  const note = outOfReach(page);
  await expect(note).toBeVisible();
  await expect(visitor.button('Begin')).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/assets/LaterSteps-*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.heading('Why are you here?')).toBeFocused();
  await expect(note).toHaveCount(0);
});

test('onboarding that a layer cannot fetch says so, and opens after a retry', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/\/assets\//);
  const { page } = visitor;
  await page.route('**/assets/LaidOnboarding-*.js', (route) => route.abort());
  await page.goto('/');
  const opener = visitor.button(/^New here\?/);
  await opener.click();
  const note = outOfReach(page);
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toHaveCount(0);
  await opener.click();
  await expect(note).toBeVisible();
  await page.unroute('**/assets/LaidOnboarding-*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.layer()).toBeVisible();
  await expect(note).toHaveCount(0);
});
