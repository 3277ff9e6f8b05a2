// The words of a file's Markdown without their marks: for tables of contents, bookmarks and cells.
import type { Inline } from '../../content/schema.publications.ts';

/** The plain text of a run of words. */
export const wordsOf = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('code' in word) return word.code;
      return wordsOf('strong' in word ? word.strong : 'link' in word ? word.link : word.emphasis);
    })
    .join('');

/** How a run of words is set. */
export type Run = { text: string; strong?: true; emphasis?: true; code?: true };

/** A run of words as pieces that are set alike; links are their words. */
export function runsOf(words: readonly Inline[], marks: Omit<Run, 'text'> = {}): Run[] {
  return words.flatMap((word): Run[] => {
    if (typeof word === 'string') return [{ text: word, ...marks }];
    if ('code' in word) return [{ text: word.code, ...marks, code: true }];
    if ('strong' in word) return runsOf(word.strong, { ...marks, strong: true });
    if ('emphasis' in word) return runsOf(word.emphasis, { ...marks, emphasis: true });
    return runsOf(word.link, marks);
  });
}
