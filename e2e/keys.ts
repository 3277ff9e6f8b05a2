// The keyboard alone: coming to a control as somebody comes who cannot point.
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** Presses Tab until the focus is there, as somebody would who looks at the ring; gives up after a while. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${String(target)}.`);
}

/** Comes to a control and presses a key on it. */
export async function pressesOn(page: Page, target: Locator, key: string) {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
