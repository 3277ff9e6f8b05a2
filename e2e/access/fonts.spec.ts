// The whole faces replace the page's own without moving anything, and the next page is drawn in them from its first frame.
import type { Page } from 'playwright/test';
import { detailAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import { fontsOf, strangersOn } from './faces.ts';
import { oneIn } from '../tags.ts';

const essay = detailAddresses.find(({ path }) => path.startsWith('/second-curve/'));

/** Holds the whole faces back until they are released. */
async function holdFaces(page: Page) {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route('**/*-core-*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return gate;
}

/** Waits until the text is drawn in the whole faces. */
const wholeFaces = (page: Page) => expect(page.locator('html[data-faces="whole"]')).toBeAttached();

for (const [index, width] of [412, 1440].entries())
  test(`no shift at ${width} px`, { tag: oneIn(2, index) }, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/auth', '/library', '/onboarding', essay?.path ?? '']) {
      const faces = await holdFaces(page);
      await page.goto(path);
      await visitor.findsItAwake();
      await page.keyboard.press('Shift');
      // A shift within half a second of a key would not count.
      await page.waitForTimeout(600);
      faces.open();
      await wholeFaces(page);
      const shifts = await page.evaluate(
        () =>
          // Two frames: every shift would have happened.
          new Promise<number[]>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts') as number[])),
            ),
          ),
      );
      expect(shifts.reduce((sum, one) => sum + one, 0).toFixed(3), path).toBe('0.000');
      expect(await strangersOn(page, false), path).toEqual([]);
      await page.unroute('**/*-core-*.woff2');
    }
  });

test('the next page is drawn in our faces, and never in another', async ({ visitor }) => {
  const { page } = visitor;
  const faces = await holdFaces(page);
  await page.goto('/library');
  await visitor.findsItAwake();
  await page.locator('header').getByRole('link', { name: 'AsynQ' }).click();
  faces.open();
  await expect(page).toHaveURL(/\/asyncq$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AsynQ' })).toBeVisible();
  await wholeFaces(page);
  // The page is replaced meanwhile: its parts can be removed during the query.
  await expect(async () => expect(await strangersOn(page, false)).toEqual([])).toPass();
});

test('a page whose faces cannot be fetched is still entered', async ({ visitor }) => {
  const { page } = visitor;
  await holdFaces(page);
  await page.goto('/library');
  await visitor.findsItAwake();
  await page.locator('header').getByRole('link', { name: 'AsynQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AsynQ' })).toBeVisible();
});

test('without scripts the browser fetches the whole faces itself', async ({ newBrowser }) => {
  const { page } = await newBrowser({ options: { javaScriptEnabled: false } });
  await page.goto('/library');
  await expect(async () => expect(await fontsOf(page, 'h1')).toEqual(['ours'])).toPass();
});
