// Forms in progress, as this browser stores them: the owner of each, its answers, and the files beside it.
// One key holds the drafts of all members who use this browser, and a visitor's, newest first. A form writes only to
// the draft that it shows: another member's draft waits for its owner (docs/product-decisions.md, "Beyond the specification").
import type {
  DraftAnswer,
  DraftRank,
  DraftStatus,
  DraftUser,
  DraftWords,
} from '#machines/draft.machine.ts';
import { keepsForGood, read, write } from './keys.ts';
import type { Key } from './keys.ts';
import { readEntries } from '#adapters/outbox/entries.ts';
import { isShownTo, noteShown, shownHere, thisVisit } from './visit.ts';
import type { Authorship } from './visit.ts';
import { isRecord } from '#adapters/isRecord.ts';

/** The answers of a form, as they were read: unchecked. */
export type StoredAnswers = Readonly<Record<string, unknown>>;

/** One draft: its answers are unchecked. */
export type SavedDraft = Authorship & {
  id: string;
  /** Which of the forms that are kept under this key; '' where there is one. */
  form: string;
  draft: StoredAnswers;
};

/** The settings of a store beyond its key. */
type DraftOptions = {
  /** All possible files in a draft; values without an id are skipped. */
  filesIn?: (draft: StoredAnswers) => readonly unknown[];
  /** Converts what the first version stored under the key into the forms that it belongs to. */
  unfold?: (draft: StoredAnswers) => readonly Pick<SavedDraft, 'form' | 'draft'>[];
};

/** Increased when the format under a key changes. Version 1 held one draft: `{ version: 1, owner, ...draft }`. */
const version = 2;

/** Names a draft; also on a page without https, where `crypto.randomUUID` is missing. */
export const newDraftId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const nameIn = (name: unknown) => (typeof name === 'string' ? name : null);

function toDraft(stored: unknown): SavedDraft[] {
  if (!isRecord(stored)) return [];
  const { id, owner, visit, form, draft } = stored;
  if (typeof id !== 'string' || typeof form !== 'string' || !isRecord(draft)) return [];
  return [{ id, owner: nameIn(owner), visit: nameIn(visit), form, draft }];
}

/** A draft without the fields that the form does not know, as text. */
const formTextOf = (draft: DraftWords | undefined, carries: readonly string[]) =>
  JSON.stringify(
    draft && Object.fromEntries(Object.entries(draft).filter(([name]) => !carries.includes(name))),
  );

/** What is stored under a key. */
const textOf = (drafts: readonly SavedDraft[]) =>
  drafts.length === 0 ? null : JSON.stringify({ version, drafts });

/** Deletes the bytes of files, unless the outbox still has to send them. If the browser fails to, some bytes remain. */
export async function forgetBytes(ids: readonly string[]): Promise<void> {
  const waiting = readEntries().flatMap(({ attachments }) => attachments.map(({ id }) => id));
  const idle = ids.filter((id) => !waiting.includes(id));
  if (idle.length === 0) return;
  const { forgetFiles } = await import('#adapters/outbox/files.ts');
  await forgetFiles(idle);
}

