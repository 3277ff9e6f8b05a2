// ASVS 5.0, 6.1.1 and 6.3.1: a client that guesses waits; a member who only mistypes, or whose address another client
// guesses at, does not.
import { beforeAll, expect, it } from 'vitest';
import { call, keysOf, start } from '../server/support.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';

let server: Server;
beforeAll(async () => {
  // The proxy's header tells the clients apart; the limits are those of production.
  server = await start({ env: { AXIS_PROXIES: '1', AXIS_CLIENT_TRIES: '1' } });
});

const password = 'correct horse';
const post = (path: string, body: object, client: string, more: Record<string, string> = {}) =>
  call(server, path, body, { 'x-forwarded-for': client, ...more });
const signIn = (email: string, word: string, client: string) =>
  post('/auth/v1/token?grant_type=password', { email, password: word }, client);

async function signUp(email: string, client: string) {
  const answer = await post('/auth/v1/signup', { email, password }, client);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

it('a member who mistypes twice at a time is never paused, however often', async () => {
  const email = 'mistypes@example.com';
  await signUp(email, '10.1.0.1');
  const statuses = [];
  for (let visit = 0; visit < 6; visit += 1)
    for (const word of ['correct hrose', 'Correct horse', password])
      statuses.push((await signIn(email, word, '10.1.0.1')).status);
  expect(statuses).toEqual(Array.from({ length: 6 }, () => [400, 400, 200]).flat());
});

it('a client that guesses without end locks no member out on another client', async () => {
  const email = 'besieged@example.com';
  await signUp(email, '10.1.1.1');
  const statuses = [];
  for (let count = 0; count < 120; count += 1)
    statuses.push((await signIn(email, `guess ${count}`, '10.1.1.2')).status);
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(12);
  expect((await signIn(email, password, '10.1.1.3')).status).toBe(200);
});

it('an office is one client: forty members who know their password are not paused', async () => {
  const members = Array.from({ length: 8 }, (_, index) => `office-${index}@example.com`);
  for (const [index, email] of members.entries()) await signUp(email, `10.1.5.${index + 1}`);
  const statuses = [];
  for (let count = 0; count < 40; count += 1)
    statuses.push((await signIn(members[count % 8] ?? '', password, '10.1.5.99')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('a session is refreshed while sign-ins wait, and refreshing is never paused', async () => {
  const client = '10.1.2.1';
  let { refresh_token: token } = await signUp('refreshing@example.com', client);
  for (let count = 0; count < 8; count += 1) await signIn('refreshing@example.com', 'x', client);
  expect((await signIn('refreshing@example.com', password, client)).status).toBe(429);
  for (let count = 0; count < 60; count += 1) {
    const path = '/auth/v1/token?grant_type=refresh_token';
    const answer = await post(path, { refresh_token: token }, client);
    expect(answer.status).toBe(200);
    ({ refresh_token: token } = (await answer.json()) as { refresh_token: string });
  }
});

it('a pause is named in a header that a page may read, and in the body', async () => {
  const client = '10.1.3.1';
  for (let count = 0; count < 8; count += 1) await signIn('told@example.com', 'x', client);
  const answer = await post(
    '/auth/v1/token?grant_type=password',
    { email: 'told@example.com', password: 'x' },
    client,
    { origin: 'https://elsewhere.example' },
  );
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'too_many_tries', retry_after: wait });
});

it('an anonymous client sends five requests for advice a day, in any encoding', async () => {
  const answers = {
    name: 'A',
    email: 'a@example.com',
    company: 'C',
    role: 'R',
    challenge: 'One',
    timeline: 'Soon',
  };
  const submit = (change: RequestInit = {}) => {
    const body = { id: crypto.randomUUID(), kind: 'advisory', subject: 'Advice', answers };
    return fetch(`${server.url}/rest/v1/rpc/submit_request`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...change,
      headers: {
        apikey: keysOf(server).publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': '10.1.4.1',
        ...change.headers,
      },
    });
  };
  const statuses = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await submit()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const form = { id: crypto.randomUUID(), kind: 'advisory', subject: 'Advice' };
  const disguised = await submit({
    body: new URLSearchParams({ ...form, answers: JSON.stringify(answers) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(disguised.status).toBe(415);
});
