// How the outbox speaks to the backend: as one member and as nobody else, even if another one signs in meanwhile.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { RefusalReason } from '#machines/outbox.machine.ts';
import { holdsToken, loadClient, toError } from './client.ts';

/** Who is signed in, with the token that proves it. */
export type Sender = { id: string; token: string };

/** What sending needs of the backend; a test may put a failing network in between. */
export type RequestsBackend = {
  /** Who is signed in now; null for nobody. */
  sender: () => Promise<Sender | null>;
  /**
   * Calls a function of the database as this sender, or as nobody.
   * @throws where no answer came
   */
  call: (
    name: string,
    args: Record<string, unknown>,
    sender: Sender | null,
    signal: AbortSignal,
  ) => Promise<unknown>;
};

/** Said of this moment or of this session, not of the request: it is sent again (timeout, conflict, too early, too many). */
const passing = [401, 408, 409, 423, 425, 429];

const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'invalid',
  403: 'not_allowed',
  413: 'too_large',
  422: 'invalid',
};

/**
 * The refusal in a status: what can never succeed comes back to its member (docs/product-decisions.md, "Outbox"). Null where another
 * attempt may succeed: no network (0), a service that fails (5xx), and what says so of itself.
 */
export function refusalOf(status: number): RefusalReason | null {
  if (status < 400 || status > 499 || passing.includes(status)) return null;
  return reasons[status] ?? 'not_taken';
}

/**
 * The session is no longer believed. Renewed, it serves the next attempt; where the service knows nothing of it, it ends
 * here as well, so that the member is asked to sign in and the outbox waits for the account.
 */
async function renewOrEnd({ auth }: SupabaseClient): Promise<void> {
  const { error } = await auth.refreshSession();
  if (error !== null && [400, 401, 403].includes(error.status ?? 0))
    await auth.signOut({ scope: 'local' });
}

/** The backend that the site was built for. */
export const requestsBackend: RequestsBackend = {
  async sender() {
    if (!holdsToken()) return null;
    const client = await loadClient();
    const { data, error } = await client.auth.getSession();
    if (error) throw toError(error);
    const { session } = data;
    return session === null ? null : { id: session.user.id, token: session.access_token };
  },
  async call(name, args, sender, signal) {
    const client = await loadClient();
    const asking = client.rpc(name, args).abortSignal(signal);
    const { data, error, status } = await (sender === null
      ? asking
      : asking.setHeader('Authorization', `Bearer ${sender.token}`));
    if (error === null) return data as unknown;
    if (status === 401 && sender !== null) await renewOrEnd(client);
    const reason = refusalOf(status);
    // Nobody is signed in, or the key is wrong: no word on the request.
    if (reason === null || (reason === 'not_allowed' && sender === null))
      throw toError({ message: error.message, status });
    return { outcome: 'refused', reason };
  },
};
