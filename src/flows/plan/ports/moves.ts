// The steps of a plan: the database takes those that give no time; a payment is made, or played, by the server alone.
import { fromPromise } from 'xstate';
import { plan as words } from '#content/plan.ts';
import type { PlanAnswer, PlanMove } from '#machines/plan.machine.ts';
import { toError } from '#adapters/supabase/client.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { askServer } from '#adapters/supabase/server.ts';
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
  const answer = await askServer('/demo/plan', { product: order.product, act: order.step });
  if (answer === null) return refused('not_signed_in');
  const { status, body } = answer;
  if (status === 404 || status === 405) return refused('not_available');
  if (status >= 300) throw toError({ message: '', status });
  if (!isRecord(body) || typeof body['outcome'] !== 'string') return refused('not_available');
  return toAnswer({ ...body, outcome: body['outcome'] });
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
