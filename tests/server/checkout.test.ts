// The hosted checkout against a stand-in: leaving to pay, and its keys.
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/http/app.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { readSettings } from '../../server/settings.mjs';
import { env } from './checkout.kit.ts';
import {
  world,
  standIn,
  member,
  lines,
  leave,
  deliver,
  tell,
  rowOf,
  membership,
  post,
  json,
  buys,
} from './checkout.world.ts';

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
