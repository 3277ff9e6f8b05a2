// The hosted checkout against a stand-in: leaving to pay, events that are forged, old, doubled, reordered and unknown, and a plan
// that is cancelled, unpaid and ended there.
import { afterAll, beforeAll, beforeEach, expect, describe, it } from 'vitest';
import { createApp } from '../../server/http/app.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { readSettings } from '../../server/settings.mjs';
import { openBackend } from '../backend/support.ts';
import type { Member, Row } from '../backend/support.ts';
import { env, eventOf, openCheckout, signed } from './checkout.kit.ts';
import type { StandIn, Subscription } from './checkout.kit.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let standIn: StandIn;
let app: ReturnType<typeof createApp>;
let member: Member;
const lines: string[] = [];

beforeAll(async () => {
  standIn = await openCheckout();
  world = await openBackend();
  const { checkout } = readSettings(standIn.env);
  const log = openLog({ format: 'text', quiet: false }, (line) => void lines.push(line));
  app = createApp({
    site: undefined,
    backend: world.backend,
    log,
    metrics: openMetrics(() => 0),
    checkout: { checkout, sql: world.backend.database, siteUrl: 'https://axis.example' },
  });
});
afterAll(async () => {
  await world.close();
  await standIn.close();
});
beforeEach(async () => {
  lines.length = 0;
  standIn.goDown(false);
  standIn.holdReadings(undefined);
  member = (await world.signUp()).member;
});

type Answer = { status: number; body: Row };
async function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const facts = { id: 'r1', client: '127.0.0.1', kind: 'page', route: path, path, search: '' };
  const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers });
  const answer = await app.fetch(request, { facts } as never);
  return { status: answer.status, body: (await answer.json()) as Row };
}
const json = { 'content-type': 'application/json' };
const leave = (order: Row, who: Member = member, path = '/checkout/session') =>
  post(path, JSON.stringify(order), { ...json, authorization: `Bearer ${who.token}` });
const deliver = (body: string, signature = signed(body)) =>
  post('/checkout/events', body, { ...json, 'stripe-signature': signature });
const tell = (type: string, object: unknown, id?: string) => deliver(eventOf(type, object, id));
const rowOf = async () => {
  const rows = await world.sql(
    `select product, tier, period, provider, is_active, cancel_at_period_end as cancelled, payment_failed_at as failed, renews_at as until, private.plan_status(subscriptions) as status from public.subscriptions where user_id = '${member.id}'`,
  );
  return rows[0];
};
const membership = { product: 'membership', period: 'monthly' };

/** The member leaves, pays, and the checkout tells. */
async function buys(order: Row = membership, change: Partial<Subscription> = {}) {
  expect((await leave(order)).body).toMatchObject({ outcome: 'leaving' });
  const session = standIn.session();
  if (session === undefined) throw new Error('There is no session.');
  const subscription = standIn.pay(session, change);
  const completed = eventOf('checkout.session.completed', {
    id: session.id,
    subscription: subscription.id,
  });
  return { subscription, completed };
}
const day = 86_400;
const inSeconds = (moment: unknown) => Math.floor(Date.parse(String(moment)) / 1000);

