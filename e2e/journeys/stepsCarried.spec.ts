// What the user does with the HTML of a page, before its scripts are here, is carried over to the rendered page.
import { expect, test } from '../fixtures.ts';
import { early, headerLink, waitsForTheRouter } from '../steps.ts';

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
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  letIn();
  const isAsItWas = async () => {
    await expect(early(page)).toHaveCount(0);
    await expect(address).toHaveValue('reader@');
    await expect(disclosure).toHaveAttribute('open', '');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  };
  await isAsItWas();
  await expect(address).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
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
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Co-Lab' })
    .dispatchEvent('pointerover');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/from-lab' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(early(page)).toBeVisible();
  const more = early(page).getByRole('button', { name: /Show More/ });
  const count = await more.count();
  expect(count).toBeGreaterThan(2);
  await more.nth(0).click();
  await more.nth(1).click();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Show Less/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Show More/ })).toHaveCount(count - 2);
});
