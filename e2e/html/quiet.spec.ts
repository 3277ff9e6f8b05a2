// What a public page fetches without a press, on a first visit: everything, not only what its HTML names.
import { expect, test } from '../fixtures.ts';
import { budgets } from './budgets.ts';

for (const [path, { all, requests }] of Object.entries(budgets))
  test(`${path} fetches at most ${all} kB of scripts in ${requests} requests without a press`, async ({
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
    expect(sizes.length).toBeLessThanOrEqual(requests);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(all);
  });
