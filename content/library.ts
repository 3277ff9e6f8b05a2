// The Library's four articles: two essays and two signals (docs/product-decisions.md, "Rest"), chosen here and described in
// their own modules.
import { essays } from './essays.ts';
import type { Article, LibraryArticle } from './schema.items.ts';
import { signals } from './signals.ts';

const chosen = [
  'the-quarter-in-which-everything-works',
  'the-printer-patent-that-expired',
  'the-patents-nobody-renews',
  'disagreement-is-a-system',
];

const listed = (article: Article): LibraryArticle => {
  const { id, title, excerpt, category, date, readTime, tags, tier, href } = article;
  return { id, title, excerpt, category, date, readTime, tags, tier, href };
};

export const library: readonly LibraryArticle[] = chosen.flatMap((id) =>
  [...essays, ...signals].filter((article) => article.id === id).map(listed),
);
