// What the auth library reports, as the session hears it: the same report has another meaning before and after a session
// is known (docs/product-spec.md, "Authentication"; docs/product-decisions.md, "Sessions and storage").
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

/** The signed-in account, as far as the site needs to know it. */
export type Member = { id: string; email: string };

/** What the session tells every flow of the page. A member who is replaced by another has left first. */
export type MemberChange =
  | { type: 'member.arrived'; member: string }
  | { type: 'member.left' }
  /** It is known that no user is signed in. */
  | { type: 'member.absent' };

/** What the session hears. `path` is this tab's path: a visitor who reads or writes there is not redirected. */
export type AuthReport =
  | { type: 'session.found'; member: Member; path: string }
  | { type: 'session.absent' }
  | { type: 'session.refreshed'; member: Member; path: string }
  | { type: 'session.ended'; path: string }
  // A session is there that has shown a password alone, and its member has switched the second factor on.
  | { type: 'factor.needed'; path: string }
  | { type: 'member.signedIn'; member: Member; path: string }
  | { type: 'member.signedOut' }
  | { type: 'member.updated'; member: Member; path: string }
  | { type: 'recovery.opened'; member: Member }
  | { type: 'recovery.refused' }
  // The page was opened through a link from an e-mail, which waits outside the address.
  | { type: 'link.opened' }
  | { type: 'link.expired' };

/** The part of the session that hears the reports. */
export type AuthListener = ActorRef<Snapshot<unknown>, AuthReport>;

/** What this browser says at the moment of a report. `path` is this tab's path. */
type Circumstances = {
  path: string;
  /** A recovery waits for its new password (`axisOneRecovery`). */
  isRecovering: boolean;
  /** A member has asked to sign out, in this tab or another one (`axisOneLeaving`). */
  isLeaving: boolean;
};
/** A report of the library that names a session. */
type Report = Circumstances & {
  member: Member;
  /** The answers in this browser are another member's: they are replaced before this one is shown. */
  isStranger?: true;
};

export type AuthReportsEvent =
  /** The page was opened. `link` is what its address brought: a mailed link to check, a used one, or none. */
  | ({
      type: 'page.opened';
      link: 'opened' | 'refused' | 'none';
      holdsToken: boolean;
      /** The member whose session this browser holds, where its token has not expired and the answers are not another member's. */
      holder: Member | null;
      /** The page before this one lost its session, and the user was not told. */
      isUntold: boolean;
    } & Circumstances)
  /** A mailed link was entered in the address bar of the open page. */
  | { type: 'link.opened' }
  | { type: 'link.expired' }
  /** The browser holds a token: another tab has signed in, or the network is back. */
  | { type: 'token.seen' }
  /** Another tab has stored a token: a new one of this member, or another member's. The library reports it as well, once it is here. */
  | ({ type: 'token.stored' } & Report)
  /** Another tab has removed the token. */
  | ({ type: 'token.removed' } & Circumstances)
  /** A member has asked to sign out, and another tab says so. */
  | { type: 'leaving.marked' }
  // Reported by the auth library: INITIAL_SESSION with and without a session, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED,
  // PASSWORD_RECOVERY, SIGNED_OUT.
  | ({ type: 'auth.found' } & Report)
  | ({ type: 'auth.empty' } & Circumstances)
  | ({ type: 'auth.signedIn' } & Report)
  | ({ type: 'auth.refreshed' } & Report)
  | ({ type: 'auth.updated' } & Report)
  | ({ type: 'auth.recovered' } & Report)
  /** Any of them, for a session that has to show the code of an authenticator app first. */
  | { type: 'auth.heldBack'; path: string }
  | ({ type: 'auth.signedOut' } & Circumstances);

/** Marks of this browser that a report sets or removes. */
export type AuthReportsEmitted =
  { type: 'mark.set'; mark: 'untold' } | { type: 'mark.removed'; mark: AuthMark };
export type AuthMark = 'untold' | 'recovery' | 'leaving';

