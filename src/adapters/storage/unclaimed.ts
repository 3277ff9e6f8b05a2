// What this browser keeps without an owner, of another visit than this one: nobody knows whose it is.
import { draftStores } from './draftStores.ts';
import { readEntries } from '#adapters/outbox/store.ts';
import { isOfThisVisit } from './visit.ts';
import type { Authorship } from './visit.ts';

/** Whether words have no owner and are of another visit, or of an unknown one. */
export const isUnclaimed = (words: Authorship): boolean =>
  words.owner === null && !isOfThisVisit(words);

/** Whether there are such words in this browser. */
export const hasUnclaimed = (): boolean =>
  readEntries().some(isUnclaimed) || draftStores.some((shelf) => shelf.all().some(isUnclaimed));
