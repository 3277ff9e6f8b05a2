// Every class of response carries every header of the table: pages, files, redirects, the backend, errors, and
// requests that are refused before a handler.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { policyFile } from '../../server/http/policy.mjs';
import { answerHeaders, everywhere, headersFor } from '../../server/http/table.mjs';
import { openPolicy } from '../../tools/site/policy.mjs';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';

vi.setConfig({ testTimeout: 90_000 });

let work: string;
let server: Server;
let key: string;

/** Small pages, in the form of a build. */
const pages = {
  'index.html': '<!doctype html><title>A</title><style>a{}</style><script>1</script>',
  'auth.html': '<!doctype html><title>B</title><style>b{}</style><script>1</script>',
  '404.html': '<!doctype html><title>C</title><style>c{}</style>',
};

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-headers-'));
  const policy = openPolicy();
  for (const [file, html] of Object.entries(pages))
    writeFileSync(join(work, file), policy.keep(file, html));
  await policy.write(work);
  for (const file of ['assets/a.js', 'assets/links/a.png', '.well-known/security.txt']) {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    writeFileSync(join(work, file), '1');
  }
  const site = { dist: work, template: await templateData() };
  server = await startServer(site, { env: { AXIS_SITE_URL: 'https://axis.test' } });
  const keys = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as {
    publishableKey: string;
  };
  key = keys.publishableKey;
});
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends lines unchanged: some of these no client would send. */
const say = (first: string, ...lines: string[]) =>
  new Promise<Answer>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/);
      const [status = '', ...headers] = head.split('\r\n');
      const pairs = headers.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
      resolve({
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])),
        body,
      });
    });
    socket.write([first, ...lines, 'Connection: close', '', ''].join('\r\n'));
  });
const get = (path: string, ...lines: string[]) =>
  say(`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines);

async function post(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

const classes: [string, number, () => Promise<Answer>][] = [
  ['a page', 200, () => get('/')],
  ['a page with a query', 200, () => get('/auth?tab=signup')],
  ['a script', 200, () => get('/assets/a.js')],
  ['whom to tell of a weakness', 200, () => get('/.well-known/security.txt')],
  ['a picture for other sites', 200, () => get('/assets/links/a.png')],
  ['a redirect', 308, () => get('/auth/')],
  ['a page that is missing', 404, () => get('/nowhere')],
  ['a file that is missing', 404, () => get('/assets/gone.js')],
  ['a method that is not allowed', 405, () => say('PUT / HTTP/1.1', 'Host: localhost')],
  [
    'the auth service where the site asks nothing',
    404,
    () => get('/auth/v1/settings', `apikey: ${key}`),
  ],
  ['the auth service that refuses', 401, () => get('/auth/v1/user', `apikey: ${key}`)],
  [
    'the auth service that signs up',
    200,
    () => post('/auth/v1/signup', { email: 'headers@example.com', password: 'correct horse' }),
  ],
  [
    'the data service',
    200,
    () => get('/rest/v1/published_files?select=id&limit=1', `apikey: ${key}`),
  ],
  ['the data service without a session', 401, () => get('/rest/v1/profiles', `apikey: ${key}`)],
  ['the data service without a key', 401, () => get('/rest/v1/profiles')],
  [
    'the data service asked by another site',
    200,
    () =>
      say(
        'OPTIONS /rest/v1/profiles HTTP/1.1',
        'Host: localhost',
        'Origin: https://other.test',
        'Access-Control-Request-Method: GET',
      ),
  ],
  ['a service that is not there', 404, () => get('/storage/v1/bucket', `apikey: ${key}`)],
  ['the health of the process', 200, () => get('/healthz')],
  ['the metrics', 200, () => get('/metrics')],
  ['another site’s name', 403, () => say('GET / HTTP/1.1', 'Host: other.test')],
  ['an address that is too long', 414, () => get(`/${'a'.repeat(9000)}`)],
  ['headers that are too large', 431, () => get('/', `X-Large: ${'a'.repeat(20_000)}`)],
  ['what is no request', 400, () => say('nonsense')],
];

/** The headers that differ between responses. */
const varying = ['Cache-Control', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy'];

describe.each(classes)('%s', (_, status, ask) => {
  it('carries every header, and HSTS, since the site’s address is https', async () => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    for (const [name, value] of Object.entries(answerHeaders('https://axis.test'))) {
      if (varying.includes(name)) expect(headers[name.toLowerCase()], name).toBeDefined();
      else expect(headers[name.toLowerCase()], name).toBe(value);
    }
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    // Every page: the hashes allow its styles and scripts.
    for (const [, text = ''] of answer.body.matchAll(/<(?:style|script)>([\s\S]*?)<\//g))
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
  });
});

it.each([
  ['/', 'no-cache'],
  ['/auth?tab=signup&next=/upgrade', 'no-cache'],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/auth?token_hash=abc&type=recovery', 'no-store'],
  ['/auth?code=abc', 'no-store'],
  ['/auth/?access_token=abc', 'no-store'],
  ['/auth/v1/user', 'no-store'],
  ['/rest/v1/profiles', 'no-store'],
  ['/nowhere', 'no-cache'],
])('%s is cached: %s', async (path, value) => {
  expect((await get(path)).headers['cache-control']).toBe(value);
});

it('sends no other site an address with a token', async () => {
  expect((await get('/auth?token=abc')).headers['referrer-policy']).toBe('no-referrer');
});

const policyOf = (path: string) => headersFor(path, 200)['Cross-Origin-Resource-Policy'];

it('lets other sites show the link images, and nothing else', () => {
  expect(policyOf('/assets/links/a.png')).toBe('cross-origin');
  expect(policyOf('/assets/a.js')).toBe('same-origin');
  expect(policyOf('/')).toBe('same-origin');
});

it('allows the microphone to this site, and the camera to none', () => {
  expect(everywhere['Permissions-Policy']).toContain('microphone=(self)');
  expect(everywhere['Permissions-Policy']).toContain('camera=()');
});

it('sends no HSTS if the site’s address is http', () => {
  expect(answerHeaders('http://localhost:4173')).not.toHaveProperty('Strict-Transport-Security');
});

it('does not serve the build’s own data about its pages', async () => {
  expect((await get(`/${policyFile}`)).status).toBe(404);
});
