// The auth page: sign in or create an account (docs/product-spec.md, "Auth page", "4. States and transitions", "5. Validation
// rules", "8. Error catalogue").
import { and, assign, emit, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { MemberChange } from './authReports.machine.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

export type AuthTab = 'signin' | 'signup';

/** The message shown at the fields: one of our sentences by its key, or the service's own words. */
export type AuthProblem = {
  key:
    | 'emailMissing'
    | 'emailMalformed'
    | 'passwordMissing'
    | 'signInFailed'
    | 'signInUnanswered'
    | 'signUpFailed'
    | 'signUpUnanswered';
  message?: string;
};

/** The form's values at submit. They exist in this event only. */
export type Credentials = { email: string; password: string };

/** The part of the session that this flow uses: it is told of a sign-up, whose member this flow leads on. */
export type SetupListener = ActorRef<
  Snapshot<unknown>,
  { type: 'setup.begun'; flow: AnyActorRef } | { type: 'setup.ended' },
  AuthFormEmitted | MemberChange
>;

/** The session's state: whether one exists, whether onboarding is complete here, and whether an expired link led here. */
export type KnownSession = { exists: boolean; complete: boolean; linkExpired: boolean };

export type AuthFormInput = { tab: AuthTab; next: string | null; session: SetupListener };

export type AuthFormEvent =
  | { type: 'email.edited'; email: string }
  | { type: 'password.edited' }
  | { type: 'tab.chosen'; tab: AuthTab }
  | { type: 'address.named'; tab: AuthTab }
  | ({ type: 'credentials.submitted' } & Credentials);

export type AuthFormEmitted =
  | { type: 'toast'; key: ToastKey; message?: string }
  | { type: 'navigate'; to: string; replace?: boolean };

type AuthFormContext = {
  email: string;
  problem: AuthProblem | null;
  next: string | null;
  session: SetupListener;
  /** Which tab the address named when the page was entered. */
  firstTab: AuthTab;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The return path in the address: only a path of this site, and never the sign-in page itself. */
const ownPath = (path: string | null) =>
  path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path) && !/^\/auth\b/.test(path) ? path : null;

export const authFormMachine = setup({
  types: {
    context: {} as AuthFormContext,
    input: {} as AuthFormInput,
    events: {} as AuthFormEvent,
    emitted: {} as AuthFormEmitted,
    tags: {} as 'editable' | 'busy' | 'paused' | 'signIn' | 'signUp' | 'confirming',
    children: {} as { triesPause: 'triesPause' },
  },
  actors: {
    /** Waits until the current session lookup ends, and returns its result. */
    currentSession: fromPromise<KnownSession>(() =>
      Promise.reject(new Error('Port currentSession is not provided.')),
    ),
    /** Feed: reports `address.named` when a link names the other tab in the address. */
    addressFeed: fromCallback<AuthFormEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** `needsFactor`: the password was right, and the session has to show a code as well: factorStep.machine.ts. */
    signIn: fromPromise<{ needsFactor: boolean }, Credentials>(() =>
      Promise.reject(new Error('Port signIn is not provided.')),
    ),
    /** Creates the account; a service that wants the address confirmed first answers without a session. */
    signUp: fromPromise<{ hasSession: boolean }, Credentials>(() =>
      Promise.reject(new Error('Port signUp is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: AuthProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
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
    goInside: emit(({ context }, params: { complete: boolean }) => ({
      type: 'navigate' as const,
      to: (params.complete ? ownPath(context.next) : null) ?? '/dashboard',
      replace: true,
    })),
    nameTab: emit(({ context }, params: { tab: AuthTab }) => ({
      type: 'navigate' as const,
      to:
        ownPath(context.next) === null
          ? `/auth?tab=${params.tab}`
          : `/auth?tab=${params.tab}&next=${encodeURIComponent(context.next ?? '')}`,
      replace: true,
    })),
    reportSetup: sendTo(
      ({ context }) => context.session,
      ({ self }) => ({ type: 'setup.begun' as const, flow: self }),
    ),
    reportEndOfSetup: sendTo(({ context }) => context.session, { type: 'setup.ended' }),
  },
  guards: {
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
    sessionExists: (_, params: KnownSession) => params.exists,
    /** A member opened an expired link: the page has to say so first. */
    memberHasToRead: (_, params: KnownSession) => params.exists && params.linkExpired,
    isComplete: (_, params: KnownSession) => params.complete,
    hasSession: (_, params: { hasSession: boolean }) => params.hasSession,
    needsFactor: (_, params: { needsFactor: boolean }) => params.needsFactor,
    isSignUp: (_, params: { tab: AuthTab }) => params.tab === 'signup',
    isSignIn: (_, params: { tab: AuthTab }) => params.tab === 'signin',
    opensOnSignUp: ({ context }) => context.firstTab === 'signup',
    emailIsMissing: (_, params: Credentials) => params.email.trim() === '',
    emailIsMalformed: (_, params: Credentials) => !/^\S+@\S+\.\S+$/.test(params.email.trim()),
    passwordIsMissing: (_, params: Credentials) => params.password === '',
    mayTry: stateIn({ attempts: 'open' }),
    mayCreate: and([stateIn({ attempts: 'open' }), stateIn({ form: { editing: 'signUp' } })]),
  },
  delays: {
    /** The session gives up a lookup after 8 s; if it never reports, this keeps the sign-in page from staying blocked. */
    lookupTimeout: 10_000,
    serviceTimeout: 15_000,
    /** The session redirects a member; if that takes longer, this page redirects to the same place. */
    redirectTimeout: 4000,
  },
}).createMachine({
  id: 'authForm',
  description: 'A visitor signs in or creates an account with an address and a password.',
  type: 'parallel',
  context: ({ input }) => ({
    email: '',
    problem: null,
    firstTab: input.tab,
    next: input.next,
    session: input.session,
  }),
  invoke: {
    id: 'addressFeed',
    src: 'addressFeed',
    onError: { actions: 'forgetProblem' },
  },
  states: {
    attempts: {
      description: 'Whether the user before the form is signed in already.',
      initial: 'asking',
      states: {
        asking: {
          description:
            'The page was just entered; we ask once whether a session exists, and wait for the first lookup.',
          invoke: {
            id: 'askingForSession',
            src: 'currentSession',
            onDone: [
              {
                guard: { type: 'memberHasToRead', params: ({ event }) => event.output },
                target: 'readingNotice',
              },
              {
                guard: { type: 'sessionExists', params: ({ event }) => event.output },
                target: 'passed',
                actions: { type: 'goInside', params: ({ event }) => event.output },
              },
              { target: 'open' },
            ],
            onError: { target: 'open' },
          },
          after: { lookupTimeout: { target: 'open' } },
        },
        open: { description: 'No user is signed in: the form may be used.' },
        pausedForTries: {
          description:
            'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
          tags: 'paused',
          invoke: {
            id: 'triesPause',
            src: 'triesPause',
            input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            onDone: { target: 'open' },
            onError: { target: 'open' },
          },
        },
        passed: { description: 'A session exists; the dashboard is on its way.' },
        readingNotice: {
          description:
            'A session exists, and the page says that a link has expired: the user is not led on.',
        },
      },
    },
    form: {
      description: 'The two tabs and what becomes of what is typed into them.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The address says which tab is open first.',
          always: [
            { guard: 'opensOnSignUp', target: 'editing.signUp' },
            { target: 'editing.signIn' },
          ],
        },
        editing: {
          description: 'Address and password are being typed; nothing has been sent.',
          tags: 'editable',
          initial: 'signIn',
          on: {
            'email.edited': {
              actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetProblem'],
            },
            'password.edited': { actions: 'forgetProblem' },
            'credentials.submitted': [
              {
                guard: { type: 'emailIsMissing', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'emailMissing' } },
              },
              {
                guard: { type: 'emailIsMalformed', params: ({ event }) => event },
                actions: [
                  { type: 'rememberEmail', params: ({ event }) => event },
                  { type: 'explain', params: { key: 'emailMalformed' } },
                ],
              },
              {
                guard: { type: 'passwordIsMissing', params: ({ event }) => event },
                actions: [
                  { type: 'rememberEmail', params: ({ event }) => event },
                  { type: 'explain', params: { key: 'passwordMissing' } },
                ],
              },
              {
                guard: 'mayCreate',
                target: 'signingUp',
                actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetProblem'],
              },
              {
                guard: 'mayTry',
                target: 'signingIn',
                actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetProblem'],
              },
            ],
          },
          states: {
            signIn: {
              description: 'The tab Sign In.',
              tags: 'signIn',
              on: {
                'tab.chosen': {
                  guard: { type: 'isSignUp', params: ({ event }) => event },
                  target: 'signUp',
                  actions: ['forgetProblem', { type: 'nameTab', params: ({ event }) => event }],
                },
                'address.named': {
                  guard: { type: 'isSignUp', params: ({ event }) => event },
                  target: 'signUp',
                  actions: 'forgetProblem',
                },
              },
            },
            signUp: {
              description: 'The tab Create Account.',
              tags: 'signUp',
              on: {
                'tab.chosen': {
                  guard: { type: 'isSignIn', params: ({ event }) => event },
                  target: 'signIn',
                  actions: ['forgetProblem', { type: 'nameTab', params: ({ event }) => event }],
                },
                'address.named': {
                  guard: { type: 'isSignIn', params: ({ event }) => event },
                  target: 'signIn',
                  actions: 'forgetProblem',
                },
              },
            },
          },
        },
        signingIn: {
          description: 'The service checks address and password.',
          tags: ['busy', 'signIn'],
          invoke: {
            id: 'signingIn',
            src: 'signIn',
            input: ({ event }) => ({
              email: event.type === 'credentials.submitted' ? event.email.trim() : '',
              password: event.type === 'credentials.submitted' ? event.password : '',
            }),
            onDone: [
              {
                guard: { type: 'needsFactor', params: ({ event }) => event.output },
                target: 'editing.signIn',
              },
              {
                target: 'welcomedBack',
                actions: { type: 'announce', params: { key: 'signedIn' } },
              },
            ],
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: ['editing.signIn', '#authForm.attempts.pausedForTries'],
              },
              {
                target: 'editing.signIn',
                actions: [
                  {
                    type: 'explain',
                    params: ({ event }) => ({ key: 'signInFailed', error: event.error }),
                  },
                  {
                    type: 'announce',
                    params: ({ event }) => ({ key: 'signInFailed', error: event.error }),
                  },
                ],
              },
            ],
          },
          after: {
            serviceTimeout: {
              target: 'editing.signIn',
              actions: [
                { type: 'explain', params: { key: 'signInUnanswered' } },
                { type: 'announce', params: { key: 'signInUnanswered' } },
              ],
            },
          },
        },
        signingUp: {
          description: 'The service creates the account; this flow decides where it leads.',
          tags: ['busy', 'signUp'],
          entry: 'reportSetup',
          exit: 'reportEndOfSetup',
          invoke: {
            id: 'signingUp',
            src: 'signUp',
            input: ({ event }) => ({
              email: event.type === 'credentials.submitted' ? event.email.trim() : '',
              password: event.type === 'credentials.submitted' ? event.password : '',
            }),
            onDone: [
              {
                guard: { type: 'hasSession', params: ({ event }) => event.output },
                target: 'accountMade',
                actions: [
                  { type: 'announce', params: { key: 'accountCreated' } },
                  { type: 'go', params: { to: '/onboarding', replace: true } },
                ],
              },
              { target: 'confirmingEmail' },
            ],
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: ['editing.signUp', '#authForm.attempts.pausedForTries'],
              },
              {
                target: 'editing.signUp',
                actions: [
                  {
                    type: 'explain',
                    params: ({ event }) => ({ key: 'signUpFailed', error: event.error }),
                  },
                  {
                    type: 'announce',
                    params: ({ event }) => ({ key: 'signUpFailed', error: event.error }),
                  },
                ],
              },
            ],
          },
          after: {
            serviceTimeout: {
              target: 'editing.signUp',
              actions: [
                { type: 'explain', params: { key: 'signUpUnanswered' } },
                { type: 'announce', params: { key: 'signUpUnanswered' } },
              ],
            },
          },
        },
        welcomedBack: {
          description: 'Signed in; the session takes the member to the dashboard or to onboarding.',
          tags: ['busy', 'signIn'],
          after: { redirectTimeout: { target: 'leadingOn' } },
        },
        leadingOn: {
          description:
            'The next page is slow to come: we look where the member belongs, and lead there ourselves.',
          tags: ['busy', 'signIn'],
          invoke: {
            id: 'lookingForSession',
            src: 'currentSession',
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: 'editing.signIn',
                actions: { type: 'goInside', params: ({ event }) => event.output },
              },
              {
                target: 'editing.signIn',
                actions: { type: 'go', params: { to: '/onboarding', replace: true } },
              },
            ],
            onError: {
              target: 'editing.signIn',
              actions: { type: 'go', params: { to: '/dashboard', replace: true } },
            },
          },
          after: {
            lookupTimeout: {
              target: 'editing.signIn',
              actions: { type: 'go', params: { to: '/dashboard', replace: true } },
            },
          },
        },
        accountMade: {
          description: 'The account exists; onboarding is on its way.',
          tags: ['busy', 'signUp'],
          after: {
            redirectTimeout: {
              target: 'editing.signUp',
              actions: { type: 'go', params: { to: '/onboarding', replace: true } },
            },
          },
        },
        confirmingEmail: {
          description:
            'The service wants the address confirmed: the visitor is asked to check their mail.',
          tags: ['confirming', 'signUp'],
          on: {
            'tab.chosen': {
              guard: { type: 'isSignIn', params: ({ event }) => event },
              target: 'editing.signIn',
              actions: { type: 'nameTab', params: ({ event }) => event },
            },
            'address.named': {
              guard: { type: 'isSignIn', params: ({ event }) => event },
              target: 'editing.signIn',
            },
          },
        },
      },
    },
  },
});
