// The events of the checkout: each is taken once, and makes this server ask the checkout what it says of the subscription now. What
// an event itself says is not believed beyond its subscription: events come twice, late and in any order.
import { faultOfSignature } from './signature.mjs';
import { planOf } from './plan.mjs';

/**
 * @typedef {import('./settings.mjs').Checkout} Checkout
 * @typedef {import('./api.mjs').Api} Api
 * @typedef {{ status: number, said: string, id?: string, kind?: string }} Verdict `said`: one word for the log and the checkout's own list of deliveries
 */

/** @param {unknown} value @param {string} name @returns {unknown} */
const at = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The subscription that an event is about; undefined for a kind of event that says nothing about a plan.
 * @param {unknown} event
 */
function referenceIn(event) {
  const kind = at(event, 'type');
  const object = at(at(event, 'data'), 'object');
  if (typeof kind !== 'string') return undefined;
  const reference = kind.startsWith('customer.subscription.')
    ? at(object, 'id')
    : kind === 'checkout.session.completed'
      ? at(object, 'subscription')
      : undefined;
  return typeof reference === 'string' && /^\w{1,255}$/.test(reference) ? reference : undefined;
}

/** @param {Uint8Array} body @returns {unknown} */
function parsed(body) {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Takes an event.
 * @param {{ body: Uint8Array, signature: string }} delivery
 * @param {{ checkout: Checkout, api: Api, sql: import('postgres').Sql, now?: () => number }} parts
 * @returns {Promise<Verdict>} rejects where the database or the checkout cannot be asked: the checkout delivers it again
 */
export async function takeEvent({ body, signature }, { checkout, api, sql, now = Date.now }) {
  const fault = faultOfSignature(body, signature, checkout.webhookSecret, now() / 1000);
  if (fault !== undefined) return { status: 400, said: fault };
  const event = parsed(body);
  const [id, kind] = [at(event, 'id'), at(event, 'type')];
  if (typeof id !== 'string' || id === '' || typeof kind !== 'string')
    return { status: 400, said: 'unreadable' };
  const [known] = await sql`select from private.checkout_events where id = ${id}`;
  if (known !== undefined) return { status: 200, said: 'known', id, kind };
  const reference = referenceIn(event);
  // The ticket is taken before the question: of two answers, the one that was asked for later is the newer one.
  const [ticket] = await sql`select nextval('private.checkout_tickets')::text as number`;
  const plan = reference === undefined ? null : planOf(await api.subscription(reference), checkout);
  const [row] =
    await sql`select private.apply_checkout(${id}, ${kind}, ${ticket?.['number']}::bigint,
    ${plan ? JSON.stringify(plan) : null}::text::jsonb) as outcome`;
  return { status: 200, said: String(row?.['outcome']), id, kind };
}
