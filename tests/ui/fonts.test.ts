// The fonts that are served: made of the packages that are installed, and complete.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, fonts, ranges, signsIn, sourcesNow } from '../../tools/fonts.mjs';
import { root } from '../../server/settings.mjs';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const css = flat(readFileSync(join(root, 'src/ui/fonts.css'), 'utf8'));

test('the files were cut from what is installed, with the ranges that the styles name', async () => {
  const kept: unknown = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));
  expect(kept, 'run `npm run fonts`').toEqual(await sourcesNow());
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const names = Object.keys(fonts).flatMap((name) => [`${name}-core.woff2`, `${name}-rest.woff2`]);
  expect(files.toSorted()).toEqual(names.toSorted());
  for (const [part, range] of Object.entries(ranges))
    for (const name of Object.keys(fonts))
      expect(css).toContain(
        `url('./fonts/${name}-${part}.woff2') format('woff2-variations'); unicode-range: ${range};`,
      );
});

test('what a first view needs of them is under 140 kB', () => {
  const sizes = Object.keys(fonts).map((name) => statSync(join(folder, `${name}-core.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(140_000);
});

test('no sign is in both: a core that comes too late would be made up for by the rest, and the page would move', () => {
  const core = new Set(signsIn(ranges.core));
  expect(signsIn(ranges.rest).filter((sign) => core.has(sign))).toEqual([]);
});

test('a range names its signs', () => {
  expect(signsIn('U+61-63, U+20AC')).toEqual(['a', 'b', 'c', '€']);
});

test('every sign of our own texts is in the core, or in no Latin font at all', () => {
  const latin = new Set(signsIn(ranges.rest));
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => readFileSync(join(root, 'content', file), 'utf8'));
  const signs = new Set(texts.join('').replaceAll('\n', ''));
  const outside = [...signs].filter((sign) => latin.has(sign));
  expect(signs.size).toBeGreaterThan(70);
  expect(outside).toEqual([]);
});
