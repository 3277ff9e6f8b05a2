// The member's plans as the database tells them, with the time that is left by its clock.
import { fromPromise } from 'xstate';
import type { Plan, PlansKnown } from '#machines/plan.machine.ts';
import type { Period, Product } from '#machines/upgrade.machine.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRecord } from '#adapters/isRecord.ts';

const products: readonly Product[] = ['membership', 'toolkits'];
const periods: readonly Period[] = ['monthly', 'annually'];
const providers: readonly Plan['provider'][] = ['server', 'stripe'];
const statuses: readonly Plan['status'][] = ['running', 'ending', 'failing', 'ended'];

/** One of the known words; throws for any other. */
function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new Error('');
  return word;
}

function planOf(row: unknown, now: number): Plan {
  if (!isRecord(row)) throw new Error('');
  const since = moment(row['since']);
  const until = moment(row['until']);
  if (since === null) throw new Error('');
  return {
    product: oneOf(products, row['product']),
    status: oneOf(statuses, row['status']),
    period: oneOf(periods, row['period']),
    nextPeriod: row['next_period'] === null ? null : oneOf(periods, row['next_period']),
    since,
    until,
    failedAt: moment(row['failed_at']),
    isCancelled: row['cancelled'] === true,
    provider: oneOf(providers, row['provider']),
    endsIn: until === null ? null : Date.parse(until) - now,
  };
}

/**
 * The plans in an answer of the database.
 * @throws an Error without a message where it has another shape
 */
export function plansIn(answer: Answer): readonly Plan[] {
  const now = moment(answer['now']);
  const rows: unknown = answer['plans'];
  if (now === null || !Array.isArray(rows)) throw new Error('');
  return rows.map((row) => planOf(row, Date.parse(now)));
}

/** Whether the server here plays a provider; a Supabase elsewhere, and a static host, do not. */
async function asksForDemo(signal: AbortSignal): Promise<boolean> {
  if (import.meta.env.VITE_SUPABASE_URL) return false;
  const response = await fetch('/demo/plan', { signal });
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  return isRecord(answer) && answer['demo'] === true;
}

/** Port `readPlans`. */
export const readPlans = fromPromise<PlansKnown>(async ({ signal }) => {
  const [answer, hasDemo] = await Promise.all([
    callFunction('my_plans', {}),
    asksForDemo(signal).catch(() => false),
  ]);
  if (answer.outcome !== 'found') throw new Error('');
  return { plans: plansIn(answer), hasDemo };
});
