// The second factor of the member's account, at the service and on our server.
import { fromPromise } from 'xstate';
import type {
  CodesAnswer,
  EnrollAnswer,
  Keeping,
  KnownFactor,
  RemovalAnswer,
} from '#machines/secondFactor.machine.ts';
import { saveFile } from '#adapters/files/handOut.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { toError } from '#adapters/supabase/client.ts';
import { askFactors, memberClient, proveByCode } from '#adapters/supabase/factors.ts';

/** The service wants the password first. */
const wantsProof = (error: unknown) =>
  isRecord(error) && error['code'] === 'reauthentication_needed';

/** Port `readFactor`. */
export const readFactor = fromPromise<KnownFactor>(async () => {
  const { client } = await memberClient();
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw toError(error);
  return { factorId: data.totp[0]?.id ?? null };
});

/** Port `enroll`. A hosted service keeps apps that were never confirmed, and allows no second one of the same name. */
export const enroll = fromPromise<EnrollAnswer>(async () => {
  const { client, session } = await memberClient();
  if (import.meta.env.VITE_SUPABASE_URL)
    for (const { id, status } of session.user.factors ?? [])
      if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Axis One' });
  if (wantsProof(error)) return { outcome: 'unproved' };
  if (error) throw toError(error);
  const { secret, uri } = data.totp;
  return { outcome: 'made', app: { factorId: data.id, secret, uri } };
});

/** Port `confirmApp`. */
export const confirmApp = fromPromise<void, { factorId: string; code: string }>(
  async ({ input }) => {
    const { client } = await memberClient();
    await proveByCode(client, input.factorId, input.code);
  },
);

/** Port `makeCodes`. */
export const makeCodes = fromPromise<CodesAnswer>(async () => {
  if (import.meta.env.VITE_SUPABASE_URL) return { outcome: 'unavailable' };
  try {
    const { codes } = await askFactors('/auth/v1/codes', {});
    return { outcome: 'made', codes: Array.isArray(codes) ? codes.map(String) : [] };
  } catch (error) {
    if (wantsProof(error)) return { outcome: 'unproved' };
    throw error;
  }
});

/** Port `handOutCodes`. */
export const handOutCodes = fromPromise<Keeping, { codes: readonly string[]; as: Keeping }>(
  async ({ input: { codes, as } }) => {
    const text = codes.join('\n');
    if (as === 'copy') await navigator.clipboard.writeText(text);
    else if (as === 'paper') window.print();
    else saveFile('axis-one-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
    return as;
  },
);

/** Port `removeFactor`; the session of this browser learns that nothing is asked for any more. */
export const removeFactor = fromPromise<RemovalAnswer, KnownFactor>(async ({ input }) => {
  const { client } = await memberClient();
  const { error } = await client.auth.mfa.unenroll({ factorId: input.factorId ?? '' });
  if (wantsProof(error)) return { outcome: 'unproved' };
  if (error) throw toError(error);
  await client.auth.refreshSession();
  return { outcome: 'removed' };
});
