// Static parts of the landing page load no script; the page is complete all the same after a navigation back to it.
import { expect, test } from '../fixtures.ts';

test('the landing page keeps its HTML, and is loaded when the user navigates back to it', async ({
  visitor,
}) => {
  const { page } = visitor;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const parts = () => scripts.filter((url) => url.includes('/HomeParts-'));
  await page.goto('/');
  await visitor.findsItAwake();
  const cards = page.getByRole('main').getByRole('article');
  const words = await page.locator('main section').allInnerTexts();
  const count = await cards.count();
  expect(count).toBeGreaterThan(12);

  // The router handles its links: the page is not loaded again.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('main').getByRole('link', { name: 'Work With Me', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  // The address changes before its page is loaded: until then the landing page stays.
  await expect(visitor.authForm()).toBeVisible();
  expect(parts()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
  await expect(visitor.authForm()).toHaveCount(0);
  await expect(cards).toHaveCount(count);
  // For a moment the main part that React prepares is in the document, hidden, beside the one that is shown.
  await expect.poll(() => page.locator('main section').allInnerTexts()).toEqual(words);
  expect(parts()).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});
