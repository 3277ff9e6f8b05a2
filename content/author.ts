// Whose every piece is: the byline under essays, signals and answers, in feeds and in structured data. The page says who that is.
import type { Author } from './schema.pages.ts';

export const author = {
  name: 'The advisor',
  byline: 'By the advisor',
  href: '/advisor',
} satisfies Author;
