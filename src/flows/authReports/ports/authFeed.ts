// The auth library's events, the mailed link in the address and this browser's marks, translated for `authReports`:
// synchronously, because awaiting Supabase in its callback deadlocks every tab.
import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { fromCallback } from 'xstate';
import type { AuthReportsEvent } from '#machines/authReports.machine.ts';
import type { Member } from '#machines/session.machine.ts';
import { keys, read, watch } from '#adapters/storage/keys.ts';
import { dropLink, takeLink, takenLink } from '#adapters/address/linkAddress.ts';
import {
  holdsToken,
  isHeldBack,
  onClient,
  renewalMargin,
  sessionHolder,
  tokenKey,
} from '#adapters/supabase/client.ts';
import { hasUntoldEnd } from './untoldEnd.ts';

const toMember = (session: Session): Member => ({
  id: session.user.id,
  email: session.user.email ?? '',
});

/** The chart's events by the library's. With the code of an authenticator app a user is signed in. */
const types = {
  INITIAL_SESSION: 'auth.found',
  SIGNED_IN: 'auth.signedIn',
  TOKEN_REFRESHED: 'auth.refreshed',
  USER_UPDATED: 'auth.updated',
  PASSWORD_RECOVERY: 'auth.recovered',
  MFA_CHALLENGE_VERIFIED: 'auth.signedIn',
} as const;

const pathNow = () => window.location.pathname + window.location.search;

/** Whether the answers in this browser are another member's (docs/product-decisions.md, "Sessions and storage"). */
const isStranger = (member: string) => ![null, member].includes(read(keys.owner));

/** The member whose session this browser holds, as far as the page can greet them without the library. */
function knownHolder(): Member | null {
  const holder = sessionHolder(renewalMargin);
  return holder !== null && isStranger(holder.id) ? null : holder;
}

const circumstances = () => ({
  path: pathNow(),
  isRecovering: read(keys.recovery) !== null,
  isLeaving: read(keys.leaving) !== null,
});

/** Converts one event of the library to the chart's, or to null where it names no session and means nothing. */
export function toReport(event: AuthChangeEvent, session: Session | null): AuthReportsEvent | null {
  if (event === 'SIGNED_OUT') return { type: 'auth.signedOut', ...circumstances() };
  if (session !== null && isHeldBack(session)) return { type: 'auth.heldBack', path: pathNow() };
  if (session !== null)
    return {
      type: types[event],
      member: toMember(session),
      ...circumstances(),
      ...(isStranger(session.user.id) && { isStranger: true }),
    };
  return event === 'INITIAL_SESSION' ? { type: 'auth.empty', ...circumstances() } : null;
}

/**
 * The part of the link that was taken out of the address: a link to check, the service's error for a used one, or none.
 */
function arrivedLink(): 'opened' | 'refused' | 'none' {
  const link = takenLink();
  if (link === null) return 'none';
  if (/(^|&)(token_hash|access_token)=/.test(link)) return 'opened';
  dropLink();
  return /(^|&)error(_code)?=(otp_expired|access_denied)/.test(link) ? 'refused' : 'none';
}

/** Port `authFeed`. */
export const authFeed = fromCallback<AuthReportsEvent>(({ sendBack }) => {
  const over = new AbortController();
  const { signal } = over;
  takeLink();
  const link = arrivedLink();
  if (link === 'opened') sendBack({ type: 'link.opened' });
  sendBack({
    type: 'page.opened',
    ...circumstances(),
    link,
    holdsToken: holdsToken(),
    holder: knownHolder(),
    isUntold: hasUntoldEnd() && read(keys.leaving) === null,
  });

  const listen = (client: SupabaseClient) => {
    const { data } = client.auth.onAuthStateChange((event, session) => {
      const report = toReport(event, session);
      if (report !== null) sendBack(report);
    });
    signal.addEventListener('abort', () => data.subscription.unsubscribe());
  };
  const lookForToken = () => {
    if (holdsToken()) sendBack({ type: 'token.seen' });
  };
  const lookAtToken = () => {
    const member = sessionHolder();
    if (member !== null) sendBack({ type: 'token.stored', member, ...circumstances() });
    lookForToken();
    if (!holdsToken()) sendBack({ type: 'token.removed', ...circumstances() });
  };
  const hearOtherTab = ({ key }: StorageEvent) => {
    // There is no key where the whole storage has been emptied.
    if (key === tokenKey || key === null) lookAtToken();
  };
  /** A page in the back-forward cache has not heard other tabs. */
  const hearReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lookAtToken();
  };
  const lookForMark = () => {
    if (read(keys.leaving) !== null) sendBack({ type: 'leaving.marked' });
  };
  /** A mailed link that the user enters in the address bar of an open page. */
  const hearAddress = () => {
    const next = takeLink() ? arrivedLink() : 'none';
    if (next === 'opened') sendBack({ type: 'link.opened' });
    if (next === 'refused') sendBack({ type: 'link.expired' });
  };
  window.addEventListener('storage', hearOtherTab, { signal });
  window.addEventListener('pageshow', hearReturn, { signal });
  window.addEventListener('hashchange', hearAddress, { signal });
  window.addEventListener('online', lookForToken, { signal });
  const ends = [onClient(listen), watch(keys.leaving, lookForMark)];

  return () => {
    over.abort();
    for (const end of ends) end();
  };
});
