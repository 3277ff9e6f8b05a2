// Gives the focus back that a test has taken from the page by what its user does not do.
import type { Page } from 'playwright/test';
import { unheard } from './page.ts';

/** An element, by its number among those of its name. */
export type Focused = { localName: string; at: number } | null;

/** Which element has the focus. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return null;
    const { localName } = active;
    return { localName, at: [...document.querySelectorAll(localName)].indexOf(active) };
  });

/** Moves the focus back to an element; the page is muted meanwhile by the caller. */
export async function refocus(page: Page, had: Focused) {
  if (had === null) return;
  await page.evaluate(({ localName, at }) => {
    const element = document.querySelectorAll(localName)[at];
    if (!(element instanceof HTMLElement) || element === document.activeElement) return;
    if (!element.matches('a[href], button, input, textarea, select, summary, [tabindex]'))
      element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }, had);
}

/** Moves the focus back, or takes it from all; no flow hears of it. */
export const giveBack = (page: Page, had: Focused) =>
  unheard(page, () =>
    had === null
      ? page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      : refocus(page, had),
  );
