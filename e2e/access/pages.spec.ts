// Every page, opened once and checked for everything that holds for all pages: no animation with reduced motion, no
// finding of axe in both themes at 390 and 1440 px, and no overflow from 320 to 2560 px and at 200 %.
import type { Page } from 'playwright/test';
import { memberAddresses, samples } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import { stands } from './audit.ts';
import { moving, outOfBounds } from './measures.ts';
import { becomesMember, walk } from './walk.ts';

test.slow();

/** Waits for the animations of the page load to end; those that continue are a finding. */
const isStill = (page: Page) =>
  expect
    .poll(() => page.evaluate(moving), { message: 'something keeps moving', timeout: 5000 })
    .toEqual([]);

const look = async (page: Page, path: string) => {
  await isStill(page);
  await stands(page, path);
};

/** Split in parts, so that both workers are busy until the end. */
const parts = 4;
for (let part = 0; part < parts; part += 1) {
  const pages = samples.filter((_, index) => index % parts === part);
  test(`for visitors, part ${part + 1} of ${parts}`, async ({ visitor }) => {
    await walk(visitor, pages, async (page, path) => {
      if (path === '/asyncq') {
        await expect(visitor.layer()).toBeVisible();
        await visitor.button('Close onboarding').click();
        await expect(visitor.layer()).toHaveCount(0);
      }
      await look(page, path);
    });
  });
}

/** A member's header is wider, and these pages have more content for members. */
const saysMore = ['/signal-stack', '/asyncq', '/upgrade', '/open-circle', '/ops-cabinet'];

test('for members', async ({ visitor }) => {
  await becomesMember(visitor);
  await walk(visitor, memberAddresses, look);
  const others = samples.filter(({ path }) => saysMore.includes(path));
  await walk(visitor, others, async (page, path) => {
    await isStill(page);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(outOfBounds), `${path}, ${width} px`).toEqual([]);
    }
  });
});
