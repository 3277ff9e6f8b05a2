// Scripts of the next page are fetched at the first sign that the user needs them, and not before.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';
import type { Person } from '../person.ts';

/** Collects the requested scripts from now on. */
function scriptsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isRouter = (script: string) => script.startsWith('/assets/router-');

async function standsAwake(visitor: Person, path: string) {
  const { page } = visitor;
  await page.mouse.move(0, 0);
  await page.goto(path, { waitUntil: 'networkidle' });
  await visitor.findsItAwake();
  return scriptsOf(page);
}

test('the router is loaded when a pointer is over a link', async ({ visitor }) => {
  const asked = await standsAwake(visitor, '/library');
  expect(asked.filter(isRouter)).toEqual([]);
  await visitor.page.getByRole('contentinfo').getByRole('link').first().hover();
  await expect.poll(() => asked.filter(isRouter)).toHaveLength(1);
});

test('on the sign-in page, the scripts for signing in are loaded with the first field', async ({
  visitor,
}) => {
  const asked = await standsAwake(visitor, '/auth');
  expect(asked).toEqual([]);
  await visitor.field('Email').focus();
  // The auth library, and the code for the navigation afterwards.
  await expect.poll(() => asked.some(isRouter)).toBe(true);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
});

test('with a pointer on a link, the HTML of its page comes before the islands of this one', async ({
  visitor,
}) => {
  const { page } = visitor;
  const asked = await standsAwake(visitor, '/library');
  const letItCome = await heldBack(page, '**/co-lab.txt');
  const begun = page.waitForRequest('**/co-lab.txt');
  // The first sign of use on this page: its islands are wanted.
  await page.getByRole('banner').getByRole('link', { name: 'Co-Lab', exact: true }).hover();
  await begun;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(asked.filter((script) => !script.startsWith('/assets/showHtml-'))).toEqual([]);
  letItCome();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('the islands of a page that is left with the first press stay off the line, and work after the return', async ({
  visitor,
}) => {
  const { page } = visitor;
  const asked = await standsAwake(visitor, '/');
  const ofHome = () => asked.filter((script) => script.startsWith('/assets/HomeIslands-'));
  await page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page).toHaveURL('/library');
  await expect(page.locator('h1:visible')).toBeFocused();
  // The router comes last: the page has been taken over.
  await expect.poll(() => asked.filter(isRouter)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(ofHome()).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: home.intent.title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(ofHome()).toHaveLength(1);
});

test('the HTML of the page that a pointer is over goes ahead of the scripts of the page in view', async ({
  visitor,
}) => {
  const { page } = visitor;
  const priorities: { path: string; priority: string }[] = [];
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  line.on('Network.requestWillBeSent', ({ request }) => {
    priorities.push({
      path: new URL(request.url).pathname,
      priority: request.initialPriority,
    });
  });
  const of = (part: RegExp) =>
    new Set(priorities.flatMap(({ path, priority }) => (part.test(path) ? [priority] : [])));
  await page.goto('/', { waitUntil: 'networkidle' });
  await visitor.findsItAwake();
  await page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page).toHaveURL('/library');
  await page.getByRole('banner').getByRole('link', { name: 'Co-Lab', exact: true }).hover();
  await expect.poll(() => of(/co-lab\.txt$/).size).toBe(1);
  expect([...of(/co-lab\.(?:txt|json)$/)]).toEqual(['High']);
  // What /library needs besides its own script.
  expect([...of(/\/shared-[\w-]+\.js$/)]).toContain('Low');
});

test('a step asks for no script of its page that the page’s HTML has not named', async ({
  visitor,
}) => {
  const { page } = visitor;
  // What moves by itself on the first page is fetched once that page is hydrated: it belongs to no step.
  const moves = page.waitForRequest(/\/assets\/HeroIslands-/);
  await Promise.all([moves, standsAwake(visitor, '/')]);
  await page.waitForLoadState('networkidle');
  const asked = scriptsOf(page);
  const own = /\/assets\/(?:router|showHtml|lateFonts)-/;
  for (const [link, path] of [
    ['Library', '/library'],
    ['Co-Lab', '/co-lab'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main[data-html]')).toHaveCount(0);
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(asked.filter((script) => !own.test(script) && !named.includes(script))).toEqual([]);
  }
});
