// The auth layer's events, translated for the session machine: synchronously, because awaiting Supabase in its callback deadlocks every tab.
import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { fromCallback } from 'xstate';
import type { Member, SessionEvent } from '#machines/session.machine.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';
import { dropLink, takeLink, takenLink } from '#adapters/address/linkAddress.ts';
import { holdsToken, loadClient, onClient, tokenKey } from '#adapters/supabase/client.ts';
import { hasUntoldEnd, rememberUntoldEnd } from './untoldEnd.ts';

const toMember = (session: Session): Member => ({
  id: session.user.id,
  email: session.user.email ?? '',
});

/**
 * The feed's last report: the same event of the library has different meanings before and after it.
 * `expected`: no report yet, and this browser held a session when the page was loaded.
 */
type Said = 'nothing' | 'expected' | 'absent' | 'present';

/**
 * Converts one event of the library to the machine's event, or null where there is nothing to report.
 * While a recovery is open, every event with a session is the recovery, except the new password itself.
 */
export function toSessionEvent(
  event: AuthChangeEvent,
  session: Session | null,
  surroundings: { said: Said; isRecovering: boolean; isLeaving: boolean; path: string },
): SessionEvent | null {
  const { said, isRecovering, isLeaving, path } = surroundings;
  if (event === 'SIGNED_OUT') {
    return isLeaving ? { type: 'member.signedOut' } : { type: 'session.ended', path };
  }
  if (session === null) {
    // Said already: a caller that loads the library later learns nothing new.
    if (event !== 'INITIAL_SESSION' || said === 'absent') return null;
    return isRecovering ? { type: 'recovery.refused' } : { type: 'session.absent' };
  }
  const member = toMember(session);
  if (event === 'USER_UPDATED') return { type: 'member.updated', member, path };
  if (isRecovering || event === 'PASSWORD_RECOVERY') return { type: 'recovery.opened', member };
  switch (event) {
    case 'INITIAL_SESSION':
      // A session from another tab, after this tab had found none.
      return said === 'absent'
        ? { type: 'member.signedIn', member, path }
        : { type: 'session.found', member, path };
    case 'TOKEN_REFRESHED':
      // A service that could not be reached at the start answers at last.
      return said === 'absent' || said === 'expected'
        ? { type: 'session.found', member, path }
        : { type: 'session.refreshed', member, path };
    case 'SIGNED_IN':
      // The library announces a recovered session as a sign-in before INITIAL_SESSION: it is not a new sign-in.
      return said === 'expected'
        ? { type: 'session.found', member, path }
        : { type: 'member.signedIn', member, path };
    default:
      // This backend cannot produce the other events (MFA_CHALLENGE_VERIFIED): a user is signed in.
      return { type: 'member.signedIn', member, path };
  }
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

/**
 * Loads the library where a session waits for it; if it is unreachable, the load is retried when the browser is online.
 */
function loadForMember(): void {
  if (holdsToken()) loadClient().catch(() => {});
}

/** Another tab has signed in, and this one has not needed the library so far. */
function hearOtherTab(event: StorageEvent): void {
  if (event.key === tokenKey) loadForMember();
}

/**
 * Another tab's sign-out and the mark that the user asked for it arrive separately: the mark may be this many
 * milliseconds late.
 */
const markTimeout = 200;

/** Port `authFeed` of the session machine. */
export const authFeed = fromCallback<SessionEvent>(({ sendBack }) => {
  takeLink();
  const link = arrivedLink();
  let said: Said = holdsToken() ? 'expected' : 'nothing';
  let stop: (() => void) | undefined;
  let isClosed = false;
  let goodbye: ReturnType<typeof setTimeout> | undefined;
  const say = (event: SessionEvent) => {
    if (isClosed) return;
    rememberUntoldEnd(false);
    said = /absent|signedOut|ended|refused/.test(event.type) ? 'absent' : 'present';
    sendBack(event);
  };
  /** Reports that this tab has no member yet; a session in this browser can still be found later. */
  const sayMeanwhile = (event: SessionEvent) => {
    const isExpected = said === 'expected';
    say(event);
    if (isExpected) said = 'expected';
  };

  const hear = (event: AuthChangeEvent, session: Session | null) => {
    const translated = toSessionEvent(event, session, {
      said,
      isRecovering: read(keys.recovery) !== null,
      isLeaving: read(keys.leaving) !== null,
      path: window.location.pathname + window.location.search,
    });
    if (translated?.type === 'recovery.refused') write(keys.recovery, null);
    if (translated?.type === 'member.signedIn') write(keys.leaving, null);
    if (translated !== null) say(translated);
  };

  const listen = (client: SupabaseClient) => {
    stop?.();
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (session !== null) {
        clearTimeout(goodbye);
        rememberUntoldEnd(false);
      }
      if (event === 'SIGNED_OUT' && said === 'present' && read(keys.leaving) === null) {
        clearTimeout(goodbye);
        // The session is gone from this browser: a page that is loaded before the mark's time is over finds none.
        rememberUntoldEnd(true);
        goodbye = setTimeout(() => hear(event, session), markTimeout);
      } else hear(event, session);
    });
    stop = () => data.subscription.unsubscribe();
  };
  const stopWaiting = onClient(listen);

  /** A mailed link that the user enters in the address bar of an open page. */
  const hearAddress = () => {
    const next = takeLink() ? arrivedLink() : 'none';
    if (next === 'opened') sendBack({ type: 'link.opened' });
    if (next === 'refused') sendBack({ type: 'link.expired' });
  };

  window.addEventListener('storage', hearOtherTab);
  window.addEventListener('hashchange', hearAddress);
  window.addEventListener('online', loadForMember);

  if (link === 'opened') sendBack({ type: 'link.opened' });
  if (link === 'refused') sayMeanwhile({ type: 'recovery.refused' });
  if (holdsToken()) {
    loadClient().catch(() => {
      if (link !== 'refused') sayMeanwhile({ type: 'session.absent' });
    });
  } else if (link !== 'refused') {
    write(keys.recovery, null);
    const isUntold = hasUntoldEnd() && read(keys.leaving) === null;
    const path = window.location.pathname + window.location.search;
    say(isUntold ? { type: 'session.ended', path } : { type: 'session.absent' });
  }

  return () => {
    isClosed = true;
    clearTimeout(goodbye);
    stop?.();
    stopWaiting();
    window.removeEventListener('storage', hearOtherTab);
    window.removeEventListener('hashchange', hearAddress);
    window.removeEventListener('online', loadForMember);
  };
});
