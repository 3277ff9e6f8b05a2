// Who is signed in, for ports that ask the backend or the server with the member's own session.
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { loadClient, sessionHolder, storedToken, toError } from './client.ts';

/** The session of the signed-in user; without one, the error of a renewal that failed. */
export type OwnSession =
  | { session: { id: string; token: string }; error: null }
  | { session: null; error: AuthError | null };

/**
 * The session of the signed-in user. Where two tabs renew at once, the library discards its own renewal and reports no session:
 * the other tab has stored a valid one.
 */
export async function sessionIn({ auth }: SupabaseClient): Promise<OwnSession> {
  const { data, error } = await auth.getSession();
  if (data.session !== null) {
    const { user, access_token: token } = data.session;
    return { session: { id: user.id, token }, error: null };
  }
  const [holder, token] = [sessionHolder(0), storedToken(0)];
  return holder === null || token === null
    ? { session: null, error }
    : { session: { id: holder.id, token }, error: null };
}

/**
 * The id of the signed-in user.
 * @throws where no user is signed in
 */
export async function ownerIn(client: SupabaseClient): Promise<string> {
  const { session } = await sessionIn(client);
  if (session === null) throw new Error('Auth session missing!');
  return session.id;
}

/**
 * The client of this page, and the signed-in member.
 * @throws where no member is signed in, or the session cannot be renewed
 */
export async function clientOfMember(): Promise<{ client: SupabaseClient; member: string }> {
  const client = await loadClient();
  const { session, error } = await sessionIn(client);
  if (error) throw toError(error);
  if (session === null) throw new Error('');
  return { client, member: session.id };
}

/** The error of a failed table query has no text for users; a network failure has one. */
export const failureOf = (status: number) => toError({ message: '', status });
