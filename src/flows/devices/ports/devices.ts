// The sessions of a member, as the database lists and ends them.
import { fromPromise } from 'xstate';
import type { Device } from '#machines/devices.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, readFunction, textIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';

function deviceOf(row: unknown): Device {
  if (!isRecord(row)) throw new Error('');
  const signedInAt = moment(row['signed_in_at']);
  if (signedInAt === null) throw new Error('');
  const userAgent = row['user_agent'];
  return {
    id: textIn(row, 'id'),
    isThis: row['is_this'] === true,
    signedInAt,
    lastUsedAt: moment(row['last_used_at']) ?? signedInAt,
    userAgent: typeof userAgent === 'string' ? userAgent : null,
  };
}

/** Port `readDevices`: this device first, then the one that was used last. */
export const readDevices = fromPromise<readonly Device[]>(async () => {
  const rows = await readFunction('my_sessions');
  if (!Array.isArray(rows)) throw new Error('');
  return rows
    .map(deviceOf)
    .toSorted(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    );
});

/** Port `signDeviceOut`. */
export const signDeviceOut = fromPromise<{ wasSignedIn: boolean }, { id: string }>(
  async ({ input }) => {
    const { outcome } = await callFunction('end_session', { session: input.id });
    if (outcome !== 'ended' && outcome !== 'unknown') throw new Error('');
    return { wasSignedIn: outcome === 'ended' };
  },
);

/** Port `signOthersOut`. */
export const signOthersOut = fromPromise<{ count: number }>(async () => {
  const { outcome, count } = await callFunction('end_other_sessions', {});
  if (outcome !== 'ended') throw new Error('');
  return { count: Number(count) || 0 };
});
