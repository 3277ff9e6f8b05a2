// The served fonts: made from the installed packages, and complete.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faces, folder, ranges, signsIn, sourcesNow } from '../../tools/fonts.mjs';
import { root } from '../../server/settings.mjs';

const late = readFileSync(join(root, 'src/ui/lateFonts.ts'), 'utf8');
const tokens = readFileSync(join(root, 'src/ui/tokens.ts'), 'utf8');

test('the files match the installed packages, and the page loads each of them with its range', async () => {
  const kept = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8')) as object;
  expect(kept, 'run `npm run fonts`').toEqual(await sourcesNow());
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(files.toSorted()).toEqual(
    Object.keys(kept)
      .map((name) => `${name}.woff2`)
      .toSorted(),
  );
  for (const file of files) expect(late).toContain(`from './fonts/${file}?url'`);
  for (const [part, range] of Object.entries(ranges)) expect(late).toContain(`${part}: '${range}'`);
});

test('the styles name families that there are', () => {
  const named = [...tokens.matchAll(/^ +(?:\w+: )?"'([^']+)', '[^']+ Fallback'/gm)];
  expect(named.length).toBe(6);
  const families = new Set(Object.values(faces).map(({ family }) => family));
  expect(new Set(named.map(([, family]) => family))).toEqual(families);
});

test('the whole faces weigh less than 100 kB', () => {
  const sizes = Object.keys(faces).map((name) => statSync(join(folder, `${name}-core.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
});

test('no character is in both: otherwise the rest would replace the core', () => {
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
