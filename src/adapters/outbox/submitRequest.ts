// Where every flow submits its requests (docs/product-decisions.md, "Outbox", has the texts; the form's machine decides
// how long the form waits).
import { fromPromise } from 'xstate';
import type { AnyActorRef } from 'xstate';
import type { SubmitAnswer, Submission } from '#machines/submission.machine.ts';
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
  find: (id: string) => Promise<Extract<SubmitAnswer, { outcome: 'stored' }> | null>;
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

/** Puts a submission into the outbox: its files first, so that an entry never names a file that was not kept. */
async function putIn(submission: Submission, owner: string | null): Promise<OutboxEntry> {
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
  await changeEntries((entries) => [...entries, entry]);
  return entry;
}

/** The result for an entry as known now; null while its answer is still open. */
function knownAnswer(
  { outbox, currentUserId }: RequestSubmitter,
  { kind }: OutboxEntry,
): SubmitAnswer | null {
  if (currentUserId() === null && kind !== 'advisory')
    return { outcome: 'waiting', why: 'signedOut' };
  const isOffline = outbox.getSnapshot().matches({ network: 'lost' });
  return isOffline ? { outcome: 'waiting', why: 'offline' } : null;
}

/**
 * Waits for the answer to an entry: from this tab's outbox, from another tab's through the storage, or until the form
 * gives up.
 * @param isTaken whether the form has taken the answer that it was given
 */
function answerTo(
  submitter: RequestSubmitter,
  entry: OutboxEntry,
  signal: AbortSignal,
  isTaken: Promise<boolean>,
): Promise<SubmitAnswer> {
  return new Promise((resolve) => {
    const late: SubmitAnswer = { outcome: 'waiting', why: 'offline' };
    // The form's wait ended before the outbox could be written.
    if (signal.aborted) return resolve(late);
    const cleanUp: (() => void)[] = [];
    const finish = (answer: SubmitAnswer) => {
      for (const end of cleanUp.splice(0)) end();
      resolve(answer);
    };
    const lookAround = () => {
      const kept = readEntry(entry.id);
      if (kept?.refusal) return finish({ outcome: 'refused', ...kept.refusal });
      if (kept === null) return void lookForIt();
      const known = knownAnswer(submitter, entry);
      if (known !== null) finish(known);
    };
    let isLooking = false;
    const lookForIt = async () => {
      if (isLooking) return;
      isLooking = true;
      const found = await submitter.find(entry.id).catch(() => null);
      if (found !== null) finish(found);
      // Two tabs wrote at the same time and the other one won: the entry is written again, even if the form has given
      // up.
      else if (readEntry(entry.id) === null && (cleanUp.length > 0 || signal.aborted))
        await changeEntries((entries) => [...entries, entry]).catch(() => {});
      isLooking = false;
    };
    const giveUp = () => finish(late);
    signal.addEventListener('abort', giveUp);
    const { unsubscribe } = submitter.outbox.subscribe(lookAround);
    cleanUp.push(
      () => signal.removeEventListener('abort', giveUp),
      unsubscribe,
      attend(entry.id, (answer) => {
        finish(answer);
        return isTaken;
      }),
      watchEntries(lookAround),
    );
    lookAround();
  });
}

/**
 * Whether the form's machine takes its port's answer. A port is stopped when its state is left, at the same time as its
 * answer or long before; then its answer reaches no machine.
 */
const takenFrom = (port: AnyActorRef) =>
  new Promise<boolean>((resolve) => {
    port.subscribe({ complete: () => resolve(port.getSnapshot().status === 'done') });
  });

/**
 * Puts a submission into the outbox and returns its result.
 * @param port the actor of the form's port, and its signal
 */
export async function handIn(
  submitter: RequestSubmitter,
  given: Submission,
  { signal, self }: { signal: AbortSignal; self: AnyActorRef },
): Promise<SubmitAnswer> {
  const isTaken = takenFrom(self);
  const owner = submitter.currentUserId() ?? null;
  const submission = submitter.complete?.(given, owner) ?? given;
  let entry: OutboxEntry;
  try {
    entry = await putIn(submission, owner);
    submitter.whenQueued?.(submission, owner);
  } catch {
    return { outcome: 'refused', reason: 'no_room', detail: {} };
  }
  const answer = await answerTo(submitter, entry, signal, isTaken);
  // The form has the text and keeps it, so the entry need not be sent back. Not before the form has it.
  if (answer.outcome === 'refused')
    void isTaken
      .then((taken) => (taken ? discard(entry.id, submission.kept) : null))
      .catch(() => {});
  return answer;
}

/** Port `submitRequest` of `submission`, which every flow that asks the advisor for something runs. */
export const submitRequestOf = (submitter: RequestSubmitter) =>
  fromPromise<SubmitAnswer, Submission>(({ input, ...port }) => handIn(submitter, input, port));
