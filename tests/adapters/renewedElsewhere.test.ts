// @vitest-environment happy-dom
// The real library while another tab renews the same session: it discards its own renewal, and asks as a visitor.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedToken, tokenKey } from '../../src/adapters/supabase/client.ts';
import { sessionIn } from '../../src/adapters/supabase/owner.ts';

const now = () => Math.floor(Date.now() / 1000);
/** A session as the library stores it. */
const session = (name: string, secondsLeft: number) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: now() + secondsLeft,
  user: { id: 'ada', email: 'ada@example.com' },
});
const store = (kept: object) => localStorage.setItem(tokenKey, JSON.stringify(kept));

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://service.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'publishable');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const refuse = () => Response.json({ message: 'Database is locked' }, { status: 400 });
const leave = () => localStorage.removeItem(tokenKey);

/** A client that is open for a while. `whileRenewing` runs before a renewal is answered. */
async function open(whileRenewing: () => Response | void, keeps = true) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = String(address);
    if (url.includes('/auth/v1/token'))
      return whileRenewing() ?? Response.json(session('own', 3600));
    asked.push(String(new Headers(init?.headers).get('Authorization')));
    return Response.json([]);
  });
  const { openClient } = await import('../../src/adapters/supabase/library.ts');
  const client = openClient(tokenKey, keeps ? () => storedToken(0) : undefined);
  await client.auth.getSession();
  return { client, asked };
}

/** Asks for the stack with such a client. Returns who asked. */
async function ask(kept: object | null, whileRenewing: () => Response | void, keeps = true) {
  const { client, asked } = await open(whileRenewing, keeps);
  if (kept !== null) store(kept);
  await client.from('stack_items').select('kind');
  await client.auth.stopAutoRefresh();
  return asked;
}

test('a request goes with the token of its own renewal', async () => {
  expect(await ask(session('old', -60), () => {})).toEqual(['Bearer access-own']);
});

test('a request goes with the token that another tab has stored meanwhile', async () => {
  const other = () => store(session('other', 3600));
  expect(await ask(session('old', -60), other)).toEqual(['Bearer access-other']);
});

test('a request of a member is not sent as a visitor’s when the service refuses to renew for now', async () => {
  expect(await ask(session('old', 60), refuse)).toEqual(['Bearer access-old']);
});

test('a visitor asks as a visitor, and so does a client that keeps no session', async () => {
  expect(await ask(null, () => {})).toEqual(['Bearer publishable']);
  expect(await ask(session('kept', 3600), () => {}, false)).toEqual(['Bearer publishable']);
});

test('a request after a sign-out in another tab is a visitor’s', async () => {
  expect(await ask(session('old', -60), leave)).toEqual(['Bearer publishable']);
});

/** The session that a port of a member goes by. */
async function found(kept: object | null, whileRenewing: () => Response | void) {
  const { client } = await open(whileRenewing);
  if (kept !== null) store(kept);
  const { session: own } = await sessionIn(client);
  await client.auth.stopAutoRefresh();
  return own;
}

test('the member’s ports go by the session that another tab has stored meanwhile', async () => {
  const other = () => store(session('other', 3600));
  expect(await found(session('old', -60), other)).toEqual({ id: 'ada', token: 'access-other' });
});

test('no user is signed in without a session, and after a sign-out in another tab', async () => {
  expect(await found(null, () => {})).toBeNull();
  expect(await found(session('old', -60), leave)).toBeNull();
});

test('a session that another device has ended is reported as ended at the next request', async () => {
  store(session('old', 3600));
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'session_not_found', message: 'Ended.' }, { status: 401 }),
  );
  const { openClient } = await import('../../src/adapters/supabase/library.ts');
  const client = openClient(tokenKey, () => storedToken(0));
  const reports: string[] = [];
  client.auth.onAuthStateChange((event) => reports.push(event));
  await client.auth.getSession();
  await client.from('stack_items').select('kind');
  await vi.waitFor(() => expect(reports).toContain('SIGNED_OUT'));
  expect(localStorage.getItem(tokenKey)).toBeNull();
  await client.auth.stopAutoRefresh();
});

test('a session that replaced the one of the request stays', async () => {
  store(session('old', 3600));
  vi.stubGlobal('fetch', async () => {
    store(session('other', 3600));
    return Response.json({ code: 'session_not_found', message: 'Ended.' }, { status: 401 });
  });
  const { openClient } = await import('../../src/adapters/supabase/library.ts');
  const client = openClient(tokenKey, () => storedToken(0));
  await client.auth.getSession();
  await client.from('stack_items').select('kind');
  await client.auth.stopAutoRefresh();
  expect(storedToken(0)).toBe('access-other');
});
