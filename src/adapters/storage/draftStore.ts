// Forms that are being filled in, as this browser keeps them: whose each is, what was answered, which files lie beside it.
// Under one key lie the drafts of all members who use this browser, and a visitor's, the newest first. A form writes to the
// draft that it shows and to no other: another member's draft waits for its owner (docs/product-decisions.md, "Beyond the
// specification").
import { read, write } from './keys.ts';
import type { Key } from './keys.ts';
import { readEntries } from '#adapters/outbox/store.ts';
import { isShownTo, thisVisit } from './visit.ts';
import type { Authorship } from './visit.ts';
import { isRecord } from '#adapters/isRecord.ts';

/** What a form has said, as it was read: nothing of it is checked. */
export type Said = Readonly<Record<string, unknown>>;

/** One draft: nothing of what it says is checked. */
export type KeptDraft = Authorship & {
  id: string;
  /** Which of the forms that are kept under this key; '' where there is one. */
  form: string;
  draft: Said;
};

/** The draft that a form of this tab shows: null while it has none, and whom the form was opened for. */
type Held = { id: string | null; owner: string | null };

/** What tells a shelf more than its key. */
type Habits = {
  /** Everything in a draft that may be a file; what has no id is passed over. */
  filesIn?: (draft: Said) => readonly unknown[];
  /** What the first version kept under the key, as the forms that it came from. */
  unfold?: (draft: Said) => readonly Pick<KeptDraft, 'form' | 'draft'>[];
};

/** Bumped when the shape of what lies under a key changes. The first held one draft: `{ version: 1, owner, ...draft }`. */
const version = 2;

/** Names a draft; also on a page without https, where `crypto.randomUUID` is missing. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const nameIn = (name: unknown) => (typeof name === 'string' ? name : null);

function toDraft(stored: unknown): KeptDraft[] {
  if (!isRecord(stored)) return [];
  const { id, owner, visit, form, draft } = stored;
  if (typeof id !== 'string' || typeof form !== 'string' || !isRecord(draft)) return [];
  return [{ id, owner: nameIn(owner), visit: nameIn(visit), form, draft }];
}

/** Forgets the bytes of files, unless the outbox is still to send them. A browser that refuses keeps some bytes. */
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
  { filesIn = () => [], unfold = (draft) => [{ form: '', draft }] }: Habits = {},
) {
  const held = new Map<string, Held>();

  function all(): KeptDraft[] {
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

  const keep = (drafts: readonly KeptDraft[]) =>
    write(key, drafts.length === 0 ? null : JSON.stringify({ version, drafts }));

  /** Takes drafts away. @returns those that were there */
  function take(isTaken: (kept: KeptDraft) => boolean): KeptDraft[] {
    const drafts = all();
    const taken = drafts.filter(isTaken);
    if (taken.length > 0) keep(drafts.filter((kept) => !isTaken(kept)));
    return taken;
  }

  function forgetFilesOf(drafts: readonly KeptDraft[]): void {
    const ids = drafts
      .flatMap(({ draft }) => filesIn(draft))
      .flatMap((file) => (isRecord(file) && typeof file['id'] === 'string' ? [file['id']] : []));
    forgetBytes(ids).catch(() => undefined);
  }

  /** Takes away what a form shows; what is written in it next is a draft of its own. */
  function takeShown(form: string): KeptDraft[] {
    const shown = held.get(form);
    if (shown === undefined || shown.id === null) return [];
    held.set(form, { id: null, owner: shown.owner });
    return take(({ id }) => id === shown.id);
  }

  /** What the current member or visitor may see, the newest first. */
  const of = (member: string | null, form = ''): readonly KeptDraft[] =>
    all().filter((kept) => kept.form === form && isShownTo(member, kept));

  /** A form begins: it shows none of the drafts until one was recalled, and so it writes over none. */
  const begin = (form = ''): void => void held.delete(form);

  /** From now on the form shows this draft, or none of those that are kept. */
  const show = (member: string | null, kept: KeptDraft | null, form = ''): void =>
    void held.set(form, { id: kept?.id ?? null, owner: kept?.owner ?? member });

  return {
    key,
    all,
    keep,
    of,
    begin,
    /**
     * The newest draft of the current member or visitor that can be understood; from then on the form writes to it.
     * @param whoComes resolves once the member is known, with null for a visitor; until then the form shows no draft
     * @param understand what a draft says to the form, or null for nothing
     */
    restore: async <Understood>(
      whenUserKnown: (signal: AbortSignal) => Promise<string | null>,
      signal: AbortSignal,
      understand: (draft: Said) => Promise<Understood | null> | Understood | null,
      form = '',
    ): Promise<Understood | null> => {
      begin(form);
      // Where nothing is kept for any member, who this is makes no difference.
      if (all().every((kept) => kept.form !== form)) return null;
      const member = await whenUserKnown(signal);
      for (const kept of of(member, form)) {
        const understood = await understand(kept.draft);
        signal.throwIfAborted();
        if (understood === null) continue;
        show(member, kept, form);
        return understood;
      }
      signal.throwIfAborted();
      show(member, null, form);
      return null;
    },
    /** What is kept of the form, or null. */
    shown: (form = ''): Said | null =>
      all().find(({ id }) => id === held.get(form)?.id)?.draft ?? null,
    /**
     * Keeps the words of the form: in the draft that it shows, else in one of its own. What is kept already is
     * not written again: a draft of an earlier visit stays whose it is until its words are changed.
     * @param member the current member, or null; a form that was opened for a member stays theirs
     */
    write: (member: string | null, draft: object, form = ''): void => {
      const drafts = all();
      const shown = held.get(form);
      const before = drafts.find(({ id }) => id === shown?.id);
      if (JSON.stringify(before?.draft) === JSON.stringify(draft)) return;
      const id = before?.id ?? newId();
      const owner = before?.owner ?? shown?.owner ?? member;
      const others = drafts.filter((kept) => kept !== before);
      keep([{ id, owner, visit: thisVisit(), form, draft: draft as Said }, ...others]);
      held.set(form, { id, owner });
    },
    /** Takes the words away and leaves the bytes of the files: they go with a form that was handed in. */
    release: (form = ''): void => void takeShown(form),
    /** Forgets what the form shows, its words and its bytes. */
    drop: (form = ''): void => forgetFilesOf(takeShown(form)),
    /** Forgets the drafts of which this is true, words and bytes. */
    dropEach: (isGone: (kept: KeptDraft) => boolean): void => forgetFilesOf(take(isGone)),
  };
}
