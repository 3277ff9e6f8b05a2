// Every error is answered by a page or JSON of the site, which reveals nothing of the machine.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { palettes } from '#ui/tokens.ts';
import { createApp } from '../../server/http/app.mjs';
import type { Bindings } from '../../server/http/app.mjs';
import { errorPage } from '../../server/http/errors.mjs';
import type { ExtraPage } from '../../server/http/table.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { call, inside, keysOf, raw, start, statusOf } from './support.ts';

let server: Server;
beforeAll(async () => {
  server = await start();
});

/** The path is sent unchanged, where fetch would normalize it. */
const get = (path: string, method = 'GET', ...headers: string[]) =>
  raw(
    server.port,
    [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  ).closed;
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

describe('an unknown address', () => {
  it.each([
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(2000)}`,
    '/index.html/x',
    '/icon.svg/x',
    '/app.js/',
    '/nowhere',
    '/nowhere/',
    '/404',
    '/404.html',
    '/.vite/manifest.json',
    '//.vite/manifest.json',
    '//.vite//manifest.json',
    '/./.vite/manifest.json',
    '/%2e%2fvite/manifest.json',
    '/%2evite/manifest.json',
    '/%2f.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/_headers',
    '//_headers',
    '/_redirects',
    '/_headers.html',
    '/..%2f..%2fpackage.json',
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/dashboard%2ehtml%00.js',
    '//evil.example/',
    '/%5cevil.example',
    '/__proto__',
    '/constructor',
    '/server/main.mjs',
    '/supabase/.temp/keys.json',
  ])('%s', async (path) => {
    const answer = await get(path);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(inside);
    expect(bodyOf(answer)).toMatch(/<p>missing<\/p>|^Not found\n$/);
  });

  it.each(['//dashboard/', '//evil.example/..', '/auth/signin.html', '/dashboard/'])(
    '%s never sends a browser to another site',
    async (path) => {
      const answer = await get(path);
      const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
      expect([308, 404]).toContain(statusOf(answer));
      if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('a method that is not served', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH'])(
    '%s on a page answers 405',
    async (method) => {
      for (const path of ['/', '/dashboard', '/nowhere', '/healthz', '/metrics']) {
        const answer = await get(path, method, 'Content-Length: 0');
        expect([path, statusOf(answer)]).toEqual([path, 405]);
        expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
        expect(answer).not.toMatch(inside);
        expect(bodyOf(answer)).toContain('<h1>This cannot be done here</h1>');
      }
    },
  );

  it('HEAD is answered like GET, without a body', async () => {
    for (const path of ['/', '/nowhere', '/healthz', '/readyz']) {
      const [head, whole] = [await get(path, 'HEAD'), await get(path)];
      expect(statusOf(head)).toBe(statusOf(whole));
      expect(bodyOf(head)).toBe('');
    }
  });

  it('OPTIONS on a page lists the allowed methods', async () => {
    expect(statusOf(await get('/', 'OPTIONS'))).toBe(405);
  });
});

describe('the backend', () => {
  it.each([
    ['/rest/v1/nowhere', 404],
    ['/rest/v1/profiles?select=nothing', 400],
    ['/rest/v1/profiles?select=((', 401],
    ['/rest/v1/profiles?select=(((', 400],
    ['/rest/v1/profiles?id=eq.nonsense', 400],
    ['/rest/v1/profiles?limit=-1', 416],
    ['/rest/v1/rpc/nothing', 404],
    ['/rest/v1/', 404],
    ['/rest/v1/%zz', 404],
    ['/auth/v1/nowhere', 404],
    ['/auth/v1/user', 401],
    ['/storage/v1/object/x', 404],
    ['/_system/config', 404],
    ['/demo/nowhere', 404],
  ])('%s answers %d in JSON', async (path, status) => {
    const answer = await call(server, path);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, text]);
    expect(text).not.toMatch(inside);
    expect(JSON.parse(text)).toBeTypeOf('object');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each([
    ['no JSON', '/auth/v1/signup', '{"email":', 400],
    ['JSON of another form', '/auth/v1/signup', '[[1]]', 422],
    ['a field of another form', '/auth/v1/signup', '{"email":{"a":1},"password":[]}', 422],
    ['no JSON for a function', '/rest/v1/rpc/submit_request', '{"id":', 400],
    ['no argument of a function', '/rest/v1/rpc/submit_request', '{"nothing":1}', 404],
    [
      'a NUL in a text',
      '/auth/v1/signup',
      '{"email":"a\\u0000@b.example","password":"long enough"}',
      422,
    ],
  ])('%s is refused in JSON', async (_, path, body) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { apikey: keysOf(server).publishableKey, 'content-type': 'application/json' },
      body,
    });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([
      answer.status >= 400 && answer.status < 500 ? answer.status : 0,
      text,
    ]);
    expect(text).not.toMatch(inside);
    expect(JSON.parse(text)).toBeTypeOf('object');
  });
});

/** The app around a backend that throws this error. */
async function answerOf(error: unknown, path: string, accept = '*/*') {
  const lines: string[] = [];
  const app = createApp({
    site: undefined,
    backend: {
      keys: { publishableKey: 'public', secretKey: 'hidden' },
      isReady: async () => true,
      backup: async () => new ReadableStream(),
      fetch: async () => {
        throw error;
      },
    },
    log: openLog({ format: 'text', quiet: false }, (line) => lines.push(line)),
    metrics: openMetrics(() => 0),
    pages: {
      get '/broken'(): ExtraPage {
        throw error;
      },
    },
  });
  const facts = { id: 'abc', path, search: '', client: '::1', route: '-', kind: 'page' as const };
  const answer = await app.fetch(new Request(`http://localhost${path}`, { headers: { accept } }), {
    facts,
  } as Bindings);
  return { status: answer.status, text: await answer.text(), log: lines.join('') };
}

const quoting = (code: string) => Object.assign(new Error('hunter2 at /work/x.mjs:1'), { code });

describe('a handler that throws', () => {
  it.each([
    ['a page', '/broken', new TypeError('hunter2'), 500, '<h1>The server failed</h1>'],
    ['the backend', '/rest/v1/profiles', new TypeError('hunter2'), 500, '"code":"500"'],
    ['the backend’s time limit', '/rest/v1/profiles', quoting('57014'), 503, '"code":"503"'],
    [
      'a database that is gone',
      '/rest/v1/profiles',
      quoting('CONNECTION_CLOSED'),
      503,
      '"code":"503"',
    ],
    [
      'a database that cannot be reached',
      '/rest/v1/profiles',
      quoting('ECONNREFUSED'),
      503,
      '"code":"503"',
    ],
    ['a database that shuts down', '/rest/v1/profiles', quoting('57P01'), 503, '"code":"503"'],
    ['a full disk', '/rest/v1/profiles', quoting('53100'), 507, '"code":"507"'],
  ])('of %s is logged without its message', async (_, path, error, status, text) => {
    const answer = await answerOf(error, path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toMatch(/hunter2|\.mjs/);
    expect(answer.log).toMatch(/failure: GET \S+: \w+ \[abc\]\n$/);
    expect(answer.log).not.toMatch(/hunter2|\.mjs/);
  });
});

it('the page has the colors of the site, in both themes, and needs no other file', () => {
  const page = errorPage(503, 'abc');
  const colors = [...new Set(page.match(/#[0-9a-f]{6}/gi))];
  const { ink, paper } = palettes;
  const wanted = [paper, ink].flatMap((one) => [one.background, one.text, one.muted, one.accent]);
  expect(colors).toEqual(wanted);
  expect(page).not.toMatch(/src=|<link|url\(/);
});
