// The server's answers: status, encoding, caching; for pages, for files, for unknown addresses.
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request as a browser would, without the automatic headers of `fetch`. */
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('pages are compressed, and revalidated each time', async ({ server }) => {
  const plain = await ask(`${server.url}/library`);
  expect(plain.status).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect(plain.headers['vary']).toContain('Accept-Encoding');
  const br = await ask(`${server.url}/library`, { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  const gz = await ask(`${server.url}/library`, { 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
  const again = await ask(`${server.url}/library`, {
    'accept-encoding': 'br',
    'if-none-match': String(br.headers.etag),
  });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

test('scripts are cached for ever', async ({ server }) => {
  const page = String((await ask(server.url)).body);
  const script = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0] ?? '';
  const answer = await ask(server.url + script, { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toContain('text/javascript');
});

test('addresses have their own pages, with any query', async ({ server }) => {
  const titleOf = async (path: string) =>
    /<title[^>]*>([^<]*)/.exec(String((await ask(server.url + path)).body))?.[1];
  expect(await titleOf('/auth?tab=signup&next=%2Fupgrade')).toMatch(/^Sign in or create/);
  expect(await titleOf('/auth/signup')).toMatch(/^Sign in or create/);
  expect(await titleOf('/library?from=mail')).toMatch(/^Strategic Insights/);
  expect(await titleOf('/dashboard')).toBe('Your dashboard · Axis One');
  expect(await titleOf('/plan')).toBe('Axis One');
  expect(await titleOf('/account')).toBe('Axis One');
  const slash = await ask(`${server.url}/library/?a=b`);
  expect([slash.status, slash.headers.location]).toEqual([308, '/library?a=b']);
});

test('an unknown address is not found, and says so', async ({ server }) => {
  for (const path of ['/nowhere', '/co-lab/nothing', '/auth/nonsense', '/ui']) {
    const answer = await ask(server.url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(String(answer.body)).toContain('Oops! Page not found');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  for (const path of [
    '/assets/gone.js',
    '/_headers',
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
  ])
    expect([path, (await ask(server.url + path)).status]).toEqual([path, 404]);
  expect((await ask(`${server.url}/library`, {}, 'POST')).status).toBe(405);
  expect((await ask(`${server.url}/library`, {}, 'HEAD')).body.length).toBe(0);
});
