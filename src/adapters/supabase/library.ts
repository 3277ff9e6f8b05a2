// The Supabase library with the network that it uses: fetched together, when the client is first needed.
// After too many attempts (429) the service says in a header and in its body how many seconds to wait.
// The library passes on only an answer's status and its message, so the seconds are put into the message.
import { createClient } from '@supabase/supabase-js';
import { isRecord } from '../isRecord.ts';

/** Seconds that are waited where the service names none: a minute, as Supabase's own limits do. */
const unnamed = 60;
const longest = 86_400;

const publishableKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/**
 * The network as the library uses it. The message of a 429 becomes its seconds (a whole number, at least 1 and at most
 * a day), a space, and the service's own sentence: `toError` in client.ts takes them apart.
 */
async function fetchOrPause(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  if (answer.status !== 429) return answer;
  // The library ends a session that cannot be renewed, unless the service was unreachable.
  if (String(request[0]).includes('grant_type=refresh_token'))
    return new Response(null, { status: 503 });
  const said: unknown = await answer.json().catch(() => null);
  const body = isRecord(said) ? said : {};
  const seconds = Number(answer.headers.get('Retry-After') ?? body['retry_after']);
  const pause = Math.min(Math.max(Math.ceil(seconds || unnamed), 1), longest);
  const message = `${pause} ${String(body['message'] ?? body['msg'] ?? '')}`;
  return new Response(JSON.stringify({ message }), { status: 429 });
}

/** Whether an answer says that its session has ended: another device signed this one out, or the password was changed there. */
async function saysEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return isRecord(said) && said['code'] === 'session_not_found';
}

/**
 * The network of the client that keeps the session. Where two tabs renew at once, the library discards the second renewal, takes
 * the user for a visitor, and would ask the database with the site's key alone: such a request gets the token of the first.
 * @param onEnded called when the data API says that the stored session has ended: the library alone notices it once its token expires
 */
const fetchAsMember = (storedToken: () => string | null, onEnded: () => void): typeof fetch => {
  /** The session that is known to have ended: several requests may learn it at once. */
  let ended: string | null = null;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const isVisitors = headers.get('Authorization') === `Bearer ${publishableKey}`;
    const isData = /\/(?:rest|storage|functions)\/v1\//.test(String(input));
    const token = isVisitors && isData ? storedToken() : null;
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const answer = await fetchOrPause(input, token === null ? init : { ...init, headers });
    const own = headers.get('Authorization');
    const isNew = () => own === `Bearer ${storedToken()}` && own !== ended;
    if (isData && (await saysEnded(answer)) && isNew()) {
      ended = own;
      onEnded();
    }
    return answer;
  };
};

/**
 * A client of the service.
 * @param storageKey the key of its session in storage
 * @param storedToken the token in storage, if the client stores and renews the session; otherwise the session is in memory only
 */
export function openClient(storageKey: string, storedToken?: () => string | null) {
  // The service has ended it already: the library forgets it here, and reports that.
  const onEnded = () => void client.auth.signOut({ scope: 'local' });
  const client = createClient(
    import.meta.env.VITE_SUPABASE_URL || window.location.origin,
    publishableKey,
    {
      auth: {
        storageKey,
        flowType: 'implicit',
        // The fragment of a link is removed from the address before (address/linkAddress.ts), and needs a confirmation.
        detectSessionInUrl: false,
        persistSession: storedToken !== undefined,
        autoRefreshToken: storedToken !== undefined,
      },
      global: { fetch: storedToken ? fetchAsMember(storedToken, onEnded) : fetchOrPause },
    },
  );
  return client;
}
