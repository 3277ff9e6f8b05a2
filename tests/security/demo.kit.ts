// The test kit of the demo: its premium account, and the requests that end it.
import { request } from 'node:http';
import { expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { keysOf, start } from '../server/support.ts';

/** A request with headers that fetch does not let a caller set. */
export const get = (one: Server, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    request({ port: one.port, host: '127.0.0.1', path: '/', headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .once('error', reject)
      .end();
  });

/** Sends the auth service of a server a body. */
const ask = (one: Server, path: string, body: object) =>
  fetch(`${one.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: keysOf(one).publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const premium = { email: 'premium@axis-one.example', password: 'inner-room' };

/** Signs in with the demo's premium account. */
export const enter = (one: Server) => ask(one, 'token?grant_type=password', premium);

/** Tests that the demo ends with the first request that has these headers. */
export function endsWith(signs: [name: string, headers: Record<string, string>][]) {
  it.each(signs)('ends with the first request that has %s', async (_, headers) => {
    const one = await start();
    expect((await enter(one)).status).toBe(200);
    // A member of their own: the sessions of the demo's accounts end with it.
    const who = { email: 'own@example.com', password: 'correct horse' };
    const joined = await ask(one, 'signup', who);
    const { access_token: token } = (await joined.json()) as { access_token: string };
    await get(one, headers);
    await expect.poll(async () => (await enter(one)).status).toBe(400);
    const grant = await fetch(`${one.url}/demo/subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ product: 'membership', period: 'monthly' }),
    });
    expect(grant.status).toBe(404);
  });
}
