// The second factor at the service: its own calls, and those of recovery codes, which our server alone answers.
import type { SupabaseClient } from '@supabase/supabase-js';
import { isRecord } from '../isRecord.ts';
import { loadClient, toError } from './client.ts';
import { requestServer } from './server.ts';
import { refusalOf } from './serverRefusal.ts';

/** The session's own client, or the error of one that has ended. */
export async function memberClient() {
  const client = await loadClient();
  const { data, error } = await client.auth.getSession();
  if (error) throw toError(error);
  if (data.session === null) throw new Error('');
  return { client, session: data.session };
}

/** Proves the session with a code of an authenticator app. @throws the shared Error of functions.ts */
export async function proveByCode(client: SupabaseClient, factorId: string, code: string) {
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId,
    code: code.replace(/\s/g, ''),
  });
  if (error) throw toError(error);
}

/**
 * Asks our server for what a hosted service does not have.
 * @returns the body of its answer
 * @throws the shared Error of functions.ts; an error without a message where the site uses a hosted service
 */
export async function askFactors(
  path: '/auth/v1/codes' | '/auth/v1/factors/recover',
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  if (import.meta.env.VITE_SUPABASE_URL) throw new Error('');
  const answer = await requestServer(path, { body });
  if (answer === null) throw new Error('');
  const said: unknown = await answer.json().catch(() => null);
  const read = isRecord(said) ? said : {};
  if (answer.ok) return read;
  throw Object.assign(refusalOf({ status: answer.status, body: read }), { code: read['code'] });
}