describe('leaving', () => {
  it('leads to the page of the checkout, which names the member and the price and no card', async () => {
    const { body } = await leave(membership);
    const session = standIn.session();
    expect(body).toEqual({ outcome: 'leaving', url: session?.url });
    expect(Object.fromEntries(session?.fields ?? [])).toEqual({
      mode: 'subscription',
      'line_items[0][price]': env.STRIPE_PRICE_PREMIUM_MONTHLY,
      'line_items[0][quantity]': '1',
      client_reference_id: member.id,
      'subscription_data[metadata][member]': member.id,
      success_url: 'https://axis.example/upgrade?checkout=returned',
      cancel_url: 'https://axis.example/upgrade?checkout=cancelled',
      customer_email: member.email,
    });
    expect(await rowOf()).toBeUndefined();
  });

  it('twice leads to the same page', async () => {
    const before = standIn.sessionCount();
    const [one, other] = [await leave(membership), await leave(membership)];
    expect(other.body).toEqual(one.body);
    expect(standIn.sessionCount()).toBe(before + 1);
  });

  it('from the toolkits comes back to them', async () => {
    await leave({ product: 'toolkits', period: 'annually' });
    const { fields } = standIn.session() ?? { fields: new URLSearchParams() };
    expect(fields.get('line_items[0][price]')).toBe(env.STRIPE_PRICE_TOOLKITS_ANNUALLY);
    expect(fields.get('success_url')).toBe('https://axis.example/ops-cabinet?checkout=returned');
  });

  it('is for members, in JSON, and for what is sold', async () => {
    const stranger = { ...member, token: 'forged' };
    expect(await leave(membership, stranger)).toMatchObject({ status: 401 });
    expect(await post('/checkout/session', '{}', json)).toMatchObject({ status: 401 });
    const form = { authorization: `Bearer ${member.token}`, 'content-type': 'text/plain' };
    expect(await post('/checkout/session', '{}', form)).toMatchObject({ status: 415 });
    for (const order of [{}, { product: 'membership', period: 'weekly' }, { product: 'all' }])
      expect((await leave(order)).body).toEqual({ outcome: 'refused', reason: 'invalid' });
  });

  it('is refused to a member who has the plan, until it has ended', async () => {
    const { subscription, completed } = await buys();
    await deliver(completed);
    expect((await leave(membership)).body).toEqual({ outcome: 'refused', reason: 'already' });
    standIn.change(subscription, { status: 'canceled', ended_at: 1_700_000_000 });
    await tell('customer.subscription.deleted', subscription);
    const again = await leave(membership);
    expect(again.body).toMatchObject({ outcome: 'leaving' });
    // The same person at the checkout as before.
    expect(standIn.session()?.fields.get('customer')).toBe(subscription.customer);
  });

  it('is refused to a member who has paid and whose event has not come, and leads to a new page once that plan is over', async () => {
    const { subscription } = await buys();
    const before = standIn.sessionCount();
    expect((await leave(membership)).body).toEqual({ outcome: 'refused', reason: 'paid' });
    standIn.change(subscription, { status: 'incomplete_expired' });
    expect((await leave(membership)).body).toMatchObject({ outcome: 'leaving' });
    expect(standIn.sessionCount()).toBe(before + 1);
  });

  it('says so where the checkout is out of reach, and tells the log no more than that', async () => {
    standIn.goDown(true);
    expect(await leave(membership)).toEqual({
      status: 502,
      body: { outcome: 'refused', reason: 'unreachable' },
    });
    expect(lines.join('')).toContain('The checkout answered 500 to checkout.');
    expect(lines.join('')).not.toContain(env.STRIPE_SECRET_KEY);
  });
});

