// The page of a plan in each of its conditions: axe in both themes and every width, and all of it by keyboard alone.
import { plan as words } from '../../content/plan.ts';
import { pricing } from '../../content/pricing.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { stands } from './audit.ts';

const { actions, cancellation, demo } = words;

test('a plan is cancelled, resumed, left unpaid and ended by keyboard alone', async ({
  visitor,
}) => {
  test.slow();
  const { page } = visitor;
  const presses = (name: string) => pressesOn(page, visitor.button(name), 'Enter');
  const is = (state: string) =>
    expect(page.locator('[data-flow=plan]')).toHaveAttribute('data-state', state);
  await joins(visitor);
  await page.goto('/plan');
  await is('none');
  await stands(page, 'no plan');
  await page.goto('/upgrade');
  await visitor.button(pricing.premium.buttonMonthly).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/plan');
  await is('open.showing.running');
  await stands(page, 'a running plan');

  await presses(actions.cancel);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await stands(page, 'a cancellation');
  await page.keyboard.press('Escape');
  await expect(visitor.button(actions.cancel)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressesOn(page, dialog.getByRole('button', { name: cancellation.confirm }), 'Enter');
  await is('open.showing.ending');
  // The button that was pressed is gone: the focus is on the heading of the page.
  await expect(visitor.heading(words.title)).toBeFocused();
  await stands(page, 'a cancelled plan');
  await presses(actions.resume);
  await is('open.showing.running');

  await presses(demo.acts.failure);
  await is('open.showing.failing');
  await stands(page, 'an unpaid plan');
  await presses(demo.acts.end);
  await is('ended');
  await expect(visitor.heading(words.title)).toBeFocused();
  await stands(page, 'an ended plan');
});
