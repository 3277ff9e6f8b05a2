// The Library's articles under their tabs: taken over once the page stands.
import type { Shelf } from '#machines/librarySearch.machine.ts';
import { library } from '#content/library.ts';
import type { LibraryArticle } from '#content/schema.items.ts';
import { Shelves } from '#flows/librarySearch/Shelves.tsx';
import { ArticleCards } from '#pages/parts/ArticleList.tsx';

const letters: Record<Exclude<Shelf, 'all'>, LibraryArticle['category']> = {
  'second-curve': 'The Second Curve',
  'next-curve': 'Next Curve',
};

/** What stands on a shelf. */
const on = (shelf: Shelf) =>
  library.filter(({ category }) => shelf === 'all' || category === letters[shelf]);

/** Four articles, or those of one letter. */
export const Publications = () => (
  <Shelves>{(shelf) => <ArticleCards articles={on(shelf)} columns={2} namesLetter />}</Shelves>
);
