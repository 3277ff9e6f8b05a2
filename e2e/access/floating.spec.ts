// Floating parts of the landing page cover no text of its drawing on the first screen of a telephone or a tablet.
import { home } from '../../content/home.ts';
import { expect, test } from '../fixtures.ts';

const screens = [
  [360, 800],
  [390, 844],
  [430, 932],
  [768, 1024],
] as const;

test('the hint and the bar leave the hero’s figure free on the first screen of a telephone and a tablet', async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: home.startHere.label })).toBeVisible();
    await expect(page.getByText(home.scrollHint, { exact: true })).toBeVisible();
    const beneath = await page.evaluate(
      ([label, hint]) => {
        const floating = [
          document.querySelector(`aside[aria-label="${label}"]`),
          document.querySelector(`[data-flow="${hint}"]`),
        ].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
        const words = [...document.querySelectorAll('main figure:has(svg) span')];
        if (words.length === 0) throw new Error('There is no figure.');
        return words
          .filter((word) => {
            const a = word.getBoundingClientRect();
            return floating.some(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            );
          })
          .map((word) => word.textContent);
      },
      [home.startHere.label, 'scrollHint'] as const,
    );
    expect(beneath, `${width} × ${height} px`).toEqual([]);
  }
});
