// The life of a plan as the demo plays it: what a payment provider would do at the end of a period, on this machine only.
import { call, orderIn } from './demoOrder.mjs';

/**
 * @typedef {import('@supabase/lite').App} App
 * @typedef {import('../keys.mjs').Keys} Keys
 * @typedef {import('postgres').Sql} Sql
 */

/** How long a plan stays open after a payment has failed, as providers keep trying for some days. */
const grace = '7 days';

/** How long the period is that comes next. */
const nextLength = `case coalesce(next_period, period) when 'monthly' then interval '1 month' else interval '1 year' end`;

/**
 * What each act does to a row: its dates are turned back until the period ends now; then it is charged, fails or ends.
 * A payment is made for the period that began when it failed. `from` is the status that an act needs.
 * @type {Readonly<Record<string, { from: readonly string[], change: string }>>}
 */
const acts = {
  renewal: {
    from: ['running'],
    change: `started_at = started_at - (renews_at - private.now()),
      renews_at = private.now() + ${nextLength},
      period = coalesce(next_period, period), next_period = null`,
  },
  failure: {
    from: ['running'],
    change: `started_at = started_at - (renews_at - private.now()),
      payment_failed_at = private.now(), renews_at = private.now() + interval '${grace}'`,
  },
  end: {
    from: ['ending', 'failing'],
    change: `started_at = started_at - (renews_at - private.now()),
      payment_failed_at = payment_failed_at - (renews_at - private.now()), renews_at = private.now()`,
  },
  pay: {
    from: ['failing'],
    change: `renews_at = payment_failed_at + ${nextLength},
      payment_failed_at = null, period = coalesce(next_period, period), next_period = null`,
  },
};

/**
 * POST /demo/plan {product, act} with a member's bearer token: it happens to that member's plan.
 * @param {App} app
 * @param {Keys} keys
 * @param {Sql} sql
 * @param {Request} request
 * @returns {Promise<Response>} the member's plans after it, as my_plans() tells them
 */
export async function playPlan(app, keys, sql, request) {
  const asked = await orderIn(app, keys, request);
  if (asked instanceof Response) return asked;
  const { product, act } = asked.order;
  const known = typeof act === 'string' && Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (known === undefined || (product !== 'membership' && product !== 'toolkits'))
    return Response.json({ message: 'Unknown product or act.' }, { status: 400 });
  const moved = await sql.unsafe(
    `update public.subscriptions as plan set ${known.change}
     where user_id = $1 and product = $2 and renews_at is not null and provider = 'server'
       and private.plan_status(plan) = any ($3) returning product`,
    [asked.userId, product, [...known.from]],
  );
  if (moved.length === 0)
    return Response.json({ outcome: 'refused', reason: 'plan_not_running', detail: {} });
  const { answer } = await call(app, '/rest/v1/rpc/my_plans', {
    key: keys.publishableKey,
    bearer: asked.bearer,
    body: {},
  });
  return Response.json({ .../** @type {object} */ (answer), outcome: 'stored' });
}
