// How the outbox speaks to the backend: as one member and as nobody else, even if another one signs in meanwhile.
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

/** What the backend says of a body that it will never take, in the words of a refusal. */
const refusals: Readonly<Record<number, unknown>> = {
  413: { outcome: 'refused', reason: 'too_large' },
  422: { outcome: 'refused', reason: 'invalid' },
};

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
    if (status in refusals) return refusals[status];
    throw toError({ message: error.message, status });
  },
};
