// A stand-in for the hosted checkout, written from its public documentation (docs.stripe.com: API reference of sessions, portal
// sessions and subscriptions, idempotent requests, webhook signatures). It takes no money and knows no cards.
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const env = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_premium_month',
  STRIPE_PRICE_PREMIUM_ANNUALLY: 'price_premium_year',
  STRIPE_PRICE_TOOLKITS_MONTHLY: 'price_toolkits_month',
  STRIPE_PRICE_TOOLKITS_ANNUALLY: 'price_toolkits_year',
};

export type Subscription = {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  metadata: Record<string, string>;
  start_date: number;
  current_period_start: number;
  current_period_end: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: string | null };
  items: { data: { price: { id: string } }[] };
};

type Session = { id: string; url: string | null; fields: URLSearchParams; subscription?: string };

/** A session as the API tells it: a finished one has no address any more. */
const sessionBody = ({ id, url, subscription }: Session) => ({
  id,
  object: 'checkout.session',
  status: subscription === undefined ? 'open' : 'complete',
  url,
  subscription: subscription ?? null,
});

/** The pages that a member sees there: one to pay on or to leave, and one to manage a plan. */
const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><title>Stand-in checkout</title><h1>Stand-in checkout</h1>${body}</html>`;
const link = (name: string, href: string | null | undefined) =>
  `<p><a href="${(href ?? '').replaceAll('&', '&amp;')}">${name}</a></p>`;

const idOf = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** The header of a signed body. */
export const signed = (
  body: string,
  { secret = env.STRIPE_WEBHOOK_SECRET, time = Math.floor(Date.now() / 1000) } = {},
) => `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** The body of an event about an object. */
export const eventOf = (type: string, object: unknown, id = idOf('evt')) =>
  JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Opens the stand-in on a port of its own. */
export async function openCheckout() {
  const sessions = new Map<string, Session>();
  const orders = new Map<string, { body: string; answer: object }>();
  const subscriptions = new Map<string, Subscription>();
  const calls: { method: string; path: string; fields: Record<string, string> }[] = [];
  let isDown = false;
  let returnUrl: string | null = null;
  /** What happens before the answer of a subscription is sent: a slow reading. */
  let beforeReading: (() => Promise<void>) | undefined;

  /** What a browser is shown; paying ends a session and leads back, as its order says. */
  function visit(path: string, method: string, response: ServerResponse) {
    const session = sessions.get(path.replace('/pay/', ''));
    if (session !== undefined && method === 'POST') {
      pay(session);
      return response.writeHead(303, { location: session.fields.get('success_url') ?? '' }).end();
    }
    const form = `<form method="post"><button>Pay</button></form>`;
    const body =
      session === undefined
        ? link('Return', returnUrl)
        : form + link('Back', session.fields.get('cancel_url'));
    return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(body));
  }

  /** The member pays on the page of a session: the subscription that it made. */
  function pay(session: Session, change: Partial<Subscription> = {}): Subscription {
    const now = Math.floor(Date.now() / 1000);
    const price = session.fields.get('line_items[0][price]') ?? '';
    const subscription: Subscription = {
      id: idOf('sub'),
      object: 'subscription',
      status: 'active',
      customer: session.fields.get('customer') ?? idOf('cus'),
      metadata: { member: session.fields.get('subscription_data[metadata][member]') ?? '' },
      start_date: now,
      current_period_start: now,
      current_period_end: now + (price.endsWith('year') ? 365 : 30) * 86_400,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      cancellation_details: { reason: null },
      items: { data: [{ price: { id: price } }] },
      ...change,
    };
    subscriptions.set(subscription.id, subscription);
    session.url = null;
    session.subscription = subscription.id;
    return subscription;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, base: string) {
    const { pathname: path } = new URL(request.url ?? '/', base);
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    if (!path.startsWith('/v1/')) return visit(path, method, response);
    const fields = new URLSearchParams(body);
    calls.push({ method, path, fields: Object.fromEntries(fields) });
    if (isDown) return json(response, 500, { error: { type: 'api_error' } });
    if (request.headers.authorization !== `Bearer ${env.STRIPE_SECRET_KEY}`)
      return json(response, 401, { error: { type: 'invalid_request_error' } });
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const once = String(request.headers['idempotency-key'] ?? '');
      const earlier = orders.get(once);
      if (earlier !== undefined && earlier.body !== body)
        return json(response, 400, { error: { type: 'idempotency_error' } });
      // A repeated order has the answer of the first time, whatever has become of the session since.
      if (earlier !== undefined) return json(response, 200, earlier.answer);
      const id = idOf('cs');
      const session = { id, url: `${base}/pay/${id}`, fields };
      sessions.set(id, session);
      orders.set(once, { body, answer: sessionBody(session) });
      return json(response, 200, sessionBody(session));
    }
    const asked = sessions.get(path.replace('/v1/checkout/sessions/', ''));
    if (method === 'GET' && asked !== undefined) return json(response, 200, sessionBody(asked));
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      returnUrl = fields.get('return_url');
      return json(response, 200, { id: idOf('bps'), url: `${base}/portal` });
    }
    const subscription = subscriptions.get(path.replace('/v1/subscriptions/', ''));
    if (method === 'GET' && subscription !== undefined) {
      const now = structuredClone(subscription);
      await beforeReading?.();
      return json(response, 200, now);
    }
    if (method === 'DELETE' && subscription !== undefined && subscription.status !== 'canceled')
      return json(response, 200, Object.assign(subscription, { status: 'canceled' }));
    return json(response, 404, { error: { type: 'invalid_request_error' } });
  }

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    void answer(request, response, `http://127.0.0.1:${port}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    env: { ...env, STRIPE_API_URL: `http://127.0.0.1:${port}` },
    calls,
    session: () => [...sessions.values()].at(-1),
    sessionCount: () => sessions.size,
    goDown: (down: boolean) => void (isDown = down),
    holdReadings: (hold: (() => Promise<void>) | undefined) => void (beforeReading = hold),
    pay,
    /** The event that tells of a paid session. */
    completed: (session: Session) =>
      eventOf('checkout.session.completed', { id: session.id, subscription: session.subscription }),
    /** What was bought last. */
    subscription: () => [...subscriptions.values()].at(-1),
    change(subscription: Subscription, change: Partial<Subscription>) {
      Object.assign(subscription, change);
      return subscription;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
export type StandIn = Awaited<ReturnType<typeof openCheckout>>;
