// Requests of a member, as ports. Heavy parts are loaded when there is a request to send or to show.
import { fromPromise } from 'xstate';
import type { MemberRequest, Verdict } from '#machines/myRequests.machine.ts';
import type { Delivery, QueueItem } from '#machines/outbox.machine.ts';
import { service } from '#content/service.ts';
import { earlyToken, loadClient, renewalMargin, storedToken, toError } from './client.ts';

declare global {
  interface Window {
    /** The reading that the HTML of a member's page has begun with this token, before a script was here (tools/site/reading.mjs). */
    axisRead?: { token: string; answer: Promise<Response | null> };
  }
}

/** The part that sends, with its lock and its database of files. */
const loadSender = () =>
  import('./requestsSender.ts').catch(() => {
    throw new Error(service.unreachable);
  });
const loadRows = () => import('./requestRows.ts');

/** Port `sendRequest` of the outbox. */
export const sendRequest = fromPromise<Delivery, QueueItem>(async ({ input, signal }) => {
  const { deliverRequest, requestsBackend } = await loadSender();
  return deliverRequest(requestsBackend, input, signal);
});

/** Port `sendAttachment` of the outbox. */
export const sendAttachment = fromPromise<Delivery, QueueItem>(async ({ input, signal }) => {
  const { deliverAttachment, requestsBackend } = await loadSender();
  return deliverAttachment(requestsBackend, input, signal);
});

/** Whether the backend has this request of the member: for the outbox, when another tab may have sent it. */
export async function findRequest(id: string) {
  const client = await loadClient();
  const { data, error } = await client.from('requests').select('*').eq('id', id);
  if (error) throw toError(error);
  return (await loadRows()).toFound(data);
}

/** The reading that the HTML has begun for this member, once: a later reading is for what has happened since. */
function begunByHtml() {
  const begun = window.axisRead;
  delete window.axisRead;
  return begun !== undefined && begun.token === storedToken(renewalMargin) ? begun.answer : null;
}

/** Begins the reading without the library, which is 43 kB; null where the library has to begin it: it is here, or the session needs it. */
function beginEarly(signal: AbortSignal) {
  const token = earlyToken();
  if (token === null) return null;
  const site = import.meta.env.VITE_SUPABASE_URL || window.location.origin;
  return fetch(`${site}/rest/v1/rpc/my_requests`, {
    method: 'POST',
    headers: {
      apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: '{}',
    signal,
  }).catch(() => null);
}

/** The answer of `my_requests()` without the library; null where the library has to call it, or the service has not answered as it should. */
async function callEarly(signal: AbortSignal): Promise<unknown> {
  const answer = await (begunByHtml() ?? beginEarly(signal));
  signal.throwIfAborted();
  if (answer?.ok === true) return answer.json().catch(() => null);
  // A body that nobody reads keeps its connection.
  await answer?.body?.cancel();
  return null;
}

/**
 * The requests of the signed-in user, the newest first.
 * @throws where the service cannot be reached or refuses
 */
export async function readRequests(
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly MemberRequest[]> {
  const [early, { toRequests }] = await Promise.all([callEarly(signal), loadRows()]);
  if (early !== null) return toRequests(early);
  const client = await loadClient();
  const { data, error, status } = await client.rpc('my_requests').abortSignal(signal);
  if (error) throw toError({ message: error.message, status });
  return toRequests(data);
}

/**
 * Port `loadRequests`, of the reader.
 * @param begin is called when a reading begins, and returns a function to which the result is told, or null after a
 * failure; a reading that was aborted is not told
 */
export const loadRequestsOf = (begin: () => (requests: readonly MemberRequest[] | null) => void) =>
  fromPromise<readonly MemberRequest[]>(async ({ signal }) => {
    const tell = begin();
    const requests = await readRequests(signal).catch((error: unknown) => {
      if (!signal.aborted) tell(null);
      throw error;
    });
    if (!signal.aborted) tell(requests);
    return requests;
  });

/** A member's action: one function of the database, called once. */
const action = <Input extends Record<string, unknown>>(name: string) =>
  fromPromise<Verdict, Input>(async ({ input, signal }) => {
    const client = await loadClient();
    const { data, error, status } = await client.rpc(name, input).abortSignal(signal);
    if (error) throw toError({ message: error.message, status });
    return (await loadRows()).toVerdict(data);
  });

/** Ports `withdrawRequest`, `acceptOffer` and `replyToRequest` of My requests. */
export const withdrawRequest = action<{ id: string }>('withdraw_request');
export const acceptOffer = action<{ id: string }>('accept_offer');
export const replyToRequest = action<{ id: string; note: string }>('reply_to_request');
