// The session: who is signed in, their tier, and where an auth event redirects them
// (docs/product-spec.md, "Authentication"; docs/product-decisions.md, "Sessions and storage").
import { assign, emit, fromCallback, fromPromise, not, setup, stateIn } from 'xstate';
import type { AnyActorRef } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type {
  AuthReport,
  Member,
  MemberChange,
  authReportsMachine,
} from './authReports.machine.ts';
import type { MailedLink } from './mailedLink.machine.ts';
import type { Profile } from './onboarding.machine.ts';

export type { Member };

/** What `subscriptions` holds of a member: the tier of the membership, and whether the toolkits were bought by themselves. */
export type Subscription = {
  tier: 'premium' | 'free';
  isActive: boolean;
  toolkits?: true;
  /** In how many milliseconds the first open plan ends, where one has an end. */
  endsIn?: number;
};

export type SessionEvent =
  // What the auth library reports: authReports.machine.ts.
  | AuthReport
  // The outcome of a link from a mail that /auth handles.
  | { type: 'link.closed' }
  | { type: 'link.kept'; kind: MailedLink['kind'] }
  // Reported by the browser's storage.
  | { type: 'flag.raised' }
  | { type: 'flag.lowered' }
  // What users and other flows ask.
  | { type: 'signOut.requested' }
  | { type: 'factor.abandoned' }
  | { type: 'recovery.abandoned' }
  | { type: 'destination.named'; path: string | null }
  // A flow sets up an account and leads its member on by itself: it began, and it is through or was closed.
  | { type: 'setup.begun'; flow: AnyActorRef }
  | { type: 'setup.ended' }
  | { type: 'subscription.changed' };

export type SessionEmitted =
  | { type: 'toast'; key: ToastKey; message?: string }
  | { type: 'navigate'; to: string; replace?: boolean }
  | MemberChange;

type SessionContext = {
  member: Member | null;
  /** What the service knows of a member who has just signed in. */
  profile: Profile | null;
  /** The page to return to, as a guarded page asked; one of our own paths. */
  next: string | null;
  /** `axisPremium` is set in this browser. */
  flagged: boolean;
  /** An active premium row exists. */
  entitled: boolean;
  /** An active row of the toolkits exists: it opens their files and does not grant Premium. */
  hasToolkits: boolean;
  /** In how many milliseconds after the last reading the first open plan ends; null without end. */
  planEndsIn: number | null;
};

/** No timer of a browser runs longer; the page is loaded anew before that. */
const longestTimer = 2_147_483_647;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The only page whose visitor wants to be redirected after sign-in; on any other page they read or write. */
const isAuthPage = (path: string) => /^\/auth\b/.test(path);

