// Entitlement: what happens when a member starts a plan. No payment is made here: a hosted checkout takes it on its own page, and
// without one the embedded server grants the row as a demo.
import { fromPromise } from 'xstate';
import { entitlement } from '#content/entitlement.ts';
import type {
  EntitlementReason,
  Period,
  Product,
  SubscriptionAnswer,
} from '#machines/upgrade.machine.ts';
import { isRecord } from '../isRecord.ts';
import { toError } from './client.ts';
import { askServer, hasCheckout } from './server.ts';
import type { ServerAnswer } from './server.ts';

type Order = { product: Product; period: Period };

const refused = (reason: EntitlementReason): SubscriptionAnswer => ({
  outcome: 'refused',
  reason,
  message: entitlement[reason],
});

/** What the checkout's server answers: the page to pay on, or why there is none. */
function atCheckout({ status, body }: ServerAnswer): SubscriptionAnswer {
  if (status === 502) return refused('unopened');
  if (!isRecord(body)) return refused('not_available');
  const { outcome, url, reason } = body;
  if (outcome === 'leaving' && typeof url === 'string') return { outcome, url };
  if (reason === 'paid') return { outcome: reason };
  if (reason === 'already') return refused(reason);
  return refused(reason === 'no_checkout' ? 'not_available' : 'refused');
}

/** The row as the embedded server sends it back; a static host answers with a page instead. */
function atDemo({ body }: ServerAnswer, { product, period }: Order): SubscriptionAnswer {
  const row = isRecord(body) ? body : {};
  if (row['product'] !== product || row['period'] !== period) return refused('not_available');
  return { outcome: 'granted', product, period };
}

/** Orders the member's own row, which the server alone writes (docs/product-decisions.md, "Upgrade"). */
async function order(plan: Order, mayLeave: boolean): Promise<SubscriptionAnswer> {
  const isPaid = hasCheckout();
  if (isPaid && !mayLeave) return refused('not_available');
  const answer = await askServer(isPaid ? '/checkout/session' : '/demo/subscription', plan);
  if (answer === null) return refused('not_signed_in');
  const { status } = answer;
  if (status === 404 || status === 405) return refused('not_available');
  if (status >= 500 && status !== 502) throw toError({ message: '', status });
  if (isPaid) return atCheckout(answer);
  if (status === 502) throw toError({ message: '', status });
  return status >= 400 ? refused('refused') : atDemo(answer, plan);
}

/**
 * Port `startSubscription`.
 * Takes product and period; answers granted, the address on which it is paid for, or refused with a sentence.
 * Rejects with the shared Error of functions.ts where the service cannot be reached; then nothing has changed that is known of.
 * `onSettled` is called once the order has been answered or has failed, also when the member has left the page: the row
 * may be another one now. Without `mayLeave` nothing is ordered where it would have to be paid for on another page.
 */
export const startSubscriptionOf = (onSettled: () => void, mayLeave = true) =>
  fromPromise<SubscriptionAnswer, Order>(({ input }) => order(input, mayLeave).finally(onSettled));
