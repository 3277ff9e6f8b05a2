// Fonts that arrive late move nothing: each fallback is measured to match.
import { setTimeout } from 'node:timers/promises';
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
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          // Less is a word that moves in its line beside the italics, which have no fallback of their own.
          if (value > 0.002)
            shifts.push(
              sources
                .map(({ node, previousRect: was, currentRect: is }) => {
                  const words = (node?.textContent ?? '').trim().slice(0, 40);
                  return `"${words}" from ${was.x},${was.y} ${was.width}×${was.height} to ${is.x},${is.y} ${is.width}×${is.height}`;
                })
                .join('; '),
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/auth', essay?.path ?? '']) {
      const gate = { isShut: true };
      await page.route('**/*.woff2', async (route) => {
        while (gate.isShut) await setTimeout(20);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      // What came before is the page's own arrival.
      await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
      gate.isShut = false;
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts),
        path,
      ).toEqual([]);
      await page.unroute('**/*.woff2');
    }
  });
