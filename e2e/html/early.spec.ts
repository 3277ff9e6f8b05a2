// Somebody quick presses before the scripts have come: what was pressed happens once the page is awake.
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';

test('a press before hydration is heard when the page wakes', async ({ visitor }) => {
  const { page } = visitor;
  const letThemCome = await heldBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(visitor.layer()).toHaveCount(0);
  letThemCome();
  await expect(visitor.layer()).toBeVisible();
});

test('a link that is pressed before the page is awake leads as the browser leads', async ({
  visitor,
}) => {
  const { page } = visitor;
  // Presses it again and again, until the site takes it over.
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
