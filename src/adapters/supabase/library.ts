// The Supabase library with the network that it uses: fetched together, when the client is first needed.
// A service that has had too many tries (429) says for how many seconds it takes no more, in a header and in its body.
// The library hands on an answer's status and its message, and nothing else of it: the seconds travel in the message.
import { createClient } from '@supabase/supabase-js';
import { isRecord } from '../isRecord.ts';

/** Seconds that are waited where the service names none: a minute, as Supabase's own limits do. */
const unnamed = 60;
const longest = 86_400;

/**
 * The network as the library uses it. The message of a 429 becomes its seconds (a whole number, at least 1 and at most
 * a day), a space, and the service's own sentence: `toError` in client.ts takes them apart.
 */
async function fetchOrPause(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  if (answer.status !== 429) return answer;
  // The library ends a session that cannot be renewed, unless the service was out of reach.
  if (String(request[0]).includes('grant_type=refresh_token'))
    return new Response(null, { status: 503 });
  const said: unknown = await answer.json().catch(() => null);
  const body = isRecord(said) ? said : {};
  const seconds = Number(answer.headers.get('Retry-After') ?? body['retry_after']);
  const pause = Math.min(Math.max(Math.ceil(seconds || unnamed), 1), longest);
  const message = `${pause} ${String(body['message'] ?? body['msg'] ?? '')}`;
  return new Response(JSON.stringify({ message }), { status: 429 });
}

/**
 * A client of the service.
 * @param storageKey where it keeps its session
 * @param keeps whether it does, and renews it; otherwise the session stays in its memory
 */
export const openClient = (storageKey: string, keeps: boolean) =>
  createClient(
    import.meta.env.VITE_SUPABASE_URL || window.location.origin,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    {
      auth: {
        storageKey,
        flowType: 'implicit',
        // What an address holds is taken out of it before (browser/linkAddress.ts), and asked about first.
        detectSessionInUrl: false,
        persistSession: keeps,
        autoRefreshToken: keeps,
      },
      global: { fetch: fetchOrPause },
    },
  );
