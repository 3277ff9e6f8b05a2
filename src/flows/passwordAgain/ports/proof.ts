// The proof that the member is here: this site's server compares the password; a hosted Supabase takes a new sign-in for it.
import { fromPromise } from 'xstate';
import type { ProofAnswer } from '#machines/passwordAgain.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { askServer } from '#adapters/supabase/server.ts';
import { refusalOf } from '#adapters/supabase/serverRefusal.ts';

const wrong: ProofAnswer = { outcome: 'wrong' };
const proved: ProofAnswer = { outcome: 'proved' };

async function signInAgain(password: string): Promise<ProofAnswer> {
  const client = await loadClient();
  const { data } = await client.auth.getSession();
  const email = data.session?.user.email ?? '';
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error === null) return proved;
  if (error.code === 'invalid_credentials') return wrong;
  throw toError(error);
}

/** Port `provePassword`. */
export const provePassword = fromPromise<ProofAnswer, { password: string }>(async ({ input }) => {
  if (import.meta.env.VITE_SUPABASE_URL) return signInAgain(input.password);
  const answer = await askServer('/auth/v1/proof', input);
  if (answer === null) throw new Error('');
  if (answer.status === 200) return proved;
  const body = isRecord(answer.body) ? answer.body : {};
  if (body['error_code'] === 'invalid_credentials') return wrong;
  throw refusalOf(answer);
});
