// The archive of a member: asked for, looked at, and saved among the downloads of this browser.
import { fromPromise } from 'xstate';
import { exportData as words } from '#content/exportData.ts';
import type {
  Archive,
  ArchiveAnswer,
  ArchiveKnown,
  ExportAnswer,
} from '#machines/exportData.machine.ts';
import { saveFile } from '#adapters/files/handOut.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { toError } from '#adapters/supabase/client.ts';
import { refusalIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { callSensitive, readOwnAccount } from '#adapters/supabase/ownAccount.ts';
import { requestServer } from '#adapters/supabase/server.ts';

/** The service tells of no archive that is over: a clock that is fast does not end one. */
const shortest = 60_000;

/** The archive in an answer of the database; null where there is none. */
function archiveIn(row: unknown): Archive | null {
  if (row === null || row === undefined) return null;
  if (!isRecord(row)) throw new Error('');
  if (row['state'] === 'making' || row['state'] === 'failed') return { state: row['state'] };
  const until = moment(row['expires_at']);
  if (row['state'] !== 'ready' || until === null) throw new Error('');
  return {
    state: 'ready',
    bytes: Number(row['bytes']),
    until,
    endsIn: Math.max(Date.parse(until) - Date.now(), shortest),
  };
}

/** Port `readArchive`. */
export const readArchive = fromPromise<ArchiveKnown>(async ({ signal }) => {
  const account = await readOwnAccount(signal);
  return { archive: archiveIn(account['archive']) };
});

/** Port `askExport`. */
export const askExport = fromPromise<ExportAnswer>(async () => {
  const answer = await callSensitive('ask_export');
  if (answer.outcome === 'asked') return { outcome: 'asked' };
  if (answer.outcome === 'proofNeeded') return { outcome: 'proofNeeded' };
  const { reason } = refusalIn(answer, ['not_signed_in']);
  return { outcome: 'refused', message: words.problems[reason] };
});

/** The name in the header of a file; ours where there is none. */
const nameIn = (header: string | null) =>
  /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'axis-one.zip';

/** Port `downloadArchive`: only this site's server hands archives out, with the member's own token. */
export const downloadArchive = fromPromise<ArchiveAnswer>(async ({ signal }) => {
  if (import.meta.env.VITE_SUPABASE_URL) throw new Error('');
  const response = await requestServer('/auth/v1/archive', { signal });
  if (response === null) throw new Error(words.problems.not_signed_in);
  // A body that nobody reads keeps its connection.
  if (!response.ok) await response.body?.cancel();
  if (response.status === 404) return { outcome: 'gone' };
  if (response.status === 401) throw new Error(words.problems.not_signed_in);
  if (!response.ok) throw toError({ message: '', status: response.status });
  const body = await response.blob().catch(() => {
    throw toError(null);
  });
  const name = nameIn(response.headers.get('content-disposition'));
  saveFile(name, body);
  return { outcome: 'saved', name };
});
