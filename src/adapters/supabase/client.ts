// The Supabase client: loaded when a user has a session, or is about to get one. 43 kB that most visitors never need.
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { service } from '#content/service.ts';
import { isRecord } from '../isRecord.ts';
import { lazyPart } from '../lazyPart.ts';

/** The storage key under which the auth library keeps the session. */
export const tokenKey = 'sb-axis-one-auth-token';

/** The library renews a session that has no more seconds left than this before it reports it. */
export const renewalMargin = 90;

/** The only client of this page. */
const library = lazyPart(async () =>
  (await fetchLibrary()).openClient(tokenKey, () => storedToken(0)),
);

/** The only client of this page. Loads the library at the first call; a failed load is repeated at the next one. */
export const loadClient = (): Promise<SupabaseClient> => library.retry();

/**
 * Calls back once, when the client is created, or at once if it exists: a field may be entered before the session listens.
 */
export function onClient(callBack: (client: SupabaseClient) => void): () => void {
  const present = library.actor().select(({ context }) => context.part as SupabaseClient | null);
  const tell = (client: SupabaseClient | null) => {
    if (client !== null) callBack(client);
  };
  tell(present.get());
  const { unsubscribe } = present.subscribe(tell);
  return unsubscribe;
}

const fetchLibrary = () =>
  import('./library.ts').catch(() => {
    throw new Error(service.unreachable);
  });

/** A client that keeps its session in memory only, invisible to other tabs. */
export const passingClient = async () => (await fetchLibrary()).openClient(`${tokenKey}-passing`);

/** Whether this browser holds a session, without loading the library. */
export function holdsToken(): boolean {
  try {
    return localStorage.getItem(tokenKey) !== null;
  } catch {
    return false;
  }
}

/** Whether a session has shown a password or a link alone, and its member has switched the second factor on: it opens nothing yet. */
export function isHeldBack(session: { user?: unknown; access_token?: unknown }): boolean {
  const factors = isRecord(session.user) ? session.user['factors'] : undefined;
  if (
    !Array.isArray(factors) ||
    !factors.some((one) => isRecord(one) && one['status'] === 'verified')
  )
    return false;
  const claims = String(session.access_token).split('.')[1] ?? '';
  return atob(claims.replace(/-/g, '+').replace(/_/g, '/')).includes('"aal":"aal1"');
}

/** The session in this browser, if its token is valid for as many seconds more. @throws where the storage is closed */
function storedSession(secondsLeft?: number) {
  const session: unknown = JSON.parse(localStorage.getItem(tokenKey) ?? 'null');
  if (!isRecord(session) || isHeldBack(session)) return null;
  const isShort = () => !(Number(session['expires_at']) - Date.now() / 1000 > Number(secondsLeft));
  return secondsLeft !== undefined && isShort() ? null : session;
}

/**
 * The owner of the session in this browser, without loading the library; only the service can validate the session.
 * @param secondsLeft how long its token must still be valid
 */
export function sessionHolder(secondsLeft?: number): { id: string; email: string } | null {
  try {
    const user = storedSession(secondsLeft)?.['user'];
    if (!isRecord(user) || typeof user['id'] !== 'string') return null;
    return { id: user['id'], email: typeof user['email'] === 'string' ? user['email'] : '' };
  } catch {
    return null;
  }
}

/** The token of that session; null where there is none, or the storage is closed. */
export function storedToken(secondsLeft: number): string | null {
  try {
    const token = storedSession(secondsLeft)?.['access_token'];
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** The token, while the library is not here. It renews a token with less time left: then the library is waited for. */
export const earlyToken = (): string | null =>
  library.read() === null ? storedToken(renewalMargin) : null;

/** The library's message for an unreadable answer: an object's text, or a parser's error. Not fit to be displayed. */
const isNoSentence = (error: { name?: string; message: string }) =>
  error.name === 'AuthUnknownError' || /^\s*[{[]/.test(error.message);

/**
 * The error with which every port rejects. `message` is the sentence that the user reads; it is empty where the flow shows
 * its own. `retryAfter` is there only after too many attempts: the number of seconds to wait, at least 1.
 */
export type PortError = Error & { retryAfter?: number };

/** The error in the message of a 429, as library.ts writes it: its seconds, and the service's own sentence. */
const tooManyTries = (message: string): PortError =>
  Object.assign(new Error(message.replace(/^\d+ /, '')), { retryAfter: parseInt(message, 10) });

/**
 * The error for a machine: the service's own message, ours where the network failed, and an empty one where the
 * service failed without one (then the catalog's text is shown). After too many attempts it has `retryAfter`.
 */
export function toError(
  error: AuthError | { name?: string; message: string; status?: number } | null,
): PortError {
  const status = error !== null && 'status' in error ? error.status : undefined;
  const unreachable =
    error === null ||
    status === 0 ||
    (status !== undefined && [502, 503, 504].includes(status)) ||
    /failed to fetch|networkerror|load failed|fetch failed/i.test(error.message);
  if (unreachable) return new Error(service.unreachable);
  if (status === 429) return tooManyTries(error.message);
  return new Error(isNoSentence(error) ? '' : error.message);
}
