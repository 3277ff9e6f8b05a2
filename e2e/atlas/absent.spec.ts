// The built site contains nothing of the atlas: neither its reporter, nor its layout engine, nor Stately's inspector.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

test('the site that members get contains nothing of it', ({ site }) => {
  const scripts = readdirSync(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const holding = scripts.filter((name) =>
    /axis-one-atlas|statelyai|elkjs|stateDiagram/.test(
      readFileSync(join(site.dist, 'assets', name), 'utf8'),
    ),
  );
  expect(holding).toEqual([]);
});
