// The signals of The Next Curve as they are listed, newest first: the front matter of signals/*.md and of what is premium.
import type { Article } from './schema.items.ts';

const heads = import.meta.glob<Article>(['./signals/*.md', './premium/*.md'], {
  eager: true,
  import: 'default',
  query: '?head',
});

export const signals: readonly Article[] = Object.values(heads)
  .filter(({ category }) => category === 'Next Curve')
  .toSorted((one, other) => other.date.localeCompare(one.date));
