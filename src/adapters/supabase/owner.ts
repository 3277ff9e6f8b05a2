// The owner of a row that the browser writes into a table by itself.
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * The id of the signed-in user.
 * @throws where no user is signed in
 */
export async function ownerIn(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Auth session missing!');
  return data.session.user.id;
}
