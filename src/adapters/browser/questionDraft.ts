// The question that is being asked, as this browser keeps it: whose it is, what was answered, which files lie beside it.
import type { QuestionDraft } from '#machines/asynq.machine.ts';
import { keys, read, write } from './keys.ts';
import { readEntries } from './outboxShelf.ts';
import { isRecord } from '../isRecord.ts';

/** What lies under the key: nothing of it is checked but its owner and the names of its files. */
export type KeptQuestion = {
  /** The member who was signed in when it was written, or null. */
  owner: string | null;
  /** What the draft says, as it was read. */
  draft: Readonly<Record<string, unknown>>;
};

/** Bumped when the shape of a draft changes; one of another version is read as far as it can be understood. */
const version = 1;

/** The kept question, or null where there is none. */
export function readQuestion(): KeptQuestion | null {
  try {
    const stored: unknown = JSON.parse(read(keys.question) ?? 'null');
    if (!isRecord(stored)) return null;
    const { owner, ...draft } = stored;
    return { owner: typeof owner === 'string' ? owner : null, draft };
  } catch {
    return null;
  }
}

/** Keeps a question as this member's, or as nobody's. */
export const writeQuestion = (owner: string | null, draft: QuestionDraft): void =>
  write(keys.question, JSON.stringify({ version, owner, ...draft }));

/** Takes the words away and leaves the bytes of the files: they go with a question that was handed in. */
export const releaseQuestion = (): void => write(keys.question, null);

/** The ids of the files that a draft names. */
const idsIn = ({ files, note }: KeptQuestion['draft']): string[] =>
  [...(Array.isArray(files) ? (files as unknown[]) : []), note].flatMap((file) =>
    isRecord(file) && typeof file['id'] === 'string' ? [file['id']] : [],
  );

/** Forgets the bytes of files, unless the outbox is still to send them. A browser that refuses keeps some bytes. */
export async function forgetBytes(ids: readonly string[]): Promise<void> {
  const waiting = readEntries().flatMap(({ attachments }) => attachments.map(({ id }) => id));
  const idle = ids.filter((id) => !waiting.includes(id));
  if (idle.length === 0) return;
  const { forgetFiles } = await import('./outboxFiles.ts');
  await forgetFiles(idle);
}

/**
 * Forgets the kept question, its words and its bytes.
 * @param owner whose it must be; without one, whoever's it is
 */
export function dropQuestion(owner?: string): void {
  const kept = readQuestion();
  if (kept === null || (owner !== undefined && kept.owner !== owner)) return;
  releaseQuestion();
  forgetBytes(idsIn(kept.draft)).catch(() => undefined);
}

/** Writes this member's name on a question that nobody owns. */
export function adoptQuestion(owner: string): void {
  const kept = readQuestion();
  if (kept === null || kept.owner !== null) return;
  write(keys.question, JSON.stringify({ ...kept.draft, owner }));
}
