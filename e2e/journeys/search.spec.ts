// Search: the whole site by keyboard alone, and the signals of /next-curve with their address.
import { search } from '../../content/search.ts';
import { site as frame } from '../../content/site.ts';
import { isClean } from '../access/audit.ts';
import { expect, test } from '../fixtures.ts';

const { site, signals } = search;

test('Ctrl K leads from two pages to an essay, by keys alone; premium hits say so', async ({
  visitor,
}) => {
  const { page } = visitor;
  const field = page.getByRole('combobox', { name: site.label });
  const option = page.getByRole('option');
  await page.goto('/co-lab');
  await visitor.findsItAwake();
  const opener = visitor.button(frame.openSearch);
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('quiet');
  await expect(option.first()).toHaveText(/The quiet no.*Essay.*Premium/);
  await isClean(page, 'the search', [390, 1440]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('essay second curve');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('fastest price');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-hit-0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/second-curve/the-price-of-being-the-fastest');
  await expect(page.locator('h1:visible')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('disagree');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/second-curve/disagreement-is-a-system');
});

test('signals are found by a word, which is stored in the address and adds no history entry', async ({
  visitor,
}) => {
  const { page } = visitor;
  const view = page.locator('[data-flow=signalSearch]');
  const field = view.getByRole('searchbox', { name: signals.label });
  const cards = view.getByRole('article');
  await page.goto('/newsletter');
  await page.goto('/next-curve?q=climate');
  await expect(field).toHaveValue('climate');
  await expect(cards).toHaveCount(2);
  await field.fill('INSURERS');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL('/next-curve?q=INSURERS');
  await isClean(page, '/next-curve', [390, 1440]);
  await field.fill('printer');
  await expect(cards).toHaveCount(0);
  await view.getByRole('button', { name: signals.nothing.action }).click();
  await expect(cards).toHaveCount(10);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/next-curve');
  await page.goBack();
  await expect(page).toHaveURL('/newsletter');
});
