// The ports of My requests that read and change the outbox, and watch the page.
import { fromCallback, fromPromise } from 'xstate';
import type { MyRequestsEvent, Resending } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { discard } from '#adapters/outbox/outbox.ts';
import type { OutboxRef } from '#adapters/outbox/outbox.ts';
import { changeEntry, readEntry } from '#adapters/outbox/store.ts';
import { isShownTo } from '#adapters/storage/visit.ts';

/** Port `pageFeed`. */
export const pageFeed = fromCallback<MyRequestsEvent>(({ sendBack }) => {
  const report = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  if (document.visibilityState === 'hidden') report();
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
});

/** Port `outboxFeed`: this member's entries, at the start and whenever they change. */
export const outboxFeedOf = (outbox: OutboxRef) =>
  fromCallback<MyRequestsEvent>(({ sendBack }) => {
    const report = (entries: readonly OutboxEntry[]) =>
      sendBack({ type: 'entries.changed', entries });
    const own = outbox.select(
      ({ context: { entries, member } }) => entries.filter((entry) => isShownTo(member, entry)),
      (before, now) => JSON.stringify(before) === JSON.stringify(now),
    );
    report(own.get());
    return own.subscribe(report).unsubscribe;
  });

/** Port `resendEntry`: keeps the id, so that the request is stored once however often it is sent. */
export const resendEntry = fromPromise<void, Resending>(({ input: { id, answers, slot } }) =>
  changeEntry(id, (entry) => ({
    ...entry,
    // An office hour is identified by its slot.
    subject: slot?.subject ?? entry.subject,
    answers: { ...entry.answers, ...answers, ...(slot && { slot: slot.slot }) },
    refusal: null,
  })),
);

/** Port `discardEntry`: deletes the entry and its files. */
export const discardEntry = fromPromise<void, { id: string }>(({ input }) =>
  discard(readEntry(input.id)),
);
