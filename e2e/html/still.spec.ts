// What stands still on the landing page brings no script; the page is whole all the same, however one comes to it.
import { expect, test } from '../fixtures.ts';

test('the landing page stays the HTML that it was, and is fetched for whoever comes back to it', async ({
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

  // A link in it is the router's: the page is not loaded again.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('main').getByRole('link', { name: 'Work With Me', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  // The address is there before its page is: until then the landing page stands.
  await expect(visitor.doorForm()).toBeVisible();
  expect(parts()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
  await expect(visitor.doorForm()).toHaveCount(0);
  await expect(cards).toHaveCount(count);
  expect(await page.locator('main section').allInnerTexts()).toEqual(words);
  expect(parts()).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});
