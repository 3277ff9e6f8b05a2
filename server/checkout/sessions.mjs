// What a member asks of the checkout: a page on which they pay for a plan, and the page on which they manage one. Cards and money are
// seen by the checkout alone; this server knows the address of its page.
import { createHash, randomUUID } from 'node:crypto';

/**
 * @typedef {import('./settings.mjs').Checkout} Checkout
 * @typedef {import('./api.mjs').Api} Api
 * @typedef {{ id: string, email: string, plans: { product: string, status: string }[] }} Buyer
 * @typedef {{ outcome: 'leaving', url: string } | { outcome: 'refused', reason: string }} Leave
 *
 * @typedef {object} Parts
 * @property {Checkout} checkout
 * @property {Api} api
 * @property {import('postgres').Sql} sql
 * @property {string} siteUrl
 * @property {() => number} [now]
 */

/** Where each product is sold, and so where its buyer comes back to. */
const pages = { membership: '/upgrade', toolkits: '/ops-cabinet' };

/** A second press, or another tab, gets the same page; an hour later it is another one. */
const window = 3_600_000;

/** The subscriptions of a finished session after which it may be paid for anew. */
const over = ['canceled', 'incomplete_expired', 'unpaid'];

/** @param {unknown} reason @returns {Leave} */
const refused = (reason) => ({ outcome: 'refused', reason: String(reason) });

/**
 * The customer that the member already is at the checkout.
 * @param {import('postgres').Sql} sql
 * @param {string} member
 * @returns {Promise<string | undefined>}
 */
async function customerOf(sql, member) {
  const [row] = await sql`select customer from private.checkout_plans where user_id = ${member}
    order by ticket desc limit 1`;
  return row?.['customer'];
}

/**
 * Opens the page on which the member pays.
 * @param {Buyer} buyer
 * @param {Record<string, unknown>} order
 * @param {Parts} parts
 * @returns {Promise<Leave>} rejects where the checkout is out of reach
 */
export async function openSession(buyer, order, { checkout, api, sql, siteUrl, now = Date.now }) {
  const sold = checkout.prices.find(
    ({ product, period }) => product === order['product'] && period === order['period'],
  );
  if (sold === undefined) return refused('invalid');
  const { product, price } = sold;
  // Nobody pays twice for what they have.
  if (buyer.plans.some((plan) => plan.product === product && plan.status !== 'ended'))
    return refused('already');
  const customer = await customerOf(sql, buyer.id);
  const back = `${siteUrl}${pages[product]}?checkout=`;
  /** @type {Record<string, string>} */
  const fields = {
    mode: 'subscription',
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    client_reference_id: buyer.id,
    'subscription_data[metadata][member]': buyer.id,
    success_url: `${back}returned`,
    cancel_url: `${back}cancelled`,
    ...(customer === undefined ? { customer_email: buyer.email } : { customer }),
  };
  const once = createHash('sha256')
    .update(JSON.stringify([fields, Math.floor(now() / window)]))
    .digest('hex');
  const first = await api.openSession(fields, once);
  // The answer to a repeated order is that of the first time: what has become of its page since is asked.
  const known = await api.session(String(first['id']));
  if (known['status'] === 'complete') {
    const { status } = await api.subscription(String(known['subscription']));
    // Paid, and its event is on the way: nobody pays twice for it.
    if (!over.includes(String(status))) return refused('paid');
  }
  const { url } = known['status'] === 'open' ? known : await api.openSession(fields, randomUUID());
  if (typeof url !== 'string') throw new Error('The checkout opened no page.');
  return { outcome: 'leaving', url };
}

/**
 * Opens the page on which the member cancels, resumes, changes and pays.
 * @param {Buyer} buyer
 * @param {Parts} parts
 * @returns {Promise<Leave>} rejects where the checkout is out of reach
 */
export async function openPortal(buyer, { api, sql, siteUrl }) {
  const customer = await customerOf(sql, buyer.id);
  if (customer === undefined) return refused('no_plan');
  const { url } = await api.openPortal({ customer, return_url: `${siteUrl}/plan` });
  if (typeof url !== 'string') throw new Error('The checkout opened no page.');
  return { outcome: 'leaving', url };
}
