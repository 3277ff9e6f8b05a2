// The calls to the checkout's API (docs.stripe.com/api), with the server's own key. Six addresses and form bodies: a library of its
// own would be larger than this file, and would still have to be told what a plan is.

/**
 * @typedef {import('./settings.mjs').Checkout} Checkout
 * @typedef {Record<string, unknown>} Fields
 *
 * @typedef {object} Api
 * @property {(fields: Record<string, string>, once: string) => Promise<Fields>} openSession
 * @property {(id: string) => Promise<Fields>} session
 * @property {(fields: Record<string, string>) => Promise<Fields>} openPortal
 * @property {(reference: string) => Promise<Fields>} subscription
 * @property {(reference: string) => Promise<void>} cancel ends a subscription at once; one that has ended stays so
 */

/** The shape of the answers that this server reads; the API keeps it, whatever becomes of later ones. */
const version = '2024-06-20';

/** How long an answer may take, in milliseconds. */
const patience = 10_000;

/**
 * @param {Checkout} checkout
 * @returns {Api} rejects where the checkout is out of reach, or refuses; no error quotes what it said
 */
export function callCheckout({ apiUrl, secretKey }) {
  /**
   * @param {string} path
   * @param {{ fields?: Record<string, string>, once?: string, method?: string }} [order]
   * @returns {Promise<Fields>}
   */
  async function ask(path, { fields, once, method = fields === undefined ? 'GET' : 'POST' } = {}) {
    const response = await fetch(`${apiUrl}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': version,
        // Sent twice with the same key, an order has the first one's answer.
        ...(once === undefined ? {} : { 'idempotency-key': once }),
      },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    /** @type {unknown} */
    const answer = await response.json().catch(() => undefined);
    if (!response.ok || typeof answer !== 'object' || answer === null)
      throw new Error(`The checkout answered ${response.status} to ${path.split('/')[0]}.`);
    return { ...answer };
  }

  return {
    openSession: (fields, once) => ask('checkout/sessions', { fields, once }),
    session: (id) => ask(`checkout/sessions/${encodeURIComponent(id)}`),
    openPortal: (fields) => ask('billing_portal/sessions', { fields }),
    subscription: (reference) => ask(`subscriptions/${encodeURIComponent(reference)}`),
    async cancel(reference) {
      const path = `subscriptions/${encodeURIComponent(reference)}`;
      const { status } = await ask(path);
      if (status !== 'canceled' && status !== 'incomplete_expired')
        await ask(path, { method: 'DELETE' });
    },
  };
}
