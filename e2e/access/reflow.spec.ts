// Every page holds from 320 to 2560 px and at 200 %, and a finger hits what it aims at.
import { expect, test } from '../fixtures.ts';
import type { Page } from 'playwright/test';
import { booking } from '../../content/booking.ts';
import type { Address } from '../addresses.ts';
import {
  dialogOf,
  goesOn,
  opensTheRoom,
  picksADate,
  slotOf,
  submits as asksForIt,
} from '../bookings.ts';
import {
  choosesItsPlace,
  leavesTheContext,
  newQuestion,
  opensAsynq,
  writesTheQuestion,
} from '../questions.ts';
import { becomesMember, everyKind, walk } from './walk.ts';
import { cramped, outOfBounds, overlong } from './measures.ts';

test.slow();

const widths = [320, 390, 1024, 2560];

/**
 * A window of 1280 px at 200 %, in both ways that a reader has: the browser's zoom (half as many CSS pixels, each
 * twice as large), and the browser's own type size (32 px instead of 16: rem and rem breakpoints follow, px do not).
 */
async function enlarged(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (what: string) =>
    found.push(...(await page.evaluate(outOfBounds)).map((one) => `${what}: ${one}`));
  await page.setViewportSize({ width: 1280, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([640, 2]);
  await measure('zoom 200 %');
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await page.setViewportSize({ width: 1281, height: 900 });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), {
      message: 'the type size of the browser',
    })
    .toBe('32px');
  await measure('text 200 %');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
  return found;
}

async function look(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const at = (what: string) => `${width} px: ${what}`;
    found.push(...(await page.evaluate(outOfBounds)).map(at));
    if (width === 390) found.push(...(await page.evaluate(cramped)).map(at));
    if (width === 2560) found.push(...(await page.evaluate(overlong)).map(at));
  }
  found.push(...(await enlarged(page)));
  return found;
}

/** A member who comes to /auth is led to the dashboard: it is looked at before anybody signs in. */
const isDoor = ({ path }: Address) => path === '/auth';

/** Shared out, so that both workers have something to do. */
for (const part of [0, 1])
  test(`pages, part ${part + 1} of 2`, async ({ visitor }) => {
    const ours = everyKind.filter((_, index) => index % 2 === part);
    await walk(visitor, ours.filter(isDoor), look);
    await becomesMember(visitor);
    await walk(
      visitor,
      ours.filter((address) => !isDoor(address)),
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

test('the steps of AsynQ', async ({ visitor }) => {
  const { page } = visitor;
  const found: string[] = [];
  const here = async (step: string) =>
    found.push(...(await look(page)).map((one) => `${step}, ${one}`));
  await opensAsynq(visitor);
  await choosesItsPlace(visitor, here);
  await here('question');
  await writesTheQuestion(visitor, newQuestion());
  await here('context');
  await leavesTheContext(visitor);
  await here('review');
  expect(found).toEqual([]);
});

test('the steps of a booking', async ({ visitor }) => {
  const { page } = visitor;
  const found: string[] = [];
  const here = async (step: string) =>
    found.push(...(await look(page)).map((one) => `${step}, ${one}`));
  await becomesMember(visitor);
  await opensTheRoom(visitor);
  const date = await picksADate(visitor, 'Tuesday', 1);
  await slotOf(visitor, date, '14:00, Javelyn, Operator').click();
  await expect(dialogOf(visitor, 'javelyn')).toBeVisible();
  await here('who');
  await goesOn(visitor);
  await goesOn(visitor);
  await here('ready');
  await asksForIt(visitor);
  await expect(visitor.button(booking.confirmed.close)).toBeVisible();
  await here('the confirmation');
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
