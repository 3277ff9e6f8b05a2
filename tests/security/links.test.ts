// Links in mails against a real server: they cannot be computed, only the page's own POST uses them, and no address
// contains a session (ASVS 5.0: 6.5.1 to 6.5.5 out-of-band codes, 6.6.2, 14.2.1 no secrets in addresses).
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../server/settings.mjs';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let work: string;
let server: Server;
let publishableKey: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-links-'));
  mkdirSync(join(work, 'dist'));
  for (const page of ['index', '404', 'auth'])
    writeFileSync(join(work, `dist/${page}.html`), '<!doctype html><title>Axis One</title>');
  server = await startServer({ dist: join(work, 'dist'), template: await templateData() });
  ({ publishableKey } = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as {
    publishableKey: string;
  });
});
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true, force: true });
});

const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let people = 0;
/** A new member requests a reset; returns their address and the link of the mail. */
async function mailedLink() {
  people += 1;
  const email = `linked.${people}@example.com`;
  expect((await post('/auth/v1/signup', { email, password: 'correct horse' })).status).toBe(200);
  expect((await post('/auth/v1/recover', { email })).status).toBe(200);
  const mail = await server.mailTo(email);
  return { email, mail, link: mail.link };
}

/** The content of a link's fragment. */
const fragmentOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1));

const spend = (link: string) => {
  const fragment = fragmentOf(link);
  return post('/auth/v1/verify', {
    token_hash: fragment.get('token_hash'),
    type: fragment.get('type'),
  });
};

describe('6.5.4, 6.5.5: a mailed token cannot be computed or guessed', () => {
  it('no code of six digits makes the link of a known address', async () => {
    const { email, mail } = await mailedLink();
    const found = [];
    for (let code = 0; code < 1_000_000; code += 1) {
      const digits = String(code).padStart(6, '0');
      const hash = createHash('sha256')
        .update(email + digits)
        .digest('hex');
      if (mail.html.includes(hash)) found.push(digits);
    }
    expect(found).toEqual([]);
  });

  it('a code is drawn with at least 128 bits, and the mail does not carry the code itself', async () => {
    const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
    const length = Number(/^otp_length = (\d+)$/m.exec(config)?.[1]);
    expect(length * Math.log2(10)).toBeGreaterThanOrEqual(128);
    const { mail } = await mailedLink();
    expect(mail.text).not.toMatch(/(?<![0-9a-f])\d{6,}(?![0-9a-f])/);
  });
});

describe('14.2.1: no address contains a session', () => {
  it('the link leads to a page of the site, with the token in the fragment, which no server receives', async () => {
    const { email, link } = await mailedLink();
    const { origin, pathname, search } = new URL(link);
    expect({ origin, pathname, search }).toEqual({
      origin: server.url,
      pathname: '/auth',
      search: '',
    });
    expect(link).not.toMatch(/access_token|refresh_token/);
    expect(fragmentOf(link).get('token_hash')).toMatch(/^[0-9a-f]{64}$/);
    expect(fragmentOf(link).get('email')).toBe(email);
  });

  it('opening the link redirects nowhere and gives no session', async () => {
    const { link } = await mailedLink();
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).not.toContain('access_token');
  });

  it.each(['recovery', 'confirmation'])('the mail of a %s has no other link', (name) => {
    const html = readFileSync(join(root, `supabase/templates/${name}.html`), 'utf8');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const type = name === 'recovery' ? 'recovery' : 'signup';
    // The button, the address beside it, and the footer's way to the site.
    const link = `{{ .SiteURL }}/auth#token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ .Email }}`;
    expect(links).toEqual([link, link, '{{ .SiteURL }}']);
    expect(html).not.toMatch(/ConfirmationURL|\.Token\s/);
  });
});

describe('6.5.1: a link works once, and only by a POST', () => {
  it('a mail scanner that opens the link does not use it; the page uses it once', async () => {
    const { email, link } = await mailedLink();
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method });
    const first = await spend(link);
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({ user: { email } });
    const again = await spend(link);
    expect(again.status).toBe(403);
    expect(JSON.stringify(await again.json())).toContain('otp_expired');
  });

  it('an older link is invalid once a new one was requested', async () => {
    const { email, link } = await mailedLink();
    expect((await post('/auth/v1/recover', { email })).status).toBe(200);
    const { link: newer } = await server.mailTo(email, 2);
    expect((await spend(link)).status).toBe(403);
    expect((await spend(newer)).status).toBe(200);
  });

  it('a link for one purpose is invalid for another', async () => {
    const { link } = await mailedLink();
    const token_hash = fragmentOf(link).get('token_hash');
    expect((await post('/auth/v1/verify', { token_hash, type: 'signup' })).status).toBe(403);
    expect((await spend(link)).status).toBe(200);
  });
});

const follow = (headers: Record<string, string>) =>
  fetch(`${server.url}/auth/v1/address`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token: '01a22239-0000-4000-8000-000000000000', act: 'confirm' }),
  });

describe('6.4.3, 7.5.1: a link about an address', () => {
  it('is followed without a session and without a key, as JSON, and kept by no cache', async () => {
    const answer = await follow({ 'content-type': 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'unknown' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await follow({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(`${server.url}/auth/v1/address`)).status).toBe(404);
  });
});
