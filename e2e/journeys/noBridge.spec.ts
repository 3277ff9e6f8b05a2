// The bridge of the path tests is in no build but theirs.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

test('the site as it is served contains nothing of the path tests', ({ site }) => {
  const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(js|html)$/.test(file));
  expect(scripts.length).toBeGreaterThan(1);
  const holding = scripts.filter((file) =>
    /pathsBridge|kept-actors/.test(readFileSync(join(site.dist, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});
