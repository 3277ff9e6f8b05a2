// The first visit over a slow line: what is in view at the first paint is in our faces, every line in one of them, and what follows
// moves nothing. The weight is counted from the built files.
import type { Page } from 'playwright/test';
import { detailAddresses, publicAddresses, samples } from '../addresses.ts';
import { strangersOn } from '../access/faces.ts';
import { expect, test } from '../fixtures.ts';
import { full } from '../tags.ts';
import { heldBack } from './heldBack.ts';

/** A face in a page's HTML: its source is its address, or the file itself in base64. */
type Declared = [families: string[], style: string, weight: string, source: string];

const declaredIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="faces">([^<]*)</.exec(html)?.[1] ?? '',
  ) as Declared[];

test('the faces in the HTML weigh at most 16 kB, and 48 kB with those that follow', async ({
  server,
}) => {
  const sizes = new Map<string, number>();
  for (const { path } of [...publicAddresses, ...detailAddresses]) {
    const html = await (await fetch(server.url + path)).text();
    const sources = declaredIn(html).map(([, , , source]) => source);
    expect(sources.length, path).toBeGreaterThan(3);
    const files = sources.filter((source) => source.startsWith('/'));
    const within = sources
      .filter((source) => !source.startsWith('/'))
      .reduce((sum, source) => sum + Buffer.from(source, 'base64').length, 0);
    expect(within, path).toBeLessThanOrEqual(16_000);
    let whole = within;
    for (const file of files) {
      const known =
        sizes.get(file) ?? (await (await fetch(server.url + file)).arrayBuffer()).byteLength;
      sizes.set(file, known);
      whole += known;
    }
    expect(whole, path).toBeLessThanOrEqual(48_000);
    expect(html, path).not.toMatch(/<link[^>]*as="font"/);
  }
});

/** Waits until the faces that follow are there. */
const wholeFaces = (page: Page) =>
  page.waitForFunction(() => {
    const faces = JSON.parse(document.getElementById('faces')?.textContent ?? '[]') as Declared[];
    const count = faces.reduce((sum, [families]) => sum + families.length, 0);
    return [...document.fonts].filter(({ family }) => !family.includes('Fallback')).length >= count;
  });

/** Lighthouse's slow line; a first visit has nothing in its cache. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(
    `at ${width} px the first paint has our faces, and nothing moves afterwards`,
    {
      tag: width === 390 ? [] : full,
    },
    async ({ visitor }) => {
      const context = visitor.page.context();
      const waiting = samples.map(({ path }) => path);
      /** One tab, which takes the next address until none is left. */
      const visit = async () => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height });
        const cdp = await context.newCDPSession(page);
        await cdp.send('Network.enable');
        await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
        await cdp.send('Network.emulateNetworkConditions', slowLine);
        await page.addInitScript(() => {
          const seen = { shifts: [] as number[], isPainted: false };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            // The first paint of all is the background's.
            seen.isPainted ||= list.getEntriesByName('first-contentful-paint').length > 0;
          }).observe({ type: 'paint', buffered: true });
        });
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          // The faces that follow could be here before the first paint is looked at, and hide what it lacks.
          const goOn = await heldBack(page, '**/assets/faces/*.woff2');
          await page.goto(new URL(path, visitor.page.url()).href, { waitUntil: 'commit' });
          await page.waitForFunction(
            () => (Reflect.get(window, 'seen') as { isPainted: boolean }).isPainted,
          );
          expect(await strangersOn(page, true), path).toEqual([]);
          goOn();
          await wholeFaces(page);
          const { shifts } = await page.evaluate(
            () => Reflect.get(window, 'seen') as { shifts: number[] },
          );
          // Three decimals: the width of a text for screen readers counts as 0.00001.
          const sum = shifts.reduce((all, one) => all + one, 0);
          expect(sum.toFixed(3), path).toBe('0.000');
        }
        await page.close();
      };
      await visitor.page.goto('/onboarding');
      await Promise.all([visit(), visit(), visit()]);
    },
  );

test(
  'what a visitor’s page shows once it is awake is in our faces, and no other is fetched',
  {
    tag: full,
  },
  async ({ visitor }) => {
    test.setTimeout(180_000);
    const { page } = visitor;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/-core-[\w-]+\.woff2$/.test(request.url()))
        fetched.push(`${page.url()} ${request.url()}`);
    });
    for (const { path } of publicAddresses) {
      await page.goto(path);
      await visitor.findsItAwake();
      await wholeFaces(page);
      expect(await strangersOn(page, false), path).toEqual([]);
    }
    expect(fetched).toEqual([]);
  },
);
