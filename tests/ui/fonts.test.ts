// The served fonts: made from the installed packages, and complete.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, fonts, ranges, signsIn, sourcesNow } from '../../tools/fonts.mjs';
import { root } from '../../server/settings.mjs';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const css = flat(readFileSync(join(root, 'src/ui/fonts.css'), 'utf8'));

test('the files match the installed packages, with the ranges of the styles', async () => {
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

test('a first view needs less than 140 kB of them', () => {
  const sizes = Object.keys(fonts).map((name) => statSync(join(folder, `${name}-core.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(140_000);
});

test('no character is in both: otherwise the rest would replace a late core, and the layout would shift', () => {
  const core = new Set(signsIn(ranges.core));
  expect(signsIn(ranges.rest).filter((sign) => core.has(sign))).toEqual([]);
});

test('a range names its characters', () => {
  expect(signsIn('U+61-63, U+20AC')).toEqual(['a', 'b', 'c', '€']);
});

test('every character of the site’s own texts is in the core, or in no Latin font at all', () => {
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
