// The drafts of corrections to returned requests in this browser: each by its entry of the outbox.
import type { MendedAnswer, MendingDraft } from '#machines/myRequests.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { mendingStore as store } from '#adapters/storage/draftStores.ts';

const isAnswer = (value: unknown): value is MendedAnswer =>
  typeof value === 'string' || typeof value === 'boolean';

/** The draft of the corrections, as the flow `draft` keeps it. */
export const mendingDraft = {
  store,
  understand: ({ answers }: StoredAnswers): MendingDraft | null => {
    if (!isRecord(answers)) return null;
    const known = Object.entries(answers).flatMap(([field, value]) =>
      isAnswer(value) ? [[field, value] as const] : [],
    );
    return { answers: Object.fromEntries(known) };
  },
};
