// Drafts of this browser without an owner and from another visit: their author is unknown.
import { draftStores } from './draftStores.ts';
import { readEntries } from '#adapters/outbox/entries.ts';
import { isOfThisVisit } from './visit.ts';
import type { Authorship } from './visit.ts';

/** Whether a text has no owner and is from another visit, or from an unknown one. */
export const isUnclaimed = (words: Authorship): boolean =>
  words.owner === null && !isOfThisVisit(words);

/** Whether this browser has such a text. */
export const hasUnclaimed = (): boolean =>
  readEntries().some(isUnclaimed) || draftStores.some((store) => store.all().some(isUnclaimed));
