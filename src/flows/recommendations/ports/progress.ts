// What a member has done so far: this month's questions, all requests, and the stack.
import { fromPromise } from 'xstate';
import type { Progress } from '#machines/recommendations.machine.ts';
import { loadClient } from '#adapters/supabase/client.ts';
import { isRecord } from '#adapters/isRecord.ts';

const listOf = (data: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(data) ? data.filter(isRecord) : [];

/** A part, or null where the service does not return it. */
async function partOf<Part>(
  ask: PromiseLike<{ data: unknown; error: unknown }>,
  read: (data: unknown) => Part | null,
): Promise<Part | null> {
  const { data, error } = await ask;
  return error === null ? read(data) : null;
}

const quotaIn = (data: unknown): Progress['quota'] =>
  isRecord(data) && typeof data['left'] === 'number' && typeof data['month'] === 'string'
    ? { left: data['left'], month: data['month'] }
    : null;

/**
 * Port `readProgress`: three parallel queries for the signed-in member.
 * A part that cannot be read is null; rejects only where there is no client at all.
 */
export const readProgress = fromPromise<Progress>(async () => {
  const client = await loadClient();
  const [quota, asked, stack] = await Promise.all([
    partOf(client.rpc('asynq_quota'), quotaIn),
    partOf(client.from('requests').select('kind'), (data) =>
      listOf(data).map(({ kind }) => kind as NonNullable<Progress['asked']>[number]),
    ),
    partOf(client.from('stack_items').select('kind, item'), (data) =>
      listOf(data).map(({ kind, item }) => ({ kind: String(kind), id: String(item) })),
    ),
  ]);
  return { quota, asked, stack };
});
