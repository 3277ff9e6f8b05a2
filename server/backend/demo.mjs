// The demo, on this machine only: two members and an advisor to sign in as, and premium without a payment.
// None of this is in a migration; a published server (HOST not loopback) removes the accounts.
import { call, orderIn, userIdIn } from './demoOrder.mjs';

/**
 * @typedef {import('@supabase/lite').App} App
 * @typedef {import('../keys.mjs').Keys} Keys
 * @typedef {{ email: string, password: string, tier: 'free' | 'premium' | 'advisor' }} DemoAccount
 * @typedef {'membership' | 'toolkits'} Product
 * @typedef {'monthly' | 'annually'} Period
 */

/** @type {DemoAccount[]} */
const accounts = [
  { email: 'free@axis-one.example', password: 'second-curve', tier: 'free' },
  { email: 'premium@axis-one.example', password: 'inner-room', tier: 'premium' },
  { email: 'advisor@axis-one.example', password: 'second-opinion', tier: 'advisor' },
];

/** What they answered in onboarding. */
const answers = {
  free: {
    metadata: {
      identity_types: ['founder', 'building-complex'],
      company_name: 'Halden Robotics',
      company_stage: 'pre-seed',
      sector: 'Deep Tech',
      website: 'https://halden.example',
      referral_source: 'Friend or Colleague',
    },
    modules: ['asyncq', 'opsCabinet'],
    signals: ['secondCurve', 'toolDrops'],
  },
  premium: {
    metadata: {
      identity_types: ['founder', 'raising-capital'],
      company_name: 'Meridian Photonics',
      company_stage: 'seed',
      sector: 'Hardware',
      website: 'https://meridian.example',
      referral_source: 'Podcast',
    },
    modules: ['asyncq', 'opsCabinet', 'signalExchange', 'openCircle'],
    signals: ['secondCurve', 'nextCurve', 'openCircleInvites', 'quasarUpdates'],
  },
  advisor: {
    metadata: {
      identity_types: ['founder'],
      company_name: 'Axis One',
      company_stage: 'series-a-plus',
      sector: 'Advisory',
      website: 'https://axis-one.example',
      referral_source: '',
    },
    modules: ['asyncq'],
    signals: ['secondCurve'],
  },
};

/**
 * Writes a subscription, as a payment provider's server would.
 * @param {App} app
 * @param {Keys} keys
 * @param {string} userId
 * @param {Product} product
 * @param {Period} period
 */
export async function grantSubscription(app, keys, userId, product, period) {
  const startedAt = new Date();
  const renewsAt = new Date(startedAt);
  renewsAt.setUTCMonth(renewsAt.getUTCMonth() + (period === 'monthly' ? 1 : 12));
  const row = {
    user_id: userId,
    product,
    // Toolkits open toolkits; only a membership makes premium.
    tier: product === 'membership' ? 'premium' : 'free',
    period,
    is_active: true,
    started_at: startedAt.toISOString(),
    renews_at: renewsAt.toISOString(),
    // Whatever an earlier plan left behind.
    cancel_at_period_end: false,
    next_period: null,
    payment_failed_at: null,
    provider: 'server',
  };
  const { status } = await call(app, '/rest/v1/subscriptions?on_conflict=user_id,product', {
    key: keys.secretKey,
    body: row,
    prefer: 'resolution=merge-duplicates,return=minimal',
  });
  if (status >= 300) throw new Error(`The subscription was not stored (${status}).`);
  return row;
}

/**
 * The id of a demo member, who is created if missing; undefined if the address is a real member's.
 * @param {App} app
 * @param {Keys} keys
 * @param {DemoAccount} account
 */
async function ensureAccount(app, keys, account) {
  const { email, password, tier } = account;
  const key = keys.publishableKey;
  const credentials = { email, password };
  const signIn = await call(app, '/auth/v1/token?grant_type=password', { key, body: credentials });
  const known = userIdIn(signIn.answer);
  if (known !== undefined && signIn.status === 200) {
    // The sign-in only looked up the id: leave no session behind.
    const { answer } = signIn;
    if (typeof answer === 'object' && answer && 'access_token' in answer)
      await call(app, '/auth/v1/logout?scope=local', { key, bearer: String(answer.access_token) });
    return known;
  }
  const { metadata, modules, signals } = answers[tier];
  const signUp = await call(app, '/auth/v1/signup', {
    key,
    body: { ...credentials, data: metadata },
  });
  const id = userIdIn(signUp.answer);
  if (signUp.status !== 200 || id === undefined) return undefined;
  await app.connection.exec(`insert into axis_demo.accounts (user_id) values ('${id}')`);
  await call(app, `/rest/v1/profiles?id=eq.${id}`, {
    key: keys.secretKey,
    method: 'PATCH',
    body: { modules, signals, onboarding_complete: true },
    prefer: 'return=minimal',
  });
  if (tier === 'premium') await grantSubscription(app, keys, id, 'membership', 'annually');
  return id;
}

/**
 * Removes the demo members with their sessions.
 * @param {import('postgres').Sql} sql
 */
export async function closeDemo(sql) {
  await sql`delete from auth.users where id in (select user_id from axis_demo.accounts)`;
}

/**
 * Makes the demo members, or removes those of an earlier demo.
 * @param {App} app
 * @param {import('postgres').Sql} sql
 * @param {Keys} keys
 * @param {boolean} wanted
 * @returns {Promise<{ accounts: DemoAccount[] }>}
 */
export async function openDemo(app, sql, keys, wanted) {
  // Their ids, so that no member who happens to use such an address is ever taken for a demo.
  await sql.begin(async (transaction) => {
    await transaction`create schema if not exists axis_demo`;
    await transaction`create table if not exists axis_demo.accounts
      (user_id uuid primary key references auth.users (id) on delete cascade)`;
  });
  if (!wanted) {
    await closeDemo(sql);
    return { accounts: [] };
  }
  // A demo's plans are not paid for: each start renews those that run out before the next month.
  await sql`update public.subscriptions set renews_at = now() + interval '1 year',
      cancel_at_period_end = false, next_period = null, payment_failed_at = null
    where is_active and renews_at < now() + interval '1 month'
      and user_id in (select user_id from axis_demo.accounts)`;
  const made = [];
  for (const account of accounts) {
    const id = await ensureAccount(app, keys, account);
    if (id === undefined) continue;
    // As the owner of a published database does it; a member who took the address before the demo is never hired. The printed
    // sign-in has to open the desk on this machine: it alone needs no second factor (a published server removes the account).
    if (account.tier === 'advisor')
      await sql`insert into public.staff (member_id, name, factor_waived)
        select user_id, 'The advisor', true from axis_demo.accounts where user_id = ${id}
        on conflict (member_id) do update set factor_waived = true`;
    made.push(account);
  }
  // They are made by a start and not by themselves: nobody is welcomed.
  await sql`delete from private.mails
    where kind = 'welcome' and member in (select user_id from axis_demo.accounts)`;
  return { accounts: made };
}

/**
 * POST /demo/subscription {product, period} with a member's bearer token: that member gets it.
 * @param {App} app
 * @param {Keys} keys
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function answerDemo(app, keys, request) {
  const asked = await orderIn(app, keys, request);
  if (asked instanceof Response) return asked;
  const { product, period } = asked.order;
  if (
    (product !== 'membership' && product !== 'toolkits') ||
    (period !== 'monthly' && period !== 'annually')
  )
    return Response.json({ message: 'Unknown product or period.' }, { status: 400 });
  const row = await grantSubscription(app, keys, asked.userId, product, period);
  return Response.json(row, { status: 200 });
}
