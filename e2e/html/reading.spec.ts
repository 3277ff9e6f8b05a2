// Without scripts every page can be read to its end (titles and headings: crawl.spec.ts), and no form can put typed
// text into the address.
import { samples } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

const noScripts = { javaScriptEnabled: false };

test('every public page, and one of each kind of detail page, has its words and its frame', async ({
  newBrowser,
}) => {
  test.setTimeout(120_000);
  const { page } = await newBrowser({ options: noScripts });
  for (const { path } of samples) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).toHaveText(/\w/);
    const invisible = await page
      .locator('main :is(h1, h2, h3, p, li)')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === 'hidden')
          .map((one) => one.textContent),
      );
    expect(invisible, path).toEqual([]);
    await expect(page.locator('form:not([method="post"])'), path).toHaveCount(0);
    await expect(page.locator('form [type="submit"]:enabled'), path).toHaveCount(0);
  }
});

test('a form that is submitted without scripts leaves nothing in the address', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({ options: noScripts });
  await page.goto('/auth');
  await page.getByLabel('Email').fill('name@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/auth');
});
