// The second factor by the service's own library, against our server: a member, their authenticator app, and a clock.
import { AuthClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import { guardFor } from '../../server/guard/open.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { openBackend } from './support.ts';

export const password = 'correct horse';

export type Tab = InstanceType<typeof AuthClient>;

/** A backend behind its guard. The clock of the test and the server is stopped: a code must not expire between the two. */
export async function openWorld() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const world = await openBackend();
  const lines: string[] = [];
  const log = openLog({ format: 'text', quiet: false }, (line) => lines.push(line));
  const guard = await guardFor(
    world.backend,
    { clientTries: 1000 },
    { log, metrics: openMetrics(() => 0) },
  );
  const apikey = world.backend.keys.publishableKey;

  const request: typeof fetch = (input, init) =>
    guard.fetch(new Request(input, init), '10.0.0.1', 'test');

  /** A tab of its own: the library keeps the session in memory. */
  const openTab = () =>
    new AuthClient({
      url: 'http://localhost/auth/v1',
      headers: { apikey },
      fetch: request,
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
    });

  /** A call of its own, with the status and the body of its answer. */
  async function ask(path: string, bearer: string, body?: object, method = 'POST') {
    const answer = await request(`http://localhost${path}`, {
      method: body === undefined && method === 'POST' ? 'GET' : method,
      headers: {
        apikey,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: answer.status, body: said };
  }

  let count = 0;
  /** A member in a tab of theirs. */
  async function newMember() {
    const email = `factor-${(count += 1)}@example.com`;
    const auth = openTab();
    const { data } = await auth.signUp({
      email,
      password,
      options: { data: { sector: 'Optics' } },
    });
    return { auth, email, id: data.user?.id ?? '' };
  }

  /** A member who has switched the second factor on, in a session that has proven it. */
  async function newProven() {
    const member = await newMember();
    const { data } = await member.auth.mfa.enroll({ factorType: 'totp' });
    const factor = data?.id ?? '';
    const codeAt = appOf(data?.type === 'totp' ? data.totp.secret : '');
    const { error } = await member.auth.mfa.challengeAndVerify({
      factorId: factor,
      code: codeAt(-1),
    });
    if (error) throw error;
    return { ...member, factor, codeAt };
  }

  /** Signs in with the password alone, in another tab. */
  async function signInElsewhere(email: string) {
    const auth = openTab();
    const { data, error } = await auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { auth, user: data.user, token: data.session.access_token };
  }
  const read = (token: string) => ask('/rest/v1/profiles?select=id', token);

  const close = async () => {
    await world.close();
    vi.useRealTimers();
  };

  return { ...world, close, lines, openTab, ask, newMember, newProven, signInElsewhere, read };
}

/** The token of a tab. */
export const tokenOf = async (auth: Tab) =>
  (await auth.getSession()).data.session?.access_token ?? '';

/** An authenticator app: the code of now, or of so many steps later. */
export const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
};
