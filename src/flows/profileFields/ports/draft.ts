// The draft of the open field in this browser.
import type { FieldDraft, FieldId } from '#machines/profileFields.machine.ts';
import { toAnswers } from '#adapters/storage/answers.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { profileStore as store } from '#adapters/storage/draftStores.ts';

const isField = (name: unknown): name is FieldId =>
  typeof name === 'string' && name in toAnswers({});

/** The draft, as the flow `draft` keeps it. What a list does not know any more is left out. */
export const fieldDraft = {
  store,
  understand: ({ field, value }: StoredAnswers): FieldDraft | null =>
    isField(field) ? { field, value: toAnswers({ [field]: value })[field] } : null,
};
