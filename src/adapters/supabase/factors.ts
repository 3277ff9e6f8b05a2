// The second factor at the service: its own calls, and those of recovery codes, which our server alone answers.
import type { SupabaseClient } from '@supabase/supabase-js';
import { isRecord } from '../isRecord.ts';
import { loadClient, toError } from './client.ts';

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
  const { session } = await memberClient();
  if (import.meta.env.VITE_SUPABASE_URL) throw new Error('');
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw toError(null);
  });
  const said: unknown = await answer.json().catch(() => null);
  const read = isRecord(said) ? said : {};
  if (answer.ok) return read;
  const seconds = answer.status === 429 ? `${Number(read['retry_after']) || 60} ` : '';
  const message = seconds + String(read['message'] ?? '');
  throw Object.assign(toError({ message, status: answer.status }), { code: read['code'] });
}
