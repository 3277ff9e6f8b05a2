// Somebody quick presses before the scripts have come: what was pressed happens once the page is awake.
import { EventEmitter, once } from 'node:events';
import { expect, test } from '../fixtures.ts';

test('a press before hydration is heard when the page wakes', async ({ visitor }) => {
  const { page } = visitor;
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(visitor.layer()).toHaveCount(0);
  gate.emit('open');
  await expect(visitor.layer()).toBeVisible();
});
