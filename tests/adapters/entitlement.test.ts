// @vitest-environment happy-dom
// Starting a plan: granted, not available here, not signed in, refused, unreachable; the caller can tell each from
// the others.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { entitlement } from '#content/entitlement.ts';
import { service } from '#content/service.ts';
import { startSubscriptionOf } from '../../src/adapters/supabase/entitlement.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const settled = vi.fn();
const order = { product: 'membership', period: 'annually' } as const;

function start(
  input: { product: 'membership' | 'toolkits'; period: 'monthly' | 'annually' },
  mayLeave = true,
) {
  const actor = createActor(startSubscriptionOf(settled, mayLeave), { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

beforeEach(() => {
  freshBrowser();
  settled.mockReset();
  holdSession();
});
afterEach(() => {
  delete document.documentElement.dataset['checkout'];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('granted: the request carries the plan and the member’s own token, and nothing else', async () => {
  const calls = wire(() => ({ body: { ...order, tier: 'premium', user_id: 'ada' } }));
  expect(await start(order)).toEqual({ outcome: 'granted', ...order });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/demo/subscription', method: 'POST', body: order });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
});

test.each([
  ['a published server, which serves no grants', { status: 404, body: { message: 'Not found' } }],
  ['a static host, which takes no posts', { status: 405, html: '<title>405</title>' }],
  ['a static host, which answers everything with a page', { html: '<title>Axis One</title>' }],
  ['an answer about another plan', { body: { product: 'toolkits', period: 'monthly' } }],
] as const)('not available: %s', async (_, reply) => {
  wire(() => reply);
  expect(await start(order)).toEqual({
    outcome: 'refused',
    reason: 'not_available',
    message: entitlement.not_available,
  });
});

test('an order outlives the page that sent it, and its answer is reported to every remaining listener', async () => {
  const calls = wire(() => ({ body: order }));
  const actor = createActor(startSubscriptionOf(settled), { input: order });
  actor.start();
  actor.stop();
  expect(settled).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});

test('an order that failed is reported too: the server may have received it', async () => {
  wire(() => 'broken');
  await expect(start(order)).rejects.toThrow(service.unreachable);
  expect(settled).toHaveBeenCalledOnce();
});

test('not available: a Supabase elsewhere is not called', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.example');
  const calls = wire(() => ({ body: order }));
  expect(await start(order)).toMatchObject({ outcome: 'refused', reason: 'not_available' });
  expect(calls).toEqual([]);
});

test('not signed in: the browser holds no session, and nothing is sent', async () => {
  localStorage.clear();
  const calls = wire(() => ({ body: order }));
  expect(await start(order)).toMatchObject({ outcome: 'refused', reason: 'not_signed_in' });
  expect(calls).toEqual([]);
});

test('not signed in: the server does not know the token', async () => {
  wire(() => ({ status: 401, body: { message: 'Sign in first.' } }));
  expect(await start(order)).toMatchObject({ outcome: 'refused', reason: 'not_signed_in' });
});

test('refused: the server understood and said no', async () => {
  wire(() => ({ status: 400, body: { message: 'Unknown product or period.' } }));
  expect(await start(order)).toEqual({
    outcome: 'refused',
    reason: 'refused',
    message: entitlement.refused,
  });
});

test.each(['broken', { status: 503, body: {} }] as const)(
  'unreachable: rejects with the site’s own sentence (%j)',
  async (reply) => {
    wire(() => reply);
    await expect(start(order)).rejects.toThrow(service.unreachable);
  },
);

test('a server error has no sentence, so that the catalogue’s text is used', async () => {
  wire(() => ({ status: 500, body: { message: 'stack trace' } }));
  await expect(start(order)).rejects.toEqual(new Error(''));
});

test('unreachable: a session that could not be renewed is not a sign-out', async () => {
  // The library retries for thirty seconds, and logs it on the console.
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  holdSession('expired');
  wire(() => 'broken');
  const told = expect(start(order)).rejects.toThrow(service.unreachable);
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
});

test('the sentences differ, and each says that nothing was charged', () => {
  const sentences = Object.values(entitlement);
  expect(new Set(sentences).size).toBe(5);
  for (const sentence of sentences) expect(sentence).toContain('Nothing was charged');
});

describe('where the server of the page says that a checkout takes the payments', () => {
  const url = 'https://checkout.example/pay/1';
  beforeEach(() => {
    document.documentElement.dataset['checkout'] = 'stripe';
  });

  test('the checkout is asked, and not the demo', async () => {
    const calls = wire(() => ({ body: { outcome: 'leaving', url } }));
    expect(await start(order)).toEqual({ outcome: 'leaving', url });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/checkout/session', method: 'POST', body: order });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
    expect(settled).toHaveBeenCalledOnce();
  });

  test('a plan that waits for its confirmation is not refused', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'paid' } }));
    expect(await start(order)).toEqual({ outcome: 'paid' });
  });

  test.each([
    ['already', { body: { outcome: 'refused', reason: 'already' } }],
    ['refused', { body: { outcome: 'refused', reason: 'invalid' } }],
    ['refused', { status: 413, body: { message: 'Too large.' } }],
    ['not_available', { body: { outcome: 'refused', reason: 'no_checkout' } }],
    ['not_available', { status: 404, body: {} }],
    ['not_available', { html: '<title>Axis One</title>' }],
    ['not_signed_in', { status: 401, body: { outcome: 'refused', reason: 'not_signed_in' } }],
    ['unopened', { status: 502, body: { outcome: 'refused', reason: 'unreachable' } }],
  ] as const)('refused, in a sentence: %s', async (reason, reply) => {
    wire(() => reply);
    expect(await start(order)).toEqual({
      outcome: 'refused',
      reason,
      message: entitlement[reason],
    });
  });

  test('a server error has no sentence here either, and a broken line has ours', async () => {
    wire(() => ({ status: 503, body: {} }));
    await expect(start(order)).rejects.toThrow(service.unreachable);
    wire(() => 'broken');
    await expect(start(order)).rejects.toThrow(service.unreachable);
  });

  test('who may not leave the page orders nothing', async () => {
    const calls = wire(() => ({ body: { outcome: 'leaving', url } }));
    expect(await start(order, false)).toMatchObject({ reason: 'not_available' });
    expect(calls).toEqual([]);
  });
});

test('a gateway that fails in front of the demo is a server error', async () => {
  wire(() => ({ status: 502, body: {} }));
  await expect(start(order)).rejects.toThrow();
});
