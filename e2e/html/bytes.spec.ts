// The bytes of a first view: counted from the built files, as they are served; budgets.ts says how many may be.
import { publicAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import { budgets } from './budgets.ts';

/** The scripts that a page requests after its first paint. */
const scriptsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g))];

/** kB (1000 bytes) of brotli, as sent. */
async function weigh(url: string, html: string) {
  const sizes = await Promise.all(
    scriptsOf(html).map(async (script) => {
      const answer = await fetch(url + script, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
      });
      expect(answer.headers.get('content-encoding') ?? 'none', script).toMatch(/^(br|none)$/);
      return Number(answer.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [path, { named }] of Object.entries(budgets)) {
  test(`the HTML of ${path} names at most ${named} kB of scripts`, async ({ server }) => {
    const html = await (await fetch(server.url + path)).text();
    expect(scriptsOf(html).length).toBeGreaterThan(0);
    const weight = await weigh(server.url, html);
    expect(weight).toBeGreaterThan(60);
    expect(weight).toBeLessThanOrEqual(named);
  });
}

/** The scripts that a script imports without waiting. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:^|[;}\n])import(?:[^("';`]*?from)?["`]([^"`]+)["`]/g)].map(
    ([, path = '']) => path,
  );

test('the entry of a public page is one script, which imports nothing but the bundler’s runtime', async ({
  server,
}) => {
  for (const { path } of publicAddresses) {
    const scripts = scriptsOf(await (await fetch(server.url + path)).text());
    const entries = scripts.filter((script) => /\/index-[\w-]+\.js$/.test(script));
    expect(entries, path).toHaveLength(1);
    const entry = await (await fetch(server.url + entries[0])).text();
    expect(importsOf(entry), path).toEqual([expect.stringMatching(/^\.\/rolldown-runtime-/)]);
  }
});

test('the global styles are in the HTML, and no script of a first view loads them again', async ({
  server,
}) => {
  const html = await (await fetch(server.url)).text();
  expect(html).toContain('scrollbar-gutter');
  const scripts = await Promise.all(
    scriptsOf(html).map(async (script) => (await fetch(server.url + script)).text()),
  );
  expect(scripts.filter((script) => script.includes('scrollbar-gutter'))).toEqual([]);
});
