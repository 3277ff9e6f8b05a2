// What a subscription at the checkout means for the row of a plan here (docs.stripe.com/billing/subscriptions/overview).

/**
 * @typedef {import('./settings.mjs').Checkout} Checkout
 *
 * @typedef {object} CheckoutPlan
 * @property {string} reference
 * @property {string} customer
 * @property {string} member
 * @property {string} product
 * @property {string} period
 * @property {boolean} open
 * @property {string} since
 * @property {string} until
 * @property {boolean} cancelled
 * @property {string | null} failed_at
 */

/** A renewal that is told some hours late must not lock out a member who has paid. */
const margin = 6 * 3600;
/** How long a plan stays open after its payment has failed: the checkout tries again in these days. */
const grace = 7 * 86_400;

const open = ['active', 'trialing', 'past_due'];
/** Never paid: there was no plan. */
const unborn = ['incomplete', 'incomplete_expired'];

/** @param {unknown} value @param {string} name @returns {unknown} */
const at = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
/** @param {unknown} value */
const text = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
/** @param {unknown} value */
const seconds = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** @param {number} time in seconds */
const iso = (time) => new Date(time * 1000).toISOString();

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The plan that a subscription is here; undefined for one that is not ours, was never paid, or has another price.
 * @param {Record<string, unknown>} subscription
 * @param {Pick<Checkout, 'prices'>} checkout
 * @returns {CheckoutPlan | undefined}
 */
export function planOf(subscription, { prices }) {
  const { id, status, customer, metadata, start_date, ended_at, canceled_at } = subscription;
  const { current_period_start, current_period_end, cancel_at, cancel_at_period_end } =
    subscription;
  const items = at(at(subscription, 'items'), 'data');
  const price = text(at(at(Array.isArray(items) ? items[0] : undefined, 'price'), 'id'));
  const sold = prices.find((one) => one.price === price);
  const member = text(at(metadata, 'member'));
  const [reference, owner] = [text(id), text(customer)];
  const [since, start, end] = [start_date, current_period_start, current_period_end].map(seconds);
  if (sold === undefined || member === undefined || !uuid.test(member)) return undefined;
  if (reference === undefined || owner === undefined || typeof status !== 'string')
    return undefined;
  if (since === undefined || start === undefined || end === undefined) return undefined;
  if (unborn.includes(status)) return undefined;
  const isOpen = open.includes(status);
  const endsAt = cancel_at_period_end === true ? end : seconds(cancel_at);
  // The checkout cancels by itself, too: after its last attempt to take a payment.
  const isUnpaid =
    status === 'unpaid' ||
    (status === 'canceled' &&
      at(subscription['cancellation_details'], 'reason') === 'payment_failed');
  const hasFailed = status === 'past_due' || isUnpaid;
  const until = () => {
    const last = hasFailed ? start + grace : end;
    if (!isOpen) return Math.min(seconds(ended_at) ?? seconds(canceled_at) ?? end, last);
    if (endsAt !== undefined) return endsAt;
    return hasFailed ? last : end + margin;
  };
  return {
    reference,
    customer: owner,
    member,
    product: sold.product,
    period: sold.period,
    open: isOpen,
    since: iso(since),
    until: iso(until()),
    cancelled: endsAt !== undefined || (status === 'canceled' && !isUnpaid),
    // A payment is due when its period begins.
    failed_at: hasFailed ? iso(start) : null,
  };
}
