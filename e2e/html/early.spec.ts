// A user presses before the scripts are loaded: the press is replayed once the page is hydrated.
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';

test('a press before hydration is replayed after it', async ({ visitor }) => {
  const { page } = visitor;
  const letThemCome = await heldBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(visitor.layer()).toHaveCount(0);
  letThemCome();
  await expect(visitor.layer()).toBeVisible();
});

test('a link that is pressed before hydration is followed by the browser', async ({ visitor }) => {
  const { page } = visitor;
  // Presses it again and again, until the router handles it.
  await page.addInitScript(() => {
    if (window.location.pathname !== '/') return;
    let isTaken = false;
    window.addEventListener('click', (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    });
    const pressing = setInterval(() => {
      const link = document.querySelector<HTMLElement>('footer a[href="/co-lab"]');
      link?.click();
      if (link === null || !isTaken) return;
      clearInterval(pressing);
      const isAwake = Object.keys(link).some((key) => key.startsWith('__reactProps$'));
      document.body.dataset['taken'] = isAwake ? 'awake' : 'asleep';
    });
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'awake');
  await expect(page).toHaveURL('/co-lab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Co-Lab']);
});
