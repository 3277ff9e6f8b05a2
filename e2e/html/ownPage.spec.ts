// A member's own page is shown without the router: nothing of it is asked for before the heading, steps within the page do without it,
// and who is no member any more is led away by its guards.
import type { Page } from 'playwright/test';
import { dashboard } from '../../content/dashboard.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';
import { returning } from './returning.ts';

const router = '**/assets/rout*.js';
const title = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
const greeting = /^Good (morning|afternoon|evening), Halden Robotics$/;

const pages = [
  { path: '/dashboard', heading: greeting, name: 'Your dashboard · Axis One' },
  { path: '/inner-room', heading: /Inner Room/, name: /Inner Room.* · Axis One$/ },
] as const;

for (const { path, heading, name } of pages)
  test(`${path} is shown to its member without the router`, async ({ server, newBrowser }) => {
    const { page } = await returning(server, newBrowser);
    const letItCome = await heldBack(page, router);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(name);
    letItCome();
  });

test('the HTML of the dashboard reads the member’s requests, before any script, and no script reads them again', async ({
  server,
  newBrowser,
}) => {
  const { page } = await returning(server, newBrowser);
  // Another document: a part of the same one would be found without a load.
  await page.goto('/library', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/my_requests') || pathname.endsWith('.js')) asked.push(pathname);
  });
  const letItCome = await heldBack(page, '**/assets/*.js');
  const read = page.waitForResponse('**/rest/v1/rpc/my_requests');
  await page.goto('/dashboard#requests', { waitUntil: 'commit' });
  await read;
  letItCome();
  await expect(page.locator('[data-flow=myRequests]')).toHaveAttribute('data-state', /list\.shown/);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/my_requests'))).toHaveLength(1);
});

test('a tab of the dashboard is chosen on the same page, without the router', async ({
  server,
  newBrowser,
}) => {
  const { page } = await returning(server, newBrowser);
  const letItCome = await heldBack(page, router);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(greeting);
  await title(page).evaluate((heading) => heading.setAttribute('data-kept', ''));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(dashboard.tabs.feed).press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=community');
  await expect(tab(dashboard.tabs.community)).toHaveAttribute('aria-selected', 'true');
  await expect(title(page)).toHaveAttribute('data-kept');
  letItCome();
});

test('the address of a part of the dashboard leads there', async ({ server, newBrowser }) => {
  const { page } = await returning(server, newBrowser);
  await page.goto('/dashboard#requests', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(greeting);
  await expect(page.locator('#requests')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a press while the page is on its way leads to the page that was asked for', async ({
  server,
  newBrowser,
}) => {
  const { page } = await returning(server, newBrowser);
  const letItCome = await heldBack(page, '**/assets/dashboard-*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('#root[data-awake]').waitFor();
  await page.getByRole('contentinfo').locator('a[href="/co-lab"]').first().click();
  await expect(page).toHaveURL('/co-lab');
  letItCome();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1:visible')).not.toHaveText(greeting);
  await expect(page).toHaveURL('/co-lab');
});

test('who signs out in another tab is led away from it', async ({ server, newBrowser }) => {
  const { page } = await returning(server, newBrowser);
  await page.goto('/inner-room', { waitUntil: 'networkidle' });
  await expect(title(page)).toHaveText(/Inner Room/);
  const other = await page.context().newPage();
  // A request of this tab that is under way would be a visitor’s all at once.
  await other.goto('/', { waitUntil: 'networkidle' });
  await other.evaluate(() => localStorage.removeItem('sb-axis-one-auth-token'));
  await expect(page).toHaveURL(/\/auth\?.*next=%2Finner-room/);
});

test('a visitor is led to the sign-in page, which returns them', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/inner-room');
  await expect(page).toHaveURL('/auth?tab=signin&next=%2Finner-room');
});
