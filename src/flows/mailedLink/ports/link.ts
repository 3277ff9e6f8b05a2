// A link from a mail: its content, its check by the service, and the transfer of its session to this browser.
import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import { fromPromise } from 'xstate';
import type { CheckedLink, MailedLink } from '#machines/mailedLink.machine.ts';
import { dropLink, takenLink } from '#adapters/address/linkAddress.ts';
import { askedFor, sameCase } from '#adapters/storage/linkAsked.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { loadClient, passingClient, toError } from '#adapters/supabase/client.ts';

/** The types of tokens that the service exchanges. */
const tokenTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
type TokenType = (typeof tokenTypes)[number];

/** The proof that the mail was read: a token to exchange, or a session (a service with its own mail templates). */
type Proof =
  { token_hash: string; type: TokenType } | { access_token: string; refresh_token: string };

type Link = { kind: MailedLink['kind']; email: string | null; proof: Proof };

/** A plus sign is kept: addresses contain it, and a fragment is not form-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address in a session's token, which only the service can verify; null where there is none. */
function emailIn(accessToken: string): string | null {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) && typeof claims['email'] === 'string' ? claims['email'] : null;
  } catch {
    return null;
  }
}

/**
 * Reads the fragment of a link. An address is its last value and may contain an ampersand.
 * @returns null where it contains no proof
 */
export function linkIn(fragment: string): Link | null {
  const [, before = fragment, named = null] = /^(.*?)&email=(.*)$/.exec(fragment) ?? [];
  const part = (name: string) =>
    decoded(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(before)?.[1] ?? '');
  const type = tokenTypes.find((one) => one === part('type'));
  const kind = type === 'recovery' ? 'recovery' : 'account';
  const token_hash = part('token_hash');
  if (token_hash !== '') {
    const email = named === null || named === '' ? null : sameCase(decoded(named));
    return type === undefined ? null : { kind, email, proof: { token_hash, type } };
  }
  const proof = { access_token: part('access_token'), refresh_token: part('refresh_token') };
  if (proof.access_token === '' || proof.refresh_token === '') return null;
  const email = emailIn(proof.access_token);
  return { kind, email: email === null ? null : sameCase(email), proof };
}

const presentLink = () => linkIn(takenLink() ?? '');

/** Port `readLink`. */
export const readLink = fromPromise<MailedLink | null>(async () => {
  const link = presentLink();
  return link === null ? null : { kind: link.kind, email: link.email, askedFor: askedFor() };
});

/** The service's results by fragment: a token is never sent twice. */
let opened: { fragment: string; session: Promise<OpenedLink | null> } | null = null;

type OpenedLink = { client: SupabaseClient; session: Session };

/** The service has read the token and refuses it; after any other error the user may retry. */
const isRefusal = ({ status }: AuthError) =>
  status !== undefined && status >= 400 && status < 500 && ![408, 429].includes(status);

async function exchange({ proof }: Link): Promise<OpenedLink | null> {
  const client = await passingClient();
  const { data, error } =
    'token_hash' in proof
      ? await client.auth.verifyOtp(proof)
      : await client.auth.setSession(proof);
  if (error !== null) {
    if (isRefusal(error)) return null;
    throw toError(error);
  }
  return data.session === null ? null : { client, session: data.session };
}

/** The session of the link, kept in memory; null where the link is no longer valid. */
function openedLink(): Promise<OpenedLink | null> {
  const fragment = takenLink() ?? '';
  if (opened?.fragment === fragment) return opened.session;
  const link = linkIn(fragment);
  const session = link === null ? Promise.resolve(null) : exchange(link);
  const attempt = { fragment, session };
  opened = attempt;
  session.catch(() => {
    if (opened === attempt) opened = null;
  });
  return session;
}

function settle(): void {
  opened = null;
  dropLink();
}

/** Port `verifyLink`: sends the token by POST. */
export const verifyLink = fromPromise<CheckedLink>(async () => {
  const link = await openedLink();
  if (link === null) {
    settle();
    return { outcome: 'expired' };
  }
  return { outcome: 'opened', email: sameCase(link.session.user.email ?? '') };
});

/** Resolves after every listener has received the client's own first session event. */
const whenSettled = (client: SupabaseClient) =>
  new Promise<void>((resolve) => {
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event !== 'INITIAL_SESSION') return;
      data.subscription.unsubscribe();
      resolve();
    });
  });

/** Port `keepSession`: the session replaces any other, in this tab and the others; a recovery stays in quarantine. */
export const keepSession = fromPromise<void>(async () => {
  const [link, kept] = [presentLink(), await openedLink()];
  if (link === null || kept === null) throw new Error('');
  const client = await loadClient();
  await whenSettled(client);
  const before = read(keys.recovery);
  if (link.kind === 'recovery') write(keys.recovery, 'true');
  const { error } = await client.auth.setSession(kept.session);
  if (error !== null) {
    write(keys.recovery, before);
    throw toError(error);
  }
  settle();
});

/** Port `discardLink`: the session that the link opened is ended; a link that was never sent stays unused. */
export const discardLink = fromPromise<void>(async () => {
  const attempt = opened;
  settle();
  const link = await attempt?.session.catch(() => null);
  await link?.client.auth.signOut({ scope: 'local' });
});
