// A member's whole journey by keyboard alone: the pointer is never used.
import type { Locator } from 'playwright/test';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn, tabTo } from '../keys.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

test(
  'onboarding, dashboard, sign-out and sign-in by keyboard alone',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    const { keyboard } = page;
    const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
    const presses = (target: Locator, key: string) => pressesOn(page, target, key);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.press('Tab');
    await expect(visitor.link('Skip to content')).toBeFocused();
    await keyboard.press('Enter');
    await presses(visitor.button('New here? Build your Signal Stack'), 'Enter');

    await presses(visitor.button('Begin'), 'Enter');
    await expect(visitor.heading('Why are you here?')).toBeFocused();
    await presses(checkbox("I'm exploring"), 'Space');
    await presses(visitor.button('Continue'), 'Enter');

    await expect(visitor.field('Company name')).toBeVisible();
    await tabTo(page, visitor.field('Company name'));
    await keyboard.type('Halden Robotics');
    await presses(visitor.button(/Stage$/), 'Enter');
    await expect(page.getByRole('option', { name: 'Idea' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(visitor.button(/^Pre-Seed/)).toBeFocused();
    await tabTo(page, visitor.field('Website'));
    await keyboard.press('Enter');

    await presses(checkbox('AsynQ'), 'Space');
    await presses(visitor.button('Configure Your Feed'), 'Enter');
    await presses(checkbox('The Next Curve'), 'Space');
    await presses(visitor.button('Complete Configuration'), 'Enter');

    await tabTo(page, visitor.field('Email'));
    await keyboard.type(visitor.email);
    await tabTo(page, visitor.passwordField());
    await keyboard.type(visitor.password);
    await presses(checkbox(/^I agree/), 'Space');
    await presses(visitor.button('Start My Stack'), 'Enter');
    await visitor.isOnTheDashboard('Halden Robotics');

    await presses(visitor.button('Profile'), 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await keyboard.press('Enter');
    await visitor.seesToast('Signed out successfully');
    await expect(page).toHaveURL('/');

    await presses(visitor.link('Sign In').first(), 'Enter');
    await expect(visitor.heading('Welcome back')).toBeVisible();
    await tabTo(page, visitor.field('Email'));
    await keyboard.type(visitor.email);
    await tabTo(page, visitor.passwordField());
    await keyboard.type(visitor.password);
    await keyboard.press('Enter');
    await visitor.seesToast('Welcome back!', 'Signed in successfully.');
    await visitor.isOnTheDashboard('Halden Robotics');
  },
);

test('the skip link leads past the navigation, on each kind of page', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const skipsTheNavigation = async (path: string, past = 'main') => {
    await page.goto(path);
    await visitor.findsItAwake();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(visitor.link('Skip to content'), path).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const at = page.locator(':focus');
    await expect(page.locator(past).filter({ has: at }), path).toHaveCount(1);
  };
  for (const path of ['/', '/library', '/upgrade', '/auth']) await skipsTheNavigation(path);
  await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  for (const path of ['/account', '/signal-stack']) await skipsTheNavigation(path);
  // Its sidebar is in the main landmark.
  await skipsTheNavigation('/dashboard', '#dashboard');
});

test('the layer holds the focus, closes with Escape, and returns the focus to its opener', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/');
  const opener = visitor.button('New here? Build your Signal Stack');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(visitor.layer()).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await visitor.layer().evaluate((layer) => layer.contains(document.activeElement))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(visitor.layer()).toHaveCount(0);
  await expect(opener).toBeFocused();
});
