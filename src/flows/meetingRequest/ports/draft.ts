// The draft of the meeting request in this browser: its three answers.
import type { MeetingDraft } from '#machines/meetingRequest.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { meetingStore as store } from '#adapters/storage/draftStores.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const toDraft = ({ reason, project, value }: StoredAnswers): MeetingDraft => ({
  reason: textIn(reason),
  project: textIn(project),
  value: textIn(value),
});

/** The draft of the request, as the flow `draft` keeps it. */
export const meetingDraft = {
  store,
  understand: (stored: StoredAnswers): MeetingDraft | null => {
    const draft = toDraft(stored);
    return Object.values(draft).every((text) => text === '') ? null : draft;
  },
};

/** Deletes the draft of a submission: the outbox has its words, and a reload would offer them again. */
export function clearSentMeeting({ answers }: Submission, owner: string | null): void {
  const sent = JSON.stringify(toDraft(answers));
  clearSent(store, owner, ({ draft }) => JSON.stringify(toDraft(draft)) === sent);
}
