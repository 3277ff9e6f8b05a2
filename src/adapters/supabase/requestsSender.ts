// Sends the entries of the outbox: one tab at a time, only as their owner, and records the result in the outbox.
import type { Delivery, OutboxEntry, QueueItem, Refusal } from '#machines/outbox.machine.ts';
import { forgetFiles, readFile, toBase64 } from '#adapters/outbox/files.ts';
import { asOnlySender } from '#adapters/outbox/lock.ts';
import { changeEntry, readEntry, settle } from '#adapters/outbox/store.ts';
import { toAnswer } from './requestRows.ts';
import type { RequestsBackend, Sender } from './requestsBackend.ts';

// Both are loaded together, when there is something to send.
export { requestsBackend } from './requestsBackend.ts';

/** The current entry in the outbox, if this member may still send it. */
function queueItemOf({ id, member }: QueueItem): OutboxEntry | null {
  const entry = readEntry(id);
  return entry !== null && entry.refusal === null && entry.owner === member ? entry : null;
}

/** Another tab sent it, or it was sent back or discarded: reports the current state of the outbox to the machine. */
const gone = ({ id }: QueueItem): Delivery => ({
  id,
  outcome: 'gone',
  left: readEntry(id),
  isAttended: false,
});

/** The sender: must be the member who owns the entry. */
async function senderOf(backend: RequestsBackend, { member }: QueueItem): Promise<Sender | null> {
  const sender = await backend.sender();
  if ((sender?.id ?? null) !== member) throw new Error('Auth session missing!');
  return sender;
}

/** Sends the entry back to its member, with the reason. */
async function sendBack(id: string, refusal: Refusal, isAttended: boolean): Promise<Delivery> {
  // An expired session says nothing about the request: it is sent again once its member has signed in.
  if (refusal.reason === 'not_signed_in') throw new Error('Auth session missing!');
  await changeEntry(id, (entry) => ({ ...entry, refusal }));
  return { id, outcome: 'returned', left: readEntry(id), isAttended };
}

/** Sends a request. Throws where there was no answer: then the entry stays unchanged in the outbox. */
export function deliverRequest(
  backend: RequestsBackend,
  queueItem: QueueItem,
  signal: AbortSignal,
) {
  return asOnlySender(async (): Promise<Delivery> => {
    const entry = queueItemOf(queueItem);
    if (entry === null || entry.isStored) return gone(queueItem);
    const { id, kind, subject, answers } = entry;
    const sender = await senderOf(backend, queueItem);
    const answer = toAnswer(
      await backend.call('submit_request', { id, kind, subject, answers }, sender, signal),
    );
    if (answer.outcome === 'refused') {
      const { reason, detail } = answer;
      const isAttended = reason !== 'not_signed_in' && settle(id, answer);
      return sendBack(id, { reason, detail }, isAttended);
    }
    const isAttended = settle(id, answer);
    await changeEntry(id, (kept) =>
      kept.attachments.length === 0 ? null : { ...kept, isStored: true },
    );
    return { id, outcome: 'stored', left: readEntry(id), isAttended };
  }, signal);
}

/** Sends the first file of an entry whose request is stored; after the last file the entry is deleted. */
export function deliverAttachment(
  backend: RequestsBackend,
  queueItem: QueueItem,
  signal: AbortSignal,
) {
  return asOnlySender(async (): Promise<Delivery> => {
    const entry = queueItemOf(queueItem);
    const [file] = entry?.attachments ?? [];
    if (entry === null || !entry.isStored || file === undefined) return gone(queueItem);
    const sender = await senderOf(backend, queueItem);
    const bytes = await readFile(file.id);
    if (bytes === null)
      return sendBack(entry.id, { reason: 'file_lost', detail: { name: file.name } }, false);
    const { id, name, type } = file;
    const body = await toBase64(bytes);
    const args = { id, request_id: entry.id, name, type, body };
    const answer = toAnswer(await backend.call('attach', args, sender, signal));
    if (answer.outcome === 'refused') {
      const { reason, detail } = answer;
      return sendBack(entry.id, { reason, detail: { ...detail, name } }, false);
    }
    await changeEntry(entry.id, (kept) => {
      const attachments = kept.attachments.filter((one) => one.id !== id);
      return attachments.length === 0 ? null : { ...kept, attachments };
    });
    await forgetFiles([id]).catch(() => {});
    return { id: entry.id, outcome: 'stored', left: readEntry(entry.id), isAttended: false };
  }, signal);
}
