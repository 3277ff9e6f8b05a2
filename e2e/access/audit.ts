// Runs axe on a page, in both themes and at both widths.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { holds } from './reflow.ts';

/**
 * A change of theme is animated, if only for a millisecond, and inherited colors follow it: axe
 * starts when nothing has changed for five frames.
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

/** The small build of axe: it is sent to every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings: rule, element and reason. axe is injected once per page and called there: the
 * wrapper for Playwright injects it again for each call and gathers the results in a page of its
 * own, which costs more than the audit.
 */
async function findings(page: Page): Promise<string[]> {
  await isStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // React Aria's announcer keeps each announcement for a few seconds, also of a button that has been removed
    // meanwhile.
    const { violations } = await here.run(
      { exclude: ['[data-live-announcer]'] },
      { resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary }) =>
          `${id}: ${target.join(' ')} ${html}\n${failureSummary ?? ''}`,
      ),
    );
  });
}

/** Runs in the page: records which elements are on screen. */
function rememberWhatIsShown() {
  const shown = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getClientRects().length > 0,
  );
  Object.assign(window, { shownBefore: new WeakSet(shown) });
}

/** Runs in the page: the contrast of text that was not on screen before. */
async function contrastOfTheRest() {
  const { axe: here, shownBefore } = window as unknown as {
    axe: typeof axe;
    shownBefore: WeakSet<Element>;
  };
  const rest = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      !shownBefore.has(one) &&
      one.closest('[data-live-announcer]') === null &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  if (rest.length === 0) return [];
  const { violations } = await here.run(
    { include: rest },
    { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/**
 * Axe finds nothing, at 1440 pixels on paper and at 390 in ink. The page is loaded once and changed in place: widths and
 * themes are the style sheet's business alone, and a theme changes nothing but colours. So each width is asked
 * everything once, in one of the themes, and what only the wide one shows is asked for its colours in the other, too.
 */
export async function isClean(page: Page, what: string, at: readonly number[] = [1440, 390]) {
  const isEverything = at.length > 1;
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const scheme = width > 1000 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: scheme });
    expect(await findings(page), `${what}, ${width} px, ${scheme}`).toEqual([]);
    if (isEverything) continue;
    // This width only: its colors in the other theme, too.
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await isStill(page);
    await page.evaluate(() => Object.assign(window, { shownBefore: new WeakSet() }));
    expect(await page.evaluate(contrastOfTheRest), `${what}, the other theme`).toEqual([]);
  }
  if (isEverything) {
    await page.evaluate(rememberWhatIsShown);
    await page.setViewportSize({ width: 1440, height: 900 });
    await isStill(page);
    expect(await page.evaluate(contrastOfTheRest), `${what}, 1440 px, dark`).toEqual([]);
  }
}

/** Both: axe finds nothing, and the page holds at every width. */
export async function stands(page: Page, what: string, at?: readonly number[]) {
  await isClean(page, what, at);
  await holds(page, what);
}