/** A return path: only an address of this site, and never the sign-in page itself. */
const ownPath = (path: string | null) =>
  path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path) && !isAuthPage(path) ? path : null;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as
      | 'resolving'
      | 'signedIn'
      | 'recovery'
      | 'factorNeeded'
      | 'busy'
      | 'linkExpired'
      | 'linkOpen'
      | 'linkKept'
      | 'sessionEnded'
      | 'tierUnknown'
      | 'premium'
      | 'rowUnknown',
  },
  actors: {
    /** What the auth library reports; the first report ends `resolving`: authReports.machine.ts. */
    authReports: fromPromise(() =>
      Promise.reject(new Error('Flow authReports is not provided.')),
    ) as unknown as typeof authReportsMachine,
    /** Feed: reports `flag.raised` or `flag.lowered` when it starts and when `axisPremium` changes. */
    premiumFlag: fromCallback<SessionEvent>(() => {
      throw new Error('Port premiumFlag is not provided.');
    }),
    /** Feed: reports `setup.ended` when that flow ends: it was finished or closed, or its page was left. */
    setupFlow: fromCallback<SessionEvent, { flow: AnyActorRef | null }>(() => {
      throw new Error('Port setupFlow is not provided.');
    }),
    /** The member's row of `profiles`, or null. */
    fetchProfile: fromPromise<Profile | null, { member: Member }>(() =>
      Promise.reject(new Error('Port fetchProfile is not provided.')),
    ),
    /** Assigns the browser's keys to this member and returns whether onboarding is complete here. */
    settleBrowser: fromPromise<{ complete: boolean }, { member: Member; profile: Profile | null }>(
      () => Promise.reject(new Error('Port settleBrowser is not provided.')),
    ),
    /** The member's rows of `subscriptions`, or null if there are none. */
    loadSubscription: fromPromise<Subscription | null, { member: Member }>(() =>
      Promise.reject(new Error('Port loadSubscription is not provided.')),
    ),
    /** Ends the session here and in this browser's other tabs. */
    signOut: fromPromise<void>(() => Promise.reject(new Error('Port signOut is not provided.'))),
    /** Ends a recovery without a new password, or a sign-in without its code. */
    abandonRecovery: fromPromise<void>(() =>
      Promise.reject(new Error('Port abandonRecovery is not provided.')),
    ),
  },
  actions: {
    rememberMember: assign((_, params: { member: Member }) => ({ member: params.member })),
    forgetMember: assign({
      member: null,
      profile: null,
      flagged: false,
      entitled: false,
      hasToolkits: false,
      planEndsIn: null,
    }),
    forgetTier: assign({ flagged: false, entitled: false, hasToolkits: false, planEndsIn: null }),
    forgetProfile: assign({ profile: null }),
    rememberProfile: assign((_, params: { profile: Profile | null }) => ({
      profile: params.profile,
    })),
    rememberDestination: assign((_, params: { path: string | null }) => ({
      next: ownPath(params.path),
    })),
    raiseFlag: assign({ flagged: true }),
    lowerFlag: assign({ flagged: false }),
    rememberSubscription: assign((_, params: { subscription: Subscription | null }) => ({
      entitled: params.subscription?.tier === 'premium' && params.subscription.isActive,
      hasToolkits: params.subscription?.toolkits === true,
      planEndsIn: params.subscription?.endsIn ?? null,
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
    go: emit((_, params: { to: string; replace?: boolean }) => ({
      type: 'navigate' as const,
      ...params,
    })),
    goBack: emit(({ context }) => ({
      type: 'navigate' as const,
      to: context.next ?? '/dashboard',
      replace: true,
    })),
    sayArrived: emit(({ context }) => ({
      type: 'member.arrived' as const,
      member: context.member?.id ?? '',
    })),
    sayLeft: emit({ type: 'member.left' }),
    sayAbsent: emit({ type: 'member.absent' }),
    goToAuthPage: emit((_, params: { path: string }) => ({
      type: 'navigate' as const,
      to:
        ownPath(params.path) === null
          ? '/auth?tab=signin'
          : `/auth?tab=signin&next=${encodeURIComponent(params.path)}`,
      replace: true,
    })),
  },
  guards: {
    isComplete: (_, params: { complete: boolean }) => params.complete,
    isAnotherMember: ({ context }, params: { member: Member }) =>
      context.member?.id !== params.member.id,
    isRecovery: (_, params: { kind: MailedLink['kind'] }) => params.kind === 'recovery',
    isPremium: ({ context }) => context.flagged || context.entitled,
    planEnds: (_, { endsIn }: { endsIn: number | null }) =>
      endsIn !== null && endsIn <= longestTimer,
    isOnAuthPage: (_, params: { path: string }) => isAuthPage(params.path),
    /** Another member is signed in, and this tab did not ask for it: another tab did. */
    isSignedInElsewhere: ({ context }, params: { member: Member; path: string }) =>
      context.member?.id !== params.member.id && !isAuthPage(params.path),
    mayRedirect: stateIn({ course: 'open' }),
    isArriving: stateIn({ visitor: 'arriving' }),
    /** No code is asked for yet: a repeated report begins nothing again. */
    isNotAsked: not(stateIn({ visitor: { anonymous: 'factorNeeded' } })),
  },
  delays: {
    /** About 500 ms after a session loads with a user, the tier is announced. */
    tierAnnouncement: 500,
    /** The redirect does not wait longer than this for the profile. */
    profileTimeout: 1000,
    /** How long a lookup may take; then the user counts as a visitor and the page is shown. */
    lookupTimeout: 8000,
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** A member whose link was accepted has left /auth by then, or was signed in before. */
    redirectTimeout: 4000,
    /** How long we wait before asking again for a subscription that could not be read. */
    subscriptionRetry: 30_000,
    /** Until the first open plan ends. */
    planEnd: ({ context }) => context.planEndsIn ?? longestTimer,
  },
}).createMachine({
  id: 'session',
  description:
    'Who is here, which tier they have, and where an event of the auth layer takes them.',
  type: 'parallel',
  context: () => ({
    member: null,
    profile: null,
    next: null,
    flagged: false,
    entitled: false,
    hasToolkits: false,
    planEndsIn: null,
  }),
  invoke: {
    id: 'authReports',
    src: 'authReports',
    input: ({ self }) => ({ listener: self }),
    onError: { target: '#session.visitor.anonymous' },
  },
  on: {
    'destination.named': {
      actions: { type: 'rememberDestination', params: ({ event }) => event },
    },
  },
  states: {
    visitor: {
      description: 'Who is here.',
      initial: 'resolving',
      states: {
        resolving: {
          description:
            'The first session lookup is under way; the site does not know yet who is here.',
          tags: 'resolving',
          on: {
            'session.found': {
              target: 'member',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'session.absent': { target: 'anonymous' },
            'member.signedOut': { target: 'anonymous' },
            'member.signedIn': {
              target: 'arriving',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'session.ended': {
              target: 'anonymous.sessionEnded',
              actions: { type: 'goToAuthPage', params: ({ event }) => event },
            },
            'recovery.opened': {
              target: 'recovering',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'recovery.refused': {
              target: 'anonymous.linkExpired',
              actions: { type: 'go', params: { to: '/auth', replace: true } },
            },
            'link.expired': { target: 'anonymous.linkExpired' },
            'factor.needed': { target: 'anonymous.factorNeeded' },
          },
          after: { lookupTimeout: { target: 'anonymous' } },
        },
        anonymous: {
          description: 'A visitor without a session.',
          initial: 'plain',
          entry: 'sayAbsent',
          on: {
            'session.found': [
              {
                guard: { type: 'isOnAuthPage', params: ({ event }) => event },
                target: 'arriving',
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
              {
                target: 'member',
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
            ],
            'member.signedIn': {
              target: 'arriving',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'recovery.opened': {
              target: 'recovering',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'recovery.refused': {
              target: '.linkExpired',
              actions: { type: 'go', params: { to: '/auth', replace: true } },
            },
            'link.expired': { target: '.linkExpired' },
            'factor.needed': { guard: 'isNotAsked', target: '.factorNeeded' },
          },
          states: {
            plain: { description: 'Nothing needs to be explained to them.' },
            linkExpired: {
              description:
                'They came through a recovery link that counts no longer; /auth says so.',
              tags: 'linkExpired',
              on: {
                'session.found': {
                  target: '#session.visitor.member.link.expired',
                  actions: { type: 'rememberMember', params: ({ event }) => event },
                },
              },
            },
            sessionEnded: {
              description: 'Their session expired or was revoked; /auth says so.',
              tags: 'sessionEnded',
            },
            factorNeeded: {
              description:
                'A password or a link has opened a session that counts once it shows the code of an authenticator app: /auth asks for it.',
              tags: 'factorNeeded',
              initial: 'asking',
              on: {
                'member.signedOut': { target: 'plain' },
                // The view of the code is taken down with this state, before its flow hears that the code was right.
                'member.signedIn': {
                  target: '#session.visitor.arriving',
                  actions: [
                    { type: 'rememberMember', params: ({ event }) => event },
                    { type: 'announce', params: { key: 'signedIn' } },
                  ],
                },
              },
              states: {
                asking: {
                  description: 'The visitor finds their code, or signs in as another user.',
                  on: { 'factor.abandoned': { target: 'leaving' } },
                },
                leaving: {
                  description: 'The visitor does not continue; the session is ended.',
                  tags: 'busy',
                  invoke: {
                    id: 'leavingWithoutCode',
                    src: 'abandonRecovery',
                    onDone: { target: '#session.visitor.anonymous.plain' },
                    onError: {
                      target: 'asking',
                      actions: {
                        type: 'announce',
                        params: ({ event }) => ({ key: 'signOutFailed', error: event.error }),
                      },
                    },
                  },
                  after: {
                    serviceTimeout: {
                      target: 'asking',
                      actions: { type: 'announce', params: { key: 'signOutFailed' } },
                    },
                  },
                },
              },
            },
          },
        },
        arriving: {
          description:
            'A visitor has just become a member; before any redirect the browser learns who they are.',
          tags: 'resolving',
          entry: 'forgetProfile',
          initial: 'asking',
          on: {
            'member.signedIn': {
              guard: { type: 'isAnotherMember', params: ({ event }) => event },
              target: 'arriving',
              reenter: true,
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'session.refreshed': {
              guard: { type: 'isAnotherMember', params: ({ event }) => event },
              target: 'arriving',
              reenter: true,
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'member.signedOut': { target: 'anonymous', actions: 'forgetMember' },
            'session.ended': {
              target: 'anonymous.sessionEnded',
              actions: ['forgetMember', { type: 'goToAuthPage', params: ({ event }) => event }],
            },
            'recovery.opened': {
              target: 'recovering',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            'factor.needed': { target: 'anonymous.factorNeeded', actions: 'forgetMember' },
          },
          states: {
            asking: {
              description: 'The service is asked for the profile, for at most a second.',
              invoke: {
                id: 'fetchingProfile',
                src: 'fetchProfile',
                input: ({ context }) => ({ member: context.member ?? { id: '', email: '' } }),
                onDone: {
                  target: 'settling',
                  actions: {
                    type: 'rememberProfile',
                    params: ({ event }) => ({ profile: event.output }),
                  },
                },
                onError: { target: 'settling' },
              },
              after: { profileTimeout: { target: 'settling' } },
            },
            settling: {
              description:
                "The browser's keys become this member's; then the completion flag decides the way.",
              invoke: {
                id: 'settlingBrowser',
                src: 'settleBrowser',
                input: ({ context }) => ({
                  member: context.member ?? { id: '', email: '' },
                  profile: context.profile,
                }),
                onDone: [
                  { guard: not('mayRedirect'), target: '#session.visitor.member' },
                  {
                    guard: { type: 'isComplete', params: ({ event }) => event.output },
                    target: '#session.visitor.member',
                    actions: 'goBack',
                  },
                  {
                    target: '#session.visitor.member',
                    actions: { type: 'go', params: { to: '/onboarding', replace: true } },
                  },
                ],
                onError: [
                  { guard: not('mayRedirect'), target: '#session.visitor.member' },
                  {
                    target: '#session.visitor.member',
                    actions: { type: 'go', params: { to: '/onboarding', replace: true } },
                  },
                ],
              },
              after: {
                profileTimeout: [
                  { guard: not('mayRedirect'), target: '#session.visitor.member' },
                  {
                    target: '#session.visitor.member',
                    actions: { type: 'go', params: { to: '/dashboard', replace: true } },
                  },
                ],
              },
            },
          },
        },
        member: {
          description: 'A member is signed in.',
          tags: 'signedIn',
          type: 'parallel',
          entry: ['forgetTier', 'sayArrived'],
          exit: 'sayLeft',
          invoke: {
            id: 'premiumFlag',
            src: 'premiumFlag',
            onError: { actions: 'lowerFlag' },
          },
          on: {
            'flag.raised': { actions: 'raiseFlag' },
            'flag.lowered': { actions: 'lowerFlag' },
            'session.refreshed': [
              {
                guard: { type: 'isAnotherMember', params: ({ event }) => event },
                target: 'arriving',
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
              { actions: { type: 'rememberMember', params: ({ event }) => event } },
            ],
            'member.updated': [
              {
                guard: { type: 'isAnotherMember', params: ({ event }) => event },
                target: 'arriving',
                actions: { type: 'rememberMember', params: ({ event }) => event },
              },
              { actions: { type: 'rememberMember', params: ({ event }) => event } },
            ],
            'member.signedIn': {
              guard: { type: 'isAnotherMember', params: ({ event }) => event },
              target: 'arriving',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            // In another tab: the drafts of the member are deleted here as well, and this tab says why they are gone.
            'member.signedOut': {
              target: 'anonymous',
              actions: ['forgetMember', { type: 'announce', params: { key: 'signedOut' } }],
            },
            'session.ended': {
              target: 'anonymous.sessionEnded',
              actions: ['forgetMember', { type: 'goToAuthPage', params: ({ event }) => event }],
            },
            'recovery.opened': {
              target: 'recovering',
              actions: { type: 'rememberMember', params: ({ event }) => event },
            },
            // In another tab, with a password alone.
            'factor.needed': {
              target: 'anonymous.factorNeeded',
              actions: ['forgetMember', { type: 'goToAuthPage', params: ({ event }) => event }],
            },
          },
          states: {
            presence: {
              description: 'Whether the member stays.',
              initial: 'here',
              states: {
                here: {
                  description: 'The member is using the site.',
                  on: { 'signOut.requested': { target: 'leaving' } },
                },
                leaving: {
                  description: 'The member asked to sign out; the service is being told.',
                  tags: 'busy',
                  invoke: {
                    id: 'signingOut',
                    src: 'signOut',
                    onDone: {
                      target: '#session.visitor.anonymous',
                      actions: [
                        'forgetMember',
                        { type: 'announce', params: { key: 'signedOut' } },
                        { type: 'go', params: { to: '/' } },
                      ],
                    },
                    onError: {
                      target: 'here',
                      actions: {
                        type: 'announce',
                        params: ({ event }) => ({ key: 'signOutFailed', error: event.error }),
                      },
                    },
                  },
                  on: {
                    'member.signedOut': {
                      target: '#session.visitor.anonymous',
                      actions: [
                        'forgetMember',
                        { type: 'announce', params: { key: 'signedOut' } },
                        { type: 'go', params: { to: '/' } },
                      ],
                    },
                  },
                  after: {
                    serviceTimeout: {
                      target: 'here',
                      actions: { type: 'announce', params: { key: 'signOutFailed' } },
                    },
                  },
                },
              },
            },
            link: {
              description: 'Whether the member came through a recovery link that counts no longer.',
              initial: 'none',
              states: {
                none: {
                  description: 'They did not.',
                  on: { 'link.expired': { target: 'expired' } },
                },
                expired: {
                  description: '/auth says so, and leads no further: they are signed in as before.',
                  tags: 'linkExpired',
                },
              },
            },
            tier: {
              description: 'What the site shows the member as.',
              initial: 'unknown',
              states: {
                unknown: {
                  description:
                    'The tier has not been announced: shown as free, without banner and upsell.',
                  tags: 'tierUnknown',
                  after: {
                    tierAnnouncement: [
                      { guard: 'isPremium', target: 'premium' },
                      { target: 'free' },
                    ],
                  },
                },
                free: {
                  description: 'Neither the row nor the flag says premium.',
                  always: { guard: 'isPremium', target: 'premium' },
                },
                premium: {
                  description: 'The row or the flag says premium; only the row opens data.',
                  tags: 'premium',
                  always: { guard: not('isPremium'), target: 'free' },
                },
              },
            },
            subscription: {
              description: 'What the service knows of the plans that were paid for.',
              initial: 'asking',
              states: {
                asking: {
                  description: 'The row is being read.',
                  tags: 'rowUnknown',
                  invoke: {
                    id: 'loadingSubscription',
                    src: 'loadSubscription',
                    input: ({ context }) => ({ member: context.member ?? { id: '', email: '' } }),
                    onDone: [
                      {
                        guard: {
                          type: 'planEnds',
                          params: ({ event }) => ({ endsIn: event.output?.endsIn ?? null }),
                        },
                        target: 'knownUntilEnd',
                        actions: {
                          type: 'rememberSubscription',
                          params: ({ event }) => ({ subscription: event.output }),
                        },
                      },
                      {
                        target: 'known',
                        actions: {
                          type: 'rememberSubscription',
                          params: ({ event }) => ({ subscription: event.output }),
                        },
                      },
                    ],
                    onError: { target: 'unreachable' },
                  },
                  on: { 'subscription.changed': { target: 'asking', reenter: true } },
                  after: { serviceTimeout: { target: 'unreachable' } },
                },
                known: {
                  description:
                    'The row was read and names no end; it is read again when something changes it.',
                  on: { 'subscription.changed': { target: 'asking' } },
                },
                knownUntilEnd: {
                  description:
                    'The row was read, and is read again in the minute in which its plan ends.',
                  on: { 'subscription.changed': { target: 'asking' } },
                  after: { planEnd: { target: 'asking' } },
                },
                unreachable: {
                  description: 'The row could not be read; we ask again after half a minute.',
                  tags: 'rowUnknown',
                  on: { 'subscription.changed': { target: 'asking' } },
                  after: { subscriptionRetry: { target: 'asking' } },
                },
              },
            },
          },
        },
        recovering: {
          description:
            'A recovery link opened a session: until a new password is set, nothing else is let in.',
          tags: 'recovery',
          initial: 'settingPassword',
          entry: 'sayAbsent',
          on: {
            'member.signedOut': {
              target: 'anonymous',
              actions: [
                'forgetMember',
                { type: 'go', params: { to: '/auth?tab=signin', replace: true } },
              ],
            },
            'session.ended': {
              target: 'anonymous.linkExpired',
              actions: ['forgetMember', { type: 'go', params: { to: '/auth', replace: true } }],
            },
            'recovery.refused': {
              target: 'anonymous.linkExpired',
              actions: ['forgetMember', { type: 'go', params: { to: '/auth', replace: true } }],
            },
            'factor.needed': { target: 'anonymous.factorNeeded', actions: 'forgetMember' },
          },
          states: {
            settingPassword: {
              description: 'Every page hands the visitor to /auth, which asks for a new password.',
              entry: { type: 'go', params: { to: '/auth', replace: true } },
              on: {
                'recovery.opened': {
                  actions: { type: 'rememberMember', params: ({ event }) => event },
                },
                'member.updated': {
                  target: '#session.visitor.arriving',
                  actions: { type: 'rememberMember', params: ({ event }) => event },
                },
                'recovery.abandoned': { target: 'abandoning' },
              },
            },
            abandoning: {
              description:
                'The visitor leaves without a new password; the recovery session is ended.',
              tags: 'busy',
              invoke: {
                id: 'abandoningRecovery',
                src: 'abandonRecovery',
                onDone: {
                  target: '#session.visitor.anonymous',
                  actions: [
                    'forgetMember',
                    { type: 'go', params: { to: '/auth?tab=signin', replace: true } },
                  ],
                },
                onError: {
                  target: 'settingPassword',
                  actions: {
                    type: 'announce',
                    params: ({ event }) => ({ key: 'signOutFailed', error: event.error }),
                  },
                },
              },
              after: {
                serviceTimeout: {
                  target: 'settingPassword',
                  actions: { type: 'announce', params: { key: 'signOutFailed' } },
                },
              },
            },
          },
        },
      },
    },
    mailedLink: {
      description: 'Whether the page was opened through a link from a mail.',
      initial: 'none',
      states: {
        none: {
          description: 'No link waits for an answer.',
          on: { 'link.opened': { target: 'open' } },
        },
        open: {
          description:
            'A link was taken out of the address: every page hands the visitor to /auth, where it is checked or asked about.',
          tags: 'linkOpen',
          entry: { type: 'go', params: { to: '/auth', replace: true } },
          on: {
            'link.closed': { target: 'none' },
            'link.expired': { target: 'none' },
            'link.kept': [
              {
                guard: { type: 'isRecovery', params: ({ event }) => event },
                target: 'none',
              },
              { target: 'leadingOn' },
            ],
          },
        },
        leadingOn: {
          description: 'The link has signed a member in, who is being led on from /auth.',
          tags: 'linkKept',
          on: { 'link.opened': { target: 'open' } },
          after: { redirectTimeout: { target: 'none' } },
        },
      },
    },
    course: {
      description: 'Whether the session leads an arriving member on: it does in `open` alone.',
      initial: 'open',
      states: {
        open: {
          description: 'A visitor who becomes a member is taken to the dashboard or to onboarding.',
          on: {
            'setup.begun': { target: 'flowLeads' },
            'member.signedIn': {
              guard: { type: 'isSignedInElsewhere', params: ({ event }) => event },
              target: 'staying',
            },
            'session.refreshed': {
              guard: { type: 'isSignedInElsewhere', params: ({ event }) => event },
              target: 'staying',
            },
            'member.updated': {
              guard: { type: 'isSignedInElsewhere', params: ({ event }) => event },
              target: 'staying',
            },
          },
        },
        flowLeads: {
          description:
            'A flow of this page sets up an account: it leads the member on, until it is through or closed.',
          invoke: {
            id: 'setupFlow',
            src: 'setupFlow',
            input: ({ event }) => ({ flow: event.type === 'setup.begun' ? event.flow : null }),
            onError: { target: 'open' },
          },
          on: {
            'setup.begun': { target: 'flowLeads', reenter: true },
            'setup.ended': { target: 'staying' },
          },
        },
        staying: {
          description:
            'Another tab signed the member in, or a flow led them on: this tab stays where it is.',
          always: { guard: not('isArriving'), target: 'open' },
          on: { 'setup.begun': { target: 'flowLeads' } },
        },
      },
    },
  },
});
