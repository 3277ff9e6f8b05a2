// The drafts of follow-up questions in this browser: each by its request.
import type { FollowUpDraft } from '#machines/followUp.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { followUpStore as store } from '#adapters/storage/draftStores.ts';

/** The draft, as the flow `draft` keeps it. */
export const followUpDraft = {
  store,
  understand: ({ note }: StoredAnswers): FollowUpDraft | null =>
    typeof note === 'string' && note !== '' ? { note } : null,
};
