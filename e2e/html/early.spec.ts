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

test('all presses before hydration are replayed in their order', async ({ visitor }) => {
  const { page } = visitor;
  const letIn = await heldBack(page, '**/assets/*.js');
  await page.goto('/from-lab', { waitUntil: 'commit' });
  const statuses = ['Experimental', 'Stable', 'Archived'];
  for (const name of [...statuses, 'Stable', 'Stable'])
    await page.getByRole('button', { name, exact: true }).click();
  // One description is open at a time: of two presses the later one counts.
  await visitor.button('Show More Second curve timer').click();
  await visitor.button('Show More Dilution weather map').click();
  letIn();
  for (const name of statuses)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await expect(visitor.button('Show Less Dilution weather map')).toBeVisible();
  await expect(page.getByRole('button', { name: /Show Less/ })).toHaveCount(1);
});

test('Enter in a form that is not hydrated yet sends it afterwards, once', async ({ visitor }) => {
  const { page } = visitor;
  const letIn = await heldBack(page, '**/assets/*.js');
  await page.goto('/second-curve', { waitUntil: 'commit' });
  const field = page.locator('[data-flow=newsletterSignup]').getByRole('textbox');
  await field.fill(visitor.email);
  await field.press('Enter');
  await field.press('Enter');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/subscribe_newsletter')) sent += 1;
  });
  letIn();
  await expect(page.locator('[data-flow=newsletterSignup]')).toHaveAttribute(
    'data-state',
    'subscribed',
  );
  expect(sent).toBe(1);
});

test('words that are typed after that Enter are not sent before their own', async ({ visitor }) => {
  const { page } = visitor;
  const letIn = await heldBack(page, '**/assets/*.js');
  await page.goto('/second-curve', { waitUntil: 'commit' });
  const box = page.locator('[data-flow=newsletterSignup]');
  await box.getByRole('textbox').fill('half@an');
  await box.getByRole('textbox').press('Enter');
  await box.getByRole('textbox').fill(visitor.email);
  letIn();
  await expect(box.getByRole('button')).toBeEnabled();
  await expect(box).toHaveAttribute('data-state', 'asking');
  await box.getByRole('textbox').press('Enter');
  await expect(box).toHaveAttribute('data-state', 'subscribed');
});

test('a press that begins before hydration and ends after it is heard, once', async ({
  visitor,
}) => {
  const { page } = visitor;
  const letIn = await heldBack(page, '**/assets/*.js');
  await page.goto('/from-lab', { waitUntil: 'commit' });
  const status = page.getByRole('button', { name: 'Stable', exact: true });
  await status.hover();
  await page.mouse.down();
  letIn();
  await visitor.findsItAwake();
  await page.mouse.up();
  await expect(status).toHaveAttribute('aria-pressed', 'true');
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