export type AuthReportsInput = { listener: AuthListener };

type AuthReportsContext = AuthReportsInput & {
  /** The page on which the session was lost. */
  path: string;
};

export const authReportsMachine = setup({
  types: {
    context: {} as AuthReportsContext,
    input: {} as AuthReportsInput,
    events: {} as AuthReportsEvent,
    emitted: {} as AuthReportsEmitted,
  },
  actors: {
    /** Feed: `page.opened` at once, then what the library, the address, the network and other tabs report. */
    authFeed: fromCallback<AuthReportsEvent>(() => {
      throw new Error('Port authFeed is not provided.');
    }),
    /** Fetches the auth library, which looks the session up and reports it. */
    fetchLibrary: fromPromise<unknown>(() =>
      Promise.reject(new Error('Port fetchLibrary is not provided.')),
    ),
  },
  actions: {
    rememberPath: assign((_, params: { path: string }) => ({ path: params.path })),
    tellLink: sendTo(({ context }) => context.listener, { type: 'link.opened' }),
    tellLinkExpired: sendTo(({ context }) => context.listener, { type: 'link.expired' }),
    tellRefused: sendTo(({ context }) => context.listener, { type: 'recovery.refused' }),
    tellAbsent: sendTo(({ context }) => context.listener, { type: 'session.absent' }),
    tellFound: sendTo(
      ({ context }) => context.listener,
      (_, { member, path }: Pick<Report, 'member' | 'path'>) => ({
        type: 'session.found',
        member,
        path,
      }),
    ),
    tellSignedIn: sendTo(
      ({ context }) => context.listener,
      (_, { member, path }: Report) => ({ type: 'member.signedIn', member, path }),
    ),
    tellRefreshed: sendTo(
      ({ context }) => context.listener,
      (_, { member, path }: Report) => ({ type: 'session.refreshed', member, path }),
    ),
    tellUpdated: sendTo(
      ({ context }) => context.listener,
      (_, { member, path }: Report) => ({ type: 'member.updated', member, path }),
    ),
    tellRecovery: sendTo(
      ({ context }) => context.listener,
      (_, { member }: Report) => ({ type: 'recovery.opened', member }),
    ),
    tellFactor: sendTo(
      ({ context }) => context.listener,
      (_, { path }: { path: string }) => ({ type: 'factor.needed', path }),
    ),
    tellSignedOut: sendTo(({ context }) => context.listener, { type: 'member.signedOut' }),
    tellEnded: sendTo(
      ({ context }) => context.listener,
      ({ context: { path } }) => ({ type: 'session.ended', path }),
    ),
    setMark: emit((_, params: { mark: 'untold' }) => ({ type: 'mark.set' as const, ...params })),
    removeMark: emit((_, params: { mark: AuthMark }) => ({
      type: 'mark.removed' as const,
      ...params,
    })),
  },
  guards: {
    bringsUsedLink: (_, params: { link: string }) => params.link === 'refused',
    holdsToken: (_, params: { holdsToken: boolean }) => params.holdsToken,
    /** The session that the library will find is known already, and is no recovery. */
    holdsSession: (_, params: { holder: Member | null; isRecovering: boolean }) =>
      params.holder !== null && !params.isRecovering,
    holdsTokenAndUsedLink: (_, params: { link: string; holdsToken: boolean }) =>
      params.link === 'refused' && params.holdsToken,
    isUntold: (_, params: { isUntold: boolean }) => params.isUntold,
    isRecovering: (_, params: Circumstances) => params.isRecovering,
    isStranger: (_, params: Report) => !params.isRecovering && params.isStranger === true,
    /** No recovery waits for its new password. */
    isOrdinary: (_, params: Circumstances) => !params.isRecovering,
    isLeaving: (_, params: Circumstances) => params.isLeaving,
  },
  delays: {
    /** Another tab's sign-out and its mark that the user asked for it arrive separately: the mark may be this late. */
    markTimeout: 200,
    /** How long the library may take to arrive; it is fetched again when the network is back. */
    libraryTimeout: 30_000,
    /** How long the library may take to report a session that this browser holds: it has nothing to ask the service. */
    reportTimeout: 10_000,
  },
}).createMachine({
  id: 'authReports',
  description:
    'What the auth library reports is told to the session in the site’s own words: found, absent, signed in, ended.',
  context: ({ input }) => ({ ...input, path: '/' }),
  // Without its reports, no user is signed in.
  invoke: {
    id: 'authFeed',
    src: 'authFeed',
    onError: { target: '.absent', actions: 'tellAbsent' },
  },
  initial: 'opening',
  on: {
    'link.opened': { actions: 'tellLink' },
    'link.expired': { actions: 'tellLinkExpired' },
    // While a recovery waits for its new password, every session is that recovery.
    'auth.found': {
      target: '.present',
      actions: { type: 'tellRecovery', params: ({ event }) => event },
    },
    'auth.signedIn': {
      target: '.present',
      actions: { type: 'tellRecovery', params: ({ event }) => event },
    },
    'auth.refreshed': {
      target: '.present',
      actions: { type: 'tellRecovery', params: ({ event }) => event },
    },
    'auth.recovered': {
      target: '.present',
      actions: { type: 'tellRecovery', params: ({ event }) => event },
    },
    'auth.heldBack': {
      target: '.heldBack',
      actions: { type: 'tellFactor', params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      description: 'The page opens: its address and this browser’s storage are looked at.',
      on: {
        'page.opened': [
          {
            guard: { type: 'holdsTokenAndUsedLink', params: ({ event }) => event },
            target: 'expected.fetchingAgain',
            actions: 'tellRefused',
          },
          {
            guard: { type: 'bringsUsedLink', params: ({ event }) => event },
            target: 'absent',
            actions: 'tellRefused',
          },
          {
            guard: { type: 'holdsSession', params: ({ event }) => event },
            target: 'present.unconfirmed',
            actions: {
              type: 'tellFound',
              params: ({ event: { holder, path } }) => ({
                member: holder ?? { id: '', email: '' },
                path,
              }),
            },
          },
          { guard: { type: 'holdsToken', params: ({ event }) => event }, target: 'expected' },
          {
            guard: { type: 'isUntold', params: ({ event }) => event },
            target: 'absent',
            actions: [
              { type: 'rememberPath', params: ({ event }) => event },
              { type: 'removeMark', params: { mark: 'recovery' } },
              'tellEnded',
            ],
          },
          {
            target: 'absent',
            actions: [{ type: 'removeMark', params: { mark: 'recovery' } }, 'tellAbsent'],
          },
        ],
      },
    },
    expected: {
      description: 'This browser holds a session: the library looks it up. It is no new sign-in.',
      initial: 'fetching',
      on: {
        'auth.found': [
          {
            guard: { type: 'isStranger', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellSignedIn', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOrdinary', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellFound', params: ({ event }) => event },
          },
        ],
        'auth.signedIn': [
          {
            guard: { type: 'isStranger', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellSignedIn', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOrdinary', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellFound', params: ({ event }) => event },
          },
        ],
        'auth.refreshed': [
          {
            guard: { type: 'isStranger', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellSignedIn', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOrdinary', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellFound', params: ({ event }) => event },
          },
        ],
        'auth.empty': [
          {
            guard: { type: 'isRecovering', params: ({ event }) => event },
            target: 'absent',
            actions: [{ type: 'removeMark', params: { mark: 'recovery' } }, 'tellRefused'],
          },
          { target: 'absent', actions: 'tellAbsent' },
        ],
        'auth.signedOut': [
          {
            guard: { type: 'isLeaving', params: ({ event }) => event },
            target: 'absent',
            actions: 'tellSignedOut',
          },
          {
            target: 'absent',
            actions: [{ type: 'rememberPath', params: ({ event }) => event }, 'tellEnded'],
          },
        ],
        'token.removed': [
          {
            guard: { type: 'isLeaving', params: ({ event }) => event },
            target: 'absent',
            actions: 'tellSignedOut',
          },
          {
            target: 'absent',
            actions: [{ type: 'rememberPath', params: ({ event }) => event }, 'tellEnded'],
          },
        ],
      },
      states: {
        fetching: {
          description: 'The library is fetched.',
          invoke: {
            id: 'fetchLibrary',
            src: 'fetchLibrary',
            onDone: { target: 'listening' },
            onError: { target: 'outOfReach', actions: 'tellAbsent' },
          },
          after: { libraryTimeout: { target: 'outOfReach', actions: 'tellAbsent' } },
        },
        fetchingAgain: {
          description: 'The library is fetched, and the site shows a visitor meanwhile.',
          invoke: {
            id: 'fetchLibraryAgain',
            src: 'fetchLibrary',
            onDone: { target: 'listening' },
            onError: { target: 'outOfReach' },
          },
          after: { libraryTimeout: { target: 'outOfReach' } },
        },
        outOfReach: {
          description: 'The library cannot be fetched: it is tried again when the network is back.',
          on: { 'token.seen': { target: 'fetchingAgain' } },
        },
        listening: { description: 'The library is here, and its first report is awaited.' },
      },
    },
    absent: {
      description:
        'No user is signed in: a session that is found now is a sign-in, here or in another tab.',
      initial: 'resting',
      entry: { type: 'removeMark', params: { mark: 'untold' } },
      on: {
        'auth.found': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: 'present',
          actions: [
            { type: 'removeMark', params: { mark: 'leaving' } },
            { type: 'tellSignedIn', params: ({ event }) => event },
          ],
        },
        'auth.signedIn': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: 'present',
          actions: [
            { type: 'removeMark', params: { mark: 'leaving' } },
            { type: 'tellSignedIn', params: ({ event }) => event },
          ],
        },
        // A service that could not be reached at the start answers at last.
        'auth.refreshed': [
          {
            guard: { type: 'isStranger', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellSignedIn', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOrdinary', params: ({ event }) => event },
            target: 'present',
            actions: { type: 'tellFound', params: ({ event }) => event },
          },
        ],
      },
      states: {
        resting: {
          description: 'The library is not needed.',
          on: { 'token.seen': { target: 'fetching' } },
        },
        fetching: {
          description: 'Another tab has signed in: the library is fetched, and will report it.',
          invoke: {
            id: 'fetchLibraryLate',
            src: 'fetchLibrary',
            onDone: { target: 'resting' },
            onError: { target: 'resting' },
          },
          after: { libraryTimeout: { target: 'resting' } },
        },
      },
    },
    present: {
      description: 'A session is known.',
      initial: 'open',
      on: {
        // The new password ends a recovery.
        'auth.updated': {
          target: '.open',
          actions: { type: 'tellUpdated', params: ({ event }) => event },
        },
        'auth.found': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: '.open',
          actions: { type: 'tellFound', params: ({ event }) => event },
        },
        'auth.signedIn': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: '.open',
          actions: [
            { type: 'removeMark', params: { mark: 'leaving' } },
            { type: 'tellSignedIn', params: ({ event }) => event },
          ],
        },
        'auth.refreshed': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: '.open',
          actions: { type: 'tellRefreshed', params: ({ event }) => event },
        },
      },
      states: {
        unconfirmed: {
          description:
            'This browser holds a session that has not expired: its member is shown, and the library has yet to report it. It is no new sign-in.',
          initial: 'fetching',
          on: {
            'auth.found': {
              guard: { type: 'isOrdinary', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'tellRefreshed', params: ({ event }) => event },
            },
            'auth.signedIn': {
              guard: { type: 'isOrdinary', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'tellRefreshed', params: ({ event }) => event },
            },
            'auth.empty': [
              {
                guard: { type: 'isLeaving', params: ({ event }) => event },
                target: '#authReports.absent',
                actions: 'tellSignedOut',
              },
              {
                target: 'ending',
                actions: { type: 'rememberPath', params: ({ event }) => event },
              },
            ],
            'auth.signedOut': [
              {
                guard: { type: 'isLeaving', params: ({ event }) => event },
                target: '#authReports.absent',
                actions: 'tellSignedOut',
              },
              {
                target: 'ending',
                actions: { type: 'rememberPath', params: ({ event }) => event },
              },
            ],
            'token.removed': [
              {
                guard: { type: 'isLeaving', params: ({ event }) => event },
                target: '#authReports.absent',
                actions: 'tellSignedOut',
              },
              {
                target: 'ending',
                actions: { type: 'rememberPath', params: ({ event }) => event },
              },
            ],
            'token.stored': [
              {
                guard: { type: 'isRecovering', params: ({ event }) => event },
                actions: { type: 'tellRecovery', params: ({ event }) => event },
              },
              { actions: { type: 'tellRefreshed', params: ({ event }) => event } },
            ],
          },
          states: {
            fetching: {
              description: 'The library is fetched.',
              invoke: {
                id: 'fetchLibraryMeanwhile',
                src: 'fetchLibrary',
                onDone: { target: 'listening' },
                onError: { target: 'outOfReach' },
              },
              after: { libraryTimeout: { target: 'outOfReach' } },
            },
            outOfReach: {
              description:
                'The library cannot be fetched: the member keeps what is on screen, and it is tried again when the network is back.',
              on: { 'token.seen': { target: 'fetching' } },
            },
            listening: {
              description: 'The library is here, and its first report is awaited.',
              after: { reportTimeout: { target: 'silent' } },
            },
            silent: {
              description:
                'The library is here and does not report: the member keeps what is on screen, and it is tried again when the network is back or another tab stores a session.',
              on: { 'token.seen': { target: 'fetching' } },
            },
          },
        },
        open: {
          description: 'The session lasts.',
          entry: { type: 'removeMark', params: { mark: 'untold' } },
          on: {
            'auth.signedOut': [
              {
                guard: { type: 'isLeaving', params: ({ event }) => event },
                target: '#authReports.absent',
                actions: 'tellSignedOut',
              },
              {
                target: 'ending',
                actions: { type: 'rememberPath', params: ({ event }) => event },
              },
            ],
            'token.removed': [
              {
                guard: { type: 'isLeaving', params: ({ event }) => event },
                target: '#authReports.absent',
                actions: 'tellSignedOut',
              },
              {
                target: 'ending',
                actions: { type: 'rememberPath', params: ({ event }) => event },
              },
            ],
          },
        },
        ending: {
          description:
            'The session is gone, and this tab did not ask for it: the user signed out in another tab, or it has expired.',
          entry: { type: 'setMark', params: { mark: 'untold' } },
          on: {
            'leaving.marked': { target: '#authReports.absent', actions: 'tellSignedOut' },
          },
          after: { markTimeout: { target: '#authReports.absent', actions: 'tellEnded' } },
        },
      },
    },
    heldBack: {
      description:
        'A session is known that opens nothing yet: it has to show the code of an authenticator app first.',
      on: {
        'auth.found': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: 'present',
          actions: { type: 'tellSignedIn', params: ({ event }) => event },
        },
        'auth.signedIn': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: 'present',
          actions: [
            { type: 'removeMark', params: { mark: 'leaving' } },
            { type: 'tellSignedIn', params: ({ event }) => event },
          ],
        },
        'auth.refreshed': {
          guard: { type: 'isOrdinary', params: ({ event }) => event },
          target: 'present',
          actions: { type: 'tellSignedIn', params: ({ event }) => event },
        },
        'auth.signedOut': { target: 'absent', actions: 'tellSignedOut' },
        'token.removed': { target: 'absent', actions: 'tellSignedOut' },
      },
    },
  },
});
