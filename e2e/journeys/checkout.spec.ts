// Plans that are paid for at a hosted checkout, against a stand-in that was written from its documentation: paid, unpaid, late, out of
// reach, and managed there.
import { checkout as words } from '../../content/checkout.ts';
import { entitlement } from '../../content/entitlement.ts';
import { plan as planWords } from '../../content/plan.ts';
import { portal } from '../../content/portal.ts';
import { pricing } from '../../content/pricing.ts';
import { upgrade } from '../../content/upgrade.ts';
import { eventOf, signed } from '../../tests/server/checkout.kit.ts';
import { outcomeOfDownload, subscriptionsOf } from '../backend.ts';
import { expect } from '../fixtures.ts';
import { badge, completed, deliver, isAtTheCheckout, pays, sells, test, view } from '../shop.ts';
import { full } from '../tags.ts';

const { buttonMonthly, buttonAnnually } = pricing.premium;
const premiumFile = 'pilot-to-contract-kit';

test('a member pays at the checkout, waits for its word, becomes premium, and manages the plan there', async ({
  buyer,
  shop,
  standIn,
  id,
}) => {
  test.slow();
  const { page } = buyer;
  await expect(page.getByText(upgrade.paid)).toBeVisible();
  await expect(page.getByText(upgrade.demo)).toBeHidden();
  await pays(buyer);

  // Being back proves nothing: no success, no plan, and nothing to press that would be paid twice.
  await expect(buyer.button(buttonMonthly)).toHaveCount(0);
  await expect(badge(buyer)).toHaveCount(0);
  expect(await buyer.storage()).not.toHaveProperty('axisPremium');
  expect(await subscriptionsOf(shop, id)).toEqual([]);
  expect(await outcomeOfDownload(shop, buyer, premiumFile)).toBe('refused');
  const forged = completed(standIn);
  expect(await deliver(shop, forged, signed(forged, { secret: 'whsec_other' }))).toMatchObject({
    received: false,
  });
  await page.reload();
  await expect(view(buyer)).toContainText(words.waiting.title);

  expect(await deliver(shop, completed(standIn))).toMatchObject({ outcome: 'stored' });
  await buyer.seesToast(
    'Upgrade successful!',
    'You are now a premium member. Your subscription will renew monthly.',
  );
  await buyer.isOnTheDashboard('Halden Robotics');
  expect(await subscriptionsOf(shop, id)).toMatchObject([{ tier: 'premium', period: 'monthly' }]);
  expect(await outcomeOfDownload(shop, buyer, premiumFile)).not.toBe('refused');
  await page.goBack();
  await expect(page).toHaveURL('/upgrade');
  await sells(buyer, 'browsing.premium');
  await expect(badge(buyer)).toBeVisible();

  // The plan is the checkout's: this site leads there, and shows what was done there.
  const plan = page.locator('[data-flow=plan]');
  await page.goto('/plan');
  await expect(plan).toHaveAttribute('data-state', 'open.showing.elsewhere');
  await expect(buyer.button(planWords.actions.cancel)).toHaveCount(0);
  await buyer.button(portal.action).click();
  await isAtTheCheckout(buyer);
  await buyer.link('Return').click();
  await expect(page).toHaveURL('/plan');
  await expect(plan).toContainText(planWords.status.running.name);
  const subscription = standIn.subscription();
  if (subscription === undefined) throw new Error('Nothing was bought.');
  standIn.change(subscription, { cancel_at_period_end: true });
  await deliver(shop, eventOf('customer.subscription.updated', subscription));
  await buyer.button(portal.again).click();
  await expect(plan).toContainText(planWords.status.ending.name);
});

test(
  'a member who leaves the checkout is back where they were, and nothing has changed',
  { tag: full },
  async ({ buyer, shop, id }) => {
    const { page } = buyer;
    await buyer.button(buttonAnnually).click();
    await isAtTheCheckout(buyer);
    await buyer.link('Back').click();
    await sells(buyer, 'browsing.cancelled');
    await expect(view(buyer)).toContainText(upgrade.cancelled.text);
    await expect(page).toHaveURL('/upgrade');
    await expect(buyer.button(buttonMonthly)).toBeEnabled();
    expect(await subscriptionsOf(shop, id)).toEqual([]);
    await page.reload();
    await sells(buyer, 'browsing.free');

    // By the history: the page is as it was, and can be used.
    await buyer.button(buttonAnnually).click();
    await isAtTheCheckout(buyer);
    await page.goBack();
    await sells(buyer, 'browsing.free');
    await expect(buyer.button(buttonAnnually)).toBeEnabled();
  },
);

