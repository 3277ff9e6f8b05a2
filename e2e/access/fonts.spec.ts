// Fonts that arrive late cause no layout shift: the page keeps its fallback, and the next page has them.
import type { Page } from 'playwright/test';
import { detailAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import { fontsOf } from './faces.ts';

const essay = detailAddresses.find(({ path }) => path.startsWith('/second-curve/'));

/** Holds every font back until it is released. */
async function holdFonts(page: Page) {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return gate;
}

for (const width of [412, 1440])
  test(`no shift at ${width} px`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    // Each page as a first visit: fonts that an earlier page has fetched would be in time.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/auth', '/library', '/onboarding', essay?.path ?? '']) {
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await fontsOf(page, 'h1'), path).toEqual(['fallback']);
      // A font that arrives soon enough is used: how soon depends on the browser (100 ms, and its load).
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      fonts.open();
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(
        () =>
          // Two frames: every shift would have happened.
          new Promise<number[]>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts') as number[])),
            ),
          ),
      );
      expect(shifts, path).toEqual([]);
      expect(await fontsOf(page, 'h1'), path).toEqual(['fallback']);
      await page.unroute('**/*.woff2');
    }
  });

test('the next page has the fonts that were late', async ({ visitor }) => {
  const { page } = visitor;
  const fonts = await holdFonts(page);
  await page.goto('/library', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await fontsOf(page, 'h1')).toEqual(['fallback']);
  fonts.open();
  await visitor.findsItAwake();
  await page.locator('header').getByRole('link', { name: 'AsynQ' }).click();
  await expect(page).toHaveURL(/\/asyncq$/);
  // The page is replaced meanwhile: its heading can be removed during the query.
  await expect(async () => expect(await fontsOf(page, 'h1')).toEqual(['ours'])).toPass();
});
