// Frozen and restored: the back-forward cache, which only a whole Chromium has, and only without Playwright's own settings. The pages of
// members are not restored by Chromium but loaded again: kept.spec.ts covers that.
import { chromium } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { newerDraft } from '../../content/newerDraft.ts';
import { findWholeChromium } from '../../tools/lib/chromium.mjs';
import { flags } from '../../playwright.config.ts';
import { expect, test } from '../fixtures.ts';
import { Person, newCredentials } from '../person.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { goesTo } from './acts.ts';
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';

test.slow();

let browser: Browser;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  browser = await chromium.launch({
    executablePath: await findWholeChromium(),
    headless: false,
    args: [...flags, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

async function opensA(server: Server) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  return new Person(await context.newPage(), server, newCredentials());
}

/** Marks the page, so that one that was loaded again can be told from one that was restored. */
const marks = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Leaves for another page and comes back to the same one, which was frozen meanwhile. */
async function leavesAndReturns({ page }: Person, meanwhile: () => Promise<unknown>) {
  await marks(page);
  await page.goto('/robots.txt');
  await meanwhile();
  // A page that is restored does not load.
  await page.goBack({ waitUntil: 'commit' });
  expect(await isMarked(page), 'The page was loaded again.').toBe(true);
}

/** What was typed is on screen again; and if another tab has typed meanwhile, the page says so. */
async function isKept(person: Person, form: Form, name: string) {
  const wordsOf = form.words ?? String;
  const [own, theirs] = [wordsOf(`Two boards of ${name}, 1`), wordsOf(`Two boards of ${name}, 2`)];
  await goesTo(person, form);
  await form.types(person, own);
  await leavesAndReturns(person, async () => undefined);
  await form.has(person, own);
  await leavesAndReturns(person, async () => {
    const other = await person.newTab();
    await goesTo(other, form);
    await form.types(other, theirs);
    await other.page.close();
  });
  await form.has(person, own);
  await expect(person.button(newerDraft.keep)).toBeVisible();
  await person.button(newerDraft.keep).click();
  await expect(person.page.getByText(newerDraft.title)).toHaveCount(0);
}

for (const [name, form] of Object.entries(openForms))
  test(`${name}: a page that is restored as it was has what a visitor typed`, async ({
    server,
  }) => {
    const visitor = await opensA(server);
    await form.prepares?.(visitor);
    await isKept(visitor, form, name);
    await visitor.page.context().close();
  });
