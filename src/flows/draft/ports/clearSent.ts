// What becomes of a stored draft in the moment in which the outbox has its words: a reload must not offer them again.
import type { SavedDraft, draftStore } from '#adapters/storage/draftStore.ts';
import { isShownTo } from '#adapters/storage/visit.ts';

/**
 * Deletes the drafts of this user that were sent, and leaves the bytes of their files to the outbox.
 * @param member the current member, or null
 * @param isSent whether a draft has the words that were sent
 */
export const clearSent = (
  store: Pick<ReturnType<typeof draftStore>, 'take'>,
  member: string | null,
  isSent: (stored: SavedDraft) => boolean,
): void => void store.take((stored) => isShownTo(member, stored) && isSent(stored));
