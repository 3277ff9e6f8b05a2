// The keyboard alone: reaching a control without a pointer.
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** Presses Tab until the element has the focus, as a keyboard user would; gives up after a while. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${String(target)}.`);
}

/** Focuses a control by keyboard and presses a key on it. */
export async function pressesOn(page: Page, target: Locator, key: string) {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
