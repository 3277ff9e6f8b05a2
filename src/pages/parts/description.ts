// The description of an item's page for search results and cards: its summary and, where that is short, how its text begins.
import type { Detail } from '#content/schema.items.ts';
import type { Block, Inline } from '#content/schema.publications.ts';

/** What search engines show of a description, in characters. */
const shortest = 110;
const longest = 160;

const said = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('strong' in word) return said(word.strong);
      if ('emphasis' in word) return said(word.emphasis);
      return 'code' in word ? word.code : said(word.link);
    })
    .join('');

const isReading = (block: Block) => typeof block === 'string' || block.kind === 'paragraph';

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return block.kind === 'paragraph' ? said(block.words) : '';
};

/** Whole words, as many as there is room for. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}

/** 110 to 160 characters, of the item's own words. */
export function descriptionOf({ summary, body }: Pick<Detail, 'summary' | 'body'>): string {
  let text = summary;
  for (const block of body.filter(isReading)) {
    if (text.length >= shortest) break;
    text = `${text} ${textOf(block)}`;
  }
  return cut(text);
}
