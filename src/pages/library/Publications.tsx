// The Library's articles under their tabs: hydrated after the page.
import type { PublicationFilter } from '#machines/librarySearch.machine.ts';
import { library } from '#content/library.ts';
import type { LibraryArticle } from '#content/schema.items.ts';
import { PublicationTabs } from '#flows/librarySearch/PublicationTabs.tsx';
import { ArticleCards } from '#pages/parts/ArticleList.tsx';

const categories: Record<Exclude<PublicationFilter, 'all'>, LibraryArticle['category']> = {
  'second-curve': 'The Second Curve',
  'next-curve': 'Next Curve',
};

/** The articles of a tab. */
const on = (publication: PublicationFilter) =>
  library.filter(({ category }) => publication === 'all' || category === categories[publication]);

/** Four articles, or those of one newsletter. */
export const Publications = () => (
  <PublicationTabs>
    {(publication) => <ArticleCards articles={on(publication)} columns={2} namesLetter />}
  </PublicationTabs>
);
