// ASVS 5.0 at the guard: passwords that name the product or that bcrypt would cut off, tokens for another audience,
// sessions that are too old, and bodies that the guard cannot read.
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordRefusals } from '#content/passwords.ts';
import { faultOfPassword, namesTheProduct, sentences } from '../../server/guard/passwords.mjs';
import type { Guard } from '../../server/guard/guard.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { sessionOf } from '../../server/guard/sessions.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { openBackend } from '../backend/support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let guard: Guard;
/** With the limits of tries of production. */
let strict: Guard;
beforeAll(async () => {
  world = await openBackend();
  const log = openLog({ format: 'text', quiet: true }, () => {});
  const parts = { log, metrics: openMetrics(() => 0) };
  guard = await guardFor(world.backend, { clientTries: 1000 }, parts);
  strict = await guardFor(world.backend, { clientTries: 1 }, parts);
});
afterAll(() => world.close());

type Ask = { method?: string; bearer?: string; type?: string; body?: BodyInit; by?: Guard };

async function ask(path: string, { method = 'POST', bearer, type, body, by = guard }: Ask = {}) {
  const headers = new Headers({ apikey: world.backend.keys.publishableKey });
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (type !== undefined) headers.set('content-type', type);
  const init = body === undefined ? { method, headers } : { method, headers, body };
  const request = new Request(`http://localhost${path}`, init);
  const response = await by.fetch(request, '10.0.0.1', 'test');
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
}

const json = (body: object, more: Ask = {}) => ({
  type: 'application/json',
  body: JSON.stringify(body),
  ...more,
});
const signUp = (email: string, password: string) =>
  ask('/auth/v1/signup', json({ email, password }));
const signIn = (email: string, password: string) =>
  ask('/auth/v1/token?grant_type=password', json({ email, password }));

const password = 'correct horse';
async function member() {
  const email = `${randomUUID()}@example.com`;
  const { status, body } = await signUp(email, password);
  expect(status).toBe(200);
  return { email, bearer: String(body['access_token']), refresh: String(body['refresh_token']) };
}
/** Turns a session into one that a mailed link has begun. */
const prove = (bearer: string) =>
  world.sql(
    `insert into axis_server.proofs (session_id) values ('${sessionOf(`Bearer ${bearer}`)}')`,
  );
const change = (bearer: string, body: object) =>
  ask('/auth/v1/user', json(body, { method: 'PUT', bearer }));

/** Requests new tokens. */
const renew = (refresh_token: string) =>
  ask('/auth/v1/token?grant_type=refresh_token', json({ refresh_token }));

/** Makes a session older. */
const age = (email: string, created: string, refreshed: string) =>
  world.sql(`update auth.sessions set created_at = now() - interval '${created}',
    refreshed_at = now() - interval '${refreshed}'
    where user_id = (select id from auth.users where email = '${email}')`);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with a valid signature. */
const signed = (claims: object) => {
  const head = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  const { jwtSecret } = world.backend.keys;
  return `${head}.${createHmac('sha256', jwtSecret).update(head).digest('base64url')}`;
};

/** A visitor's request, as an HTML form would send it. */
const advisory = () =>
  new URLSearchParams({
    id: randomUUID(),
    kind: 'advisory',
    subject: 'Advice',
    answers: JSON.stringify({
      name: 'A',
      email: 'a@b.example',
      company: 'C',
      role: 'R',
      challenge: 'D',
      timeline: 'T',
    }),
  });

describe('6.2.11: a password does not name the product', () => {
  it('when an account is made, and when the password is changed', async () => {
    const made = await signUp('named@example.com', 'Axis One 2026!');
    expect([made.status, made.body['msg']]).toEqual([422, passwordRefusals.ownName]);
    const { bearer } = await member();
    expect((await change(bearer, { password: 'signal-stack1' })).status).toBe(422);
  });

  it.each(['axisone', 'AXIS ONE', 'Axis-One-2026', '2026 AsynQ?!', 'inner_room', 'SignalStack#1'])(
    '%s is refused',
    (one) => expect(namesTheProduct(one)).toBe(true),
  );

  it.each(['axis of two worlds', 'my inner room is blue', '123456!', 'ἀξίωμα'])(
    '%s is none of its names',
    (one) => expect(namesTheProduct(one)).toBe(false),
  );
});

describe('why a new password is refused', () => {
  it('is a sentence of content', () => expect(sentences).toEqual(passwordRefusals));

  it('one that is common and too short is refused as too short, by the service', () => {
    expect(faultOfPassword('12345')).toBeUndefined();
    expect(faultOfPassword('123456')?.message).toBe(passwordRefusals.common);
  });
});

