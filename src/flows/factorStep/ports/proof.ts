// The proof of the second factor: a code of the member's app, or a recovery code.
import { fromPromise } from 'xstate';
import { toError } from '#adapters/supabase/client.ts';
import { askFactors, memberClient, proveByCode } from '#adapters/supabase/factors.ts';

type Code = { code: string };

/** Port `proveByApp`: with the first app of the member that counts. */
export const proveByApp = fromPromise<void, Code>(async ({ input }) => {
  const { client, session } = await memberClient();
  const factor = session.user.factors?.find(({ status }) => status === 'verified');
  if (factor === undefined) throw new Error('');
  await proveByCode(client, factor.id, input.code);
});

/** Port `proveByRecoveryCode`: the session that the server answers with replaces this one. */
export const proveByRecoveryCode = fromPromise<void, Code>(async ({ input }) => {
  const { client } = await memberClient();
  const { access_token, refresh_token } = await askFactors('/auth/v1/factors/recover', input);
  const { error } = await client.auth.setSession({
    access_token: String(access_token),
    refresh_token: String(refresh_token),
  });
  if (error) throw toError(error);
});
