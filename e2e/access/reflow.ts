// The checks of a page at every width and font size: nothing beyond the edge, nothing cut off, nothing too small to
// press.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { cramped, outOfBounds, overlong } from './measures.ts';

const widths = [320, 390, 1024, 2560];

/**
 * A window of 1280 px at 200 %, in both ways that a reader has: the browser's zoom (half as many
 * CSS pixels, each twice as large), and the browser's own font size (32 px instead of 16: rem and
 * rem breakpoints follow, px do not).
 */
async function enlarged(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (what: string) =>
    found.push(...(await page.evaluate(outOfBounds)).map((one) => `${what}: ${one}`));
  await page.setViewportSize({ width: 1280, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([640, 2]);
  await measure('zoom 200 %');
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await page.setViewportSize({ width: 1281, height: 900 });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), {
      message: 'the type size of the browser',
    })
    .toBe('32px');
  await measure('text 200 %');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
  return found;
}

/** Every page fits from 320 to 2560 px and at 200 %, and every target is large enough for a finger. */
export async function holds(page: Page, what: string) {
  const found: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const at = (one: string) => `${width} px: ${one}`;
    found.push(...(await page.evaluate(outOfBounds)).map(at));
    if (width === 390) found.push(...(await page.evaluate(cramped)).map(at));
    if (width === 2560) found.push(...(await page.evaluate(overlong)).map(at));
  }
  found.push(...(await enlarged(page)));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(found, what).toEqual([]);
}
