// The outbox's calls to the backend: always as one member, even if another one signs in meanwhile.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { RefusalReason } from '#machines/outbox.machine.ts';
import { holdsToken, loadClient, toError } from './client.ts';
import { sessionIn } from './owner.ts';

/** The signed-in member, with their access token. */
export type Sender = { id: string; token: string };

/** The part of the backend that sending needs; a test may simulate a failing network here. */
export type RequestsBackend = {
  /** The signed-in member; null without one. */
  sender: () => Promise<Sender | null>;
  /**
   * Calls a function of the database as this sender, or anonymously.
   * @throws where there was no answer
   */
  call: (
    name: string,
    args: Record<string, unknown>,
    sender: Sender | null,
    signal: AbortSignal,
  ) => Promise<unknown>;
};

/** Temporary failures of the service or the session: sent again (timeout, conflict, too early, too many). */
const passing = [401, 408, 409, 423, 425, 429];

const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'invalid',
  403: 'not_allowed',
  413: 'too_large',
  422: 'invalid',
};

/**
 * The refusal that a status means: a request that can never succeed is sent back to its member
 * (docs/product-decisions.md, "Outbox"). Null where a retry may succeed: no network (0), a failing service (5xx), and
 * statuses that mean a temporary failure.
 */
export function refusalOf(status: number): RefusalReason | null {
  if (status < 400 || status > 499 || passing.includes(status)) return null;
  return reasons[status] ?? 'not_taken';
}

/**
 * The service rejects the session. If it can be renewed, the next attempt uses it; if the service does not know it, it
 * ends here as well, so that the member is asked to sign in and the outbox waits for the account.
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
    const { session, error } = await sessionIn(client);
    if (error) throw toError(error);
    return session;
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
    // Without a user, or with a wrong key, the status says nothing about the request.
    if (reason === null || (reason === 'not_allowed' && sender === null))
      throw toError({ message: error.message, status });
    return { outcome: 'refused', reason };
  },
};
