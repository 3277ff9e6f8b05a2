// The drafts of replies in this browser: each by its post.
import type { ReplyDraft } from '#machines/thread.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { replyStore as store } from '#adapters/storage/draftStores.ts';

/** The draft, as the flow `draft` keeps it. */
export const replyDraft = {
  store,
  understand: ({ text }: StoredAnswers): ReplyDraft | null =>
    typeof text === 'string' && text !== '' ? { text } : null,
};
