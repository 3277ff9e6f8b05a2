// Requests of a member to the server of this site, beside those to its backend: the demo's grant, and the hosted checkout.
import { loadClient, toError } from './client.ts';
import { sessionIn } from './owner.ts';

/** What the server answered: a body that is no JSON (the page of a static host) is null. */
export type ServerAnswer = { status: number; body: unknown };

/** Whether the server of this page says that a hosted checkout takes its payments (server/checkout/mark.mjs). */
export const hasCheckout = () => document.documentElement.dataset['checkout'] !== undefined;

/**
 * Sends a request with the member's own token to this site's server; null where nobody is signed in. The caller has made sure that
 * there is one: a hosted Supabase has no such addresses, and the member's token is not sent to it.
 * @throws the shared Error of functions.ts where the server cannot be reached
 */
export async function requestServer(
  path: string,
  { body, ...init }: { body?: object; keepalive?: boolean; signal?: AbortSignal },
): Promise<Response | null> {
  const client = await loadClient();
  const { session, error } = await sessionIn(client);
  // A session that could not be renewed because the network failed is still valid.
  if (error?.name === 'AuthRetryableFetchError') throw toError(error);
  if (session === null) return null;
  return fetch(path, {
    ...init,
    headers: {
      // The auth service, which the server asks whose a token is, answers nobody without the site's key.
      apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
      authorization: `Bearer ${session.token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw toError(null);
  });
}

/**
 * Sends an order with the member's own token; null where nobody is signed in. A sent order is not aborted when the user leaves the
 * page: the server may have received it.
 * @throws the shared Error of functions.ts where the server cannot be reached
 */
export async function askServer(path: string, order: object): Promise<ServerAnswer | null> {
  if (import.meta.env.VITE_SUPABASE_URL) return { status: 404, body: null };
  const response = await requestServer(path, { body: order, keepalive: true });
  if (response === null || response.status === 401) return null;
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body };
}
