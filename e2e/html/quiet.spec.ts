// What a public page fetches without a press, on a first visit: everything, not only what its HTML names.
import { publicAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

/** By the path: kB (1000 bytes) of brotli, and requests. */
const budgets: Record<string, { kB: number; requests: number }> = {
  ...Object.fromEntries(publicAddresses.map(({ path }) => [path, { kB: 122.8, requests: 12 }])),
  // The hero moves by itself.
  '/': { kB: 116, requests: 9 },
  // It opens onboarding by itself, and fetches it with the page.
  '/asyncq': { kB: 161, requests: 20 },
  '/ops-cabinet': { kB: 125.3, requests: 11 },
  '/signal-stack': { kB: 130.3, requests: 12 },
};

for (const [path, budget] of Object.entries(budgets))
  test(`${path} fetches at most ${budget.kB} kB of scripts in ${budget.requests} requests without a press`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    const sizes: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      expect(response.headers()['content-encoding'] ?? 'none').toMatch(/^(br|none)$/);
      sizes.push(Number(response.headers()['content-length']));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await visitor.findsItAwake();
    await page.waitForLoadState('networkidle');
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(budget.requests);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budget.kB);
  });
