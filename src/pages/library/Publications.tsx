// The Library's articles under their tabs: hydrated after the page.
import type { Shelf } from '#machines/librarySearch.machine.ts';
import { library } from '#content/library.ts';
import type { LibraryArticle } from '#content/schema.items.ts';
import { Shelves } from '#flows/librarySearch/Shelves.tsx';
import { ArticleCards } from '#pages/parts/ArticleList.tsx';

const letters: Record<Exclude<Shelf, 'all'>, LibraryArticle['category']> = {
  'second-curve': 'The Second Curve',
  'next-curve': 'Next Curve',
};

/** The articles of a tab. */
const on = (shelf: Shelf) =>
  library.filter(({ category }) => shelf === 'all' || category === letters[shelf]);

/** Four articles, or those of one newsletter. */
export const Publications = () => (
  <Shelves>{(shelf) => <ArticleCards articles={on(shelf)} columns={2} namesLetter />}</Shelves>
);
