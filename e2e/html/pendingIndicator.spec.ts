// A slow navigation: the previous page stays, and a line shows that the next one is loading.
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';

const underWay = (page: Page) => page.locator('html[data-under-way]');

/** The line at the top of the screen, as it is drawn. */
const lineOf = (page: Page) =>
  page.evaluate(() => {
    const { content, position, height, top } = getComputedStyle(
      document.documentElement,
      '::before',
    );
    return { isDrawn: content !== 'none', position, height, top };
  });

test('a page that loads slowly is announced by a line, and the previous one can still be used', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  expect(await lineOf(page)).toMatchObject({ isDrawn: false });
  // Neither its HTML nor its scripts.
  const letIn = await heldBack(page, '**/assets/{pages/**,co-lab.index-*.js}');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Co-Lab', exact: true }).click();
  await expect(underWay(page)).toBeAttached();
  expect(await lineOf(page)).toEqual({
    isDrawn: true,
    position: 'fixed',
    height: '3px',
    top: '0px',
  });
  await expect(visitor.heading('Plans')).toBeVisible();
  letIn();
  await expect(visitor.heading('Co-Lab')).toBeVisible();
  await expect(underWay(page)).toHaveCount(0);
});

test('the line disappears when the page cannot be loaded', async ({ visitor, watch }) => {
  const { page } = visitor;
  watch.provokes(/\/assets\/application-/);
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  // The load is tried twice, 400 ms apart: long enough for the line to be drawn.
  await page.route('**/assets/application-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Co-Lab', exact: true }).click();
  await expect(visitor.button('Try again')).toBeVisible();
  await expect(underWay(page)).toHaveCount(0);
  await page.unroute('**/assets/application-*.js');
  await visitor.button('Try again').click();
  await expect(visitor.heading('Co-Lab')).toBeVisible();
});
