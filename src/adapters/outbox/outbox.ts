// The outbox machine's ports in the browser, and those of My requests that look into the box.
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { MyRequestsEvent, Resending } from '#machines/myRequests.machine.ts';
import type { OutboxEntry, OutboxEvent, outboxMachine } from '#machines/outbox.machine.ts';
import { changeEntries, changeEntry, readEntries, readEntry, watchEntries } from './store.ts';
import { isOfThisVisit, isShownTo } from '#adapters/storage/visit.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** Port `shelf`: what is in the box, at the start and whenever any tab changes it. */
export const shelf = fromCallback<OutboxEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'entries.changed', entries: readEntries() });
  report();
  return watchEntries(report);
});

/** Port `network`: what the browser says of its network. */
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
 * Makes the entries of which this is true a member's.
 * @throws where the browser has no room, or keeps nothing
 */
export async function signEntries(
  member: string,
  isTheirs: (entry: OutboxEntry) => boolean,
): Promise<void> {
  if (!readEntries().some(isTheirs)) return;
  await changeEntries((entries) =>
    entries.map((entry) => (isTheirs(entry) ? { ...entry, owner: member } : entry)),
  );
}

/** Port `adoptEntries`: what was written without an account in this visit becomes this member's. */
export const adoptEntries = fromPromise<void, { member: string }>(({ input }) =>
  signEntries(input.member, isOfThisVisit),
);

/** Port `pageFeed` of My requests. */
export const pageFeed = fromCallback<MyRequestsEvent>(({ sendBack }) => {
  const report = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  if (document.visibilityState === 'hidden') report();
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
});

/** Port `outboxFeed` of My requests: this member's entries; one that has left was sent, so there is news. */
export const outboxFeedOf = (outbox: OutboxRef) =>
  fromCallback<MyRequestsEvent>(({ sendBack }) => {
    let seen: readonly OutboxEntry[] = [];
    const report = () => {
      const { entries, member } = outbox.getSnapshot().context;
      const own = entries.filter((entry) => isShownTo(member, entry));
      if (JSON.stringify(own) === JSON.stringify(seen)) return;
      const hasArrived = seen.some(
        (one) => !own.some((entry) => entry.id === one.id && entry.isStored === one.isStored),
      );
      seen = own;
      sendBack({ type: 'entries.changed', entries: own });
      if (hasArrived) sendBack({ type: 'list.outdated' });
    };
    report();
    const { unsubscribe } = outbox.subscribe(report);
    return unsubscribe;
  });

/** Port `resendEntry`: the same id, so that it is stored once however often it comes back. */
export const resendEntry = fromPromise<void, Resending>(({ input: { id, answers, slot } }) =>
  changeEntry(id, (entry) => ({
    ...entry,
    // An office hour is called by its slot.
    subject: slot?.subject ?? entry.subject,
    answers: { ...entry.answers, ...answers, ...(slot && { slot: slot.slot }) },
    refusal: null,
  })),
);

/** Port `discardEntry`: the words go, and the files with them. */
export const discardEntry = fromPromise<void, { id: string }>(({ input }) => discard(input.id));

/** Takes an entry out of the box; its files leave after it, but for those that are still needed. */
export async function discard(id: string, needed: readonly { id: string }[] = []): Promise<void> {
  const entry = readEntry(id);
  await changeEntry(id, () => null);
  const idle = (entry?.attachments ?? [])
    .map((file) => file.id)
    .filter((file) => needed.every((one) => one.id !== file));
  if (idle.length === 0) return;
  const { forgetFiles } = await import('./files.ts');
  // A browser that refuses to forget keeps some bytes, and no words.
  await forgetFiles(idle).catch(() => {});
}
