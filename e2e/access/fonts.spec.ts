// Fonts that arrive late move nothing: each fallback is measured to match.
import { setTimeout } from 'node:timers/promises';
import { detailAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

const essay = detailAddresses.find(({ path }) => path.startsWith('/second-curve/'));

type Shift = { value: number; what: string };

for (const width of [390, 1440])
  test(`no shift at ${width} px`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          const what = sources
            .map(({ node, previousRect: was, currentRect: is }) => {
              const words = (node?.textContent ?? '').trim().slice(0, 40);
              return `"${words}" from ${was.x},${was.y} ${was.width}×${was.height} to ${is.x},${is.y} ${is.width}×${is.height}`;
            })
            .join('; ');
          shifts.push({ value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/auth', '/upgrade', essay?.path ?? '']) {
      const gate = { isShut: true };
      await page.route('**/*.woff2', async (route) => {
        while (gate.isShut) await setTimeout(20);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      // What came before is the page's own arrival.
      await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.splice(0));
      gate.isShut = false;
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      const said = shifts.map(({ value, what }) => `${value.toFixed(5)} ${what}`).join('\n');
      expect(total.toFixed(3), `${path}\n${said}`).toBe('0.000');
      await page.unroute('**/*.woff2');
    }
  });
