// Sessions over time: two tabs, a tab that regains focus, a session that expires.
import type { Page } from 'playwright/test';
import { enrol, revokeSessions } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { letTheTokenExpire, tokenKey } from '../tokens.ts';
import { full } from '../tags.ts';

/** The tab regains focus: the auth library checks its session and reports SIGNED_IN again. */
const regainsFocus = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function hearsThatItEnded(member: Person) {
  await member.isOnAuthPage();
  await expect(member.page.getByText('Your session has ended.')).toBeVisible();
}

test(
  'signing out in one tab signs the other out',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const first = await newBrowser({ who });
    await first.signsIn();
    await first.isOnTheDashboard();
    const second = await first.newTab();
    await second.page.goto('/inner-room');
    await expect(second.page.getByRole('heading', { level: 1, name: /Inner Room/ })).toBeVisible();
    const third = await first.newTab();
    await third.page.goto('/library');
    await expect(third.link('Dashboard')).toBeVisible();

    await first.signsOut();
    // Drafts of the member are deleted in every tab, and each of them says why.
    await third.seesToast('Signed out successfully');
    await second.isOnAuthPage();
    await expect(third.link('Sign In').first()).toBeVisible();
    await expect(third.page).toHaveURL('/library');
  },
);

test('a sign-in in one tab is noticed by the other', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const first = await newBrowser({ who });
  await first.page.goto('/library');
  await expect(first.link('Sign In').first()).toBeVisible();
  const second = await first.newTab();
  await second.signsIn();
  await second.isOnTheDashboard();
  await expect(first.link('Dashboard').or(first.greeting('Halden Robotics'))).toBeVisible();
  await expect(first.link('Sign In')).toHaveCount(0);
});

test('a tab that regains focus stays on its page, with what was half typed', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await member.signsIn();
  await member.isOnTheDashboard();
  await page.goto('/reset-password');
  await expect(member.link('Dashboard')).toBeVisible();
  await member.field('Email').fill('half.typed@');
  for (let times = 0; times < 3; times += 1) await regainsFocus(page);
  // An action of the library after its check of the session shows that the check is done.
  await page.evaluate((key) => navigator.locks.request(`lock:${key}`, () => {}), tokenKey);
  await expect(page).toHaveURL('/reset-password');
  await expect(member.field('Email')).toHaveValue('half.typed@');
  await expect(member.link('Dashboard')).toBeVisible();
});

test(
  'tabs that renew the session in the same moment all stay signed in',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    await member.signsIn();
    await member.isOnTheDashboard();
    const tabs = [member, await member.newTab(), await member.newTab()];
    for (const { page } of tabs.slice(1)) await page.goto('/dashboard');
    for (const tab of tabs) await tab.isOnTheDashboard('Halden Robotics');

    // All of them have asked before the first is answered, as when a computer wakes.
    const asking: (() => Promise<void>)[] = [];
    await member.page.context().route('**/auth/v1/token*', (route) => {
      asking.push(() => route.fallback());
    });
    await letTheTokenExpire(member.page);
    for (const { page } of tabs) await regainsFocus(page);
    await expect.poll(() => asking.length).toBe(tabs.length);
    const answered: number[] = [];
    member.page.context().on('response', (answer) => {
      if (answer.url().includes('/auth/v1/token')) answered.push(answer.status());
    });
    await Promise.all(asking.map((ask) => ask()));
    await expect.poll(() => answered).toEqual([200, 200, 200]);
    for (const tab of tabs) {
      await tab.page.reload();
      await tab.isOnTheDashboard('Halden Robotics');
    }
  },
);

test(
  'a session revoked elsewhere ends on the sign-in page, with a plain sentence',
  { tag: full },
  async ({ server, newBrowser, watch }) => {
    watch.provokes(/\/auth\/v1\/token/);
    // What the dashboard was loading when the session ended.
    watch.provokes(/\/rest\/v1\//);
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    const { page } = member;
    await member.signsIn();
    await member.isOnTheDashboard();

    await revokeSessions(server, who.email, who.password);
    await letTheTokenExpire(page);
    await page.reload();
    await hearsThatItEnded(member);

    // A sign-in returns to the page.
    await member.fillsInTheAuthForm();
    await member.submitsTheAuthForm('Sign In');
    await member.isOnTheDashboard('Halden Robotics');

    // The same while the page stays open.
    await revokeSessions(server, who.email, who.password);
    await letTheTokenExpire(page);
    await regainsFocus(page);
    await hearsThatItEnded(member);
  },
);

test('a session that ends while its page is being reloaded is explained too', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/auth\/v1\/token/);
  watch.provokes(/\/rest\/v1\//);
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await member.signsIn();
  await member.isOnTheDashboard();
  await revokeSessions(server, who.email, who.password);
  await letTheTokenExpire(page);
  // The reload begins in the moment in which the library has dropped the session.
  await page.evaluate((key) => {
    const whenDropped = setInterval(() => {
      if (localStorage.getItem(key) !== null) return;
      clearInterval(whenDropped);
      window.location.reload();
    }, 1);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, tokenKey);
  await hearsThatItEnded(member);
});

test(
  'a member whose auth library could not be loaded is found later, and goes on reading',
  { tag: full },
  async ({ server, newBrowser, watch }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    const { page } = member;
    const library: string[] = [];
    page.on('response', async (response) => {
      if (!/\/assets\/[^/]+\.js$/.test(response.url())) return;
      const text = await response.text().catch(() => '');
      if (text.includes('GoTrueClient')) library.push(response.url());
    });
    await member.signsIn();
    await member.isOnTheDashboard();
    await expect.poll(() => library.length).toBeGreaterThan(0);
    const [file = ''] = library;

    // The tab is on another page of the site; the one file that makes a session cannot be loaded.
    watch.provokes(new RegExp(new URL(file).pathname));
    await page.route(file, (route) => route.abort());
    await page.goto('/library');
    // A session that has not expired names its member without the library.
    await expect(member.button('Account')).toBeVisible();
    await letTheTokenExpire(page);
    await page.goto('/library');
    await expect(member.link('Sign In').first()).toBeVisible();
    await page.unroute(file);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(member.button('Account')).toBeVisible();
    await expect(page).toHaveURL('/library');
  },
);
