// ASVS 5.0: 15.2.3, 4.1.4, 13.4.5 nothing is served that the site does not use; 4.3.1, 15.2.2 no query costs too
// much; 15.3.3, 15.3.5, 15.3.7 bodies are validated; 6.2.3, 7.5.1 who sets a password; 14.3.2 nothing is cached.
import { beforeAll, describe, expect, it } from 'vitest';
import { call, keysOf, start } from '../server/support.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';

let server: Server;
let session: { access_token: string; refresh_token: string };
let bearer: Record<string, string>;
const email = 'endpoints@example.com';
const password = 'correct horse';
beforeAll(async () => {
  server = await start();
  session = (await (
    await call(server, '/auth/v1/signup', { email, password })
  ).json()) as typeof session;
  bearer = { authorization: `Bearer ${session.access_token}` };
});

const get = (path: string) => call(server, path, undefined, bearer);
const put = (body: object, headers: Record<string, string> = bearer) =>
  fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: keysOf(server).publishableKey,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const codeIn = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: unknown }).code,
];

describe('15.2.3, 4.1.4, 13.4.5: endpoints that the site does not use', () => {
  it.each([
    // A mailed token is used by POST only: by GET it would also bypass the limits of tries.
    '/auth/v1/verify?token=000000&type=recovery',
    '/auth/v1/admin/users',
    '/auth/v1/factors',
    '/auth/v1',
    '/auth/v1/',
    '/rest/v1/',
    '/rest/v1/nothing',
    '/rest/v1/rpc/nothing',
    '/storage/v1/bucket',
    '/graphql/v1',
    '/_system/config',
    '/demo/nothing',
    '/nothing',
  ])('GET %s answers 404 to a member', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('of two grants neither is accepted (15.3.7)', async () => {
    const path = '/auth/v1/token?grant_type=refresh_token&grant_type=password';
    expect((await call(server, path, { email, password })).status).toBe(404);
  });
});

const deep = (levels: number) => `${'and('.repeat(levels)}id.is.null${')'.repeat(levels)}`;

describe('4.3.1, 15.2.2: queries that cost too much', () => {
  it.each([
    ['a pattern', 'requests?subject=match.(a%2B)%2B%24'],
    ['a pattern without case', 'requests?subject=imatch.x'],
    ['a pattern of several', 'requests?subject=match(any).{x}'],
    [
      'a pattern in the rows of another table',
      'requests?select=*,e:request_events(*)&e.or=(note.match.x)',
    ],
    ['the same, turned round', 'requests?select=*,e:request_events(*)&e.not.and=(note.imatch.x)'],
    ['full text', 'requests?subject=plfts.x'],
    ['rows four levels deep', 'requests?select=*,a(*,b(*,c(*)))'],
    ['conditions three levels deep', `requests?or=(${deep(2)})`],
    ['21 conditions', `requests?${Array.from({ length: 21 }, () => 'id=is.null').join('&')}`],
    ['a condition of 1,000 letters', `requests?id=in.(${'x'.repeat(1000)})`],
    ['a list of columns of 1,000 letters', `requests?select=${'id,'.repeat(334)}id`],
  ])('%s is refused before it reaches the engine', async (_, path) => {
    expect(await codeIn(await get(`/rest/v1/${path}`))).toEqual([400, 'too_costly']);
  });

  it.each(['~.x', '~*.x', '!~.x', 'MATCH.x', 'not.not.match.x', 'adj.', 'like(any).{a*}', 'x'])(
    'only the filters of the site are accepted: %s',
    async (filter) => {
      const path = `/rest/v1/requests?subject=${encodeURIComponent(filter)}`;
      expect(await codeIn(await get(path))).toEqual([400, 'too_costly']);
    },
  );

  it('one that fails repeatedly breaks no answer to another', async () => {
    const asked = Array.from({ length: 60 }, async (_, count) => {
      const fails = count % 3 !== 0;
      const { status, ...answer } = await get(
        fails ? '/rest/v1/requests?order=nothing' : '/rest/v1/profiles?select=id',
      ).then(async (one) => ({ status: one.status, body: (await one.json()) as unknown }));
      return fails ? status === 400 : status === 200 && JSON.stringify(answer.body).includes('id');
    });
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 60 }, () => true));
    const profile = await (await get('/rest/v1/profiles?select=id')).json();
    expect(profile).toEqual([{ id: expect.any(String) as unknown }]);
  });

  // What wapiti and sqlmap sent when the library failed on it.
  it.each([
    ['select', '";exit(md5(1))'],
    ['select', '" or sleep(7)#1'],
    ['e.select', '"'],
    ['order', '☃'],
    ['order', '\0'],
    ['subject', 'eq.\0'],
    ['"', 'cs.'],
    ['or', '(id.adj.)'],
  ])('%s=%j is not a server error', async (name, value) => {
    const path = `/rest/v1/requests?${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    expect((await get(path)).status).toBe(400);
  });

  it.each([
    'requests?select=*,request_events(*)&or=(kind.eq.asynq,and(kind.eq.perk,subject.eq.a))',
    // A member's words that only look like one.
    'requests?subject=eq.match.point',
    `requests?${Array.from({ length: 20 }, () => 'id=is.null').join('&')}`,
  ])('%s is answered', async (path) => {
    expect((await get(`/rest/v1/${path}`)).status).toBe(200);
  });
});

describe('15.3.3, 15.3.5: bodies', () => {
  it.each([
    [{ email: 'other@example.com', password: 'another horse', current_password: password }],
    [{ phone: '123' }],
    [{ data: { tier: 'premium' } }],
    [{ password: 'another horse', role: 'service_role' }],
  ])('of an account %j cannot be changed, and no mail is sent', async (change) => {
    expect(await codeIn(await put(change))).toEqual([400, 'validation_failed']);
    expect(server.mails()).toEqual([]);
  });

  it.each([
    ['/auth/v1/token?grant_type=password', { email: [email], password }],
    ['/auth/v1/token?grant_type=password', { email, password: { length: 6 } }],
    ['/auth/v1/signup', { email: { a: 1 }, password }],
    ['/auth/v1/recover', { email: 7 }],
    ['/auth/v1/recover', null],
    ['/auth/v1/verify', { token_hash: ['a'], type: 'recovery' }],
    ['/auth/v1/token?grant_type=refresh_token', []],
  ])('%s refuses %j as unreadable', async (path, body) => {
    expect(await codeIn(await call(server, path, body))).toEqual([400, 'validation_failed']);
  });

  it('of a function have its fields, or are refused', async () => {
    const path = '/rest/v1/rpc/subscribe_newsletter';
    for (const body of [
      { address: 1, lists: 1 },
      { address: ['a'], lists: { a: 1 } },
    ])
      expect((await call(server, path, body)).status).toBe(400);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'text/csv', 'application/jsonp'])(
    'in the form %s are not read',
    async (type) => {
      for (const path of ['/auth/v1/token?grant_type=password', '/rest/v1/rpc/submit_request'])
        expect((await call(server, path, {}, { 'content-type': type })).status).toBe(415);
    },
  );
});

describe('6.2.3, 7.5.1: a new password', () => {
  it('is set after a mailed link only: a stolen session is not enough', async () => {
    const body = { password: 'a thief’s horse' };
    expect(await codeIn(await put(body))).toEqual([403, 'reauthentication_needed']);
    await call(server, '/auth/v1/recover', { email });
    const { link } = await server.mailTo(email);
    const { token_hash, type } = Object.fromEntries(
      new URLSearchParams(new URL(link).hash.slice(1)),
    );
    const verified = await call(server, '/auth/v1/verify', { token_hash, type });
    const { access_token } = (await verified.json()) as typeof session;
    const proved = { authorization: `Bearer ${access_token}` };
    expect(await codeIn(await put({ password: 'Football1' }, proved))).toEqual([
      422,
      'weak_password',
    ]);
    expect((await put({ password: 'a newer horse' }, proved)).status).toBe(200);
    const path = '/auth/v1/token?grant_type=password';
    expect((await call(server, path, { email, password: 'a newer horse' })).status).toBe(200);
    // The other session has ended with the change.
    expect((await put(body)).status).toBeGreaterThanOrEqual(401);
  });
});

describe('14.3.2: responses that need a token', () => {
  it.each<[string, () => Promise<Response>]>([
    ['a sign-up', () => call(server, '/auth/v1/signup', { email: 'kept@example.com', password })],
    [
      'a sign-in',
      () =>
        call(server, '/auth/v1/token?grant_type=password', { email: 'kept@example.com', password }),
    ],
    [
      'a refusal',
      () => call(server, '/auth/v1/token?grant_type=password', { email, password: 'x' }),
    ],
    [
      'a refresh',
      () => call(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }),
    ],
    ['a link', () => call(server, '/auth/v1/verify', { token_hash: 'x', type: 'recovery' })],
    ['the account', () => get('/auth/v1/user')],
    ['a proof', () => call(server, '/auth/v1/proof', { password }, bearer)],
    ['rows', () => get('/rest/v1/profiles?select=id')],
    ['a function', () => call(server, '/rest/v1/rpc/asynq_quota', {}, bearer)],
    ['a table that is not there', () => get('/rest/v1/nothing')],
    ['a question that costs too much', () => get('/rest/v1/requests?subject=match.x')],
    ['a file of the demo', () => call(server, '/demo/subscription', {}, bearer)],
    ['a plan of the demo', () => call(server, '/demo/plan', {}, bearer)],
    ['a page whose address carries one', () => fetch(`${server.url}/?token_hash=abc`)],
  ])('%s is cached by no browser and no proxy', async (_, ask) => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
  });
});

describe('3.5.1: a form of another site', () => {
  it('has no effect: pages accept none, and no cookie is set or read', async () => {
    for (const path of ['/', '/dashboard', '/auth/signin']) {
      const body = new URLSearchParams({ email, password });
      const answer = await fetch(server.url + path, { method: 'POST', body });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([405, null]);
    }
    const signedIn = await call(server, '/auth/v1/signup', {
      email: 'cookie@example.com',
      password,
    });
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    const cookie = `access_token=${session.access_token}; sb-access-token=${session.access_token}`;
    expect((await call(server, '/auth/v1/user', undefined, { cookie })).status).toBe(401);
  });
});
