// What a member meets on the way to a checkout and back: axe in both themes and every width, and the focus where a button is gone.
import { checkout as words } from '../../content/checkout.ts';
import { portal } from '../../content/portal.ts';
import { pricing } from '../../content/pricing.ts';
import { upgrade } from '../../content/upgrade.ts';
import { expect } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { completed, deliver, isAtTheCheckout, pays, sells, test, view } from '../shop.ts';
import { stands } from './audit.ts';

test('back from the checkout: unpaid, waiting, late, and the plan that is managed there', async ({
  buyer,
  shop,
  standIn,
  id,
}) => {
  test.slow();
  const { page } = buyer;
  expect(id).not.toBe('');
  await page.clock.install();
  await pressesOn(page, buyer.button(pricing.premium.buttonMonthly), 'Enter');
  await isAtTheCheckout(buyer);
  await buyer.link('Back').click();
  await expect(view(buyer)).toContainText(upgrade.cancelled.text);
  await stands(page, 'an upgrade that was left');

  await pays(buyer);
  await stands(page, 'a payment that waits for its confirmation');
  await page.clock.fastForward(10_000);
  await expect(view(buyer)).toContainText(words.late.title);
  await stands(page, 'a confirmation that is late');
  // The button that was pressed is gone: the focus is on the plans to which it led.
  await pressesOn(page, buyer.button(words.plans), 'Enter');
  await sells(buyer, 'browsing.free');
  await expect(buyer.button(pricing.premium.buttonMonthly)).toBeFocused();

  await deliver(shop, completed(standIn));
  await page.goto('/plan');
  await expect(buyer.button(portal.action)).toBeVisible();
  await stands(page, 'a plan of the checkout');
});
