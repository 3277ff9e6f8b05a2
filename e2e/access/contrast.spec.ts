// Focus is visible on every focusable element; in forced colors, the chosen and the focused element are still
// visible.
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { samples } from '../addresses.ts';
import { becomesMember, walk } from './walk.ts';
import { full } from '../tags.ts';

test.slow();

/** The outline of the focused element, or of the box that shows its ring. */
const ringOfFocus = () => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const worn = [
    element,
    element.closest('label'),
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  const isRinged = worn.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return {
    isRinged,
    name: `<${element.tagName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
  };
};

/** Tabs through the page, at most this often. */
async function unseen(page: Page, stops = 60): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(ringOfFocus);
    if (ring === null) break;
    if (!ring.isRinged) found.push(`${ring.name} shows no focus`);
  }
  return found;
}

const kinds = ['/', '/auth', '/asyncq', '/inner-room', '/library', '/upgrade'];
const someKinds = samples.filter(({ path }) => kinds.includes(path) && path !== '/asyncq');

test('focus is visible on every focusable element', { tag: full }, async ({ visitor }) => {
  await walk(visitor, someKinds, async (page, path) => {
    expect(await unseen(page), path).toEqual([]);
  });
});

test('and on the dashboard', async ({ visitor }) => {
  await becomesMember(visitor);
  expect(await unseen(visitor.page)).toEqual([]);
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  test('the ring, the chosen card, the current page, the chosen theme', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/onboarding');
    await visitor.begins();
    const card = page.getByRole('checkbox', { name: "I'm exploring", exact: true });
    const label = page.locator('label').filter({ has: card });
    const before = await label.screenshot();
    await card.check({ force: true });
    await page.locator('h2').first().focus();
    expect((await label.screenshot()).equals(before), 'a chosen card looks as before').toBe(false);
    expect(await unseen(page, 8)).toEqual([]);

    await page.goto('/library');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Library' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    const chosen = page.getByRole('radio', { name: 'System' });
    expect(
      await chosen.evaluate(
        (input) => getComputedStyle(input.closest('label') ?? input).outlineStyle,
      ),
    ).toBe('solid');
  });
});
