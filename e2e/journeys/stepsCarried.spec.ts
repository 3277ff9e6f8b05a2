// What the user does with the HTML of a page, before its scripts are here, is carried over to the rendered page.
import { expect, test } from '../fixtures.ts';
import { early, follow, headerLink, waitsForTheRouter } from '../steps.ts';

test('words, an open disclosure, the focus and the scroll position are carried over, and are there after Back', async ({
  visitor,
}) => {
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  await page.goto('/newsletter');
  await visitor.findsItAwake();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Next Curve/ })
    .first()
    .click();
  await expect(early(page)).toBeVisible();
  const address = page.getByRole('main').getByRole('textbox', { name: 'Email' }).first();
  const disclosure = page.getByRole('main').locator('details').first();
  await disclosure.locator('summary').click();
  await address.pressSequentially('reader@');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const at = await scrolled();
  letIn();
  const isAsItWas = async () => {
    await expect(early(page)).toHaveCount(0);
    await expect(address).toHaveValue('reader@');
    await expect(disclosure).toHaveAttribute('open', '');
    await expect.poll(scrolled).toBe(at);
  };
  await isAsItWas();
  await expect(address).toBeFocused();
  await headerLink(page, 'Library').dispatchEvent('click');
  await expect(visitor.heading('Strategic Insights')).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/next-curve');
  await isAsItWas();
});

test('presses on the HTML are replayed in their order', async ({ visitor }) => {
  const { page } = visitor;
  const letIn = await waitsForTheRouter(visitor);
  await follow(page, '/from-lab');
  await expect(early(page)).toBeVisible();
  const statuses = ['Experimental', 'Stable', 'Archived'];
  const press = (name: string) => early(page).getByRole('button', { name }).click();
  for (const name of statuses) await press(name);
  // One description is open at a time: of two presses the later one counts.
  await press('Show More Second curve timer');
  await press('Show More Dilution weather map');
  letIn();
  await expect(early(page)).toHaveCount(0);
  for (const name of statuses)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await expect(page.getByRole('button', { name: 'Show Less Dilution weather map' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Show Less/ })).toHaveCount(1);
});
