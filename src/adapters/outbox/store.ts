// The outbox's storage: the entries under `axisOneOutbox`, changed by one tab at a time, and their listeners.
import type { SubmitAnswer } from '#machines/submission.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { keys, watch, writeForGood } from '#adapters/storage/keys.ts';
import { readEntries, readEntry } from './entries.ts';
import { asOnlyWriter } from './writer.ts';

export { readEntries, readEntry };

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

/** Hears the answer to an entry: the chart of the waiting form, through its feed. */
type Attendant = (answer: SubmitAnswer) => void;

/** By the id of the entry: the addresses of the charts that wait now, as a feed keeps its listeners. No chart asks it. */
const attended = new Map<string, Attendant>();

/** A form waits for the answer to this entry, until the returned function is called. */
export function attend(id: string, hear: Attendant): () => void {
  attended.set(id, hear);
  return () => attended.delete(id);
}

/**
 * Gives the answer to the waiting form, if there is one.
 * @returns whether the form has taken it: its chart does so at once, and one that has stopped waiting is not attended
 */
export function settle(id: string, answer: SubmitAnswer): boolean {
  const hear = attended.get(id);
  hear?.(answer);
  return hear !== undefined;
}
