// Every page hydrates without changes, in a browser that shares nothing with the build: another language, zone,
// theme, storage and day.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { prepareSite, startServer } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { detailAddresses, memberAddresses, publicAddresses } from '../addresses.ts';
import type { Address } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { full } from '../tags.ts';
import { differences } from './props.ts';

const titleOf = (path: string) => publicAddresses.find((one) => one.path === path)?.title ?? '';
const pages: readonly Address[] = [
  ...publicAddresses,
  { path: '/auth/signup', title: titleOf('/auth') },
  { path: '/auth?tab=signup&next=/upgrade', title: titleOf('/auth') },
];
const missing = ['/nowhere', '/dashboard/nowhere', '/co-lab/nothing'];

/** A user in another zone, years later, with data of an earlier visit. */
const faraway: BrowserSettings['options'] = {
  locale: 'ar-EG',
  timezoneId: 'Pacific/Auckland',
  colorScheme: 'dark',
  viewport: { width: 820, height: 1100 },
};

async function arrive(newBrowser: (settings: BrowserSettings) => Promise<Person>, at: Server) {
  const { page } = await newBrowser({ at, options: faraway ?? {} });
  await page.clock.setFixedTime(new Date('2031-03-09T23:30:00Z'));
  await page.addInitScript(() => {
    localStorage.setItem('axisOneTheme', 'paper');
    localStorage.setItem('axisOneCompanyName', 'Halden Robotics');
    localStorage.setItem('axisOneOnboardingComplete', 'true');
    localStorage.setItem('axisPremium', 'true');
  });
  return page;
}

async function isTakenOver(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => page.evaluate(differences), { message: path }).toEqual([]);
}

/** After hydration, the page still has its title, once, and one heading with text. */
async function keepsItsName(page: Page, { path, title }: Address) {
  await isTakenOver(page, path);
  await expect(page).toHaveTitle(`${title} · Axis One`);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText([/\w/]);
}

test.describe('production React', () => {
  test('hydrates every page', async ({ newBrowser, server }) => {
    test.setTimeout(180_000);
    const page = await arrive(newBrowser, server);
    for (const address of pages) await keepsItsName(page, address);
    // A check of the comparison: it detects a class that React did not set.
    await page.locator('h1').evaluate((heading) => heading.classList.add('another'));
    expect(await page.evaluate(differences)).toHaveLength(1);
  });

  test('hydrates detail pages', async ({ newBrowser, server }) => {
    test.setTimeout(180_000);
    const page = await arrive(newBrowser, server);
    for (const address of detailAddresses) await keepsItsName(page, address);
  });

  test('hydrates the 404 at any address', async ({ newBrowser, server, watch }) => {
    watch.provokes(/\/(nowhere|nothing)$/);
    const page = await arrive(newBrowser, server);
    for (const path of missing) await isTakenOver(page, path);
  });
});

// It builds the whole site again: `npm run test:full`.
test.describe('development React', { tag: full }, () => {
  let dist: string;
  let at: Server;
  test.beforeAll(async () => {
    // A whole build beside other tests: it took three minutes on a slow machine.
    test.setTimeout(600_000);
    dist = mkdtempSync(join(tmpdir(), 'axis-dev-react-'));
    at = await startServer(await prepareSite({ dist, env: { AXIS_REACT: 'development' } }));
  });
  test.afterAll(async () => {
    await at.remove();
    rmSync(dist, { recursive: true, force: true });
  });

  test('logs no warning', async ({ newBrowser, watch }) => {
    test.setTimeout(180_000);
    watch.provokes(/\/(nowhere|nothing)$/);
    const page = await arrive(newBrowser, at);
    for (const path of [...pages.map((one) => one.path), ...missing]) await isTakenOver(page, path);
    for (const { path } of memberAddresses) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth\?/);
    }
  });
});
