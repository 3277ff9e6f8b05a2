// The test kit of the session: its ports, two members, and helpers that reach its states.
import type { AnyActorRef } from 'xstate';
import type { authReportsMachine } from '#machines/authReports.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import type { Member, SessionEvent, Subscription } from '#machines/session.machine.ts';
import type { Profile } from '#machines/onboarding.machine.ts';
import { feed, play, port } from './kit.ts';

export const ada: Member = { id: 'ada', email: 'ada@example.com' };
export const bob: Member = { id: 'bob', email: 'bob@example.com' };

export const profileOf = (companyName: string): Profile => ({
  complete: true,
  answers: {
    identities: ['founder'],
    companyName,
    stage: 'seed',
    sector: 'Deep Tech',
    website: '',
    referral: '',
    modules: ['asyncq'],
    signals: ['toolDrops'],
  },
});

export const premium: Subscription = { tier: 'premium', isActive: true };

/** What the session tells every flow of the page. */
const isTold = ({ type }: { type: string }) => /^member\.(arrived|left|absent)$/.test(type);

/** The page was just loaded. */
export function load(...flag: SessionEvent[]) {
  const ports = {
    authReports: feed<SessionEvent>(),
    premiumFlag: feed<SessionEvent>(...flag),
    setupFlow: feed<SessionEvent, { flow: AnyActorRef | null }>(),
    fetchProfile: port<Profile | null, { member: Member }>(),
    settleBrowser: port<{ complete: boolean }, { member: Member; profile: Profile | null }>(),
    loadSubscription: port<Subscription | null, { member: Member }>(),
    signOut: port(),
    abandonRecovery: port(),
  };
  const session = play(
    sessionMachine.provide({
      actors: {
        authReports: ports.authReports.logic as unknown as typeof authReportsMachine,
        premiumFlag: ports.premiumFlag.logic,
        setupFlow: ports.setupFlow.logic,
        fetchProfile: ports.fetchProfile.logic,
        settleBrowser: ports.settleBrowser.logic,
        loadSubscription: ports.loadSubscription.logic,
        signOut: ports.signOut.logic,
        abandonRecovery: ports.abandonRecovery.logic,
      },
    }),
  );
  /** The presence region, without the regions of a member. */
  const visitor = () =>
    session
      .states()
      .filter((state) => !/^course|tier|subscription|member\.link|mailedLink/.test(state));
  const told: { type: string }[] = [];
  /** What the session has told the shell: toasts and navigation. */
  const heard = () => {
    const all = session.heard();
    told.push(...all.filter(isTold));
    return all.filter((event) => !isTold(event));
  };
  /** What the session has told every flow of the page: who arrived and left. */
  const changes = () => {
    heard();
    return told.splice(0);
  };
  return { ...session, ...ports, visitor, heard, changes };
}

export type Session = ReturnType<typeof load>;

/** No user is signed in. */
export function anonymous() {
  const session = load();
  session.authReports.say({ type: 'session.absent' });
  return session;
}

/** A visitor has just signed in as this member; by default in this tab, on /auth. */
export function arriving(who: Member = ada, session: Session = anonymous(), path = '/auth') {
  session.authReports.say({ type: 'member.signedIn', member: who, path });
  return session;
}

/** The profile is loaded; the browser's keys are being settled. */
export function settling(who: Member = ada, session: Session = arriving(who)) {
  session.fetchProfile.resolve(profileOf('Lattice Works'));
  return session;
}

/** A member whose session was found at page load. */
export function member(...flag: SessionEvent[]) {
  const session = load(...flag);
  session.authReports.say({ type: 'session.found', member: ada, path: '/library' });
  return session;
}

/** A recovery link was opened. */
export function recovering() {
  const session = load();
  session.authReports.say({ type: 'recovery.opened', member: ada });
  session.heard();
  return session;
}
