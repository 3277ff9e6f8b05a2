// Scripts of the next page are fetched at the first sign that the user needs them, and not before.
import type { Page } from 'playwright/test';
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
  await page.goto('/library', { waitUntil: 'networkidle' });
  await visitor.findsItAwake();
  const asked = scriptsOf(page);
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
