// The draft of the post in this browser: its text, and the id under which it was sent.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { PostDraft, communityMachine } from '#machines/community.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { Said } from '#adapters/storage/draftStore.ts';
import { postStore as shelf } from '#adapters/storage/draftStores.ts';
import { newId } from '#adapters/outbox/submitRequest.ts';

/** Words that were sent, and the id that they were sent under. */
type Sent = PostDraft & { id: string };

const toDraft = (kept: Said): PostDraft => ({
  text: typeof kept['text'] === 'string' ? kept['text'] : '',
  premium: kept['premium'] === true,
});

function sentIn(kept: unknown): Sent | null {
  return isRecord(kept) && typeof kept['id'] === 'string'
    ? { ...toDraft(kept), id: kept['id'] }
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
    shelf.restore(whenUserKnown, signal, (kept) => {
      const draft = toDraft(kept);
      return draft.text === '' ? null : draft;
    }),
  );

/**
 * The id under which this text is sent: the same after an attempt without an answer, and after a reload, so that the
 * text is stored once.
 */
export function idOf(draft: PostDraft, owner: string | null): string {
  const before = shelf.of(owner).filter((kept) => kept.owner === owner);
  const sent = before
    .map((kept) => sentIn(kept.draft['sent']))
    .find((one) => one !== null && isSame(one, draft));
  if (sent) return sent.id;
  const id = newId();
  shelf.write(owner, { ...draft, sent: { ...draft, id } });
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
    shelf.begin();
    let last: PostDraft | null = null;
    community.subscribe((snapshot) => {
      const { draft } = snapshot.context;
      if (snapshot.matches({ box: 'restoring' }) || draft === last) return;
      const isFirst = last === null;
      last = draft;
      if (draft.text === '') {
        // A box that was empty from the start has no draft to delete.
        if (!isFirst) shelf.release();
        return;
      }
      const sent = shelf.shown()?.['sent'];
      shelf.write(currentUserId() ?? null, sent === undefined ? draft : { ...draft, sent });
    });
  };
