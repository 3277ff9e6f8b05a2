// Entitlement: what happens when a member starts a plan. No payment is made here: the embedded server grants the row as a demo.
import { fromPromise } from 'xstate';
import { entitlement } from '#content/entitlement.ts';
import type {
  EntitlementReason,
  Period,
  Product,
  SubscriptionAnswer,
} from '#machines/upgrade.machine.ts';
import { loadClient, toError } from './client.ts';

const refused = (reason: EntitlementReason): SubscriptionAnswer => ({
  outcome: 'refused',
  reason,
  message: entitlement[reason],
});

/** The row as the embedded server sends it back; a static host answers with a page instead. */
async function grantedRow(response: Response): Promise<{ product?: unknown; period?: unknown }> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? answer : {};
}

/**
 * Orders the member's own row, which only the embedded server grants (docs/product-decisions.md, "Upgrade").
 * A sent order is not aborted when the user leaves the page: the server may have received it.
 */
async function order(plan: { product: Product; period: Period }): Promise<SubscriptionAnswer> {
  const { product, period } = plan;
  const client = await loadClient();
  const { data, error } = await client.auth.getSession();
  // A session that could not be renewed because the network failed is still valid.
  if (error?.name === 'AuthRetryableFetchError') throw toError(error);
  if (data.session === null) return refused('not_signed_in');
  // A hosted Supabase has no such endpoint: the member's token is not sent to it.
  if (import.meta.env.VITE_SUPABASE_URL) return refused('not_available');
  const response = await fetch('/demo/subscription', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ product, period }),
    keepalive: true,
  }).catch(() => {
    throw toError(null);
  });
  if (response.status === 401) return refused('not_signed_in');
  if (response.status === 404 || response.status === 405) return refused('not_available');
  if (response.status >= 500) throw toError({ message: '', status: response.status });
  if (!response.ok) return refused('refused');
  const row = await grantedRow(response);
  if (row.product !== product || row.period !== period) return refused('not_available');
  return { outcome: 'granted', product, period };
}

/**
 * Port `startSubscription`. A payment provider is another implementation of this port.
 * Takes product and period; answers granted, or refused with a sentence.
 * Rejects with the shared Error of functions.ts where the service cannot be reached; then nothing has changed that is known of.
 * `onSettled` is called once the order has been answered or has failed, also when the member has left the page: the row
 * may be another one now.
 */
export const startSubscriptionOf = (onSettled: () => void) =>
  fromPromise<SubscriptionAnswer, { product: Product; period: Period }>(({ input }) =>
    order(input).finally(onSettled),
  );
