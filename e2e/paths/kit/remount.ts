// Remounts the page and compares what is on screen before and after.
import type { Page } from 'playwright/test';
import { complete, remount } from './page.ts';
import { differenceOf, sightOf } from './sights.ts';

/**
 * Remounts the page.
 * @returns the lines that differ on screen afterwards, or undefined where none does
 */
export async function differenceOfRemount(page: Page): Promise<string | undefined> {
  await complete(page);
  const before = await sightOf(page);
  await remount(page);
  let after = await sightOf(page);
  // Parts that are loaded on demand may appear a moment later.
  for (let tries = 0; after !== before && tries < 20; tries += 1) {
    await page.waitForTimeout(25);
    after = await sightOf(page);
  }
  return after === before ? undefined : differenceOf(before, after);
}
