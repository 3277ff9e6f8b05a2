// Whether a signal says something (docs/product-spec.md, "5. Validation rules").
import type { Article } from '#content/schema.items.ts';

/**
 * A case-insensitive substring of title, excerpt or a tag; nothing is said by everything.
 * @param signal title, excerpt and tags of it
 * @param words what is looked for, as one piece
 */
export const says = (
  { title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>,
  words: string,
): boolean =>
  [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(words.toLowerCase()));
