// A form that is being filled in, as this browser keeps it: whose it is, what was answered, which files lie beside it.
import { read, write } from './keys.ts';
import type { Key } from './keys.ts';
import { readEntries } from './outboxShelf.ts';
import { isRecord } from '../isRecord.ts';

/** What lies under the key: nothing of it is checked but its owner and the names of its files. */
export type KeptDraft = {
  /** The member who was signed in when it was written, or null. */
  owner: string | null;
  /** What the draft says, as it was read. */
  draft: Readonly<Record<string, unknown>>;
};

/** Bumped when the shape of a draft changes; one of another version is read as far as it can be understood. */
const version = 1;

/** Forgets the bytes of files, unless the outbox is still to send them. A browser that refuses keeps some bytes. */
export async function forgetBytes(ids: readonly string[]): Promise<void> {
  const waiting = readEntries().flatMap(({ attachments }) => attachments.map(({ id }) => id));
  const idle = ids.filter((id) => !waiting.includes(id));
  if (idle.length === 0) return;
  const { forgetFiles } = await import('./outboxFiles.ts');
  await forgetFiles(idle);
}

/**
 * The place of one form's draft.
 * @param filesIn everything in a draft that may be a file; what has no id is passed over
 */
export function draftShelf(key: Key, filesIn: (draft: KeptDraft['draft']) => readonly unknown[]) {
  /** The kept draft, or null where there is none. */
  function readDraft(): KeptDraft | null {
    try {
      const stored: unknown = JSON.parse(read(key) ?? 'null');
      if (!isRecord(stored)) return null;
      const { owner, ...draft } = stored;
      return { owner: typeof owner === 'string' ? owner : null, draft };
    } catch {
      return null;
    }
  }

  /** Takes the words away and leaves the bytes of the files: they go with a form that was handed in. */
  const release = (): void => write(key, null);

  return {
    read: readDraft,
    /** Keeps a draft as this member's, or as nobody's. */
    write: (owner: string | null, draft: object): void =>
      write(key, JSON.stringify({ version, owner, ...draft })),
    release,
    /**
     * Forgets the draft, its words and its bytes.
     * @param owner whose it must be; without one, whoever's it is
     */
    drop: (owner?: string): void => {
      const kept = readDraft();
      if (kept === null || (owner !== undefined && kept.owner !== owner)) return;
      release();
      const ids = filesIn(kept.draft).flatMap((file) =>
        isRecord(file) && typeof file['id'] === 'string' ? [file['id']] : [],
      );
      forgetBytes(ids).catch(() => undefined);
    },
    /** Writes this member's name on a draft that nobody owns. */
    adopt: (owner: string): void => {
      const kept = readDraft();
      if (kept === null || kept.owner !== null) return;
      write(key, JSON.stringify({ ...kept.draft, owner }));
    },
  };
}