/** The place of the drafts under one key. */
export function draftStore(
  key: Key,
  { filesIn = () => [], unfold = (draft) => [{ form: '', draft }] }: DraftOptions = {},
) {
  function all(): SavedDraft[] {
    try {
      const stored: unknown = JSON.parse(read(key) ?? 'null');
      if (!isRecord(stored)) return [];
      const { drafts } = stored;
      if (stored['version'] === version)
        return Array.isArray(drafts) ? (drafts as unknown[]).flatMap(toDraft) : [];
      const { owner, ...draft } = stored;
      return unfold(draft).map((one, place) => ({
        id: `first${place}`,
        owner: nameIn(owner),
        visit: null,
        ...one,
      }));
    } catch {
      return [];
    }
  }

  const replaceAll = (drafts: readonly SavedDraft[]) => write(key, textOf(drafts));

  /** Takes drafts away, and leaves the bytes of their files. @returns those that were there */
  function take(isTaken: (stored: SavedDraft) => boolean): SavedDraft[] {
    const drafts = all();
    const taken = drafts.filter(isTaken);
    if (taken.length > 0) replaceAll(drafts.filter((stored) => !isTaken(stored)));
    return taken;
  }

  const fileIdsIn = (draft: StoredAnswers): string[] =>
    filesIn(draft).flatMap((file) =>
      isRecord(file) && typeof file['id'] === 'string' ? [file['id']] : [],
    );
  /** Deletes the bytes of the files that were in these drafts, unless another one has them too. */
  const forgetFilesOf = (drafts: readonly Pick<SavedDraft, 'draft'>[]): void => {
    const needed = new Set(all().flatMap(({ draft }) => fileIdsIn(draft)));
    const gone = drafts.flatMap(({ draft }) => fileIdsIn(draft)).filter((id) => !needed.has(id));
    forgetBytes(gone).catch(() => undefined);
  };

  /** The drafts that the current member or visitor may see, newest first. */
  const visibleTo = (member: string | null, form = ''): readonly SavedDraft[] =>
    all().filter((stored) => stored.form === form && isShownTo(member, stored));

  return {
    key,
    all,
    replaceAll,
    take,
    visibleTo,
    /**
     * The newest valid draft that this user may see, for the draft of a form (machines/draft.machine.ts): first the one that
     * this tab has shown last, because another tab may have written a newer one of its own.
     * @param understand converts a draft for the form, or returns null for an invalid one
     */
    find: async (
      place: string,
      member: DraftUser,
      understand: (draft: StoredAnswers) => Promise<DraftWords | null> | DraftWords | null,
    ): Promise<DraftAnswer> => {
      const stored = all().filter(({ form }) => form === place);
      // If no draft is stored for this form, the user makes no difference.
      if (stored.length === 0) return { outcome: keepsForGood() ? 'nothing' : 'refused' };
      if (member === undefined) return { outcome: 'ownerNeeded' };
      const visible = visibleTo(member, place);
      const last = shownHere(key, place);
      const isOurs = ({ id }: SavedDraft) => id === last;
      const others = visible.filter((one) => !isOurs(one));
      for (const one of [...visible.filter(isOurs), ...others]) {
        const { id, owner, draft } = one;
        const words = await understand(draft);
        if (words === null) continue;
        noteShown(key, place, id);
        const isAll = JSON.stringify(words) === JSON.stringify(draft);
        // Whatever came before it is invalid, unless this tab prefers it to newer ones.
        const newer = isOurs(one) ? visible.slice(0, visible.indexOf(one)) : [];
        const understood = await Promise.all(newer.map((other) => understand(other.draft)));
        const isOvertaken = understood.some((other) => other !== null);
        return {
          outcome: 'found',
          id,
          owner,
          words,
          ...(!isAll && { stored: draft }),
          ...(isOvertaken && { isOvertaken }),
        };
      }
      return { outcome: stored.every((one) => isShownTo(member, one)) ? 'nothing' : 'anothers' };
    },
    /**
     * Writes the words of a form into the draft with this id, or into a new one, at once. Files that are no longer in
     * them lose their bytes. Unchanged words are not written again: a draft of an earlier visit keeps its owner.
     * @param owner the member for whom the form was opened, else `member`: the current one
     * @param carries fields of the stored draft that the form does not know, and that stay
     * @param rank its place among the drafts: the newest if its words have changed, or the newest or the last in any case
     * @throws an error without a message where the words would not survive a reload
     */
    put: (
      {
        id,
        place,
        owner,
        member,
      }: { id: string; place: string; member: DraftUser; owner: string | null },
      words: DraftWords,
      carries: readonly string[] = [],
      rank: DraftRank = 'newestIfChanged',
    ): void => {
      const drafts = all();
      const before = drafts.find((stored) => stored.id === id);
      const carried = carries.flatMap((name) =>
        before?.draft[name] === undefined ? [] : [[name, before.draft[name]] as const],
      );
      const draft: StoredAnswers = { ...words, ...Object.fromEntries(carried) };
      const isSame = JSON.stringify(before?.draft) === JSON.stringify(draft);
      const writer = before?.owner ?? owner ?? member ?? null;
      const others = drafts.filter((stored) => stored !== before);
      const written =
        isSame && before !== undefined
          ? before
          : { id, owner: writer, visit: thisVisit(), form: place, draft };
      const next = rank === 'behind' ? [...others, written] : [written, ...others];
      const isAsItWas = isSame && rank !== 'newest';
      if (!isAsItWas) replaceAll(next);
      noteShown(key, place, id);
      if (!keepsForGood() || (!isAsItWas && read(key) !== textOf(next))) throw new Error('');
      forgetFilesOf(before === undefined ? [] : [before]);
    },
    /**
     * Compares what a form shows with what is stored, after another tab has changed it. A draft that is not stored any
     * more was sent or deleted in the other tab: nothing is newer.
     */
    compare: (
      { id, place, member }: { id: string; place: string; member: DraftUser },
      words: DraftWords | null,
      carries: readonly string[] = [],
    ): DraftStatus => {
      const visible = visibleTo(member ?? null, place);
      const own = visible.find((stored) => stored.id === id);
      if (member === undefined || own === undefined) return 'newest';
      if (formTextOf(own.draft, carries) !== formTextOf(words ?? undefined, carries))
        return 'replaced';
      return own === visible[0] ? 'newest' : 'overtaken';
    },
    /** The newest draft of this user is the one that this tab shows when its page is loaded again. */
    noteNewest: (place: string, member: DraftUser): void => {
      const [newest] = visibleTo(member ?? null, place);
      if (newest !== undefined) noteShown(key, place, newest.id);
    },
    /** Deletes a draft, at once; the bytes of its files stay if they are in the outbox now. */
    remove: (id: string, keepsFiles: boolean): void => {
      const taken = take((stored) => stored.id === id);
      if (!keepsFiles) forgetFilesOf(taken);
    },
    /** Deletes the drafts for which the predicate is true, text and bytes. */
    discardEach: (isGone: (stored: SavedDraft) => boolean): void => forgetFilesOf(take(isGone)),
  };
}
