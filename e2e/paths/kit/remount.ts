// Remounts the page and compares what is on screen before and after.
import type { Page } from 'playwright/test';
import { remount, whenLoaded } from './page.ts';
import { differenceOf, screenOf } from './observation.ts';

/**
 * Remounts the page, which takes the focus from its user.
 * @returns the lines that differ on screen afterwards, or undefined where none does
 */
export async function differenceOfRemount(page: Page): Promise<string | undefined> {
  await whenLoaded(page);
  const before = await screenOf(page);
  await remount(page);
  let after = await screenOf(page);
  // Parts that are loaded on demand may appear a moment later.
  for (let attempt = 0; after !== before && attempt < 20; attempt += 1) {
    await page.waitForTimeout(25);
    after = await screenOf(page);
  }
  return after === before ? undefined : differenceOf(before, after);
}
