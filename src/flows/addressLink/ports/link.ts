// A link from a mail about an address: its token is kept in this module's memory, and sent by POST.
import { fromPromise } from 'xstate';
import type { AddressAct, AddressAnswer } from '#machines/addressLink.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { holdsToken, loadClient, toError } from '#adapters/supabase/client.ts';

const outcomes: readonly AddressAnswer['outcome'][] = [
  'changed',
  'returned',
  'expired',
  'unknown',
  'taken',
];

let token = '';

/** Port `takeLink`: neither the history nor a later reader of the address finds the token. */
export const takeLink = fromPromise<{ isThere: boolean }>(async () => {
  const { hash, pathname, search } = window.location;
  const found = new URLSearchParams(hash.slice(1)).get('t') ?? new URLSearchParams(search).get('t');
  if (found !== null) {
    token = found;
    window.history.replaceState(window.history.state, '', pathname);
  }
  return { isThere: token !== '' };
});

/** Where the member is signed in here, their session learns the new address; it is right without that from its next renewal on. */
async function renewSession(): Promise<void> {
  if (!holdsToken()) return;
  const client = await loadClient();
  await client.auth.refreshSession();
}

/** Port `followLink`. */
export const followLink = fromPromise<AddressAnswer, { act: AddressAct }>(async ({ input }) => {
  const response = await fetch('/auth/v1/address', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, act: input.act }),
  }).catch(() => {
    throw toError(null);
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = isRecord(body) ? body : {};
  const outcome = outcomes.find((known) => known === answer['outcome']);
  if (outcome === undefined)
    throw toError({ message: String(answer['message'] ?? ''), status: response.status });
  if (outcome === 'changed') await renewSession().catch(() => undefined);
  return { outcome };
});
