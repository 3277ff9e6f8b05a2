// The Vite plugin by which content/ imports its Markdown: as a head, as a body, and never more than the site may show.
import { basename, dirname, relative } from 'node:path';
import { addressOf, formatsOf, openBook, collections } from './collections.mjs';

export { publishedAddresses, publishedFiles } from './collections.mjs';

/** @typedef {import('./collections.mjs').Book} Book */

/**
 * What an import sees, by its query.
 * @type {Record<string, (book: Book) => unknown>}
 */
const views = {
  /** An item of a list: the front matter with what is computed. */
  head: (book) =>
    book.collection === 'files'
      ? {
          ...book.front,
          formats: formatsOf(book),
          words: book.words,
          parts: book.blocks.flatMap((block) =>
            typeof block !== 'string' && block.kind === 'heading' && block.level === 2
              ? [block.words.map((word) => (typeof word === 'string' ? word : '')).join('')]
              : [],
          ),
        }
      : { ...book.front, readTime: book.readTime, href: addressOf(book) },
  /** What can be read on the site: of premium publications and of files the part before `<!-- more -->`. */
  body: (book) =>
    book.collection === 'premium' || book.collection === 'files' ? book.teaser : book.blocks,
  /** Everything, for the checks: the site's own build refuses it. */
  whole: (book) => ({
    ...book.front,
    readTime: book.readTime,
    words: book.words,
    blocks: book.blocks,
  }),
  /** What the compiler has to say, for the checks. */
  faults: (book) => book.faults,
};

const asked = /^(?<path>.*\/content\/(?<collection>[a-z]+)\/[^/?]+\.md)(?:\?(?<query>\w*))?/;

/**
 * @param {{ forChecks?: boolean }} [options]  `forChecks` also hands out what the site must not hold.
 * @returns {import('vite').Plugin}
 */
export function publications({ forChecks = false } = {}) {
  return {
    name: 'axis-one:publications',
    // Before Vite's own `?raw` and `?url`, which would hand out a premium text as it is written.
    enforce: 'pre',
    load: {
      filter: { id: /\/content\/.*\.md/ },
      handler(request) {
        const { path = '', collection: name = '', query = '' } = asked.exec(request)?.groups ?? {};
        const collection = collections.find((one) => one === name);
        if (collection === undefined) return null;
        const view = views[query];
        const mayAsk = forChecks || query === 'head' || query === 'body';
        if (view === undefined || !mayAsk) {
          this.error(`${path} may be imported as ?head or ?body; "${query}" is neither.`);
        }
        const root = dirname(dirname(dirname(path)));
        this.addWatchFile(path);
        const book = openBook(root, collection, basename(path, '.md'));
        if (!forChecks && book.faults.length > 0) {
          this.error(`${relative(root, path)}: ${book.faults.join('; ')}`);
        }
        return {
          code: `export default ${JSON.stringify(view(book))};`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}
