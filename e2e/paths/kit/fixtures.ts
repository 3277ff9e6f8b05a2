// What the path tests are given: one browser profile a worker, and a page in it. One server is enough for all of them.
import { test as base } from 'playwright/test';
import type { Browser, BrowserContext } from 'playwright/test';
import type { Site } from '../../../tools/lib/throwaway.mjs';
import { pathsServerVariable, pathsSiteVariable } from '../../house.setup.ts';

export { expect } from 'playwright/test';

/** What house.setup.ts has built; nothing yet where the tests are only listed. */
const builtSite = () => JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;

/** One profile a browser: what it has compiled once it keeps. Its storage is emptied whenever a page is opened. */
const profiles = new WeakMap<Browser, BrowserContext>();

export const test = base.extend<object, { site: Site }>({
  site: [builtSite(), { option: true, scope: 'worker' }],
  context: async ({ browser, contextOptions, locale, timezoneId, viewport }, give) => {
    const context =
      profiles.get(browser) ??
      (await browser.newContext({
        ...contextOptions,
        baseURL: process.env[pathsServerVariable] ?? '',
        viewport,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      }));
    profiles.set(browser, context);
    await give(context);
    for (const page of context.pages()) await page.close();
  },
  page: async ({ context }, give) => give(await context.newPage()),
});
