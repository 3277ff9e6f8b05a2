// What an app tells the kit about its pages, by browser context.
import type { BrowserContext, Page } from 'playwright/test';

export type PageConfig = {
  /** The address of the site under test. */
  baseURL: string;
  /** Requests that may be held: URL patterns of Chromium's `Fetch` domain. The kit intercepts no other. */
  intercepted: readonly string[];
  /** An address of the same origin that starts no flow: another tab opens it to change the storage. */
  blank: string;
  /** Lines of the page's ARIA snapshot that may differ after a remount: announcements that fade. */
  volatile: RegExp;
  /** The names of buttons that close a dialog: where there is one, Escape must send an event, too. */
  closeButton: RegExp;
  /** Controls whose state is the browser's or a widget's, and no flow's: their names, each with the reason. */
  ownControls: Readonly<Record<string, string>>;
  /** Whether a console error fails the test. */
  isForbidden: (error: string) => boolean;
};

const configs = new WeakMap<BrowserContext, PageConfig>();

/** Sets the configuration of every page of a context. */
export const configure = (context: BrowserContext, config: PageConfig) =>
  configs.set(context, config);

/**
 * The configuration of a page.
 * @throws where its context was made by another fixture than `createTest`
 */
export function configOf(page: Page): PageConfig {
  const config = configs.get(page.context());
  if (config === undefined) throw new Error('The page has no configuration: use createTest.');
  return config;
}
