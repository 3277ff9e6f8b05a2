// Every page holds from 320 to 2560 px and at 200 %, and a finger hits what it aims at.
import { expect, test } from '../fixtures.ts';
import type { Page } from 'playwright/test';
import { becomesMember, everyKind, walk } from './walk.ts';
import { cramped, outOfBounds, overlong } from './measures.ts';

test.slow();
test.use({ trace: 'off' });

/** 640 px is what a window of 1280 px has left at 200 %. */
const widths = [320, 390, 640, 1024, 2560];

async function look(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const at = (what: string) => `${width} px: ${what}`;
    found.push(...(await page.evaluate(outOfBounds)).map(at));
    if (width === 390) found.push(...(await page.evaluate(cramped)).map(at));
    if (width === 2560) found.push(...(await page.evaluate(overlong)).map(at));
  }
  return found;
}

/** Shared out, so that both workers have something to do. */
for (const part of [0, 1])
  test(`pages, part ${part + 1} of 2`, async ({ visitor }) => {
    await becomesMember(visitor);
    await walk(
      visitor,
      everyKind.filter((_, index) => index % 2 === part),
      look,
    );
  });

test('the steps of onboarding', async ({ visitor }) => {
  const { page } = visitor;
  const found: string[] = [];
  const here = async (step: string) =>
    found.push(...(await look(page)).map((one) => `${step}, ${one}`));
  await page.goto('/onboarding');
  await expect(visitor.button('Begin')).toBeEnabled();
  await here('welcome');
  await visitor.begins();
  await here('identity');
  await visitor.saysWhy(["I'm exploring"]);
  await here('profile');
  await visitor.tellsAboutTheCompany({ identities: [], signals: [] });
  await here('modules');
  await visitor.choosesModules();
  await here('signals');
  await visitor.choosesSignals(['The Next Curve']);
  await here('account');
  expect(found).toEqual([]);
});

test('the mobile menu, and the toast', async ({ visitor, watch }) => {
  watch.provokes(/\/auth\/v1\/token/);
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.signsIn();
  await visitor.isWarned('Sign in error');
  expect(await page.evaluate(outOfBounds)).toEqual([]);
  await page.goto('/');
  await visitor.button('Open menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await page.evaluate(outOfBounds)).toEqual([]);
  expect(await page.evaluate(cramped)).toEqual([]);
});
