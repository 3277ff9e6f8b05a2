// Members and requests for the tests of the backend: a real engine in this process, real sign-ups.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startBackend } from '../../server/backend/backend.mjs';
import type { Backend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freshData } from '../../tools/lib/throwaway.mjs';

export type Row = Record<string, unknown>;

export interface Answer {
  status: number;
  body: unknown;
  /** The body's rows, when it is a list. */
  rows: Row[];
}

/** The answer of the functions; which fields it has depends on the outcome. */
export interface Outcome {
  outcome: string;
  reason?: string;
  detail?: Row;
  request?: Row;
  attachment?: Row;
  post?: Row;
}

export interface Member {
  id: string;
  email: string;
  token: string;
}

export interface Call {
  method?: string;
  key?: string | undefined;
  bearer?: string | undefined;
  body?: unknown;
  prefer?: string;
}

/** A backend on a fresh copy of the template, and the functions that talk to it. */
export async function openBackend(env: NodeJS.ProcessEnv = {}) {
  // The cheapest hash: these tests are about rights, not about hashing.
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  const data = await freshData();
  // These tests cause refusals on purpose.
  const backend = await startBackend(readSettings({ AXIS_LOG: 'quiet', ...env, AXIS_DATA: data }));
  return { backend, data, ...clientOf(backend), close: () => closeBackend(backend, data) };
}

async function closeBackend(backend: Backend, data: string) {
  await backend.close();
  rmSync(dirname(data), { recursive: true, force: true });
}

/** The functions that talk to a backend: requests, sign-ups, calls, the clock. */
export function clientOf(backend: Backend) {
  const anonKey = backend.keys.publishableKey;
  let count = 0;

  async function call(path: string, options: Call = {}): Promise<Answer> {
    const { method = 'GET', bearer, body, prefer } = options;
    const key = 'key' in options ? options.key : anonKey;
    const headers = new Headers({ 'content-type': 'application/json' });
    if (key !== undefined) headers.set('apikey', key);
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
    if (prefer !== undefined) headers.set('prefer', prefer);
    const init =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await backend.fetch(new Request(`http://localhost${path}`, init));
    const parsed: unknown = await response.json().catch(() => undefined);
    const rows = Array.isArray(parsed) ? (parsed as Row[]) : [];
    return { status: response.status, body: parsed, rows };
  }

  /** Signs a new member up with this metadata. */
  async function signUp(data?: unknown, email = `member-${(count += 1)}@example.com`) {
    const body = { email, password: 'correct horse', ...(data === undefined ? {} : { data }) };
    const answer = await call('/auth/v1/signup', { method: 'POST', body });
    const session = answer.body as { access_token?: string; user?: { id?: string } };
    const member: Member = { id: session.user?.id ?? '', email, token: session.access_token ?? '' };
    return { ...answer, member };
  }

  /** The profile as the server sees it. */
  async function profileOf(id: string): Promise<Row | undefined> {
    const { rows } = await call(`/rest/v1/profiles?id=eq.${id}`, { key: backend.keys.secretKey });
    return rows[0];
  }

  /** Calls a function of the database as this member; signed out if none is given. */
  async function rpc(name: string, args: Row, who?: Member | 'server'): Promise<Outcome> {
    const path = `/rest/v1/rpc/${name}`;
    const common = { method: 'POST', body: args };
    const answer = await call(
      path,
      who === 'server'
        ? { ...common, key: backend.keys.secretKey }
        : { ...common, bearer: who?.token },
    );
    if (answer.status >= 300)
      throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Outcome;
  }

  /** Sets the clock of the database's functions; null returns it to the system time. */
  async function setClock(moment: string | null) {
    const body = moment === null ? 'select pg_catalog.now()' : `select timestamptz '${moment}'`;
    await backend.sql(
      `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ ${body} $$`,
    );
  }

  /** A member with a membership, active or expired. */
  async function signUpPremium(isActive = true): Promise<Member> {
    const { member } = await signUp();
    await call('/rest/v1/subscriptions', {
      method: 'POST',
      key: backend.keys.secretKey,
      body: {
        user_id: member.id,
        product: 'membership',
        tier: 'premium',
        period: 'monthly',
        is_active: isActive,
      },
    });
    return member;
  }

  return { call, signUp, signUpPremium, profileOf, rpc, setClock, sql: backend.sql };
}
