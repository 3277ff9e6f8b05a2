// A member's own account as the database tells it, and the steps for which the password must have been given a moment ago.
import { isRecord } from '../isRecord.ts';
import { loadClient, toError } from './client.ts';
import type { Answer } from './functions.ts';

/**
 * What the database says of the signed-in member's account.
 * @throws the shared Error of functions.ts where there is no answer
 */
export async function readOwnAccount(
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const client = await loadClient();
  const { data, error, status } = await client.rpc('my_account').abortSignal(signal);
  if (error !== null) throw toError({ message: error.message, status });
  if (!isRecord(data) || !('deletion_due' in data)) throw new Error('');
  return data;
}

/**
 * Calls a function of the database that asks for a proof; `proofNeeded` where the password was given too long ago.
 * @throws the shared Error of functions.ts where there is no answer
 */
export async function callSensitive(name: string): Promise<Answer> {
  const client = await loadClient();
  const { data, error, status } = await client.rpc(name);
  if (error?.code === 'reauthentication_needed') return { outcome: 'proofNeeded' };
  // The function is not for visitors: the session is over.
  if (error?.code === '42501') return { outcome: 'refused', reason: 'not_signed_in' };
  if (error !== null) throw toError({ message: error.message, status });
  if (!isRecord(data) || typeof data['outcome'] !== 'string') throw new Error('');
  return { ...data, outcome: data['outcome'] };
}
