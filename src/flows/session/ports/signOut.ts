// The end of a session: requested by the member, or by a visitor who leaves a recovery.
import { fromPromise } from 'xstate';
import { keys, write } from '#adapters/storage/keys.ts';
import { forgetMember } from '#adapters/storage/memberKeys.ts';
import { loadClient, toError, tokenKey } from '#adapters/supabase/client.ts';

/** Port `signOut` of the session: here and in this browser's other tabs; deletes answers, drafts and the flag. */
export const signOut = fromPromise<void>(async () => {
  const client = await loadClient();
  write(keys.leaving, 'true');
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) {
    write(keys.leaving, null);
    throw toError(error);
  }
  forgetMember();
});

/** Port `abandonRecovery` of the session: ends the recovery here, even if the service is unreachable. */
export const abandonRecovery = fromPromise<void>(async () => {
  const client = await loadClient();
  write(keys.leaving, 'true');
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) localStorage.removeItem(tokenKey);
  write(keys.recovery, null);
});
