// The index of the site-wide search: a file beside the pages, fetched at the first opening.
import { fromPromise } from 'xstate';
import type { SearchEntry } from '#content/schema.search.ts';

/**
 * Port `fetchIndex`: everything that can be found.
 * @throws where the file cannot be fetched, or is not an index
 */
export const fetchIndex = fromPromise<readonly SearchEntry[]>(async ({ signal }) => {
  const answer = await fetch('/search.json', { signal });
  const entries: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(entries) || entries.length === 0) throw new Error('There is no index.');
  return entries as readonly SearchEntry[];
});
