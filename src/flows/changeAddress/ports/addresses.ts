// The addresses of an account: read, asked for, dropped.
import { fromPromise } from 'xstate';
import type { Addresses, NewAddressAnswer } from '#machines/changeAddress.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { callFunction, readFunction, textIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';

/** Port `readAddresses`. */
export const readAddresses = fromPromise<Addresses>(async () => {
  const account = await readFunction('my_account');
  if (!isRecord(account)) throw new Error('');
  const newEmail = account['new_email'];
  const until = moment(account['new_email_until']);
  return {
    email: textIn(account, 'email'),
    newEmail: typeof newEmail === 'string' && newEmail !== '' ? newEmail : null,
    until,
    expiresIn: until === null ? null : Math.max(Date.parse(until) - Date.now(), 0),
  };
});

/** Port `askNewAddress`. */
export const askNewAddress = fromPromise<NewAddressAnswer, { email: string }>(async ({ input }) => {
  const client = await loadClient();
  const { error } = await client.auth.updateUser({ email: input.email });
  if (error === null) return { outcome: 'asked' };
  if (error.code === 'reauthentication_needed') return { outcome: 'unproved' };
  throw toError(error);
});

/** Port `dropNewAddress`. */
export const dropNewAddress = fromPromise<void>(async () => {
  const { outcome } = await callFunction('drop_new_email', {});
  if (outcome !== 'dropped') throw new Error('');
});

/** Port `renewSession`. */
export const renewSession = fromPromise<void>(async () => {
  const client = await loadClient();
  const { error } = await client.auth.refreshSession();
  if (error !== null) throw toError(error);
});
