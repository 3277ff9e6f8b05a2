// The drafts of corrections to returned requests in this browser: each by its entry of the outbox.
import type { MendedAnswer, MendingDraft } from '#machines/myRequests.machine.ts';
import type { HostType } from '#machines/request.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { mendingStore as store } from '#adapters/storage/draftStores.ts';

const isAnswer = (value: unknown): value is MendedAnswer =>
  typeof value === 'string' || typeof value === 'boolean';

const hosts = ['javelyn', 'quasar', 'angel', 'advisor'] as const satisfies HostType[];

/** The slot that was chosen; whether it is still open is asked anew. */
function slotIn(stored: unknown): Pick<MendingDraft, 'slot'> {
  if (!isRecord(stored)) return {};
  const { slot, subject } = stored;
  const host = hosts.find((one) => one === stored['host']);
  return typeof slot === 'string' && typeof subject === 'string' && host !== undefined
    ? { slot: { slot, host, subject } }
    : {};
}

/** The draft of the corrections, or of a reply, as the flow `draft` keeps it. */
export const mendingDraft = {
  store,
  understand: ({ answers, slot, reply }: StoredAnswers): MendingDraft | null => {
    if (!isRecord(answers)) return null;
    const known = Object.entries(answers).flatMap(([field, value]) =>
      isAnswer(value) ? [[field, value] as const] : [],
    );
    return {
      answers: Object.fromEntries(known),
      ...slotIn(slot),
      ...(typeof reply === 'string' && { reply }),
    };
  },
};
