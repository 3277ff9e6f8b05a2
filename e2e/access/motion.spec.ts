// Who asks for stillness gets it: nothing moves on a page, nor when a step of onboarding follows another.
import type { Page } from 'playwright/test';
import { memberAddresses, samples } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import { moving } from './measures.ts';
import { becomesMember, walk } from './walk.ts';

test.slow();

/** Waits for what came with the page to end; what goes on is a finding. */
const look = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(moving), { message: 'something keeps moving', timeout: 5000 })
    .toEqual([]);
  return [];
};

test('no page moves by itself', async ({ visitor }) => {
  await walk(visitor, samples, look);
  await becomesMember(visitor);
  await walk(visitor, memberAddresses, look);
});

test('a step of onboarding stands at once, at the top, with its heading in focus', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/onboarding');
  await visitor.begins();
  await visitor.chooses("I'm exploring");
  await visitor.button('Continue').click();
  await expect(visitor.field('Company name')).toBeVisible();
  await expect.poll(() => page.evaluate(moving)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('h2:focus')).toHaveCount(1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a step goes in 0.4 s and the next comes in 0.6 s', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/onboarding');
    await expect(visitor.button('Begin')).toBeEnabled();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (!(target instanceof Element)) return;
        for (const animation of target.getAnimations())
          if (animation instanceof CSSAnimation && animation.animationName === animationName)
            seen.push(Number(animation.effect?.getComputedTiming().duration));
      });
    });
    await visitor.begins();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen))
      .toEqual(expect.arrayContaining([400, 600]));
  });
});
