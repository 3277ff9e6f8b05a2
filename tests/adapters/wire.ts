// A backend for the adapters' own tests: the real library, and a network that answers as the test says.
import { vi } from 'vitest';
import { tokenKey } from '../../src/adapters/supabase/client.ts';

export type Call = { path: string; method: string; headers: Headers; body: unknown };

/** What the network does: answer with a status and a body, or fail. */
type Reply = { status?: number; body?: unknown; html?: string } | 'broken';

/** Answers every request by `reply`, and records the requests. */
export function wire(reply: (call: Call) => Reply) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), window.location.href);
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = {
      path: pathname,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: sent,
    };
    calls.push(call);
    const said = reply(call);
    if (said === 'broken') throw new TypeError('Failed to fetch');
    const { status = 200, body = null, html } = said;
    return html === undefined
      ? Response.json(body, { status })
      : new Response(html, { status, headers: { 'content-type': 'text/html' } });
  });
  return calls;
}

/** Stores a session of a signed-in user, for an hour or expired an hour ago. */
export function holdSession(lasts: 'valid' | 'expired' = 'valid') {
  const seconds = Math.floor(Date.now() / 1000) + (lasts === 'valid' ? 3600 : -3600);
  const user = { id: 'ada', email: 'ada@example.com', aud: 'authenticated' };
  const session = {
    access_token: 'header.e30.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: seconds,
    user,
  };
  localStorage.setItem(tokenKey, JSON.stringify(session));
}

/** A browser with empty storage, at a site with its own backend. */
export function freshBrowser() {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'publishable');
  localStorage.clear();
}
