// How the pages of pictures look: in the site's own faces, which cost less than 60 kB, in both themes, and on paper.
import { expect, test } from 'vitest';
import { changesStyle, contactStyle, labelOf } from './contactStyle.ts';

test.each([
  ['a contact sheet', contactStyle],
  ['the page of two builds', changesStyle],
])('%s', (_, styleOf) => {
  const style = styleOf();
  expect(style.match(/@font-face/g)).toHaveLength(4);
  const faces = [...style.matchAll(/url\('data:font\/woff2;base64,([\w+/=]+)'\)/g)];
  expect(faces).toHaveLength(4);
  expect(faces.reduce((sum, [, data = '']) => sum + data.length, 0)).toBeLessThan(60_000);
  // The fonts are the only files, and they are inside.
  expect(style).not.toMatch(/url\((?!'data:)|@import|https?:/);
  for (const word of ['prefers-color-scheme: dark', '@media print', 'color-scheme: light'])
    expect(style).toContain(word);
  expect(style).not.toMatch(/undefined|\[object/);
  expect(style.match(/\{/g)?.length).toBe(style.match(/\}/g)?.length);
});

test('each family that a page names is one of the faces', () => {
  const style = contactStyle();
  const embedded = [...style.matchAll(/@font-face \{ font-family: '([^']+)'/g)].map(
    ([, one]) => one,
  );
  const named = [...style.matchAll(/font(?:-family)?: [^;{}]*?'([^']+)'/g)].map(([, one]) => one);
  expect(new Set(named)).toEqual(new Set(embedded));
});

test('a look is told in words', () => {
  expect(labelOf('ink.1440')).toBe('ink, 1440 px');
  expect(labelOf('other')).toBe('other');
});
