// How many questions a member has left this month: the database counts (docs/product-decisions.md, "AsynQ quota").
import { fromPromise } from 'xstate';
import type { Allowance } from '#machines/questionAllowance.machine.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}$/.test(value);

/**
 * The allowance in the database's answer.
 * @throws an Error without a message where it has none: a refusal, or another value
 */
function toAllowance(data: unknown): Allowance {
  const row = { ...(data as Record<string, unknown> | null) };
  const { limit, left, month, next_month: nextMonth } = row;
  if (
    typeof limit !== 'number' ||
    typeof left !== 'number' ||
    !isMonth(month) ||
    !isMonth(nextMonth)
  )
    throw new Error('');
  return { limit, left, month, nextMonth };
}

/** Port `readAllowance`: the quota of the month in the time zone of Paris, for the signed-in member. */
export const readAllowance = fromPromise<Allowance>(async ({ signal }) => {
  const client = await loadClient();
  const { data, error, status } = await client.rpc('asynq_quota').abortSignal(signal);
  if (error) throw toError({ message: error.message, status });
  return toAllowance(data);
});
