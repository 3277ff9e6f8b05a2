// The drafts of the short applications in this browser: each form by its subject.
import type { ShortDraft } from '#machines/application.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { shortFields } from '#content/schema.shortFields.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { shortFormStore as store } from '#adapters/storage/draftStores.ts';

/** The draft of a form, as the flow `draft` keeps it. */
export const shortDraft = {
  store,
  understand: ({ answers }: StoredAnswers): ShortDraft | null => {
    if (!isRecord(answers)) return null;
    const known = shortFields.flatMap((field) => {
      const text = answers[field];
      return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
    });
    return { answers: Object.fromEntries(known) };
  },
};

/** Deletes the draft of a submission: the outbox has its words, and a reload would offer them again. */
export const clearSentForm = ({ subject, answers }: Submission, owner: string | null): void =>
  clearSent(
    store,
    owner,
    ({ form, draft }) =>
      form === subject && JSON.stringify(draft['answers']) === JSON.stringify(answers),
  );
