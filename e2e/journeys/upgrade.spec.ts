// From free to premium: through the sign-in page, after a refusal, with repeated presses; and a member who leaves too
// early.
import { entitlement } from '../../content/entitlement.ts';
import { pricing } from '../../content/pricing.ts';
import { upgrade as words } from '../../content/upgrade.ts';
import { enrol, subscriptionsOf } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { buttonMonthly, buttonAnnually } = pricing.premium;
const membership = { product: 'membership', tier: 'premium', is_active: true };
/** From a lock on /ops-cabinet: the page names the toolkit. */
const fromLock = '/upgrade?for=pilot-to-contract-kit';
const isAuthAfter = (address: string) => (url: URL) =>
  url.pathname === '/auth' && url.searchParams.get('next') === address;

const stands = ({ page }: Person, state: string) =>
  expect(page.locator('[data-flow=upgrade]')).toHaveAttribute('data-state', state);
const badge = ({ page }: Person) => page.getByRole('banner').getByText('Premium', { exact: true });

/** Signs in on the page to which a button led, and returns to the page of the plans. */
async function comesBack(person: Person, address = '/upgrade') {
  await person.page.waitForURL(isAuthAfter(address));
  await person.fillsInTheAuthForm();
  await person.submitsTheAuthForm('Sign In');
  await expect(person.page).toHaveURL(address);
  await stands(person, 'browsing.free');
}

test('a visitor signs in, is refused once, and becomes a premium member for a year', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  await page.goto(fromLock);
  await stands(visitor, 'browsing.signedOut');
  await expect(visitor.button(words.current)).toBeDisabled();
  await expect(page.getByText(words.demo)).toBeVisible();
  await visitor.button(buttonAnnually).click();
  await comesBack(visitor, fromLock);

  // A host that grants nothing answers with its own page.
  await page.route('**/demo/subscription', (route) => route.fulfill({ body: '<title>Axis One' }));
  await visitor.button(buttonMonthly).click();
  await visitor.isWarned('Error', entitlement.not_available);
  await expect(
    page.locator('[data-flow=upgrade]').getByText(entitlement.not_available),
  ).toBeVisible();
  await expect(visitor.button(buttonMonthly)).toBeEnabled();
  expect(await visitor.storage()).not.toHaveProperty('axisPremium');
  expect(await subscriptionsOf(server, id)).toEqual([]);
  await page.unroute('**/demo/subscription');

  let orders = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/demo/subscription') orders += 1;
  });
  await visitor.button(buttonAnnually).dblclick();
  const busy = visitor.button(words.processing);
  await expect(busy).toHaveCount(2);
  await expect(busy.first()).toBeDisabled();
  await expect(busy.last()).toBeDisabled();
  await visitor.seesToast(
    'Upgrade successful!',
    'You are now a premium member. Your subscription will renew annually.',
  );
  await visitor.isOnTheDashboard('Halden Robotics');
  await expect(page.getByText('Premium Member', { exact: true })).toBeVisible();
  expect(orders).toBe(1);
  expect(await visitor.storage()).toMatchObject({ axisPremium: 'true' });
  expect(await subscriptionsOf(server, id)).toEqual([{ ...membership, period: 'annually' }]);

  await page.goBack();
  await stands(visitor, 'browsing.premium');
  await expect(badge(visitor)).toBeVisible();
  // A member who has nothing to pay reads nothing of payments.
  await expect(page.getByText(words.demo)).toHaveCount(0);
  await expect(visitor.button(words.current)).toBeDisabled();
  await expect(visitor.button(buttonMonthly)).toHaveCount(0);
});

test(
  'a member who goes back or reloads during the processing has the granted plan, once',
  { tag: full },
  async ({ visitor, server }) => {
    const { page } = visitor;
    const id = await enrol(server, visitor, haldenRow);
    await page.goto('/upgrade');
    await stands(visitor, 'browsing.signedOut');
    await visitor.button(buttonMonthly).click();
    await comesBack(visitor);
    await page.goto('/library');
    await visitor.findsItAwake();
    await visitor.button('Account').click();
    await page.getByRole('menuitem', { name: 'Upgrade to Premium' }).click();
    await stands(visitor, 'browsing.free');
    const granted = page.waitForResponse('**/demo/subscription');
    await visitor.button(buttonMonthly).click();
    await granted;
    await page.goBack();
    await expect(page).toHaveURL('/library');
    await expect(badge(visitor)).toBeVisible();
    await page.reload();
    await expect(badge(visitor)).toBeVisible();
    await expect(page).toHaveURL('/library');
    expect(await subscriptionsOf(server, id)).toEqual([{ ...membership, period: 'monthly' }]);
    await page.goto('/upgrade');
    await stands(visitor, 'browsing.premium');
  },
);
