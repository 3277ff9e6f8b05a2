// The draft of the note, with the drafts of what else a member writes about a request: `move <id>` is its place there.
import type { MoveDraft } from '#machines/rescheduling.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { mendingStore as store } from '#adapters/storage/draftStores.ts';

/** The draft, as the flow `draft` keeps it. */
export const moveDraft = {
  store,
  understand: ({ note }: StoredAnswers): MoveDraft | null =>
    typeof note === 'string' && note !== '' ? { note } : null,
};
