// The essays: each ends with its sources, each figure has one, and no sentence is too long to be read aloud.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../tools/content/markdown.mjs';
import { readCollection } from '../../tools/content/collections.mjs';
import { posts } from '#content/posts.ts';
import type { Block } from '#content/schema.publications.ts';
import { root } from '../house/source.ts';

const essays = [...readCollection(root, 'essays'), ...readCollection(root, 'premium')].filter(
  ({ front }) => front['category'] === 'The Second Curve',
);
const sources = readFileSync(join(root, 'docs/sources-essays.md'), 'utf8');

/** What docs/sources-essays.md says about one essay. */
const mapped = (slug: string) =>
  sources.split(/^## /m).find((part) => part.startsWith(`${slug}\n`));

/** The place of the heading "Sources". */
const endOf = (blocks: readonly Block[]) =>
  blocks.findIndex(
    (block) => typeof block !== 'string' && block.kind === 'heading' && block.id === 'sources',
  );

/** Dollar figures with their unit, and full dates. */
const figures =
  /\$\d+(?:[,.]\d+)*(?: (?:million|billion))?|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
const figuresIn = (text: string) => [...new Set(text.match(figures) ?? [])];

/** What is read in one go: an item of a list, or a whole block; a table is looked at. */
function textsOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if (block.kind === 'table') return [];
  if (block.kind !== 'list') return [plainText([block])];
  return block.items.map((words) => plainText([{ kind: 'paragraph', words }]));
}

const sentencesOf = (blocks: readonly Block[]) =>
  blocks.flatMap(textsOf).flatMap((text) => text.split(/(?<=[.?!:][”"]?) /));

describe.each(essays.map((one) => [one.slug, one] as const))('%s', (slug, { blocks }) => {
  const end = endOf(blocks);

  it('ends with its sources, a list', () => {
    expect(end).toBe(blocks.length - 2);
    expect(blocks.at(-1)).toMatchObject({ kind: 'list' });
  });

  it('has a source for every dollar figure and every date', () => {
    const known = mapped(slug) ?? '';
    const told = figuresIn(plainText(blocks));
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((figure) => !known.includes(figure))).toEqual([]);
  });

  it('has no sentence of more than 40 words', () => {
    const long = sentencesOf(blocks.slice(0, end)).filter((one) => one.split(' ').length > 40);
    expect(long).toEqual([]);
  });
});

describe('the checks of the essays', () => {
  it('find figures and dates', () => {
    expect(
      figuresIn('On May 6, 2013 it cost $1.15 billion, then $700, then $460 million.'),
    ).toEqual(['May 6, 2013', '$1.15 billion', '$700', '$460 million']);
  });

  it('part a text into its sentences', () => {
    expect(sentencesOf(['He said “no.” She left. Why?'])).toHaveLength(3);
  });
});

describe('what they borrow', () => {
  it.each([
    ['the-quarter-in-which-everything-works', 'Charles Handy'],
    ['nobody-wanted-to-say-it', 'Gary Klein'],
  ])('%s credits %s', (slug, author) => {
    const essay = essays.find((one) => one.slug === slug);
    expect(plainText(essay?.blocks.slice(0, endOf(essay.blocks)) ?? [])).toContain(author);
  });
});

describe('the premium post', () => {
  const [post] = posts.filter(({ isPremium }) => isPremium);
  const text = post?.content ?? '';

  it('gives three clauses with their wording, and is no legal advice', () => {
    expect(text.match(/^\d\. [A-Z]/gm)).toHaveLength(3);
    expect(text.match(/^What we would sign: “[^”]{200,}”$/gm)).toHaveLength(3);
    expect(text).toContain('not legal advice');
  });

  it('fits into a post', () => expect(text.length).toBeLessThanOrEqual(4000));
});