describe('6.2.8: a password is used in full, or is refused', () => {
  // bcrypt reads only 72 bytes.
  const longest = 'x'.repeat(72);

  it('one of more than 72 bytes is refused, at sign-up and when it is changed', async () => {
    expect((await signUp('long@example.com', 'é'.repeat(37))).status).toBe(422);
    const { email, bearer } = await member();
    expect((await change(bearer, { password: `${longest}y` })).status).toBe(422);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('the part after 72 bytes is not ignored', async () => {
    const { email, bearer } = await member();
    await prove(bearer);
    expect((await change(bearer, { password: longest })).status).toBe(200);
    expect((await signIn(email, longest)).status).toBe(200);
    const { status, body } = await signIn(email, `${longest}y`);
    expect([status, body['error_code']]).toEqual([400, 'invalid_credentials']);
  });
});

describe('7.5.1: the address of an account', () => {
  it('cannot be changed with a session alone', async () => {
    const { bearer } = await member();
    // Ten minutes after the password was typed.
    await world.sql('delete from private.proofs');
    const { status, body } = await change(bearer, { email: 'thief@example.com' });
    expect([status, body['code']]).toEqual([403, 'reauthentication_needed']);
    expect(await world.sql('select address from private.new_addresses')).toEqual([]);
  });
});

describe('7.3.1, 7.3.2: a session ends', () => {
  it.each([
    ['29 days', '13 days', 200],
    ['31 days', '1 hour', 400],
    ['20 days', '15 days', 400],
  ])('begun %s ago and used %s ago it answers %d', async (created, refreshed, status) => {
    const { email, refresh } = await member();
    await age(email, created, refreshed);
    expect((await renew(refresh)).status).toBe(status);
  });
});

describe('9.2.3: a token for another audience', () => {
  it.each([
    { aud: 'another-site' },
    { aud: ['authenticated', 'another-site'] },
    { aud: undefined },
  ])('%j is refused, although its signature is valid', async ({ aud }) => {
    const { bearer } = await member();
    const claims = JSON.parse(
      Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    const read = (token: string) =>
      ask('/rest/v1/profiles?select=id', { method: 'GET', bearer: token });
    expect((await read(signed(claims))).status).toBe(200);
    expect((await read(signed({ ...claims, aud }))).status).toBe(401);
    const asked = await ask('/auth/v1/user', {
      method: 'GET',
      bearer: signed({ ...claims, aud }),
    });
    expect(asked.status).toBe(401);
  });
});

describe('3.5.2, 2.4.1: a body that the guard cannot read', () => {
  it('is refused, so that no other type bypasses a limit', async () => {
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await ask('/rest/v1/rpc/submit_request', { body: advisory() })).status);
    expect(statuses).toEqual([415, 415, 415]);
  });

  it('nor does another spelling of the same type', async () => {
    const said = Object.fromEntries(advisory());
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const body = { ...said, id: randomUUID(), kind: ['advisory'], answers: {} };
      statuses.push((await ask('/rest/v1/rpc/submit_request', json(body, { by: strict }))).status);
    }
    expect(statuses.slice(6)).toEqual(Array(6).fill(429));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'and no page of another site can send %s without a preflight',
    async (type) => {
      const { email } = await member();
      const body = JSON.stringify({ email, password });
      const answer = await ask('/auth/v1/token?grant_type=password', { type, body });
      expect(answer.status).toBe(415);
    },
  );

  it('also a body without a type; a sign-out needs none', async () => {
    const { bearer } = await member();
    const body = new Blob(['{"address":"a@b.example","lists":["second-curve"]}']);
    expect((await ask('/rest/v1/rpc/subscribe_newsletter', { body })).status).toBe(415);
    expect((await ask('/auth/v1/logout?scope=local', { bearer })).status).toBe(204);
  });
});

describe('3.5.3, 6.6.3: a mailed token', () => {
  it('is used by POST only, where tries are counted', async () => {
    const path = '/auth/v1/verify?type=recovery&token=guessed';
    expect((await ask(path, { method: 'GET' })).status).toBe(404);
  });
});

describe('15.3.7: a parameter that occurs twice', () => {
  it.each([
    'grant%5Ftype=refresh_token&grant_type=password',
    'grant_type=refresh_token&grant%5Ftype=password',
    'grant_type=refresh_token&grant_type=password',
  ])('?%s bypasses no limit', async (query) => {
    const { email } = await member();
    const answer = await ask(`/auth/v1/token?${query}`, json({ email, password }));
    expect(answer.status).toBe(404);
  });
});
