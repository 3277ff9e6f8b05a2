// The owner of rows that the browser reads and writes in a table by itself.
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadClient, toError } from './client.ts';

/**
 * The id of the signed-in user.
 * @throws where no user is signed in
 */
export async function ownerIn(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Auth session missing!');
  return data.session.user.id;
}

/**
 * The client of this page, and the signed-in member.
 * @throws where no member is signed in, or the session cannot be renewed
 */
export async function clientOfMember(): Promise<{ client: SupabaseClient; member: string }> {
  const client = await loadClient();
  const { data, error } = await client.auth.getSession();
  if (error) throw toError(error);
  if (data.session === null) throw new Error('');
  return { client, member: data.session.user.id };
}

/** The error of a failed table query has no text for users; a network failure has one. */
export const failureOf = (status: number) => toError({ message: '', status });
