// Onboarding in a browser that has no room for its draft: it says so on the step, and continues to work.
import { draft as words } from '../../content/draft.ts';
import { expect, test } from '../fixtures.ts';
import { isClean } from '../access/audit.ts';
import { terse } from '../stack.ts';

test('a browser without room for the answers: each step says so, until there is room again', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/onboarding');
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    Object.assign(window, { findsRoom: () => Object.assign(Storage.prototype, { setItem: keep }) });
  });
  const notice = page.getByText(words.refused, { exact: true });
  await visitor.begins();
  await expect(notice).toBeVisible();
  await isClean(page, 'a step of onboarding that is not kept', [1440, 390]);
  await visitor.saysWhy(terse.identities);
  await expect(notice).toBeVisible();
  await visitor.tellsAboutTheCompany(terse);
  await visitor.choosesModules();
  await expect(notice).toBeVisible();

  await page.evaluate(() => (window as unknown as { findsRoom: () => void }).findsRoom());
  await visitor.choosesSignals(terse.signals);
  await expect(visitor.field('Email')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await visitor.field('Email').fill(visitor.email);
  await page.reload();
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
});
