// ASVS 5.0 6.3.1: guessing is slowed down, for an address and for a client, and no member is locked out by another
// client's guesses.
import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf, start } from '../server/support.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';

let server: Server;
beforeAll(async () => {
  // The proxy's header tells the clients apart; one try in this test is one try of a client.
  server = await start({ env: { AXIS_PROXIES: '1', AXIS_CLIENT_TRIES: '1' } });
});

const password = 'correct horse';

async function ask(path: string, body: object, client: string) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      apikey: keysOf(server).publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': client,
    },
    body: JSON.stringify(body),
  });
  const wait = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, wait, body: (await response.json()) as unknown };
}

const signIn = (email: string, word: string, client: string) =>
  ask('/auth/v1/token?grant_type=password', { email, password: word }, client);

async function signUp(email: string, client: string) {
  expect((await ask('/auth/v1/signup', { email, password }, client)).status).toBe(200);
}

describe('sign-in', () => {
  it('pauses after five wrong passwords of an address, and says for how long', async () => {
    await signUp('guessed@example.com', '10.0.0.1');
    const answers = [];
    for (let count = 0; count < 30; count += 1)
      answers.push(await signIn('guessed@example.com', `wrong ${count}`, '10.0.0.2'));
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    // The fifth begins a pause; all that follow wait as long as it.
    const waiting = answers.slice(5).filter(({ status }) => status === 429);
    expect(waiting.length).toBeGreaterThan(20);
    const last = waiting.at(-1);
    expect(last?.wait).toBeGreaterThan(0);
    expect(last?.body).toMatchObject({ code: 'too_many_tries', retry_after: last?.wait });
    // The correct password waits as well: an answer would reveal that it is correct.
    expect((await signIn('guessed@example.com', password, '10.0.0.2')).status).toBe(429);
    // Its member signs in from another client, and is accepted.
    expect((await signIn('guessed@example.com', password, '10.0.0.3')).status).toBe(200);
  });

  it('resets an address’s wrong tries once its password was correct', async () => {
    const email = 'forgetful@example.com';
    await signUp(email, '10.0.1.1');
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1)
        expect((await signIn(email, 'wrong', '10.0.1.2')).status).toBe(400);
      expect((await signIn(email, password, '10.0.1.2')).status).toBe(200);
    }
  });

  it('pauses a client that tries many addresses', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, count) => {
        const { status } = await signIn(`nobody-${count}@example.com`, 'wrong', '10.0.2.1');
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25);
  });
});

describe('tokens, mails and forms', () => {
  it('1,500 codes cannot be tried', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 150 }, async (_, count) => {
        const code = String(count).padStart(6, '0');
        const body = { type: 'recovery', email: 'guessed@example.com', token: code };
        return (await ask('/auth/v1/verify', body, '10.0.3.1')).status;
      }),
    );
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(12);
  });

  it('an address gets three mails for a new password, then pauses; known or not, the answer is the same', async () => {
    await signUp('mailed@example.com', '10.0.4.1');
    for (const email of ['mailed@example.com', 'unknown@example.com']) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1)
        statuses.push((await ask('/auth/v1/recover', { email }, `10.0.4.${count + 2}`)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    }
  });

  it('a client signs ten addresses up for a newsletter a day', async () => {
    const statuses = [];
    for (let count = 0; count < 14; count += 1) {
      const body = { address: `reader-${count}@example.com`, lists: ['second-curve'] };
      statuses.push((await ask('/rest/v1/rpc/subscribe_newsletter', body, '10.0.5.1')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });

  it('counts the addresses that a client of IPv6 owns as one client', async () => {
    const statuses = [];
    for (let count = 0; count < 14; count += 1) {
      const body = { address: `six-${count}@example.com`, lists: ['second-curve'] };
      const client = `2001:db8:1:2::${count + 1}`;
      statuses.push((await ask('/rest/v1/rpc/subscribe_newsletter', body, client)).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });
});
