// Whether a signal matches a search (docs/product-spec.md, "5. Validation rules").
import type { Article } from '#content/schema.items.ts';

/**
 * A case-insensitive substring of title, excerpt or a tag; an empty search matches every signal.
 * @param signal its title, excerpt and tags
 * @param words the search text, as one piece
 */
export const says = (
  { title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>,
  words: string,
): boolean =>
  [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(words.toLowerCase()));
