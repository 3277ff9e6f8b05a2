// The plate of an article: that of the newsletter in which it appeared.
import type { Article } from '#content/schema.items.ts';
import type { PlateKind } from '#ui/Plate.tsx';

/** The kind of an article's plate. */
export const plateOf = ({ category }: Pick<Article, 'category'>): PlateKind =>
  category === 'Next Curve' ? 'next-curve' : 'second-curve';
