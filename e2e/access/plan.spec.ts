// The page of a plan: axe in both themes and every width, without a plan, with one, and over it the dialog that cancels.
import { plan as words } from '../../content/plan.ts';
import { pricing } from '../../content/pricing.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { stands } from './audit.ts';

const { actions } = words;

test('no plan, a running plan, and its cancellation by a key', async ({ visitor }) => {
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
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await stands(page, 'a cancellation');
});
