// Frozen and restored: the back-forward cache, which only a whole Chromium has, and only without Playwright's own settings. Chromium loads a
// member's pages again: the auth library's channel has heard another tab (its reason is `broadcastchannel-message`).
import { chromium } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { newerDraft } from '../../content/newerDraft.ts';
import { findWholeChromium } from '../../tools/lib/chromium.mjs';
import { flags } from '../../playwright.config.ts';
import { expect, extendAuthTimeout, test } from '../fixtures.ts';
import { Person, newCredentials } from '../person.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { goesTo, silentPage } from './acts.ts';
import { opensAll } from './group.ts';
import type { OpenForm } from './group.ts';
import { visitorGroups } from './groups.ts';
import { cacheCases } from './interruptions.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findWholeChromium(),
    headless: false,
    args: [...flags, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

async function opensA(server: Server) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(extendAuthTimeout);
  return new Person(await context.newPage(), server, newCredentials());
}

/** Marks the page, so that one that was loaded again can be told from one that was restored. */
const marks = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Why Chromium has loaded the page again, in its own words. */
const reasonsOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(entry && 'notRestoredReasons' in entry && entry.notRestoredReasons);
  });

/** Leaves for another page and comes back to the same one, which was frozen meanwhile. */
async function leavesAndReturns({ page }: OpenForm, meanwhile?: () => Promise<unknown>) {
  await marks(page);
  await page.goto(silentPage);
  await meanwhile?.();
  // A page that is restored does not load.
  await page.goBack({ waitUntil: 'commit' });
  if (!(await isMarked(page)))
    throw new Error(`The page was loaded again: ${await reasonsOf(page)}`);
}

/** Another tab types while the page is frozen: what was typed here is on screen again, and the page says that there is a newer version. */
async function isOvertaken(one: OpenForm) {
  const { form, tab, page } = one;
  await leavesAndReturns(one, async () => {
    const other = await tab.newTab();
    await goesTo(other, form);
    await one.types(other);
    await other.page.close();
  });
  await one.has();
  await expect(tab.button(newerDraft.keep)).toBeVisible();
  await tab.button(newerDraft.keep).click();
  await expect(page.getByText(newerDraft.title)).toHaveCount(0);
}

for (const forms of visitorGroups)
  test(`a page that is restored as it was has what was typed: ${Object.keys(forms).join('; ')}`, async ({
    server,
  }) => {
    test.setTimeout(300_000);
    const person = await opensA(server);
    const group = await opensAll(person, forms);
    await group.meets('restored', async (one) => {
      await one.types();
      await leavesAndReturns(one);
      await one.has();
    });
    await group.meets('restored, and typed in another tab meanwhile', isOvertaken);
    await person.page.context().close();
    group.end(cacheCases(forms));
  });
