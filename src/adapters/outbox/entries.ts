// The entries of the outbox as this browser stores them under `axisOneOutbox`; store.ts changes them.
import type { Attachment, OutboxEntry, Refusal } from '#machines/outbox.machine.ts';
import type { RequestKind } from '#machines/request.machine.ts';
import { keys, read } from '#adapters/storage/keys.ts';
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
