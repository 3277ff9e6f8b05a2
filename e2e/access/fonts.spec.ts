// Fonts that arrive late move nothing: each fallback is measured to match.
import { detailAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

const essay = detailAddresses.find(({ path }) => path.startsWith('/second-curve/'));

for (const width of [390, 1440])
  test(`no shift at ${width} px`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          };
          // Less than a thousandth is a line's rounding.
          if (value > 0.001)
            shifts.push(
              `${value.toFixed(4)}: ${sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)).join(' | ')}`,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    for (const path of ['/', '/auth', essay?.path ?? '']) {
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts),
        path,
      ).toEqual([]);
      await page.unroute('**/*.woff2');
    }
  });