test('a confirmation that is late is said to be late, and arrives; nobody pays twice meanwhile', async ({
  buyer,
  shop,
  standIn,
  id,
  watch,
}) => {
  test.slow();
  const { page } = buyer;
  await page.clock.install();
  await pays(buyer, buttonAnnually);
  const sessions = standIn.sessionCount();
  await page.clock.fastForward(10_000);
  await expect(view(buyer)).toContainText(words.late.title);
  await expect(view(buyer)).toContainText(words.late.text);

  // Back to the plans, and pressed again: the service knows that it was paid.
  await buyer.button(words.plans).click();
  await sells(buyer, 'browsing.free');
  await buyer.button(buttonAnnually).click();
  await page.clock.fastForward(1500);
  await expect(view(buyer)).toContainText(words.waiting.title);
  expect(standIn.sessionCount()).toBe(sessions);

  // A service that is out of reach is said, and asked again.
  watch.provokes(/\/rpc\/my_plans/);
  await page.route('**/rpc/my_plans', (route) => route.abort());
  await page.clock.fastForward(3000);
  await expect(view(buyer).getByRole('alert')).toContainText(words.unread);
  await page.unroute('**/rpc/my_plans');

  await deliver(shop, completed(standIn));
  await page.clock.fastForward(20_000);
  await buyer.seesToast(
    'Upgrade successful!',
    'You are now a premium member. Your subscription will renew annually.',
  );
  await buyer.isOnTheDashboard('Halden Robotics');
  expect(await subscriptionsOf(shop, id)).toMatchObject([{ tier: 'premium', period: 'annually' }]);
});

test('a checkout that is out of reach, and a member who comes back signed out', async ({
  buyer,
  shop,
  standIn,
  id,
  watch,
}) => {
  const { page } = buyer;
  expect(id).not.toBe('');
  watch.provokes(/\/checkout\/session/);
  standIn.goDown(true);
  await buyer.button(buttonMonthly).click();
  await buyer.isWarned('Error', entitlement.unopened);
  await expect(view(buyer).getByRole('alert')).toContainText(entitlement.unopened);
  standIn.goDown(false);
  await pays(buyer);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(view(buyer)).toContainText(words.signedOut.title);
  await buyer.link(words.signIn).click();
  await buyer.fillsInTheAuthForm();
  await buyer.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/upgrade?checkout=returned');
  await expect(view(buyer)).toContainText(words.waiting.title);
  await deliver(shop, completed(standIn));
  await buyer.seesToast('Upgrade successful!');
  await buyer.isOnTheDashboard('Halden Robotics');
});

test(
  'the toolkits are paid for in the same way, and their buyer stays with them',
  { tag: full },
  async ({ buyer, shop, standIn, id }) => {
    const { page } = buyer;
    await page.goto('/ops-cabinet');
    await buyer.button(pricing.toolkit.buttonAnnually).click();
    await isAtTheCheckout(buyer);
    await buyer.button('Pay').click();
    await expect(page).toHaveURL('/ops-cabinet?checkout=returned');
    await expect(view(buyer)).toContainText(words.waiting.title);
    await deliver(shop, completed(standIn));
    await buyer.seesToast(
      'Upgrade successful!',
      'The toolkits are open to you. Your subscription will renew annually.',
    );
    await expect(page).toHaveURL('/ops-cabinet');
    await sells(buyer, 'granted');
    await expect(badge(buyer)).toHaveCount(0);
    expect(await subscriptionsOf(shop, id)).toMatchObject([{ product: 'toolkits', tier: 'free' }]);
    expect(await outcomeOfDownload(shop, buyer, premiumFile)).not.toBe('refused');
  },
);
