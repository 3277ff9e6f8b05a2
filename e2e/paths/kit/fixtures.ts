// What the path tests are given: a server of the test build and one browser profile, one a worker, and a page in it.
import { test as base } from 'playwright/test';
import type { Browser, BrowserContext } from 'playwright/test';
import { startServer } from '../../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../../tools/lib/throwaway.mjs';
import { pathsSiteVariable } from '../../house.setup.ts';

export { expect } from 'playwright/test';

/** What house.setup.ts has built; nothing yet where the tests are only listed. */
const builtSite = () => JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;

/** One profile a browser: what it has compiled once it keeps. Its storage is emptied whenever a page is opened. */
const profiles = new WeakMap<Browser, BrowserContext>();

export const test = base.extend<object, { site: Site; server: Server }>({
  site: [builtSite(), { option: true, scope: 'worker' }],
  server: [
    async ({ site }, give) => {
      const server = await startServer(site);
      await give(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ browser, server, contextOptions, locale, timezoneId, viewport }, give) => {
    const context =
      profiles.get(browser) ??
      (await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
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
