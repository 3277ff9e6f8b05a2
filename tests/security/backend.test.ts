// The endpoints of the backend: only those that the site uses, no common password, no revoked session, no costly
// query; and no demo behind a proxy, of which demo.full.test.ts has more.
import { beforeAll, describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../server/guard/passwords.mjs';
import { openSessions } from '../../server/guard/sessions.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { keysOf, start } from '../server/support.ts';
import { endsWith, enter } from './demo.kit.ts';

let server: Server;
beforeAll(async () => {
  server = await start();
});

type Call = { method?: string; bearer?: string; body?: object };

async function call(path: string, { method = 'POST', bearer, body }: Call = {}) {
  const headers = new Headers({ apikey: keysOf(server).publishableKey });
  headers.set('content-type', 'application/json');
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  const init =
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, init);
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
}

async function signUp(email: string) {
  const { status, body } = await call('/auth/v1/signup', {
    body: { email, password: 'correct horse' },
  });
  expect(status).toBe(200);
  return String(body['access_token']);
}

describe('ASVS 15.2.3: endpoints that the site does not use', () => {
  it.each([
    'otp',
    'magiclink',
    'resend',
    'invite',
    'authorize',
    'settings',
    'admin/users',
    'nothing',
  ])('/auth/v1/%s answers 404, with and without a member’s token', async (name) => {
    const bearer = await signUp(`${name.replace('/', '-')}@example.com`);
    for (const one of [{}, { bearer }])
      for (const method of ['GET', 'POST'])
        expect((await call(`/auth/v1/${name}`, { method, ...one })).status).toBe(404);
  });

  it('a grant that the site does not use answers 404', async () => {
    expect((await call('/auth/v1/token?grant_type=id_token', { body: {} })).status).toBe(404);
  });
});

describe('ASVS 4.3.1: queries that cost too much', () => {
  it.each([
    'requests?subject=match.(a%2B)%2B%24',
    'requests?subject=imatch.x',
    'requests?subject=not.match.x',
    'requests?or=(subject.match.x,kind.eq.y)',
    'profiles?bio=fts.a',
    'profiles?select=*,a(*,b(*,c(*)))',
  ])('%s is refused before it reaches the engine', async (path) => {
    const { status, body } = await call(`/rest/v1/${path}`, { method: 'GET' });
    expect([status, body['code']]).toEqual([400, 'too_costly']);
  });
});

describe('ASVS 6.2.4: the most used passwords', () => {
  it('are refused when an account is made and when a password is changed', async () => {
    const made = await call('/auth/v1/signup', {
      body: { email: 'weak@example.com', password: '123456' },
    });
    expect([made.status, made.body['error_code']]).toEqual([422, 'weak_password']);
    const bearer = await signUp('stronger@example.com');
    const changed = await call('/auth/v1/user', {
      method: 'PUT',
      bearer,
      body: { password: 'Password1' },
    });
    expect([changed.status, changed.body['error_code']]).toEqual([422, 'weak_password']);
  });

  it('are ten thousand, whatever their case', () => {
    expect(['password', 'QWERTY', 'Letmein', 'dragon'].every(isCommonPassword)).toBe(true);
    expect(['correct horse', 'second-curve', 'inner-room'].some(isCommonPassword)).toBe(false);
  });
});

describe('ASVS 7.4.1: a session that was ended', () => {
  it('reads no data any more, although its token has not expired', async () => {
    const bearer = await signUp('leaver@example.com');
    const read = () => call('/rest/v1/profiles?select=id', { method: 'GET', bearer });
    expect((await read()).status).toBe(200);
    expect((await call('/auth/v1/logout?scope=global', { bearer })).status).toBe(204);
    expect((await read()).status).toBe(401);
  });

  it('is checked again within a minute', async () => {
    let [rows, time] = [[{ used: true }], 0];
    const sql = (() => Promise.resolve(rows)) as unknown as Parameters<typeof openSessions>[0];
    const claims = { session_id: '01a20810-e1ea-7481-bf70-e7b6e0ed8681' };
    const token = `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
    const sessions = openSessions(sql, () => time);
    expect(await sessions.isAlive(token, null)).toBe(true);
    rows = [];
    time = 29_999;
    expect(await sessions.isAlive(token, null)).toBe(true);
    time = 60_000;
    expect(await sessions.isAlive(token, null)).toBe(false);
  });
});

describe('ASVS 6.3.2, 15.2.3: the demo', () => {
  endsWith([['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }]]);

  it('is closed with AXIS_DEMO=off', async () => {
    const one = await start({ env: { AXIS_DEMO: 'off' } });
    expect((await enter(one)).status).toBe(400);
  });
});
