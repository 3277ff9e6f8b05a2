// In print: black text on white, without the parts that only a screen can use.
import { expect, test } from '../fixtures.ts';
import { detailAddresses } from '../addresses.ts';

test('a page printed from the dark theme', async ({ visitor }) => {
  const { page } = visitor;
  const essay = detailAddresses.find(({ path }) => path.startsWith('/second-curve/'));
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [essay?.path ?? '', '/library', '/upgrade']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer').last()).toBeHidden();
    await expect(page.locator('nav:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const worn = await page.locator('main :is(h1, p, li, a):visible').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const shades =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return Math.max(...shades.slice(0, 3)) > 170 ? [element.textContent] : [];
      }),
    );
    expect(worn, 'pale words on paper').toEqual([]);
    // An essay that may not be broken leaves its first sheet empty.
    for (const item of await page.locator('article:has(h1)').all())
      await expect(item).toHaveCSS('break-inside', 'auto');
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a toast is not printed', async ({ visitor, watch }) => {
  watch.provokes(/\/auth\/v1\/token/);
  await visitor.signsIn();
  await visitor.isWarned('Sign in error');
  await visitor.page.emulateMedia({ media: 'print' });
  await expect(visitor.toasts().getByRole('alert')).toBeHidden();
});
