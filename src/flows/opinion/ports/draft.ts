// The drafts of what is said of answers in this browser: each by its request.
import type { OpinionDraft } from '#machines/opinion.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { opinionStore as store } from '#adapters/storage/draftStores.ts';

/** The draft, as the flow `draft` keeps it. */
export const opinionDraft = {
  store,
  understand: ({ helped, why }: StoredAnswers): OpinionDraft | null =>
    typeof why === 'string' ? { helped: typeof helped === 'boolean' ? helped : null, why } : null,
};
