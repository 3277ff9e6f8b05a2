// A reader who has never seen the code searches the atlas, plays flows in it, and watches the site live.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

// All in one worker: each worker would build a site of its own for them.
test.describe.configure({ mode: 'default' });

const open = (page: Page, hash = '') => page.goto(`/_flows${hash}`);
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

test('the list shows every flow, and how much of it is covered', async ({ page }) => {
  await open(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Every flow of Axis One' }),
  ).toBeVisible();
  const session = page.getByRole('article').filter({ hasText: 'announces their tier' });
  await expect(session).toContainText('every page');
  await expect(session).toContainText('100 %');
  await session.getByRole('link', { name: 'Session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session' })).toBeVisible();
});

test('what happens 500 ms after signing in: the search finds it, and opens the place', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search all flows' }).fill('500 ms');
  const hit = page
    .getByRole('listitem')
    .filter({ hasText: 'after 500 ms (tierAnnouncement), if isPremium' });
  await expect(hit).toContainText('visitor.member.tier.premium');
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(/#session\/visitor\.member\.tier\.unknown/);
  await expect(page.locator('[data-state="visitor.member.tier.unknown"]')).toHaveClass(/chosen/);
  await expect(page.locator('[data-state="visitor.member.tier.unknown"]')).toBeInViewport();
});

test('which modules ‘raising capital’ preselects: played', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#onboarding?panel=play');
  await press(page, /^This browser has no draft/);
  await press(page, /^Nothing was answered before/);
  await press(page, /^Press Begin/);
  await press(page, /identity\.toggled\/raising-capital$/);
  await press(page, /^Press Continue/);
  await press(page, /^Press Continue/);
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now).toContainText('modules');
  await expect(now).toContainText('Signal Exchange');
  await expect(now).toContainText('Open Circle');
  await expect(page.locator('[data-state="modules"]')).toHaveClass(/active/);
  await expect(page.getByRole('complementary', { name: 'Play' })).toContainText('"signalExchange"');
  await press(page, /^Copy as a link/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Now' })).toContainText('Signal Exchange');
  await press(page, /^Copy as a test/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    'engine.send(situation, { "type": "identity.toggled", "id": "raising-capital" })',
  );
});

test('a failed sign-up: the service refuses, and a toast says so', async ({ page }) => {
  await open(page, '#authForm?panel=play&walk=%40signUp+currentSession%3Dnobody');
  await press(page, /credentials\.submitted\/good$/);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('Creating account...');
  await press(page, /signUp=taken$/);
  await expect(page.getByRole('region', { name: 'The path walked' })).toContainText(
    'A toast says “Sign up error / User already registered”',
  );
  await expect(page.locator('[data-state="form.editing.signUp"]')).toHaveClass(/active/);
});

test('delays run on timers when the reader starts them', async ({ page }) => {
  await page.clock.install();
  await open(page, '#dashboard?panel=play');
  await page.getByRole('checkbox', { name: 'Let delays run by themselves' }).check();
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('waking');
  await page.clock.runFor(1000);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('morning');
});

test('the chart is moved and zoomed by keys', async ({ page }) => {
  await open(page, '#session');
  const frame = page.getByRole('application');
  const scale = page.getByLabel('Scale');
  await frame.focus();
  await page.keyboard.press('1');
  await expect(scale).toHaveText('100 %');
  await page.keyboard.press('+');
  await expect(scale).toHaveText('125 %');
  const before = await page.locator('.drawing').getAttribute('style');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.drawing')).not.toHaveAttribute('style', before ?? '');
  await page.keyboard.press('0');
  await expect(page.locator('[data-state=""]').first()).toBeInViewport({ ratio: 0.95 });
});

for (const theme of ['light', 'dark'] as const)
  test(`every line is as wide as it was measured, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    const flows = page.getByRole('navigation', { name: 'Flows' }).getByRole('link');
    // More than nine.
    await expect(flows.nth(9)).toBeVisible();
    const names = await flows.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const name of names.filter((one) => one !== '#live')) {
      await open(page, name);
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.locator('.atlas-chart text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const planned = Number(text.getAttribute('textLength'));
          text.removeAttribute('textLength');
          const real = (text as SVGTextElement).getComputedTextLength();
          return real > planned + 2 ? [`${text.textContent}: ${real} > ${planned}`] : [];
        }),
      );
      expect(wide, name).toEqual([]);
    }
  });

test('what tours walk is colored, by keys; a press on an arrow names them', async ({ page }) => {
  await open(page, '#theme');
  await page.getByRole('link', { name: 'Walked by tours' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#theme\?walked=tours$/);
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText(
    /tours of this flow walk \d+ of \d+ states and \d+ of \d+ transitions/,
  );
  await expect(page.locator('.drawing [data-walked="all"]').first()).toBeVisible();
  await page.locator('.drawing text[data-transition]').first().click();
  const told = page.getByRole('region', { name: 'Who has walked it' });
  await expect(told).toContainText(/of \d+ tours walks? it/);
  await expect(told).toContainText(/tour \d+ from/);
});

test('live: the site reports its states, and typed text is not sent', async ({ page, context }) => {
  await open(page, '#live');
  const site = await context.newPage();
  await site.goto('/auth?tab=signup');
  await expect(page.getByRole('button', { name: /^Sign in and create account/ })).toContainText(
    'form.editing.signUp',
  );
  await site.getByRole('textbox', { name: 'Email' }).fill('secret.person@example.com');
  await site.getByLabel('Password', { exact: true }).fill('planted-password');
  await site.getByRole('button', { name: 'Create Account', exact: true }).last().click();
  const log = page.getByRole('log');
  await expect(log).toContainText('credentials.submitted');
  await expect(log).toContainText('(withheld)');
  await expect(site).toHaveURL('/onboarding');
  await expect(page.getByRole('button', { name: /^Session/ })).toContainText('visitor.member');
  expect(await page.content()).not.toMatch(/planted-password|secret\.person/);
  await site.close();
  await expect(page.getByText('Nothing runs yet')).toBeVisible();
});

test('the machine’s file and its drawing are downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#theme');
  await page.getByText('Take away', { exact: true }).first().click();
  await press(page, /^Copy for Stately$/);
  await expect(page.getByText('The machine is in the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'export const themeMachine = setup(',
  );
  const saving = page.waitForEvent('download');
  await press(page, /^Save SVG$/);
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('theme.svg');
  expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^<svg [^>]*aria-label="Theme/);
});

test('Stately’s inspector loads only when the address asks for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /stately/i.test(url))).toEqual([]);
});
