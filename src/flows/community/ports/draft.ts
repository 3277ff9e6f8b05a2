// The draft of the post in this browser: its text, and the id under which it was sent.
import type { PostDraft } from '#machines/community.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { postStore as store } from '#adapters/storage/draftStores.ts';
import { newId } from '#adapters/outbox/submitRequest.ts';

/** Words that were sent, and the id that they were sent under. */
type Sent = PostDraft & { id: string };

const toDraft = (stored: StoredAnswers): PostDraft => ({
  text: typeof stored['text'] === 'string' ? stored['text'] : '',
  premium: stored['premium'] === true,
});

function sentIn(stored: unknown): Sent | null {
  return isRecord(stored) && typeof stored['id'] === 'string'
    ? { ...toDraft(stored), id: stored['id'] }
    : null;
}

const isSame = (one: PostDraft, other: PostDraft) =>
  one.text === other.text && one.premium === other.premium;

/** The draft of the post, as the flow `draft` keeps it: with the id that its text was sent under. */
export const postDraft = {
  store,
  understand: (stored: StoredAnswers): PostDraft | null => {
    const draft = toDraft(stored);
    return draft.text === '' && !draft.premium ? null : draft;
  },
  carries: ['sent'],
};

/**
 * The id under which this text is sent: the same after an attempt without an answer, and after a reload, so that the
 * text is stored once.
 */
export function idOf(draft: PostDraft, owner: string | null): string {
  const before = store.visibleTo(owner).filter((stored) => stored.owner === owner);
  const sent = before
    .map((stored) => sentIn(stored.draft['sent']))
    .find((one) => one !== null && isSame(one, draft));
  if (sent) return sent.id;
  const id = newId();
  const written = before.find((stored) => isSame(toDraft(stored.draft), draft));
  const place = { id: written?.id ?? newId(), place: '', owner, member: owner };
  try {
    store.put(place, { ...draft, sent: { ...draft, id } });
  } catch {
    // It is sent nevertheless; only an attempt after a reload would have another id.
  }
  return id;
}
