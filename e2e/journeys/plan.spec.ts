// The life of a plan: a member cancels and resumes, changes the period, misses a payment and makes it; a plan ends, with what
// it locks and what stays. The demo plays the provider.
import { plan as words } from '../../content/plan.ts';
import { pricing } from '../../content/pricing.ts';
import { site } from '../../content/site.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { actions, cancellation, demo, status, end } = words;
const view = ({ page }: Person) => page.locator('[data-flow=plan]');
const stands = (person: Person, state: string) =>
  expect(view(person)).toHaveAttribute('data-state', state);
const says = (person: Person, text: string) =>
  expect(view(person).getByRole('status')).toContainText(text);
const inDialog = ({ page }: Person, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });
const badge = ({ page }: Person) => page.getByRole('banner').getByText('Premium', { exact: true });
const listed = (person: Person, name: string) =>
  view(person).getByRole('list', { name, exact: true }).getByRole('listitem');

/** Signs in, buys Premium by the month, and opens the page of the plan from the account menu. */
async function buysAndLooks(person: Person) {
  const { page } = person;
  await page.goto('/auth?next=/upgrade');
  await person.fillsInTheAuthForm();
  await person.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/upgrade');
  await person.button(pricing.premium.buttonMonthly).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/library');
  await expect(badge(person)).toBeVisible();
  await person.button(site.account.menu).click();
  await page.getByRole('menuitem', { name: site.account.plan.name, exact: true }).click();
  await expect(page).toHaveURL('/plan');
  await stands(person, 'open.showing.running');
}

test('a member cancels and resumes, changes to annual, misses a payment and makes it', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await enrol(server, visitor, haldenRow);
  await buysAndLooks(visitor);
  await expect(page).toHaveTitle(/^Your plan · /);
  await says(visitor, status.running.name);
  await says(visitor, pricing.premium.monthly);
  await expect(view(visitor)).toContainText(demo.text);

  // Each line of the plan leads to what it names.
  await expect(
    listed(visitor, words.holds.title).getByRole('link', { name: 'Full signal stack' }),
  ).toHaveAttribute('href', '/signal-stack');

  // Another period: asked about, stored, taken back, planned again.
  await visitor.button(actions.annually).click();
  await expect(page.getByRole('alertdialog')).toContainText(pricing.premium.annually);
  await inDialog(visitor, words.change.annually.confirm).click();
  await says(visitor, `you pay ${pricing.premium.annually}`);
  await visitor.button(words.undo.monthly).click();
  await inDialog(visitor, words.change.undone.confirm).click();
  await says(visitor, `The price of the next period is ${pricing.premium.monthly}`);
  await visitor.button(actions.annually).click();
  await inDialog(visitor, words.change.annually.confirm).click();
  await visitor.button(demo.acts.renewal).click();
  await says(visitor, `The price of the next period is ${pricing.premium.annually}`);
  await expect(visitor.button(actions.monthly)).toBeEnabled();

  // Cancelled, and resumed after a reload.
  await visitor.button(actions.cancel).click();
  await inDialog(visitor, cancellation.keep).click();
  await stands(visitor, 'open.showing.running');
  await visitor.button(actions.cancel).click();
  await inDialog(visitor, cancellation.confirm).click();
  await stands(visitor, 'open.showing.ending');
  await says(visitor, status.ending.name);
  await expect(badge(visitor)).toBeVisible();
  await page.reload();
  await stands(visitor, 'open.showing.ending');
  await visitor.button(actions.resume).click();
  await stands(visitor, 'open.showing.running');

  // A payment fails: everything stays open, and it is made.
  await visitor.button(demo.acts.failure).click();
  await stands(visitor, 'open.showing.failing');
  await says(visitor, status.failing.name);
  await expect(badge(visitor)).toBeVisible();
  await visitor.button(actions.pay).click();
  await stands(visitor, 'open.showing.running');
});

