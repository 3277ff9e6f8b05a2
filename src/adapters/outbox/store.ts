// The outbox's storage: the entries under `axisOneOutbox`, changed by one tab at a time, and their listeners.
import type { SubmitAnswer } from '#machines/submission.machine.ts';
import type { Attachment, OutboxEntry, Refusal } from '#machines/outbox.machine.ts';
import type { RequestKind } from '#machines/request.machine.ts';
import { keys, read, watch, writeForGood } from '#adapters/storage/keys.ts';
import { asOnlyWriter } from './lock.ts';
import { isRecord } from '#adapters/isRecord.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

function toEntry(stored: Record<string, unknown>): OutboxEntry[] {
  const { id, kind, refusal } = stored;
  if (typeof id !== 'string' || typeof kind !== 'string') return [];
  const attachments: Attachment[] = listOf(stored['attachments']).map((file) => ({
    id: text(file['id']),
    name: text(file['name']),
    type: text(file['type']),
    size: Number(file['size']),
  }));
  return [
    {
      id,
      owner: typeof stored['owner'] === 'string' ? stored['owner'] : null,
      visit: typeof stored['visit'] === 'string' ? stored['visit'] : null,
      kind: kind as RequestKind,
      subject: text(stored['subject']),
      answers: isRecord(stored['answers']) ? stored['answers'] : {},
      attachments,
      madeAt: text(stored['madeAt']),
      isStored: stored['isStored'] === true,
      refusal:
        isRecord(refusal) && typeof refusal['reason'] === 'string'
          ? {
              reason: refusal['reason'] as Refusal['reason'],
              detail: isRecord(refusal['detail']) ? refusal['detail'] : {},
            }
          : null,
    },
  ];
}

/** The entries, oldest first; invalid values are skipped. */
export function readEntries(): OutboxEntry[] {
  try {
    const stored: unknown = JSON.parse(read(keys.outbox) ?? '[]');
    return listOf(stored).flatMap(toEntry);
  } catch {
    return [];
  }
}

/** The entry of this id, or null. */
export const readEntry = (id: string) => readEntries().find((entry) => entry.id === id) ?? null;

/**
 * Changes the outbox, while no other tab does.
 * @throws where the browser has no space, or stores nothing
 */
export function changeEntries(
  change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): Promise<void> {
  return asOnlyWriter(() => writeForGood(keys.outbox, JSON.stringify(change(readEntries()))));
}

/** Changes one entry; null deletes it. A missing entry is not created. */
export const changeEntry = (id: string, change: (entry: OutboxEntry) => OutboxEntry | null) =>
  changeEntries((entries) =>
    entries.flatMap((entry) => (entry.id === id ? (change(entry) ?? []) : entry)),
  );

/** Calls back whenever the outbox changes, in this tab or another. */
export const watchEntries = (notice: () => void) => watch(keys.outbox, notice);

/** Receives the answer to an entry, and returns whether it reached its form. */
type Attendant = (answer: SubmitAnswer) => Promise<boolean>;

const attended = new Map<string, Attendant>();

/** A form waits for the answer to this entry, until the returned function is called. */
export function attend(id: string, hear: Attendant): () => void {
  attended.set(id, hear);
  return () => attended.delete(id);
}

/**
 * Gives the answer to the waiting form, if there is one.
 * @returns whether the form has taken it: a form that gives up at the same time has not
 */
export const settle = async (id: string, answer: SubmitAnswer): Promise<boolean> =>
  (await attended.get(id)?.(answer)) ?? false;
