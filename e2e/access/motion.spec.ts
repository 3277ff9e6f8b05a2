// With reduced motion no step of onboarding slides. That no page is animated: pages.spec.ts.
import { expect, test } from '../fixtures.ts';
import { moving } from './measures.ts';

test('a step of onboarding is shown at once, at the top, with its heading in focus', async ({
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
  test('a step leaves in 0.4 s and the next enters in 0.6 s', async ({ visitor }) => {
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
