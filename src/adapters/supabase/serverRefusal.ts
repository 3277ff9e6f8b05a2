// What this site's server says where it refuses. Apart from server.ts, which public pages load.
import { isRecord } from '../isRecord.ts';
import { toError } from './client.ts';
import type { ServerAnswer } from './server.ts';

/** The error of a refusal in the server's own words: its seconds come before the sentence, as the library of the service has them. */
export function refusalOf({ status, body }: ServerAnswer): Error {
  const read = isRecord(body) ? body : {};
  const seconds = status === 429 ? `${Number(read['retry_after']) || 60} ` : '';
  return toError({ message: seconds + String(read['message'] ?? ''), status });
}