test(
  'a cancelled plan ends: the page lists what is locked and what stays, and the site agrees',
  { tag: full },
  async ({ visitor, server }) => {
    const { page } = visitor;
    await enrol(server, visitor, haldenRow);
    await buysAndLooks(visitor);
    const announced = await listed(visitor, end.locks).allTextContents();
    expect(announced.length).toBeGreaterThan(5);
    await visitor.button(actions.cancel).click();
    await inDialog(visitor, cancellation.confirm).click();
    await visitor.button(demo.acts.end).click();
    await stands(visitor, 'ended');
    await says(visitor, status.ended.name);
    expect(await listed(visitor, end.locked).allTextContents()).toEqual(announced);
    await expect(listed(visitor, end.stays)).toHaveText(words.products.membership.stays);
    // At once, without a reload, and after one: the flag of the purchase is gone with the plan.
    await expect(badge(visitor)).toHaveCount(0);
    await page.goto('/second-curve');
    await visitor.button(site.account.menu).click();
    await expect(page.getByText(site.account.freeMember)).toBeVisible();
    expect(await visitor.storage()).not.toHaveProperty('axisPremium');
    await page.goto('/ops-cabinet');
    await expect(visitor.button(pricing.toolkit.buttonMonthly)).toBeEnabled();

    // It can be bought again.
    await page.goto('/plan');
    await stands(visitor, 'ended');
    await visitor.link(words.products.membership.again.name).click();
    await expect(page).toHaveURL('/upgrade');
    await visitor.button(pricing.premium.buttonAnnually).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/plan');
    await stands(visitor, 'open.showing.running');
    await says(visitor, pricing.premium.annually);
  },
);

test('a plan that is left unpaid ends; of two plans the other one stays open', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await enrol(server, visitor, haldenRow);
  await buysAndLooks(visitor);
  await page.goto('/plan');
  await visitor.button(demo.acts.failure).click();
  await stands(visitor, 'open.showing.failing');
  await visitor.button(demo.acts.end).click();
  await stands(visitor, 'ended');
  await says(visitor, 'was not made');

  await page.goto('/ops-cabinet');
  await visitor.button(pricing.toolkit.buttonMonthly).click();
  await visitor.seesToast('Upgrade successful!');
  await page.reload();
  await visitor.link(site.account.plan.name).click();
  await stands(visitor, 'ended');
  await expect(view(visitor)).toContainText(end.kept);
  await visitor.button(words.products.toolkits.name).click();
  await stands(visitor, 'open.showing.running');
  await expect(view(visitor)).toContainText(words.products.toolkits.monthly);
  await expect(listed(visitor, end.locks)).toHaveText(words.products.toolkits.locks);
});

test('of two tabs, the one that shows what is over says so and shows what is', async ({
  visitor,
  server,
}) => {
  await enrol(server, visitor, haldenRow);
  await buysAndLooks(visitor);
  const other = await visitor.newTab();
  await other.page.goto('/plan');
  await other.button(actions.cancel).click();
  await inDialog(other, cancellation.confirm).click();
  await other.button(demo.acts.end).click();
  await stands(other, 'ended');
  await visitor.button(actions.annually).click();
  await inDialog(visitor, words.change.annually.confirm).click();
  await stands(visitor, 'ended');
  await expect(view(visitor).getByRole('alert')).toContainText(words.problems.plan_ended);
});

test('a member without a plan, a visitor, and a service out of reach', async ({
  visitor,
  server,
  watch,
}) => {
  const { page } = visitor;
  await enrol(server, visitor, haldenRow);
  await page.goto('/plan');
  await expect(page).toHaveURL(/\/auth\?tab=signin&next=%2Fplan$/);
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/plan');
  await stands(visitor, 'none');
  await expect(visitor.link(words.none.link.name)).toHaveAttribute('href', words.none.link.href);

  watch.provokes(/\/rpc\/(my_plans|cancel_plan)/);
  await page.route('**/rpc/my_plans', (route) => route.abort());
  await page.reload();
  await stands(visitor, 'unread');
  await page.unroute('**/rpc/my_plans');
  await visitor.button(words.unread.action).click();
  await stands(visitor, 'none');

  await page.goto('/upgrade');
  await visitor.button(pricing.premium.buttonMonthly).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/plan');
  await visitor.button(actions.cancel).click();
  await page.route('**/rpc/cancel_plan', (route) => route.abort());
  await inDialog(visitor, cancellation.confirm).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await page.unroute('**/rpc/cancel_plan');
  await inDialog(visitor, cancellation.confirm).click();
  await stands(visitor, 'open.showing.ending');
  await expect(visitor.button(demo.acts.end)).toBeEnabled();

  // A host that plays nothing answers with its own page: the plan is shown without the demo's controls.
  await page.route('**/demo/plan', (route) => route.fulfill({ body: '<title>Axis One' }));
  await page.reload();
  await stands(visitor, 'open.showing.ending');
  await expect(visitor.button(actions.resume)).toBeEnabled();
  await expect(visitor.button(demo.acts.end)).toHaveCount(0);
});
