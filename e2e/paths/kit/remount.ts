// Remounts the page and compares what is on screen before and after.
import type { Page } from 'playwright/test';
import { giveBack, focused } from './focus.ts';
import { remount, whenLoaded } from './page.ts';
import { differenceOf, screenOf } from './observation.ts';

/** Whether a dialog is open, which gives the focus back: mounted again, it does not know where the focus was before it. */
export const hasDialog = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog]').first().isVisible();

/** A polite notice shows its text a moment after its region: that moment is over. */
const showNotices = (page: Page) =>
  page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status]'))
      for (const moving of region.getAnimations({ subtree: true }))
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  });

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
  await showNotices(page);
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
