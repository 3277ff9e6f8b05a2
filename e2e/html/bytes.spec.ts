// What a first view costs over the line: counted from the built files, as they are served.
import { publicAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

/** The scripts that a page asks for after its first paint. */
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

// docs/decisions/006 says what is in them. The search's machine and its keys cost every page 0.8; what the tabs and the
// searches share with /auth and /open-circle has moved chunks there: to be cut again.
const budgets = {
  ...Object.fromEntries(publicAddresses.map(({ path }) => [path, 128])),
  '/': 115,
  '/auth': 146,
  // Forms whose calendars, menus and cards are React Aria's.
  '/asyncq': 142,
  '/onboarding': 196,
  '/open-circle': 147,
  // The shelf, the subscription and the files are three flows with their ports.
  '/ops-cabinet': 139,
  // What was asked for on the way is named by its title.
  '/upgrade': 139,
  // Newsletter boxes and the stack come later, but share small pieces with them: what was one chunk is now several.
  '/library': 131,
  '/newsletter': 132,
  '/next-curve': 131,
  '/second-curve': 131,
  // Each card can be put on the stack and taken along: three flows with their ports. The list itself comes later.
  '/from-lab': 136,
  // The feed: chips, the stack, sharing and hiding are four flows with their ports.
  '/signal-stack': 148,
  // The desk and the outbox of its application.
  '/advisory': 139,
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first view of ${path} asks for at most ${budget} kB of scripts`, async ({ server }) => {
    const html = await (await fetch(server.url + path)).text();
    expect(scriptsOf(html).length).toBeGreaterThan(0);
    const weight = await weigh(server.url, html);
    expect(weight).toBeGreaterThan(60);
    expect(weight).toBeLessThanOrEqual(budget);
  });
}
