// The members' pages: a shell with the frame and the loading text, the scripts that it asks for at once, and who is let in before
// the auth library is here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { site } from '../../content/site.ts';
import { root } from '../../server/settings.mjs';
import { enrol, subscribe } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { letTheTokenExpire } from '../tokens.ts';
import { heldBack } from './heldBack.ts';
import { returning, signedIn } from './returning.ts';

const library = '**/assets/supabase-*.js';

const pages = [
  {
    path: '/dashboard',
    loading: 'Loading your strategic advantage...',
    frame: ['<footer'],
    heading: /^Good (morning|afternoon|evening), Halden Robotics$/,
    kilobytes: 160,
  },
  {
    path: '/inner-room',
    loading: 'Loading...',
    frame: ['<header', '<footer'],
    heading: /Inner Room/,
    kilobytes: 161,
  },
] as const;

const title = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

for (const { path, loading, frame, heading, kilobytes } of pages) {
  test(`the HTML of ${path} has the frame and the loading text, and no word of the page`, async ({
    server,
  }) => {
    const html = await (await fetch(server.url + path)).text();
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    expect(main.replaceAll(/<[^>]*>/g, '')).toBe(loading);
    for (const part of frame) expect(html).toContain(part);
  });

  test(`the HTML of ${path} has the whole face of a greeting, whose words no build knows`, async ({
    server,
  }) => {
    const html = await (await fetch(server.url + path)).text();
    const [, list = '[]'] = /id="faces">([^<]*)</.exec(html) ?? [];
    const declared = JSON.parse(list) as [string[], string, string, string][];
    const greeting = declared.filter(
      ([families, style]) => families.includes('Newsreader Display') && style === 'normal',
    );
    const whole = readFileSync(join(root, 'src/ui/fonts/newsreader-display-400-core.woff2'));
    expect(greeting.map(([, , , source]) => source)).toEqual([whole.toString('base64')]);
  });

  test(`${path} asks at once for few files, and for no more than ${kilobytes} kB, neither the auth library nor the router among them`, async ({
    server,
  }) => {
    const html = await (await fetch(server.url + path)).text();
    const [head = '', body = ''] = html.split('</head>');
    const [first, others] = [head, body].map((part) =>
      [...part.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
        ([, script = '']) => script,
      ),
    ) as [string[], string[]];
    // The entry is half of them: the others leave the line to it for as long as the HTML takes.
    expect(first).toEqual([
      expect.stringMatching(/^\/assets\/index-/),
      expect.stringMatching(/^\/assets\/rolldown-runtime-/),
    ]);
    const scripts = [...first, ...others];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThanOrEqual(13);
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const headers = { 'accept-encoding': 'br' };
        const answer = await fetch(server.url + script, { method: 'HEAD', headers });
        return Number(answer.headers.get('content-length'));
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kilobytes);
    expect(
      scripts.filter((script) => /\/(?:supabase|service|library|late|router|routes)-/.test(script)),
    ).toEqual([]);
  });

  test(`${path} is shown to a member before the auth library is here`, async ({
    server,
    newBrowser,
  }) => {
    const { page } = await returning(server, newBrowser);
    const letItCome = await heldBack(page, library);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(heading);
    letItCome();
  });

  test(`${path} asks for no script or face before its heading that its HTML does not name`, async ({
    server,
    newBrowser,
  }) => {
    const { page } = await returning(server, newBrowser);
    await page.addInitScript(() => {
      const look = () => {
        const named = document.querySelector('main h1')?.textContent ?? '';
        if (named !== '') performance.mark('heading');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(heading);
    await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0);
    const asked = await page.evaluate(() => {
      const [{ startTime = 0 } = {}] = performance.getEntriesByName('heading');
      return performance
        .getEntriesByType('resource')
        .filter((one) => one.startTime < startTime)
        .map(({ name }) => new URL(name).pathname);
    });
    const html = await (await fetch(server.url + path)).text();
    const files = asked.filter((file) => /\.(?:js|woff2)$/.test(file));
    expect(files.length).toBeGreaterThan(5);
    // The script that fetches the whole faces waits for the heading; the faces follow it.
    expect(files.filter((file) => !html.includes(file) && !file.includes('/lateFonts-'))).toEqual(
      [],
    );
  });

  test(`${path} waits for the auth library where the token has expired: it names no member`, async ({
    server,
    newBrowser,
  }) => {
    const { page } = await returning(server, newBrowser);
    // A page of the site would renew an expired token as soon as its library is here.
    await page.goto('/robots.txt');
    await letTheTokenExpire(page);
    const letItCome = await heldBack(page, library);
    const asked = page.waitForRequest(library);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('main output')).toHaveText(loading);
    await expect(title(page)).toHaveCount(0);
    letItCome();
    await expect(title(page)).toHaveText(heading);
  });
}

test('My requests are shown to a member before the auth library is here', async ({
  server,
  newBrowser,
}) => {
  const { page } = await returning(server, newBrowser);
  const letItCome = await heldBack(page, library);
  await page.goto('/dashboard#requests', { waitUntil: 'commit' });
  await expect(page.locator('[data-flow=myRequests]')).toHaveAttribute('data-state', /list\.shown/);
  letItCome();
  await expect(title(page)).toHaveText(/^Good .*, Halden Robotics$/);
});

test('after the service’s answer on /auth the dashboard greets without another script', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const { page } = member;
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main h1')?.textContent?.startsWith('Good ') === true)
        performance.mark('heading');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/auth');
  await member.findsItAwake();
  await member.fillsInTheAuthForm();
  // The network was idle before the form was entered, too: what the form prefetches has come when nothing more is asked for.
  let seen = -1;
  await expect
    .poll(
      () => {
        const isQuiet = seen === asked.length;
        seen = asked.length;
        return (
          isQuiet && asked.some((script) => /\/(?:dashboard|feed|router|library)-/.test(script))
        );
      },
      { intervals: [500] },
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  const answered = page.waitForResponse('**/auth/v1/token?grant_type=password');
  await member.submitsTheAuthForm('Sign In');
  await answered;
  const atAnswer = asked.length;
  await expect(title(page)).toHaveText(/^Good .*, Halden Robotics$/);
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0);
  const beforeHeading = await page.evaluate(() => {
    const [{ startTime = 0 } = {}] = performance.getEntriesByName('heading');
    const all = performance.getEntriesByType('resource');
    return all.filter((one) => one.startTime < startTime).map(({ name }) => new URL(name).pathname);
  });
  const more = asked.slice(before).filter((script) => beforeHeading.includes(script));
  expect({ atAnswer, more }).toEqual({ atAnswer: before, more: [] });
});

test('a premium member is offered no upgrade for a moment, however late their plan is read', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await subscribe(server, await enrol(server, who, haldenRow));
  const member = await newBrowser({ who });
  const { page } = member;
  await signedIn(member);
  await expect(page.getByText(site.account.premiumMember, { exact: true })).toBeVisible();
  // This browser does not know the tier from the last time.
  await page.evaluate(() => localStorage.removeItem('axisOneTier'));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-flow=premiumOffer]') !== null)
        document.documentElement.dataset['offered'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const letItCome = await heldBack(page, '**/rest/v1/subscriptions*');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(/^Good .*, Halden Robotics$/);
  // The tier has been announced, as specified: about 500 ms after the session.
  await expect(page.getByText(site.account.freeMember, { exact: true })).toBeVisible();
  letItCome();
  await expect(page.getByText(site.account.premiumMember, { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-offered');
});
