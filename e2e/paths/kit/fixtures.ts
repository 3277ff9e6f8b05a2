// What the path tests are given: one browser profile a worker, and one page in it, which lives on from test to test.
// One server is enough for all of them.
import { test as base } from 'playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { Site } from '../../../tools/lib/throwaway.mjs';
import { pathsServerVariable, pathsSiteVariable } from '../../house.setup.ts';
import { isPolicyViolation } from '../../watch.ts';

export { expect } from 'playwright/test';

/** What house.setup.ts has built; nothing yet where the tests are only listed. */
const builtSite = () => JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;

/** One profile a browser: what it has compiled once it keeps. Its storage is emptied whenever a page is opened. */
const profiles = new WeakMap<Browser, BrowserContext>();

/**
 * One page a profile: a process of its own for every page costs more than what stands in it. `renew` (page.ts) makes
 * it as good as new before a path is walked.
 */
const lasting = new WeakMap<BrowserContext, Page>();

/** What the site's Content-Security-Policy has refused, by profile: no tour may meet it. */
const refused = new WeakMap<BrowserContext, string[]>();

function watchPolicy(context: BrowserContext) {
  const seen: string[] = [];
  refused.set(context, seen);
  context.on('console', (message) => {
    if (message.type() === 'error' && isPolicyViolation(message.text())) seen.push(message.text());
  });
}

export const test = base.extend<object, { site: Site }>({
  site: [builtSite(), { option: true, scope: 'worker' }],
  context: async ({ browser, contextOptions, locale, timezoneId, viewport }, give) => {
    const known = profiles.get(browser);
    const context =
      known ??
      (await browser.newContext({
        ...contextOptions,
        baseURL: process.env[pathsServerVariable] ?? '',
        viewport,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      }));
    profiles.set(browser, context);
    if (known === undefined) watchPolicy(context);
    await give(context);
    const violations = refused.get(context)?.splice(0) ?? [];
    if (violations.length > 0) throw new Error(violations.join('\n'));
    for (const page of context.pages()) if (page !== lasting.get(context)) await page.close();
  },
  page: async ({ context }, give, info) => {
    const known = lasting.get(context);
    const page = known === undefined || known.isClosed() ? await context.newPage() : known;
    lasting.set(context, page);
    await give(page);
    // What went wrong in it must not reach the next test.
    if (info.status !== info.expectedStatus) await page.close();
  },
});
