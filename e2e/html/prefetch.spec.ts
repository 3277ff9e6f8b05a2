// Scripts of the next page are fetched at the first sign that the user needs them, and not before.
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
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
