// The steps of a plan: the database takes those that give no time; a payment is made, or played, by the server alone.
import { fromPromise } from 'xstate';
import { plan as words } from '#content/plan.ts';
import type { PlanAnswer, PlanMove } from '#machines/plan.machine.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { plansIn } from './plans.ts';

type Reason = keyof typeof words.problems;
const reasons = Object.keys(words.problems) as Reason[];

const refused = (reason: Reason): PlanAnswer => ({
  outcome: 'refused',
  message: words.problems[reason],
});

function toAnswer(answer: Answer): PlanAnswer {
  if (answer.outcome === 'stored') return { outcome: 'stored', plans: plansIn(answer) };
  return refused(refusalIn(answer, reasons).reason);
}

/** Asks the demo of this server, which no published site has. */
async function askDemo(order: PlanMove): Promise<PlanAnswer> {
  const client = await loadClient();
  const { data, error } = await client.auth.getSession();
  // A session that could not be renewed because the network failed is still valid.
  if (error?.name === 'AuthRetryableFetchError') throw toError(error);
  if (data.session === null) return refused('not_signed_in');
  // The member's token is not sent to a Supabase elsewhere, which has no such address.
  if (import.meta.env.VITE_SUPABASE_URL) return refused('not_available');
  const response = await fetch('/demo/plan', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ product: order.product, act: order.step }),
  }).catch(() => {
    throw toError(null);
  });
  if (response.status === 401) return refused('not_signed_in');
  if (response.status === 404 || response.status === 405) return refused('not_available');
  if (!response.ok) throw toError({ message: '', status: response.status });
  const answer: unknown = await response.json().catch(() => null);
  if (!isRecord(answer) || typeof answer['outcome'] !== 'string') return refused('not_available');
  return toAnswer({ ...answer, outcome: answer['outcome'] });
}

function take(move: PlanMove): Promise<PlanAnswer> {
  const { product } = move;
  if (move.step === 'cancel') return callFunction('cancel_plan', { product }).then(toAnswer);
  if (move.step === 'resume') return callFunction('resume_plan', { product }).then(toAnswer);
  if (move.step === 'change')
    return callFunction('change_plan', { product, period: move.period }).then(toAnswer);
  return askDemo(move);
}

/** Port `movePlan`. */
export const movePlan = fromPromise<PlanAnswer, PlanMove>(({ input }) => take(input));
