// The change of a password by its member: the service compares the present one.
import { fromPromise } from 'xstate';
import type { PasswordAnswer, Passwords } from '#machines/changePassword.machine.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';

/** What the service calls a present password that is not right: this site's server, and a hosted Supabase. */
const wrongCodes: readonly unknown[] = ['current_password_wrong', 'current_password_mismatch'];

/** Port `changePassword`. */
export const changePassword = fromPromise<PasswordAnswer, Passwords>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.updateUser({
    password: input.password,
    current_password: input.present,
  });
  if (error === null) return { outcome: 'changed' };
  if (wrongCodes.includes(error.code)) return { outcome: 'wrong' };
  throw toError(error);
});
