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
