// The ports of `submission`, by which every flow submits its requests (docs/product-decisions.md, "Outbox", has the
// texts).
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type {
  Finding,
  Queueing,
  StoredAnswer,
  Submission,
  SubmissionEvent,
  SubmitAnswer,
  submissionMachine,
} from '#machines/submission.machine.ts';
import type { Attachment, OutboxEntry } from '#machines/outbox.machine.ts';
import { ellipsize } from '#adapters/ellipsize.mjs';
import { discard } from './outbox.ts';
import type { OutboxRef } from './outbox.ts';
import { attend, changeEntries, readEntry, watchEntries } from './store.ts';
import { thisVisit } from '#adapters/storage/visit.ts';

/** The longest subject, in visible characters; a longer one is cut at its end, the answers never are. */
const subjectLength = 120;
/** The limit of the database; it counts code points, and one character may have many. */
const subjectRest = 200;

export type RequestSubmitter = {
  outbox: OutboxRef;
  /** The id of the signed-in user; null without a user, undefined before it is known. */
  currentUserId: () => string | null | undefined;
  /** Whether the backend has this request: called when an entry has left the outbox and this tab did not send it. */
  find: (id: string) => Promise<StoredAnswer | null>;
  /** Adds to a submission what its form does not know, before it is put into the outbox. */
  complete?: (submission: Submission, owner: string | null) => Submission;
  /** Called as soon as a submission is in the outbox. */
  whenQueued?: (submission: Submission, owner: string | null) => void;
};

/** A random UUID, also on a page without https, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const lineOf = (subject: string) =>
  ellipsize(subject.trim().split('\n', 1).join('').trimEnd(), subjectLength, subjectRest);

/** Writes an entry, unless it is there or is no longer wanted. */
const put = (entry: OutboxEntry | null, isWanted = () => true) =>
  changeEntries((entries) =>
    entry === null || entries.some(({ id }) => id === entry.id) || !isWanted()
      ? entries
      : [...entries, entry],
  );

/**
 * Puts a submission into the outbox: its files first, so that an entry never names a file that was not kept.
 * @param isReturned whether the form has its words back: then nothing is written any more
 * @throws where nothing was kept
 */
async function putIn(submission: Submission, owner: string | null, isReturned: () => boolean) {
  const files = (submission.files ?? []).map((file) => ({ id: newId(), file }));
  if (files.length > 0) await import('./files.ts').then(({ saveFiles }) => saveFiles(files));
  const brought: Attachment[] = files.map(({ id, file }) => ({
    id,
    name: file.name,
    type: file.type,
    size: file.size,
  }));
  const entry: OutboxEntry = {
    id: newId(),
    owner,
    visit: thisVisit(),
    kind: submission.kind,
    subject: lineOf(submission.subject),
    answers: submission.answers,
    attachments: [...brought, ...(submission.kept ?? [])],
    madeAt: new Date().toISOString(),
    isStored: false,
    refusal: null,
  };
  await put(entry, () => !isReturned());
  // The form got its words back after the entry was written: with both, the request could be sent twice.
  if (isReturned()) await discard(entry, submission.kept);
  return entry;
}

/** Port `queueRequest`. */
const queueRequestOf = ({ currentUserId, complete, whenQueued }: RequestSubmitter) =>
  fromPromise<OutboxEntry | null, Queueing>(
    async ({ input: { submission: given, isReturned } }) => {
      const owner = currentUserId() ?? null;
      const submission = complete?.(given, owner) ?? given;
      const entry = await putIn(submission, owner, isReturned).catch(() => null);
      if (entry !== null && !isReturned()) whenQueued?.(submission, owner);
      return entry;
    },
  );

/** Port `entryFeed`: hears the sender of this tab, and looks whenever the outbox changes, in this tab or another. */
const entryFeedOf = ({ outbox, currentUserId }: RequestSubmitter) =>
  fromCallback<SubmissionEvent, { id: string }>(({ input: { id }, sendBack }) => {
    const hear = (answer: SubmitAnswer) => sendBack({ type: 'answer.arrived', answer });
    const look = () => {
      const entry = readEntry(id);
      if (entry?.refusal) hear({ outcome: 'refused', ...entry.refusal });
      else sendBack({ type: entry === null ? 'entry.gone' : 'entry.present' });
      if (currentUserId() === null) sendBack({ type: 'member.missing' });
      if (outbox.getSnapshot().matches({ network: 'lost' })) sendBack({ type: 'network.lost' });
    };
    const ends = [attend(id, hear), outbox.subscribe(look).unsubscribe, watchEntries(look)];
    look();
    return () => ends.forEach((end) => end());
  });

/** Port `findRequest`. */
const findRequestOf = ({ find }: RequestSubmitter) =>
  fromPromise<StoredAnswer | null, Finding>(async ({ input: { entry, isSettled }, signal }) => {
    try {
      const found = await find(entry?.id ?? '');
      if (found !== null) return found;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    // The form is gone, and its chart with it: only this port can still write the entry again.
    if (signal.aborted && !isSettled()) await put(entry);
    return null;
  });

/** Port `requeueEntry`. */
const requeueEntry = fromPromise<void, { entry: OutboxEntry | null }>(({ input }) =>
  put(input.entry),
);

/** The ports of `submission`. */
export const submissionPortsOf = (submitter: RequestSubmitter) => ({
  queueRequest: queueRequestOf(submitter),
  entryFeed: entryFeedOf(submitter),
  findRequest: findRequestOf(submitter),
  requeueEntry,
});

/** Tells the page's outbox what a submission emits. */
export const reportTo =
  ({ outbox }: RequestSubmitter) =>
  (submission: ActorRefFrom<typeof submissionMachine>) =>
    void submission.on('refusal.taken', (event) => outbox.send(event));
