// The keys of the hosted checkout: with all of them it takes the payments, with none there is none.
import { Sorry } from '../sorry.mjs';

/**
 * @typedef {'membership' | 'toolkits'} Product
 * @typedef {'monthly' | 'annually'} Period
 *
 * @typedef {object} Checkout
 * @property {string} secretKey
 * @property {string} webhookSecret what its events are signed with
 * @property {{ product: Product, period: Period, price: string }[]} prices
 * @property {string} apiUrl
 */

/** Where the API is, unless a stand-in is named. */
const stripe = 'https://api.stripe.com';

/** @type {{ product: Product, period: Period, name: string }[]} */
const priceNames = [
  { product: 'membership', period: 'monthly', name: 'STRIPE_PRICE_PREMIUM_MONTHLY' },
  { product: 'membership', period: 'annually', name: 'STRIPE_PRICE_PREMIUM_ANNUALLY' },
  { product: 'toolkits', period: 'monthly', name: 'STRIPE_PRICE_TOOLKITS_MONTHLY' },
  { product: 'toolkits', period: 'annually', name: 'STRIPE_PRICE_TOOLKITS_ANNUALLY' },
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Checkout | undefined} throws a Sorry where some of the keys are missing, or one cannot be right
 */
export function readCheckout(env) {
  const names = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    ...priceNames.map(({ name }) => name),
  ];
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Sorry(
      `The checkout needs ${names.join(', ')}: set all of them, or none. Missing: ${missing.join(', ')}.`,
    );
  const [secretKey = '', webhookSecret = ''] = [
    env['STRIPE_SECRET_KEY'],
    env['STRIPE_WEBHOOK_SECRET'],
  ];
  if (!/^(sk|rk)_/.test(secretKey))
    throw new Sorry('STRIPE_SECRET_KEY is not a secret key: it begins with sk_ or rk_.');
  if (!webhookSecret.startsWith('whsec_'))
    throw new Sorry(
      'STRIPE_WEBHOOK_SECRET is not the secret of an endpoint: it begins with whsec_.',
    );
  const prices = priceNames.map(({ product, period, name }) => ({
    product,
    period,
    price: env[name] ?? '',
  }));
  const wrong = prices.findIndex(({ price }) => !price.startsWith('price_'));
  if (wrong !== -1)
    throw new Sorry(`${priceNames[wrong]?.name} is not the id of a price: it begins with price_.`);
  if (new Set(prices.map(({ price }) => price)).size < prices.length)
    throw new Sorry('Two of the STRIPE_PRICE_… are the same price: each plan has its own.');
  const apiUrl = env['STRIPE_API_URL'] || stripe;
  if (!URL.canParse(apiUrl)) throw new Sorry(`STRIPE_API_URL=${apiUrl} is not an address.`);
  return { secretKey, webhookSecret, prices, apiUrl: apiUrl.replace(/\/$/, '') };
}
