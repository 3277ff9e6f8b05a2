// The auth layer's events, translated for the session machine: synchronously, because awaiting Supabase in its callback deadlocks every tab.
import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { fromCallback } from 'xstate';
import type { Member, SessionEvent } from '#machines/session.machine.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';
import { dropLink, takeLink, takenLink } from '#adapters/address/linkAddress.ts';
import { holdsToken, loadClient, onClient, tokenKey } from '#adapters/supabase/client.ts';

const toMember = (session: Session): Member => ({
  id: session.user.id,
  email: session.user.email ?? '',
});

/**
 * What the feed has said last: the same event of the library means different things before and after.
 * `expected`: nothing yet, and this browser held a session when the page was loaded.
 */
type Said = 'nothing' | 'expected' | 'absent' | 'present';

/**
 * One event of the library in the words of the machine, or null where there is nothing to say.
 * While a recovery is open, whatever carries a session is the recovery, except the new password itself.
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
      // A session that another tab made after this one had found none.
      return said === 'absent'
        ? { type: 'member.signedIn', member, path }
        : { type: 'session.found', member, path };
    case 'TOKEN_REFRESHED':
      // A service that could not be reached at the start answers at last.
      return said === 'absent' || said === 'expected'
        ? { type: 'session.found', member, path }
        : { type: 'session.refreshed', member, path };
    case 'SIGNED_IN':
      // The library announces a recovered session as a sign-in before INITIAL_SESSION: nobody has just arrived.
      return said === 'expected'
        ? { type: 'session.found', member, path }
        : { type: 'member.signedIn', member, path };
    default:
      // What this backend cannot produce (MFA_CHALLENGE_VERIFIED): a user is signed in.
      return { type: 'member.signedIn', member, path };
  }
}

/** What was taken out of the address: a link to be answered for, the service's word that one is spent, or nothing. */
function arrivedLink(): 'opened' | 'refused' | 'none' {
  const link = takenLink();
  if (link === null) return 'none';
  if (/(^|&)(token_hash|access_token)=/.test(link)) return 'opened';
  dropLink();
  return /(^|&)error(_code)?=(otp_expired|access_denied)/.test(link) ? 'refused' : 'none';
}

/** Loads the library where a session waits for it; who cannot reach it now is asked again when they are online. */
function loadForMember(): void {
  if (holdsToken()) loadClient().catch(() => {});
}

/** Another tab signs in while this one has never needed the library. */
function hearOtherTab(event: StorageEvent): void {
  if (event.key === tokenKey) loadForMember();
}

/**
 * Another tab's sign-out and the mark that it was asked for come by two ways: the mark may be this late (milliseconds).
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
    said = /absent|signedOut|ended|refused/.test(event.type) ? 'absent' : 'present';
    sendBack(event);
  };
  /** Reports that this tab has no member yet; a session that this browser holds can still be found later. */
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
      if (session !== null) clearTimeout(goodbye);
      if (event === 'SIGNED_OUT' && said === 'present' && read(keys.leaving) === null) {
        clearTimeout(goodbye);
        goodbye = setTimeout(() => hear(event, session), markTimeout);
      } else hear(event, session);
    });
    stop = () => data.subscription.unsubscribe();
  };
  const stopWaiting = onClient(listen);

  /** A link that is put into the address bar of a page that is open already. */
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
    say({ type: 'session.absent' });
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
