// Watches a browser for what must never happen: errors in the console, uncaught errors, hydration mismatches.
import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Chromium's own line about an unsuccessful response: the site did not log it, and cannot prevent it. */
const isBrowsersOwn = (message: ConsoleMessage) =>
  message.args().length === 0 && message.text().startsWith('Failed to load resource: ');

/** The auth library's own line about a request without a session. */
const isLibrarysOwn = (message: ConsoleMessage) =>
  message.text().startsWith('TypeError: Failed to fetch\n') &&
  /\/assets\/[^/]+\.js$/.test(message.location().url);

/** React's own line about a page whose script, or whose still parts, could not be loaded: an error boundary shows it on screen. */
const isReactsOwn = (message: ConsoleMessage) =>
  /^(?:TypeError: Failed to fetch dynamically imported module: |Error: The still parts cannot be reached\.)/.test(
    message.text(),
  );

/** Chromium's line about a violation of the site's Content-Security-Policy or Trusted Types. */
export const isPolicyViolation = (text: string) =>
  /Content Security Policy|Trusted ?(Type|HTML)/.test(text);

export class Watch {
  readonly #seen: string[] = [];
  readonly #provoked: RegExp[] = [];
  /** All warnings, in order. */
  readonly warnings: string[] = [];

  /** Watches every page of a browser context. */
  over(context: BrowserContext) {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${String(error.error())}`));
  }

  /** This test causes failing requests to these addresses: the browser's own lines about them are expected. */
  provokes(...addresses: RegExp[]) {
    this.#provoked.push(...addresses);
  }

  /** The unexpected lines. */
  complaints() {
    return this.#seen;
  }

  #hear(message: ConsoleMessage) {
    const { url } = message.location();
    const text = message.text();
    if (message.type() === 'warning') this.warnings.push(text);
    const isHydration = /hydrat|did not match/i.test(text);
    if (message.type() !== 'error' && !isHydration) return;
    if (isBrowsersOwn(message) && this.#provoked.some((address) => address.test(url))) return;
    if (isReactsOwn(message) && this.#provoked.some((address) => address.test(text))) return;
    if (isLibrarysOwn(message) && this.#provoked.length > 0) return;
    this.#seen.push(`${message.type()}: ${text} (${url})`);
  }
}
