// The outbox's storage and the backend, as the products of the outbox share them: what the ports of `outbox` and `submission` do there
// (src/adapters/outbox, src/adapters/supabase/requestsSender.ts), one step at a time.
import type { Delivery, OutboxEntry, QueueItem, Refusal } from '#machines/outbox.machine.ts';
import type { Situation } from '../kit/engine.ts';
import { entryOf } from '../requests.samples.ts';
import { ada } from '../support.ts';

/** The member in every product of the outbox. */
export const member = ada.id;

/** An entry of this member. */
export const entryNamed = (id: string): OutboxEntry => entryOf(id, { owner: member });

const refusal: Refusal = { reason: 'invalid', detail: {} };

/** The entry with the backend's refusal written on it. */
export const refusedIn = (entries: readonly OutboxEntry[], id: string): readonly OutboxEntry[] =>
  entries.map((entry) => (entry.id === id ? { ...entry, refusal } : entry));

export const without = (entries: readonly OutboxEntry[], id: string): readonly OutboxEntry[] =>
  entries.filter((entry) => entry.id !== id);

/** What the machine asked to send, while the port runs. */
export const sendingOf = (outbox: Situation | null | undefined): QueueItem | null =>
  (outbox?.running.find(({ port }) => port === 'sendRequest')?.input as QueueItem | undefined) ??
  null;

/** The entry, if this member may still send it: read while no other tab sends. */
export const sendableIn = (
  entries: readonly OutboxEntry[],
  { id, member: owner }: QueueItem,
): OutboxEntry | null =>
  entries.find((entry) => entry.id === id && entry.refusal === null && entry.owner === owner) ??
  null;

/** What the port tells the outbox. */
export const delivery = (
  entries: readonly OutboxEntry[],
  id: string,
  outcome: Delivery['outcome'],
  isAttended: boolean,
): Delivery => ({
  id,
  outcome,
  left: entries.find((entry) => entry.id === id) ?? null,
  isAttended,
});

export const answerOf = (outcome: 'stored' | 'refused', request: unknown) =>
  outcome === 'stored' ? { outcome, request } : { outcome, ...refusal };

export const unreachable = { error: new Error('The service cannot be reached.') };
