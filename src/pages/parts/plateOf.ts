// The plate of an article: that of the newsletter in which it appeared.
import type { Article } from '#content/schema.items.ts';
import type { Look } from '#ui/plates/draw.ts';
import { nextCurve } from '#ui/plates/nextCurve.tsx';
import { secondCurve } from '#ui/plates/secondCurve.tsx';

/** The look of an article's plate. */
export const plateOf = ({ category }: Pick<Article, 'category'>): Look =>
  category === 'Next Curve' ? nextCurve : secondCurve;
