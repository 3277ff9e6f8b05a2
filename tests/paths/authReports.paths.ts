// Path model of the auth library's reports: what the library, the address, the network and other tabs report.
import type { SnapshotFrom } from 'xstate';
import { authReportsMachine } from '#machines/authReports.machine.ts';
import type { AuthListener } from '#machines/authReports.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, listener, unreachable } from './support.ts';

type Moment = SnapshotFrom<typeof authReportsMachine>;

const path = '/library';
const calm = { path, isRecovering: false, isLeaving: false };
const opened = {
  ...calm,
  link: 'none',
  holdsToken: false,
  holder: null,
  isUntold: false,
} as const;
const opening = <Page>(page: Page) => ({
  once: (snapshot: Moment) => (snapshot.matches('opening') ? page : undefined),
});
/** The library reports after the page has been opened. */
const later =
  <Report>(report: Report) =>
  (snapshot: Moment) =>
    snapshot.matches('opening') ? undefined : report;
const ordinary = later({ ...calm, member: ada });
/** The keys of this browser are another member’s. */
const stranger = later({ ...calm, member: ada, isStranger: true as const });
const recovering = later({ ...calm, member: ada, isRecovering: true });
const isOpen = (snapshot: Moment) => !snapshot.matches('opening');

/** What the library says of a session, while a recovery waits or not. */
const saying =
  (words: string) =>
  ({ isRecovering, isStranger }: { isRecovering: boolean; isStranger?: true }) => {
    if (isStranger) return `${words}, and the answers in this browser are another member’s`;
    return isRecovering ? `${words}, while a recovery waits for its new password` : words;
  };

export default definePaths({
  machine: authReportsMachine,
  input: { page: { say: 'A page opens', input: { listener: listener as AuthListener } } },
  events: {},
  environment: {
    authFeed: {
      'page.opened': {
        say: ({ link, holdsToken, holder, isUntold }) => {
          const session = holder
            ? 'The browser holds a session that has not expired'
            : holdsToken
              ? 'The browser holds a session'
              : 'The browser holds no session';
          if (link === 'refused') return `${session}, and the address brings a used link`;
          return isUntold ? `${session}, and the last one ended unexplained` : session;
        },
        samples: {
          visitor: opening(opened).once,
          member: opening({ ...opened, holdsToken: true }).once,
          knownMember: opening({ ...opened, holdsToken: true, holder: ada }).once,
          usedLink: opening({ ...opened, link: 'refused' as const }).once,
          membersUsedLink: opening({ ...opened, link: 'refused' as const, holdsToken: true }).once,
          untold: opening({ ...opened, isUntold: true }).once,
        },
      },
      'link.opened': { say: 'The address brings a mailed link', when: isOpen },
      'link.expired': { say: 'The address brings a used link', when: isOpen },
      'token.seen': { say: 'A session is in this browser’s storage', when: isOpen },
      'token.stored': {
        say: ({ isRecovering, member }) =>
          isRecovering
            ? 'Another tab stores a session, while a recovery waits for its new password'
            : `Another tab stores a session of ${member.email}`,
        samples: { ordinary, recovering },
      },
      'token.removed': {
        say: ({ isLeaving }) =>
          isLeaving
            ? 'Another tab removes the session, as the member asked'
            : 'Another tab removes the session',
        samples: { ended: later(calm), asked: later({ ...calm, isLeaving: true }) },
      },
      'leaving.marked': { say: 'Another tab says that the member asked to sign out', when: isOpen },
      'auth.found': {
        say: saying('The library finds a session'),
        samples: { ordinary, recovering, stranger },
      },
      'auth.empty': {
        say: ({ isRecovering, isLeaving }) =>
          isLeaving
            ? 'The library finds no session, and another tab says that the member asked to sign out'
            : saying('The library finds no session')({ isRecovering }),
        samples: {
          ordinary: later(calm),
          recovering: later({ ...calm, isRecovering: true }),
          leaving: later({ ...calm, isLeaving: true }),
        },
      },
      'auth.signedIn': {
        say: saying('The library reports a sign-in'),
        samples: { ordinary, recovering, stranger },
      },
      'auth.refreshed': {
        say: saying('The library refreshes the session'),
        samples: { ordinary, recovering, stranger },
      },
      'auth.updated': { say: 'The library reports a changed account', samples: { ordinary } },
      'auth.recovered': { say: 'The library reports a recovery', samples: { ordinary } },
      'auth.heldBack': {
        say: 'The library reports a session that has to show the code of an authenticator app',
        samples: { ordinary: later({ path }) },
      },
      'auth.signedOut': {
        say: ({ isLeaving }) =>
          isLeaving
            ? 'The library reports the sign-out that the member asked for'
            : 'The library reports a sign-out',
        samples: { ended: later(calm), asked: later({ ...calm, isLeaving: true }) },
      },
    },
  },
  outcomes: {
    authFeed: {
      closed: { fails: 'Storage is refused.', say: 'The library cannot be listened to' },
    },
    fetchLibrary: { here: { gives: {}, say: 'The library arrives' }, unreachable },
  },
  states: {
    opening: 'The header does not say yet who is here',
    'expected.fetching': 'The header does not say yet who is here',
    'expected.fetchingAgain': 'The header offers Sign In and Subscribe',
    'expected.outOfReach': 'The header offers Sign In and Subscribe',
    'expected.listening': 'The header is as before',
    'absent.resting': 'The header offers Sign In and Subscribe',
    'absent.fetching': 'The header offers Sign In and Subscribe',
    'present.unconfirmed.fetching': 'The header does not offer Sign In',
    'present.unconfirmed.outOfReach': 'The header does not offer Sign In',
    'present.unconfirmed.listening': 'The header does not offer Sign In',
    'present.unconfirmed.silent': 'The header does not offer Sign In',
    'present.open': 'The header does not offer Sign In',
    'present.ending': 'The header does not offer Sign In',
    heldBack: 'The header offers Sign In and Subscribe',
  },
  probes: {
    'a page opens, and a member signs in, while another tab signs out': {
      steps: [
        { type: 'page.opened', ...opened, isLeaving: true },
        { type: 'auth.signedIn', ...calm, member: ada, isLeaving: true },
      ],
    },
    'a page opens during a recovery, which another tab ends': {
      steps: [
        { type: 'page.opened', ...opened, isRecovering: true },
        { type: 'auth.updated', ...calm, member: ada, isRecovering: true, isStranger: true },
        { type: 'auth.signedOut', ...calm, isRecovering: true },
      ],
    },
    'a page opens with a session that is there for a recovery': {
      steps: [{ type: 'page.opened', ...opened, holder: ada, isRecovering: true }],
    },
    'a stranger is found during a recovery': {
      steps: [
        { type: 'page.opened', ...opened, holdsToken: true },
        { type: 'auth.found', ...calm, member: ada, isRecovering: true, isStranger: true },
      ],
    },
  },
  resting: [
    'expected.outOfReach',
    'expected.listening',
    'absent.resting',
    'present.unconfirmed.outOfReach',
    'present.unconfirmed.silent',
    'present.open',
    'heldBack',
  ],
  invariants: {
    'The session is told one thing at a time': ({ sent }) => sent.length <= 1,
    'A member is told only where a session is known': ({ snapshot, sent }) =>
      snapshot.matches('present') || sent.every((event) => !('member' in event)),
    'An end is told only where no session is known any more': ({ snapshot, sent }) =>
      snapshot.matches('absent') ||
      sent.every(({ type }) => type !== 'session.ended' && type !== 'member.signedOut'),
  },
});
