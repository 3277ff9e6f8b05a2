// The links of mails with a hosted Supabase: this server asks its data API with the secret key, and without the key has no such pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../server/serve.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { tinySite } from '../server/kit.ts';

const token = '5f3c1e0a-1111-4222-8333-444455556666';
type Asked = { path: string | undefined; apikey: unknown; body: unknown };
const asked: Asked[] = [];
let status = 200;
let api: Server;
let url = '';
let work = '';

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-hosted-'));
  api = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += String(chunk)));
    incoming.on('end', () => {
      asked.push({
        path: incoming.url,
        apikey: incoming.headers['apikey'],
        body: JSON.parse(body) as unknown,
      });
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(
        JSON.stringify({ outcome: 'stored', switches: [{ scope: 'welcome', on: false }] }),
      );
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void api.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  api.close();
  rmSync(work, { recursive: true });
});

async function open(more: NodeJS.ProcessEnv, supabase = url) {
  const settings = readSettings({
    VITE_SUPABASE_URL: supabase,
    VITE_SUPABASE_ANON_KEY: 'public',
    AXIS_DIST: tinySite(join(work, 'dist')),
    AXIS_LOG: 'quiet',
    PORT: String(await freePort()),
    ...more,
  });
  return serveSite(settings);
}

it('asks the data API with the secret key', async () => {
  const site = await open({ SUPABASE_SECRET_KEY: 'secret' });
  const answer = await fetch(`${site.url}/mail/choices?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ shown: 'welcome' }),
  });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('First steps'),
  ]);
  expect(asked).toEqual([
    {
      path: '/rest/v1/rpc/choose_mails',
      apikey: 'secret',
      body: { token, shown: ['welcome'], chosen: [] },
    },
  ]);
  status = 503;
  expect((await fetch(`${site.url}/mail/leave?token=${token}`)).status).toBe(500);
  await site.close();
});

it('has no such pages without the key', async () => {
  const site = await open({});
  expect((await fetch(`${site.url}/mail/choices?token=${token}`)).status).toBe(404);
  await site.close();
});

it('sends the key nowhere unencrypted', async () => {
  await expect(
    open({ SUPABASE_SECRET_KEY: 'secret' }, 'http://a.supabase.example'),
  ).rejects.toThrow(/^VITE_SUPABASE_URL has to begin with https:/);
});
