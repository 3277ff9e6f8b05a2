// A step to another page: the page that is open has the signs of its own text alone, and the next one's HTML is in our faces
// all the same, before the whole faces are here.
import { publicAddresses } from '../addresses.ts';
import { strangersOn } from '../access/faces.ts';
import { expect, test } from '../fixtures.ts';
import { early, follow } from '../steps.ts';
import { full } from '../tags.ts';
import { heldBack } from './heldBack.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  // Every public page, twice: a minute on two busy cores.
  test(
    `at ${width} px the first view of the next page has our faces, every text in one of them`,
    {
      tag: full,
    },
    async ({ visitor }) => {
      test.setTimeout(180_000);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await heldBack(page, '**/assets/{router,lateFonts}-*.js');
      for (const { path } of publicAddresses) {
        await page.goto(path === '/upgrade' ? '/newsletter' : '/upgrade');
        await visitor.findsItAwake();
        await follow(page, path);
        await expect(early(page), path).toBeVisible();
        await expect(page.locator('h1:visible'), path).toBeFocused();
        expect(await strangersOn(page, true), path).toEqual([]);
      }
    },
  );
