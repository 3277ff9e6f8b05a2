// The dashboard: a free and a premium member side by side, the banner's Upgrade, and a flag without a plan.
import { itemWords } from '../../content/itemWords.ts';
import { dashboard } from '../../content/dashboard.ts';
import { site } from '../../content/site.ts';
import { enrol, outcomeOfDownload, subscribe, subscriptionsOf } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials, type Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { actions, banner, events, incomplete, sidebar, tabs, upsell } = dashboard;
const essay = '/second-curve/the-quiet-no';
/** Text in the part for premium members. */
const behind = 'What an almost costs';

const locked = ({ page }: Person, what: string) =>
  page.getByRole('link', { name: `${itemWords.unlock.name} ${what}`, exact: true });
const card = ({ page }: Person, name: string) => page.getByRole('article', { name, exact: true });
const entries = ({ page }: Person) =>
  page.getByRole('navigation', { name: sidebar.label, exact: true });

/** Signs in, and waits until the tier has been announced. */
async function comesHome(person: Person, tier: string) {
  await person.signsIn();
  await person.isOnTheDashboard('Halden Robotics');
  await expect(person.page.getByText(tier, { exact: true })).toBeVisible();
}

test(
  'a free and a premium member see what their tier grants',
  { tag: full },
  async ({ visitor: free, server, newBrowser }) => {
    const premium = await newBrowser({ who: newCredentials() });
    await enrol(server, free, haldenRow);
    await subscribe(server, await enrol(server, premium, haldenRow));
    await comesHome(free, site.account.freeMember);
    await comesHome(premium, site.account.premiumMember);

    await expect(free.button(site.openSearch)).toBeEnabled();

    // The free member: an offer, a panel, and locks with the link to unlock them.
    await expect(free.button(banner.button)).toBeEnabled();
    await expect(free.heading(upsell.title)).toBeVisible();
    await expect(entries(free).getByText(sidebar.premiumBadge, { exact: true })).toBeVisible();
    await expect(entries(free).getByRole('link', { name: sidebar.upgrade.name })).toBeVisible();
    for (const what of [actions.advisory.title, 'SF Salon'])
      await expect(locked(free, what)).toHaveAttribute('href', '/upgrade');
    await expect(card(free, 'Tokyo Dinner')).toContainText('May 15, 2025');
    await expect(card(free, 'Tokyo Dinner')).toContainText('8 seats');
    await expect(card(free, 'SF Salon')).toContainText('June 10, 2025');
    await expect(card(free, 'SF Salon')).toContainText('12 seats');

    // The premium member: neither offer nor panel, and the same pages are unlocked.
    await expect(premium.button(banner.button)).toHaveCount(0);
    await expect(premium.heading(upsell.title)).toHaveCount(0);
    await expect(entries(premium).getByText(sidebar.premiumBadge, { exact: true })).toHaveCount(0);
    await expect(entries(premium).getByRole('link', { name: sidebar.upgrade.name })).toHaveCount(0);
    await expect(premium.link(actions.advisory.link.name)).toHaveAttribute('href', '/advisory');
    await expect(
      card(premium, 'SF Salon').getByRole('link', { name: events.link.name }),
    ).toHaveAttribute('href', '/open-circle');

    // The recommendations follow from the profile, and from the actions that are not done.
    for (const [person, left] of [
      [free, /^You have 1 question left in \w+$/],
      [premium, /^You have 4 questions left in \w+$/],
    ] as const) {
      await expect(card(person, 'Ask your question for this month').getByText(left)).toBeVisible();
      await expect(card(person, 'Rehearse the pitch once')).toContainText(actions.reasons.raising);
      await expect(card(person, 'Pick an office hour')).toContainText('at the Pre-Seed stage');
    }

    // A tab is chosen by key, is stored in the address, and is open again after a reload.
    const { page } = free;
    await page.getByRole('tab', { name: tabs.feed, exact: true }).press('ArrowRight');
    await expect(page).toHaveURL('/dashboard?tab=community');
    await expect(page.getByRole('tabpanel', { name: tabs.community, exact: true })).toBeVisible();
    await page.getByRole('tab', { name: tabs.community, exact: true }).press('End');
    await expect(page).toHaveURL('/dashboard?tab=channels');
    await page.reload();
    await expect(page.getByRole('tab', { name: tabs.channels, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await entries(free).getByRole('link', { name: 'My Feed' }).click();
    await expect(page.getByRole('tabpanel', { name: tabs.feed, exact: true })).toBeVisible();

    // The tier is known before the first paint of the next page: no place is reserved for an offer that is not shown.
    for (const [person, attribute] of [
      [free, null],
      [premium, ''],
    ] as const) {
      await person.page.reload({ waitUntil: 'domcontentloaded' });
      expect(await person.page.locator('html').getAttribute('data-premium')).toBe(attribute);
    }

    // The whole text of an essay, or its beginning.
    await premium.page.goto(essay);
    await expect(premium.heading(behind)).toBeVisible();
    await page.goto(essay);
    await expect(page.getByText(itemWords.teaser)).toBeVisible();
    await expect(free.heading(behind)).toHaveCount(0);
  },
);

test("the banner's Upgrade sets the flag and reloads, and the plan is active", async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  await comesHome(visitor, site.account.freeMember);
  const reloaded = page.waitForEvent('load');
  await visitor.button(banner.button).dblclick();
  await reloaded;
  await expect(page.getByText(site.account.premiumMember, { exact: true })).toBeVisible();
  expect(await visitor.storage()).toMatchObject({ axisPremium: 'true' });
  expect(await subscriptionsOf(server, id)).toEqual([
    { product: 'membership', tier: 'premium', is_active: true, period: 'monthly' },
  ]);
  await expect(visitor.button(banner.button)).toHaveCount(0);
  await expect(page.getByText(incomplete.title)).toHaveCount(0);
  await page.goto(essay);
  await expect(visitor.heading(behind)).toBeVisible();
});

test('a flag without a plan shows Premium, and unlocks nothing', async ({ visitor, server }) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await comesHome(visitor, site.account.freeMember);
  // A host that grants nothing answers with its own page: the flag is set and the page reloads all the same.
  await page.route('**/demo/subscription', (route) => route.fulfill({ body: '<title>Axis One' }));
  const reloaded = page.waitForEvent('load');
  await visitor.button(banner.button).click();
  await reloaded;
  expect(await visitor.storage()).toMatchObject({ axisPremium: 'true' });
  expect(await subscriptionsOf(server, id)).toEqual([]);

  await expect(page.getByText(site.account.premiumMember, { exact: true })).toBeVisible();
  await expect(page.getByText(incomplete.title, { exact: true })).toBeVisible();
  await expect(visitor.link(incomplete.button)).toHaveAttribute('href', '/upgrade');
  await expect(visitor.link(actions.advisory.link.name)).toHaveAttribute('href', '/advisory');

  await page.goto(essay);
  await expect(page.getByText(itemWords.complete.reason)).toBeVisible();
  await expect(visitor.link(itemWords.complete.link.name)).toHaveAttribute('href', '/upgrade');
  await expect(visitor.heading(behind)).toHaveCount(0);

  // The page requested nothing that would be refused; a direct request past every button is refused.
  expect(asked).not.toContain('/rest/v1/rpc/download_file');
  for (const wanted of [essay.slice(1), 'ip-moat-map'])
    expect(await outcomeOfDownload(server, visitor, wanted)).toBe('refused');
});
