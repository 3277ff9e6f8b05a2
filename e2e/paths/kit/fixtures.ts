// The fixtures of the path tests: one browser context for each worker, and one page in it for all its tests.
import { test as base } from 'playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { configure } from './config.ts';
import type { PageConfig } from './config.ts';

/** One context for each browser: its cache of compiled scripts lasts. Its storage is emptied when a page is opened. */
const contexts = new WeakMap<Browser, BrowserContext>();

/** One page for each context: a new page costs more than a path. `resetPage` (page.ts) prepares it for the next path. */
const pages = new WeakMap<BrowserContext, Page>();

/** The forbidden console errors of a context since its last test. */
const errors = new WeakMap<BrowserContext, string[]>();

function watchConsole(context: BrowserContext, { isForbidden }: PageConfig) {
  const seen: string[] = [];
  errors.set(context, seen);
  context.on('console', (message) => {
    if (message.type() === 'error' && isForbidden(message.text())) seen.push(message.text());
  });
}

/** Playwright's `test` with pages for an app; `configOf` is called when the first page is needed. */
export const createTest = (configOf: () => PageConfig) =>
  base.extend({
    context: async ({ browser, contextOptions, locale, timezoneId, viewport }, give) => {
      const config = configOf();
      const known = contexts.get(browser);
      const context =
        known ??
        (await browser.newContext({
          ...contextOptions,
          baseURL: config.baseURL,
          viewport,
          ...(locale !== undefined && { locale }),
          ...(timezoneId !== undefined && { timezoneId }),
        }));
      contexts.set(browser, context);
      if (known === undefined) {
        configure(context, config);
        watchConsole(context, config);
      }
      await give(context);
      const found = errors.get(context)?.splice(0) ?? [];
      if (found.length > 0) throw new Error(found.join('\n'));
      for (const page of context.pages()) if (page !== pages.get(context)) await page.close();
    },
    page: async ({ context }, give, info) => {
      const known = pages.get(context);
      const page = known === undefined || known.isClosed() ? await context.newPage() : known;
      pages.set(context, page);
      await give(page);
      // What went wrong in it must not reach the next test.
      if (info.status !== info.expectedStatus) await page.close();
    },
  });
