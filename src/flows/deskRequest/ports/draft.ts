// The drafts of what an advisor writes to a step, in this browser: each by its request and its step.
import type { StepDraft } from '#machines/deskRequest.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { deskNoteStore as store } from '#adapters/storage/draftStores.ts';

/** The draft, as the flow `draft` keeps it. */
export const stepDraft = {
  store,
  understand: ({ note }: StoredAnswers): StepDraft | null =>
    typeof note === 'string' && note !== '' ? { note } : null,
};
