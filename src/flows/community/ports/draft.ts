// The draft of the post in this browser: its text, and the id under which it was sent.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { PostDraft, communityMachine } from '#machines/community.machine.ts';
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

/**
 * Port `restoreDraft`: this member's draft.
 * @param whenUserKnown waits until the user is known
 */
export const restorePostOf = (whenUserKnown: (signal: AbortSignal) => Promise<string | null>) =>
  fromPromise<PostDraft | null>(({ signal }) =>
    store.restore(whenUserKnown, signal, (stored) => {
      const draft = toDraft(stored);
      return draft.text === '' ? null : draft;
    }),
  );

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
  store.save(owner, { ...draft, sent: { ...draft, id } });
  return id;
}

type Community = SnapshotFrom<typeof communityMachine>;

/**
 * Watches the post box and saves it after every change; a stored post is deleted from the drafts.
 * @param currentUserId the id of the signed-in user
 */
export const savePostOf =
  (currentUserId: () => string | null | undefined) =>
  (community: { subscribe: (observer: (snapshot: Community) => void) => unknown }): void => {
    store.showNone();
    let last: PostDraft | null = null;
    community.subscribe((snapshot) => {
      const { draft } = snapshot.context;
      if (snapshot.matches({ composer: 'restoring' }) || draft === last) return;
      const isFirst = last === null;
      last = draft;
      if (draft.text === '') {
        // A box that was empty from the start has no draft to delete.
        if (!isFirst) store.clear();
        return;
      }
      const sent = store.shown()?.['sent'];
      store.save(currentUserId() ?? null, sent === undefined ? draft : { ...draft, sent });
    });
  };
