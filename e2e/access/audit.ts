// What axe finds on a page, in both themes and at both widths.
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

const widths = [1440, 390] as const;

/**
 * A change of theme fades, if only for a millisecond, and what inherits a fading colour fades after it:
 * axe looks when nothing has moved for five frames.
 */
const isStill = (page: Page) =>
  page.evaluate(async () => {
    for (let quietFrames = 0; quietFrames < 5; quietFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      if (moving.length > 0) quietFrames = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/**
 * axe's findings: which rule, where, and why. axe is brought once a page and asked there: the wrapper for Playwright
 * brings it again for each question and gathers the answers in a page of its own, which costs more than the audit.
 */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await isStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // React Aria's announcer keeps each announcement for a few seconds, also of a button that has gone meanwhile.
    const { violations } = await here.run(
      { exclude: ['[data-live-announcer]'] },
      {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary }) =>
          `${id}: ${target.join(' ')} ${html}\n${failureSummary ?? ''}`,
      ),
    );
  }, rules);
}

/**
 * Axe finds nothing, at 1440 and at 390 pixels, on paper and in ink. The page is loaded once and changed in place:
 * widths and themes are the style sheet's business alone, and a theme changes nothing but colours. So everything is
 * asked once a width, each width in the other theme, and colours alone in what is left at the first.
 */
export async function isClean(page: Page, what: string, at: readonly number[] = widths) {
  for (const [index, width] of at.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const isFirst = index === 0;
    await page.emulateMedia({ colorScheme: isFirst ? 'light' : 'dark' });
    expect(await findings(page), `${what}, ${width} px, ${isFirst ? 'paper' : 'ink'}`).toEqual([]);
    if (!isFirst) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, ['color-contrast']), `${what}, ${width} px, ink`).toEqual([]);
  }
  await page.setViewportSize({ width: at[0] ?? 1440, height: 900 });
}