describe('an event', () => {
  it('grants the plan once the checkout has said that it is paid', async () => {
    const { subscription, completed } = await buys();
    expect(await deliver(completed)).toEqual({
      status: 200,
      body: { received: true, outcome: 'stored' },
    });
    const row = await rowOf();
    expect(row).toMatchObject({
      product: 'membership',
      tier: 'premium',
      period: 'monthly',
      provider: 'stripe',
      is_active: true,
      cancelled: false,
      status: 'running',
    });
    // A renewal that is told late locks nobody out.
    expect(inSeconds(row?.['until'])).toBe(subscription.current_period_end + day / 4);
  });

  it('is believed no further than its subscription: what it claims is asked of the checkout', async () => {
    const { subscription } = await buys(membership, { status: 'incomplete' });
    const claim = { ...subscription, status: 'active', metadata: { member: member.id } };
    expect((await tell('customer.subscription.updated', claim)).body).toMatchObject({
      outcome: 'ignored',
    });
    expect(await rowOf()).toBeUndefined();
  });

  it.each<[string, (body: string) => string, string]>([
    ['without a signature', () => '', 'unsigned'],
    [
      'with a signature of another secret',
      (body) => signed(body, { secret: 'whsec_other' }),
      'forged',
    ],
    ['with a signature of another body', (body) => signed(`${body} `), 'forged'],
    ['that is signed too short', (body) => signed(body).slice(0, -2), 'forged'],
    [
      'that is older than five minutes: a replay',
      (body) => signed(body, { time: Math.floor(Date.now() / 1000) - 301 }),
      'old',
    ],
    [
      'from the future',
      (body) => signed(body, { time: Math.floor(Date.now() / 1000) + 302 }),
      'old',
    ],
  ])('%s is refused, asks nothing and changes nothing', async (_, sign, word) => {
    const { completed } = await buys();
    const asked = standIn.calls.length;
    expect(await deliver(completed, sign(completed))).toMatchObject({
      status: 400,
      body: { received: false, outcome: word },
    });
    expect([await rowOf(), standIn.calls.length]).toEqual([undefined, asked]);
    expect(lines.join('')).toContain(word);
  });

  it('with one right signature of two is taken: a secret is being changed', async () => {
    const { completed } = await buys();
    const [, right = ''] = signed(completed).split(',');
    const [time = '', wrong = ''] = signed(completed, { secret: 'whsec_other' }).split(',');
    expect(await deliver(completed, `${time},${wrong},${right}`)).toMatchObject({ status: 200 });
  });

  it('that is delivered twice is taken once, also at the same moment', async () => {
    const { completed } = await buys();
    const both = await Promise.all([deliver(completed), deliver(completed)]);
    expect(both.map(({ body }) => String(body['outcome'])).toSorted()).toEqual(['known', 'stored']);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'known' });
  });

  it('that comes late does not bring back what a later one has ended', async () => {
    const { subscription, completed } = await buys();
    const early = eventOf('customer.subscription.created', subscription);
    await deliver(completed);
    standIn.change(subscription, { status: 'canceled', ended_at: 1_700_000_000 });
    await tell('customer.subscription.deleted', subscription);
    expect(await rowOf()).toMatchObject({ status: 'ended' });
    await deliver(early);
    expect(await rowOf()).toMatchObject({ status: 'ended' });
  });

  it('whose reading takes long does not overwrite a newer reading', async () => {
    const { subscription, completed } = await buys();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isReading = () => {};
    const reading = new Promise<void>((resolve) => (isReading = resolve));
    standIn.holdReadings(() => {
      isReading();
      return held;
    });
    const slow = deliver(completed);
    await reading;
    standIn.holdReadings(undefined);
    standIn.change(subscription, { cancel_at_period_end: true });
    await tell('customer.subscription.updated', subscription);
    release();
    expect((await slow).body).toMatchObject({ outcome: 'stale' });
    expect(await rowOf()).toMatchObject({ status: 'ending' });
  });

  it.each(['invoice.paid', 'customer.created', 'something.new'])(
    'of a kind that says nothing about a plan is acknowledged and named in the log: %s',
    async (kind) => {
      const asked = standIn.calls.length;
      expect(await tell(kind, { id: 'x' }, `evt_${kind.replaceAll('.', '')}`)).toMatchObject({
        status: 200,
        body: { outcome: 'ignored' },
      });
      expect(standIn.calls.length).toBe(asked);
      expect(lines.join('')).toContain(`(${kind}): ignored.`);
    },
  );

  it.each(['', 'no json', '[]', '{"id":"","type":"x"}', '{"id":"evt_1"}'])(
    'that cannot be read is refused: %j',
    async (body) => {
      expect(await deliver(body)).toMatchObject({ status: 400, body: { outcome: 'unreadable' } });
    },
  );

  it('that comes while the checkout cannot be asked is delivered again, and then taken', async () => {
    const { completed } = await buys();
    standIn.goDown(true);
    expect(await deliver(completed)).toMatchObject({ status: 503, body: { received: false } });
    standIn.goDown(false);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'stored' });
  });

  it.each<[string, Partial<Subscription>]>([
    ['a price that is not sold here', { items: { data: [{ price: { id: 'price_other' } }] } }],
    ['no member', { metadata: {} }],
    ['a member that is none', { metadata: { member: "x'; drop table" } }],
  ])('about a subscription with %s changes nothing', async (_, change) => {
    const { completed } = await buys(membership, change);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'ignored' });
    expect(await rowOf()).toBeUndefined();
  });

  it('about a member who has left changes nothing', async () => {
    const gone = { member: '00000000-0000-4000-8000-000000000000' };
    const { completed } = await buys(membership, { metadata: gone });
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'no_member' });
  });
});

