// Remounts the page and compares what is on screen before and after.
import type { Page } from 'playwright/test';
import { giveBack, focused } from './focus.ts';
import { remount, whenLoaded } from './page.ts';
import { differenceOf, screenOf } from './observation.ts';

/** Whether a dialog is open, which keeps the focus within it and gives it back. */
export const hasDialog = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog]').first().isVisible();

/**
 * Remounts the page, which takes the focus from its user.
 * @param goesOn the user goes on from here, and has the focus again
 * @returns the lines that differ on screen afterwards, or undefined where none does
 */
export async function differenceOfRemount(
  page: Page,
  goesOn: boolean,
): Promise<string | undefined> {
  await whenLoaded(page);
  const before = await screenOf(page);
  const had = goesOn ? await focused(page) : null;
  await remount(page);
  let after = await screenOf(page);
  // Parts that are loaded on demand may appear a moment later.
  for (let attempt = 0; after !== before && attempt < 20; attempt += 1) {
    await page.waitForTimeout(25);
    after = await screenOf(page);
  }
  if (goesOn) await giveBack(page, had);
  return after === before ? undefined : differenceOf(before, after);
}
