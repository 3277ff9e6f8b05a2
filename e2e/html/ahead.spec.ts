// What going on needs is fetched at the first sign of it, and not before.
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

/** The scripts that are asked for from now on. */
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

test('the router comes when a pointer is over a link', async ({ visitor }) => {
  const asked = await standsAwake(visitor, '/library');
  expect(asked.filter(isRouter)).toEqual([]);
  await visitor.page.getByRole('contentinfo').getByRole('link').first().hover();
  await expect.poll(() => asked.filter(isRouter)).toHaveLength(1);
});

test('at the door, what signing in needs comes with the first field', async ({ visitor }) => {
  const asked = await standsAwake(visitor, '/auth');
  expect(asked).toEqual([]);
  await visitor.field('Email').focus();
  // The library that speaks to the service, and what leads on afterwards.
  await expect.poll(() => asked.some(isRouter)).toBe(true);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
});
