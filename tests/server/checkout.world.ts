// A server with the keys of the stand-in, and a new member of it for each test: a test file that imports this one runs on it.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createApp } from '../../server/http/app.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { readSettings } from '../../server/settings.mjs';
import { openBackend } from '../backend/support.ts';
import type { Member, Row } from '../backend/support.ts';
import { eventOf, openCheckout, signed } from './checkout.kit.ts';
import type { StandIn, Subscription } from './checkout.kit.ts';

export let world: Awaited<ReturnType<typeof openBackend>>;
export let standIn: StandIn;
let app: ReturnType<typeof createApp>;
export let member: Member;
export const lines: string[] = [];

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
export async function post(
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const facts = { id: 'r1', client: '127.0.0.1', kind: 'page', route: path, path, search: '' };
  const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers });
  const answer = await app.fetch(request, { facts } as never);
  return { status: answer.status, body: (await answer.json()) as Row };
}
export const json = { 'content-type': 'application/json' };
export const leave = (order: Row, who: Member = member, path = '/checkout/session') =>
  post(path, JSON.stringify(order), { ...json, authorization: `Bearer ${who.token}` });
export const deliver = (body: string, signature = signed(body)) =>
  post('/checkout/events', body, { ...json, 'stripe-signature': signature });
export const tell = (type: string, object: unknown, id?: string) =>
  deliver(eventOf(type, object, id));
export const rowOf = async () => {
  const rows = await world.sql(
    `select product, tier, period, provider, is_active, cancel_at_period_end as cancelled, payment_failed_at as failed, renews_at as until, private.plan_status(subscriptions) as status from public.subscriptions where user_id = '${member.id}'`,
  );
  return rows[0];
};
export const membership = { product: 'membership', period: 'monthly' };

/** The member leaves, pays, and the checkout tells. */
export async function buys(order: Row = membership, change: Partial<Subscription> = {}) {
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
export const day = 86_400;
export const inSeconds = (moment: unknown) => Math.floor(Date.parse(String(moment)) / 1000);