describe('what is done at the checkout', () => {
  const bought = async (order?: Row) => {
    const { subscription, completed } = await buys(order);
    await deliver(completed);
    return async (change: Partial<Subscription>) => {
      standIn.change(subscription, change);
      await tell('customer.subscription.updated', subscription);
      return rowOf();
    };
  };

  it('a cancellation ends the plan with its period, to the second, and can be taken back', async () => {
    const { subscription, completed } = await buys();
    await deliver(completed);
    standIn.change(subscription, { cancel_at_period_end: true });
    await tell('customer.subscription.updated', subscription);
    const row = await rowOf();
    expect(row).toMatchObject({ status: 'ending', cancelled: true });
    expect(inSeconds(row?.['until'])).toBe(subscription.current_period_end);
    standIn.change(subscription, { cancel_at_period_end: false });
    await tell('customer.subscription.updated', subscription);
    expect(await rowOf()).toMatchObject({ status: 'running', cancelled: false });
  });

  it('a failed payment leaves a week from the day on which it was due', async () => {
    const now = Math.floor(Date.now() / 1000);
    const change = await bought();
    const row = await change({
      status: 'past_due',
      current_period_start: now - day,
      current_period_end: now + 29 * day,
    });
    expect(row).toMatchObject({ status: 'failing' });
    expect([inSeconds(row?.['failed']), inSeconds(row?.['until'])]).toEqual([
      now - day,
      now + 6 * day,
    ]);
    expect(await change({ status: 'active' })).toMatchObject({ status: 'running', failed: null });
    expect(await change({ status: 'unpaid' })).toMatchObject({ status: 'ended' });
  });

  it('another period is that of the plan', async () => {
    const change = await bought();
    const yearly = { data: [{ price: { id: env.STRIPE_PRICE_PREMIUM_ANNUALLY } }] };
    expect(await change({ items: yearly })).toMatchObject({ period: 'annually' });
  });

  it('the toolkits open the toolkits and make nobody premium', async () => {
    await bought({ product: 'toolkits', period: 'monthly' });
    expect(await rowOf()).toMatchObject({ product: 'toolkits', tier: 'free', status: 'running' });
  });

  it('the end of an old subscription does not end what a newer one has opened', async () => {
    const first = await buys();
    await deliver(first.completed);
    const second = standIn.pay({ ...standIn.session()!, url: null });
    await tell('customer.subscription.created', second);
    standIn.change(first.subscription, { status: 'canceled', ended_at: 1_700_000_000 });
    expect((await tell('customer.subscription.deleted', first.subscription)).body).toMatchObject({
      outcome: 'superseded',
    });
    expect(await rowOf()).toMatchObject({ status: 'running' });
  });

  it('is done on a page of its own, which its members alone are led to', async () => {
    expect((await leave({}, member, '/checkout/portal')).body).toEqual({
      outcome: 'refused',
      reason: 'no_plan',
    });
    const { subscription, completed } = await buys();
    await deliver(completed);
    expect((await leave({}, member, '/checkout/portal')).body).toEqual({
      outcome: 'leaving',
      url: `${standIn.url}/portal`,
    });
    expect(standIn.calls.at(-1)?.fields).toEqual({
      customer: subscription.customer,
      return_url: 'https://axis.example/plan',
    });
  });
});

describe('the keys', () => {
  it('are all there, or none', () => {
    expect(readSettings({}).checkout).toBeUndefined();
    expect(readSettings(env).checkout).toMatchObject({ apiUrl: 'https://api.stripe.com' });
    // Where plans are paid for, none is granted for nothing.
    expect([readSettings({}).demo, readSettings(env).demo]).toEqual([true, false]);
    for (const name of Object.keys(env))
      expect(() => readSettings({ ...env, [name]: '' })).toThrow(`Missing: ${name}.`);
  });
  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'it begins with sk_ or rk_'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'it begins with whsec_'],
    [{ STRIPE_PRICE_TOOLKITS_ANNUALLY: 'prod_1' }, 'STRIPE_PRICE_TOOLKITS_ANNUALLY is not'],
    [{ STRIPE_PRICE_TOOLKITS_ANNUALLY: env.STRIPE_PRICE_TOOLKITS_MONTHLY }, 'the same price'],
    [{ STRIPE_API_URL: 'nowhere' }, 'STRIPE_API_URL=nowhere is not an address'],
    [
      { VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: 'k' },
      'unset VITE_SUPABASE_URL',
    ],
  ])('that cannot be right are named at the start: %j', (change, sentence) => {
    expect(() => readSettings({ ...env, ...change })).toThrow(sentence);
  });
  it('without them there is no checkout, and the site asks the demo', async () => {
    const closed = createApp({
      site: undefined,
      backend: world.backend,
      log: openLog({ format: 'text', quiet: true }, () => {}),
      metrics: openMetrics(() => 0),
      checkout: {
        checkout: undefined,
        sql: world.backend.database,
        siteUrl: 'https://axis.example',
      },
    });
    const ask = async (path: string) => {
      const facts = { id: 'r1', client: '127.0.0.1', kind: 'page', route: path, path, search: '' };
      const request = new Request(`http://localhost${path}`, { method: 'POST', body: '{}' });
      const answer = await closed.fetch(request, { facts } as never);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/checkout/session')).toEqual([
      200,
      { outcome: 'refused', reason: 'no_checkout' },
    ]);
    expect((await ask('/checkout/events'))[0]).toBe(404);
  });
});
