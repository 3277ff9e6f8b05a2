// The outbox machine's ports in the browser.
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type {
  OutboxEntry,
  OutboxEvent,
  TakenBack,
  outboxMachine,
} from '#machines/outbox.machine.ts';
import { changeEntries, changeEntry, readEntries, readEntry, watchEntries } from './store.ts';
import { isOfThisVisit } from '#adapters/storage/visit.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** Port `entriesFeed`: the entries of the outbox, at the start and whenever any tab changes them. */
export const entriesFeed = fromCallback<OutboxEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'entries.changed', entries: readEntries() });
  report();
  return watchEntries(report);
});

/** Port `network`: whether the browser is online. */
export const network = fromCallback<OutboxEvent>(({ sendBack }) => {
  const found = () => sendBack({ type: 'network.found' });
  const lost = () => sendBack({ type: 'network.lost' });
  if (!navigator.onLine) lost();
  window.addEventListener('online', found);
  window.addEventListener('offline', lost);
  return () => {
    window.removeEventListener('online', found);
    window.removeEventListener('offline', lost);
  };
});

/**
 * Assigns the entries for which the predicate is true to a member.
 * @throws where the browser has no space, or stores nothing
 */
export async function assignEntries(
  member: string,
  isTheirs: (entry: OutboxEntry) => boolean,
): Promise<void> {
  if (!readEntries().some(isTheirs)) return;
  await changeEntries((entries) =>
    entries.map((entry) => (isTheirs(entry) ? { ...entry, owner: member } : entry)),
  );
}

/** Port `adoptEntries`: assigns the entries that were written without an account in this visit to this member. */
export const adoptEntries = fromPromise<void, { member: string }>(({ input }) =>
  assignEntries(input.member, isOfThisVisit),
);

/** Port `discardEntry`: deletes the entry and its files, except those that a form still needs. */
export const discardEntry = fromPromise<void, TakenBack>(({ input }) =>
  discard(readEntry(input.id), input.needed),
);

/** Deletes an entry of the outbox, then its files, except those that are still needed. */
export async function discard(
  entry: OutboxEntry | null,
  needed: TakenBack['needed'] = [],
): Promise<void> {
  if (entry === null) return;
  await changeEntry(entry.id, () => null);
  const idle = entry.attachments
    .map((file) => file.id)
    .filter((file) => needed.every((one) => one.id !== file));
  if (idle.length === 0) return;
  const { forgetFiles } = await import('./files.ts');
  // If the browser fails to delete them, unused bytes remain, but no text.
  await forgetFiles(idle).catch(() => {});
}
