// The search itself, as a table: which words find which entries, and in which order.
import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '#content/schema.search.ts';
import { find, folded } from '#flows/siteSearch/find.ts';
import { destination } from '#flows/siteSearch/keys.ts';
import { says } from '#flows/signalSearch/says.ts';

const entry = (title: string, tags: string[] = [], text = ''): SearchEntry => ({
  href: `/${folded(title).replaceAll(' ', '-')}`,
  title,
  kind: 'page',
  tags,
  text,
});
const index = [
  entry('Café economics', ['Pricing'], 'what a cup costs the one who sells it'),
  entry('The 45-minute pitch review', ['Fundraising'], 'a deck and its holes'),
  entry('Pricing the second site', ['Sales'], 'cheap once, dear twice'),
  entry('Dear investor', ['Fundraising'], 'pricing of a round, a pitch'),
  entry('Priced out', ['Markets'], 'on rents'),
];
const found = (query: string) => find(index, query).map(({ title }) => title);

describe('words', () => {
  test.each([
    ['no word', '', []],
    ['blanks and signs', '  - & ', []],
    ['a word that is nowhere', 'submarine', []],
    ['a whole word of a title', 'investor', ['Dear investor']],
    ['its beginning', 'invest', ['Dear investor']],
    ['not its middle', 'vestor', []],
    ['any case', 'DEAR INVESTOR', ['Dear investor']],
    ['without its accent', 'cafe', ['Café economics']],
    ['with one that is not there', 'écönomics', ['Café economics']],
    ['in any order', 'review minute 45', ['The 45-minute pitch review']],
    ['with a hyphen or without', '45 minute', ['The 45-minute pitch review']],
    ['the same word twice', 'cup cup', ['Café economics']],
    ['every word counts', 'pitch submarine', []],
    ['from different parts', 'fundraising round', ['Dear investor']],
  ])('%s', (_, query, titles) => {
    expect(found(query)).toEqual(titles);
  });
});

describe('order', () => {
  test('a title weighs more than a tag, a tag more than a text', () => {
    expect(found('pricing')).toEqual([
      'Pricing the second site',
      'Café economics',
      'Dear investor',
    ]);
  });
  test('a whole word weighs more than a beginning; equal weights are sorted by title', () => {
    expect(find([entry('Grids'), entry('Zero grid'), entry('A grid')], 'grid')).toMatchObject([
      { title: 'A grid' },
      { title: 'Zero grid' },
      { title: 'Grids' },
    ]);
  });
  test('whole words in a title come first, beginnings follow', () => {
    expect(found('dear pri')).toEqual(['Dear investor', 'Pricing the second site']);
  });
});

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowLeft', 1, undefined],
])('%s at %i of three leads to %s', (key, at, to) => {
  const plain = { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(destination(plain, at, 3)).toBe(to);
  expect(destination({ ...plain, shiftKey: true }, at, 3)).toBeUndefined();
  expect(destination(plain, 0, 0)).toBeUndefined();
});

test.each([
  ['', true],
  ['QUEUE', true],
  ['who wai', true],
  ['energ', true],
  ['queue wait', false],
  ['rid', false],
])('a signal says ‘%s’: %s', (words, is) => {
  const signal = { title: 'The queue', excerpt: 'Who waits, pays.', tags: ['Energy'] };
  expect(says(signal, words)).toBe(is);
});
