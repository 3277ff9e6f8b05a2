// Addresses as only a browser shows them: guarded and wrong ones, and links that navigate without a page load. The
// rest: html/crawl.spec.ts, html/hydration.spec.ts.
import type { Page } from 'playwright/test';
import {
  detailAddresses,
  memberAddresses,
  publicAddresses,
  authAliases,
  type Address,
} from '../addresses.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const known = new Set([
  ...[...publicAddresses, ...memberAddresses, ...detailAddresses].map(({ path }) => path),
  ...authAliases,
]);
const notFound = 'Oops! Page not found';

/** The page is loaded: it has its title and its one heading. */
async function answers(page: Page, { path, title }: Address) {
  await page.goto(path);
  await expect(page).toHaveTitle(`${title} · Axis One`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toHaveText(notFound);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('head > title')).toHaveCount(1);
}

/** The links of a page that lead into the site. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, hash }) => pathname + hash),
  );

/** Files next to the pages: feeds. */
const isFile = (link: string) => /\.(xml|json)$/.test(link);

/** Dead links: to no page, or to no element of their page. */
async function deadLinks(page: Page, links: ReadonlySet<string>) {
  const dead = [...links].filter((link) => !isFile(link) && !known.has(link.split('#')[0] ?? ''));
  for (const link of [...links].filter(isFile)) {
    const answer = await page.request.get(link);
    if (!answer.ok() || (await answer.text()) === '') dead.push(link);
  }
  const places = [...links].filter((link) => link.includes('#') && !dead.includes(link));
  for (const link of places) {
    const [path = '', id = ''] = link.split('#');
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await page.locator('h1').waitFor();
    if ((await page.locator(`[id="${id}"]`).count()) === 0) dead.push(link);
  }
  return dead;
}

test(
  'the guarded pages answer a member with their title and one heading, and none of their links is dead',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    await member.signsIn();
    await member.isOnTheDashboard();
    const links = new Set<string>();
    for (const address of memberAddresses) {
      await answers(member.page, address);
      for (const link of await linksOf(member.page)) links.add(link);
    }
    expect(await deadLinks(member.page, links)).toEqual([]);
  },
);

test('an unknown address says so, logs its path, and offers a way home', async ({
  visitor,
  watch,
}) => {
  const { page } = visitor;
  const paths = ['/no-such-page', '/second-curve/no-such-essay', '/auth/nonsense'];
  // The server answers 404, and the browser logs it.
  watch.provokes(/\/(no-such-page|second-curve\/no-such-essay|auth\/nonsense)$/);
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(visitor.heading(notFound)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => watch.warnings.filter((line) => line.includes(path))).toHaveLength(1);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('links in the header navigate without a page load', { tag: full }, async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/');
  await visitor.findsItAwake();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['AsynQ', '/asyncq'],
    ['Ops Cabinet', '/ops-cabinet'],
    ['Signal Exchange', '/signal-exchange'],
    ['Co-Lab', '/co-lab'],
    ['Library', '/library'],
    ['Open Circle', '/open-circle'],
  ] as const) {
    if (await visitor.layer().isVisible()) await visitor.button('Close onboarding').click();
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    if (path === '/asyncq') await visitor.button('Close onboarding').click();
  }
  await header.getByRole('button', { name: 'Newsletter' }).click();
  await page.getByRole('menuitem', { name: 'The Next Curve' }).click();
  await expect(page).toHaveURL('/next-curve');
  await header.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/auth?tab=signup');
  await page.goBack();
  await expect(page).toHaveURL('/next-curve');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a form that is submitted before its scripts are loaded writes nothing to the address', async ({
  visitor,
}) => {
  const { page } = visitor;
  // Only the request matters: "no content" keeps the page.
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' && route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  for (const path of ['/auth/signin', '/auth/signup', '/reset-password']) {
    await page.goto(path);
    await visitor.field('Email').fill(visitor.email);
    const password = visitor.passwordField();
    if ((await password.count()) > 0) await password.fill(visitor.password);
    // The browser's own submit, which no listener of the page can stop.
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).search).toBe('');
  }
});
