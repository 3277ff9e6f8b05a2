// Every citation of the specification and of its decisions in a comment exists, under the quoted words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, rooms, root } from './source.ts';

const citation = /docs\/(product-(?:spec|decisions)\.md), ((?:"[^"]+"(?:, | and )?)+)/g;

const textOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const cited: Record<string, string> = {
  'product-spec.md': textOf('product-spec.md'),
  'product-decisions.md': textOf('product-decisions.md'),
};

/** Line breaks of a comment count as spaces. */
const unwrapped = (text: string) => text.replaceAll(/\s*\n\s*(?:\/\/|\*)?\s*/g, ' ');

const found = filesIn(rooms, /\.(ts|tsx|mjs)$/).flatMap((path) =>
  [...unwrapped(readFileSync(join(root, path), 'utf8')).matchAll(citation)].flatMap(
    ([, name = '', quotes = '']) =>
      [...quotes.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => ({ path, name, quote })),
  ),
);

test('there are citations', () => expect(found.length).toBeGreaterThan(200));

test('each names a heading or words of its page', () => {
  expect(found.filter(({ name, quote }) => !cited[name]?.includes(quote))).toEqual([]);
});

test('no comment cites a page that is not in the repository', () => {
  const pattern = new RegExp(
    ['specification, sections? \\d', '\\(decisions[,:]', '\\(architecture,'].join('|'),
  );
  const citing = filesIn(rooms, /\.(ts|tsx|mjs)$/).filter(
    (path) => !path.includes('citations') && pattern.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(citing).toEqual([]);
});
