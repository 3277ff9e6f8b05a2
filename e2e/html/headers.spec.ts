// The pages' Content-Security-Policy in Chromium: it fits every built page, it blocks what it should, and a violation
// fails a journey.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../server/http/policy.mjs';
import { inlineOf, requireKeepable } from '../../tools/site/policy.mjs';
import { expect, test } from '../fixtures.ts';
import { Person, newCredentials } from '../person.ts';
import { Watch } from '../watch.ts';

/** The address at which a page of the built site is served. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const pagesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('every built page has inline only what its policy names by hash, and no style in an attribute', async ({
  server,
  site,
}) => {
  const files = pagesIn(site.dist);
  expect(files.length).toBeGreaterThan(50);
  const scripts = new Set<string>();
  for (const file of files) {
    const answer = await fetch(server.url + addressOf(file));
    const html = await answer.text();
    expect(html, file).toBe(readFileSync(join(site.dist, file), 'utf8'));
    requireKeepable(html, file);
    expect(html, file).not.toMatch(/<[a-z][^<>]* style=/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    const inline = inlineOf(html);
    for (const script of inline.scripts) {
      scripts.add(script);
      expect(policy, file).toContain(hashOf(script));
    }
    for (const style of inline.styles) {
      expect(policy, file).toContain(hashOf(style));
      expect(meta, file).toContain(hashOf(style));
    }
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).not.toMatch(/unsafe/);
  }
  // The document's marks, its faces, what reads a member's requests, and what asks for its scripts: of a page with words, and of a shell.
  expect(scripts.size).toBe(5);
});

test('what the policy blocks is blocked, and fails a journey', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const watch = new Watch();
  watch.over(context);
  const page = await context.newPage();
  await page.goto('/library');
  expect(watch.complaints()).toEqual([]);
  const attempts = [
    () => document.body.insertAdjacentElement('beforeend', document.createElement('style')),
    () => document.body.setAttribute('style', 'color: red'),
    () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
    () => (document.body.innerHTML = '<p>'),
    () => fetch('https://elsewhere.test/').catch(() => undefined),
    () => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.test/a.png' })),
  ];
  for (const [index, attempt] of attempts.entries()) {
    const before = watch.complaints().length;
    await page.evaluate(attempt).catch(() => undefined);
    // An empty style is from styled-components.
    if (index > 0) await expect.poll(() => watch.complaints().length).toBeGreaterThan(before);
    else expect(watch.complaints()).toEqual([]);
  }
  await context.close();
});

test('a page and its layers also run under the headers of a static host', async ({
  browser,
  server,
  site,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const watch = new Watch();
  watch.over(context);
  const page = await context.newPage();
  const visitor = new Person(page, server, newCredentials());
  const [, rule = ''] =
    /^\/\*\n((?: .*\n)+)/.exec(readFileSync(join(site.dist, '_headers'), 'utf8')) ?? [];
  const hosted = Object.fromEntries(
    rule
      .trim()
      .split('\n')
      .map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2) as [string, string],
      )
      .filter(([name]) => name !== 'Strict-Transport-Security')
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
  expect(hosted['content-security-policy']).not.toContain('style-src');
  let count = 0;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    count += 1;
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...hosted } });
  });
  await page.goto('/');
  await visitor.findsItAwake();
  await page.getByRole('banner').getByRole('button', { name: 'Newsletter' }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(count).toBe(1);
  expect(watch.complaints()).toEqual([]);
  // The page's own <meta> still refuses other styles.
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        setTimeout(() => document.head.append(style));
      }),
  );
  expect(await refused).toBe('style-src-elem');
  await context.close();
});
