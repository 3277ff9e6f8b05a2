// The drafts of the notes to gatherings in this browser: each by its gathering.
import type { NoteDraft } from '#machines/gatherings.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { noteStore as store } from '#adapters/storage/draftStores.ts';

/** A draft is kept by series: the id of a gathering without its day. */
const seriesOf = (gathering: unknown) => String(gathering).replace(/-\d{4}-\d{2}-\d{2}$/, '');

/** The draft of a note, as the flow `draft` keeps it. */
export const noteDraft = {
  store,
  understand: ({ note }: StoredAnswers): NoteDraft | null =>
    typeof note === 'string' && note !== '' ? { note } : null,
};

/** Deletes the draft of a submission: the outbox has its words, and a reload would offer them again. */
export const clearSentNote = ({ answers }: Submission, owner: string | null): void =>
  clearSent(
    store,
    owner,
    ({ form, draft }) =>
      form === seriesOf(answers['gathering']) && draft['note'] === answers['note'],
  );
