// What the service knows of a plan that was just paid for.
import { fromPromise } from 'xstate';
import type { Grant } from '#machines/checkout.machine.ts';
import type { Product } from '#machines/upgrade.machine.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRecord } from '#adapters/isRecord.ts';

/** A plan that began longer ago was not just bought: an old address must not announce it again. */
const day = 86_400_000;

/** Port `readGrant`: the plan as the database tells it, by its clock. */
export const readGrant = fromPromise<Grant, { product: Product }>(async ({ input }) => {
  const answer = await callFunction('my_plans', {});
  if (answer['reason'] === 'not_signed_in') return { state: 'signedOut' };
  const [now, plans] = [moment(answer['now']), answer['plans']];
  if (now === null || !Array.isArray(plans)) throw new Error('');
  const plan: unknown = plans.find(
    (one) => isRecord(one) && one['product'] === input.product && one['status'] !== 'ended',
  );
  if (!isRecord(plan)) return { state: 'none' };
  const { period } = plan;
  const since = moment(plan['since']);
  if (since === null || (period !== 'monthly' && period !== 'annually')) throw new Error('');
  return Date.parse(now) - Date.parse(since) < day ? { state: 'new', period } : { state: 'old' };
});
