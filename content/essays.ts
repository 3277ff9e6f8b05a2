// The essays of The Second Curve as they are listed, newest first: the front matter of essays/*.md and of what is premium.
import type { Article } from './schema.items.ts';

const heads = import.meta.glob<Article>(['./essays/*.md', './premium/*.md'], {
  eager: true,
  import: 'default',
  query: '?head',
});

export const essays: readonly Article[] = Object.values(heads)
  .filter(({ category }) => category === 'The Second Curve')
  .toSorted((one, other) => other.date.localeCompare(one.date));
