// Onboarding: six steps that build a Signal Stack and end in an account
// (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "Onboarding"; docs/product-decisions.md,
// "Onboarding").
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { MemberChange } from './authReports.machine.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

export type IdentityId =
  | 'founder'
  | 'raising-capital'
  | 'building-complex'
  | 'tools-strategy'
  | 'exploring'
  | 'connect-fund';
export type ModuleId =
  | 'secondCurve'
  | 'nextCurve'
  | 'asyncq'
  | 'opsCabinet'
  | 'signalExchange'
  | 'openCircle'
  | 'fromLab';
export type SignalId =
  'secondCurve' | 'nextCurve' | 'toolDrops' | 'labSignals' | 'openCircleInvites' | 'quasarUpdates';

/** A member's answers (docs/product-spec.md, "Onboarding answers"). */
export type Answers = {
  identities: IdentityId[];
  companyName: string;
  stage: string;
  sector: string;
  website: string;
  referral: string;
  modules: ModuleId[];
  signals: SignalId[];
};

/** The row of `profiles`: the answers, and whether onboarding was completed. */
export type Profile = { answers: Answers; complete: boolean };

export type Step = 'welcome' | 'identity' | 'profile' | 'modules' | 'signals' | 'account';

/** What this browser keeps of an onboarding that is not finished; never a password. */
export type OnboardingDraft = {
  /** The step that was on screen. */
  step: Step;
  email: string;
  answers: Answers;
  /** The service's answers when the draft was started; null where they were not read. */
  stored: Answers | null;
};

/** The first content of onboarding: earlier answers, the step that the visitor reached, and who is signed in. */
export type Recollection = {
  answers: Answers | null;
  /** The member's stored answers, as they were read; null if they could not be read. */
  stored: Answers | null;
  step: Step;
  email: string;
  memberEmail: string | null;
};

/** What `restore` is asked: the purpose, and the draft of this browser, if it has one. */
export type RestoreRequest = { purpose: 'begin' | 'edit'; draft: OnboardingDraft | null };

/** Where onboarding is shown, which decides what follows it: its own page, a layer, or a layer inside a gathering. */
export type OnboardingPlace = 'page' | 'layer' | 'gathering';

/** The part of the session that this flow uses: it is told while the last step is submitted, because this flow leads on. */
export type SetupListener = ActorRef<
  Snapshot<unknown>,
  { type: 'setup.begun'; flow: AnyActorRef } | { type: 'setup.ended' },
  OnboardingEmitted | MemberChange
>;

export type OnboardingInput = {
  place: OnboardingPlace;
  /** `edit` opens with the answers that the member gave before (Edit Profile). */
  purpose: 'begin' | 'edit';
  session: SetupListener;
};

export type ProfileField = 'companyName' | 'stage' | 'sector' | 'website' | 'referral';

export type OnboardingEvent =
  | { type: 'step.continued' }
  | { type: 'identity.toggled'; id: IdentityId }
  | { type: 'answer.edited'; field: ProfileField; value: string }
  | { type: 'module.toggled'; id: ModuleId }
  | { type: 'signal.toggled'; id: SignalId }
  | { type: 'email.edited'; email: string }
  | { type: 'password.filled' }
  | { type: 'password.emptied' }
  | { type: 'terms.toggled'; accepted: boolean }
  /** The password is in this event alone; it is empty when a user is signed in. */
  | { type: 'stack.started'; password: string }
  /** Answers that could not be read are asked for again. */
  | { type: 'retry.requested' }
  /** The user followed the link to the sign-in page; the link itself navigates. */
  | { type: 'signIn.followed' }
  | { type: 'close.requested' }
  // What the draft of the answers reports.
  | DraftNews<OnboardingDraft>;

export type OnboardingEmitted =
  | { type: 'toast'; key: ToastKey; message?: string }
  | { type: 'navigate'; to: string; replace?: boolean };

export type OnboardingOutput = { ending: 'closed' | 'finished' };

type OnboardingContext = {
  place: OnboardingPlace;
  /** The step on screen, to which a reload returns. */
  step: Step;
  purpose: 'begin' | 'edit';
  session: SetupListener;
  answers: Answers;
  /** The stored answers, null if they were not read: only differences from them are saved. */
  stored: Answers | null;
  email: string;
  /** Whether the password field is filled; its value stays in the field. */
  passwordFilled: boolean;
  accepted: boolean;
  /** The address of the session that exists, or null. */
  memberEmail: string | null;
  problem: { message?: string } | null;
  ending: 'closed' | 'finished';
};

/** Which modules an identity preselects (docs/product-spec.md, "Auto-preselection"). */
const preselection: Record<IdentityId, ModuleId[]> = {
  founder: ['asyncq', 'opsCabinet'],
  'building-complex': ['asyncq', 'opsCabinet'],
  'raising-capital': ['signalExchange', 'openCircle'],
  'tools-strategy': ['fromLab', 'opsCabinet'],
  'connect-fund': ['openCircle', 'signalExchange'],
  exploring: ['secondCurve', 'nextCurve'],
};

const nothingSaid: OnboardingDraft = {
  step: 'welcome',
  email: '',
  answers: {
    identities: [],
    companyName: '',
    stage: '',
    sector: '',
    website: '',
    referral: '',
    modules: [],
    signals: [],
  },
  stored: null,
};

const toggled = <Id>(list: Id[], id: Id) =>
  list.includes(id) ? list.filter((item) => item !== id) : [...list, id];

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    input: {} as OnboardingInput,
    output: {} as OnboardingOutput,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    tags: {} as 'restoring' | 'unread' | 'busy' | 'editable' | 'paused' | 'signedIn' | 'confirming',
    children: {} as { draft: 'draft'; triesPause: 'triesPause' },
  },
  actors: {
    /** What is typed is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** What the member once answered, with what the draft says; and who is signed in. */
    restore: fromPromise<Recollection, RestoreRequest>(() =>
      Promise.reject(new Error('Port restore is not provided.')),
    ),
    /** The address of the session that exists, or null. */
    currentSession: fromPromise<{ email: string } | null>(() =>
      Promise.reject(new Error('Port currentSession is not provided.')),
    ),
    /**
     * Creates the account with the six answers as metadata, unless a session exists by now (docs/product-spec.md, "7. The calls it makes").
     * Answers with the session's address; null means that the address must be confirmed first.
     */
    signUp: fromPromise<
      { email: string } | null,
      { email: string; password: string; answers: Answers }
    >(() => Promise.reject(new Error('Port signUp is not provided.'))),
    /** Writes completion into the member's profile, and the answers that differ from the stored ones. */
    saveProfile: fromPromise<void, { answers: Answers; stored: Answers | null }>(() =>
      Promise.reject(new Error('Port saveProfile is not provided.')),
    ),
    /** Writes answers and completion under the browser's keys. */
    saveAnswers: fromPromise<void, { answers: Answers }>(() =>
      Promise.reject(new Error('Port saveAnswers is not provided.')),
    ),
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    /** The draft's words are on screen even if nothing else can be restored, so that no blank is written over them. */
    takeUp: assign((_, params: { words: OnboardingDraft | null }) => params.words ?? nothingSaid),
    startAnew: assign({
      ...nothingSaid,
      passwordFilled: false,
      accepted: false,
      memberEmail: null,
      problem: null,
    }),
    keepDraft: sendTo('draft', ({ context: { step, email, answers, stored } }) => ({
      type: 'words.changed' as const,
      words: { step, email, answers, stored },
    })),
    /** What was typed is in the member's profile. */
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    reach: assign((_, params: { step: Step }) => ({ step: params.step })),
    resume: assign(({ context }, params: Recollection) => ({
      step: params.step,
      answers: params.answers ?? context.answers,
      stored: params.stored,
      email: params.email,
      memberEmail: params.memberEmail,
    })),
    toggleIdentity: assign(({ context }, params: { id: IdentityId }) => {
      const identities = toggled(context.answers.identities, params.id);
      const modules = [...new Set(identities.flatMap((identity) => preselection[identity]))];
      return { answers: { ...context.answers, identities, modules } };
    }),
    recordAnswer: assign(({ context }, params: { field: ProfileField; value: string }) => ({
      answers: { ...context.answers, [params.field]: params.value },
    })),
    toggleModule: assign(({ context }, params: { id: ModuleId }) => ({
      answers: { ...context.answers, modules: toggled(context.answers.modules, params.id) },
    })),
    toggleSignal: assign(({ context }, params: { id: SignalId }) => ({
      answers: { ...context.answers, signals: toggled(context.answers.signals, params.id) },
    })),
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    notePassword: assign({ passwordFilled: true }),
    notePasswordGone: assign({ passwordFilled: false }),
    recordTerms: assign((_, params: { accepted: boolean }) => ({ accepted: params.accepted })),
    /**
     * With a session the form has no password field, and what was typed into it is dropped. Without one nothing is stored
     * yet: an account that is made now gets all the answers.
     */
    rememberMember: assign(({ context }, params: { session: { email: string } | null }) => ({
      memberEmail: params.session?.email ?? null,
      stored: params.session === null ? null : context.stored,
      passwordFilled: params.session === null && context.passwordFilled,
    })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { error: unknown }) => ({ problem: sentenceOf(params.error) })),
    rememberEnding: assign((_, params: { ending: 'closed' | 'finished' }) => params),
    announce: emit((_, params: { key: ToastKey }) => ({ type: 'toast' as const, key: params.key })),
    announceFailure: emit(({ context }) => ({
      type: 'toast' as const,
      key: 'setupFailed' as const,
      ...context.problem,
    })),
    go: emit((_, params: { to: string; replace?: boolean }) => ({
      type: 'navigate' as const,
      ...params,
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
    isAt: ({ context }, params: { step: Step }) => context.step === params.step,
    hasDraft: (_, params: { words: OnboardingDraft | null }) => params.words !== null,
    hasIdentity: ({ context }) => context.answers.identities.length > 0,
    hasModule: ({ context }) => context.answers.modules.length > 0,
    hasSignal: ({ context }) => context.answers.signals.length > 0,
    accountIsReady: ({ context }) =>
      context.email.trim() !== '' && context.passwordFilled && context.accepted,
    termsAreAccepted: ({ context }) => context.accepted,
    sessionExists: (_, params: { session: { email: string } | null }) => params.session !== null,
    memberIsKnown: ({ context }) => context.memberEmail !== null,
    /** A first onboarding can start empty; Edit Profile would overwrite stored answers with blanks. */
    mayAskAnew: ({ context }) => context.purpose === 'begin',
    isEditing: ({ context }) => context.purpose === 'edit',
    isPage: ({ context }) => context.place === 'page',
    liesOverPage: ({ context }) => context.place !== 'page',
    staysInGathering: ({ context }) => context.place === 'gathering',
  },
  delays: {
    /** How long this browser may take; and the service, before a first onboarding asks for the answers again. */
    restoreTimeout: 3000,
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'onboarding',
  description:
    'A visitor says who they are and what they want to read, and gets an account for it.',
  meta: { typed: ['answers', 'email'] },
  context: ({ input }) => ({
    place: input.place,
    purpose: input.purpose,
    session: input.session,
    step: 'welcome',
    answers: {
      identities: [],
      companyName: '',
      stage: '',
      sector: '',
      website: '',
      referral: '',
      modules: [],
      signals: [],
    },
    stored: null,
    email: '',
    passwordFilled: false,
    accepted: false,
    memberEmail: null,
    problem: null,
    ending: 'closed',
  }),
  output: ({ context }) => ({ ending: context.ending }),
  // Onboarding works without its draft.
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context, self }) => ({ place: context.purpose, isOpen: false, holder: self }),
    onError: { actions: 'forgetProblem' },
  },
  // Another user is here: what the member typed stays with the draft, and waits for them.
  on: { 'draft.withdrawn': { target: '.restoring', actions: 'startAnew' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'What was answered before is being looked up; the welcome is on screen already.',
      tags: 'restoring',
      initial: 'awaitingDraft',
      on: {
        'draft.restored': {
          target: '.readingProfile',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'close.requested': { target: 'closing' },
      },
      states: {
        awaitingDraft: {
          description: 'What this browser keeps is being read.',
          entry: 'requestDraft',
          on: { 'draft.unread': { target: 'readingProfile' } },
          after: { restoreTimeout: { target: 'readingProfile' } },
        },
        readingProfile: {
          description: 'The service is asked what the draft does not say; a draft may say it all.',
          invoke: {
            id: 'restoring',
            src: 'restore',
            input: ({ context, event }) => ({
              purpose: context.purpose,
              draft: event.type === 'draft.restored' ? event.words : null,
            }),
            onDone: {
              target: '#onboarding.resuming',
              actions: { type: 'resume', params: ({ event }) => event.output },
            },
            onError: [
              { guard: 'mayAskAnew', target: '#onboarding.resuming' },
              { target: '#onboarding.unread' },
            ],
          },
          after: {
            restoreTimeout: { guard: 'mayAskAnew', target: '#onboarding.resuming' },
            serviceTimeout: { target: '#onboarding.unread' },
          },
        },
      },
    },
    resuming: {
      description: 'The visitor goes on at the step where they had left.',
      always: [
        { guard: { type: 'isAt', params: { step: 'identity' } }, target: 'identity' },
        { guard: { type: 'isAt', params: { step: 'profile' } }, target: 'profile' },
        { guard: { type: 'isAt', params: { step: 'modules' } }, target: 'modules' },
        { guard: { type: 'isAt', params: { step: 'signals' } }, target: 'signals' },
        { guard: { type: 'isAt', params: { step: 'account' } }, target: 'account' },
        { target: 'welcome' },
      ],
    },
    unread: {
      description:
        'What was answered before could not be read: nothing is asked and nothing saved until it is.',
      tags: 'unread',
      on: {
        'retry.requested': { target: 'restoring' },
        'close.requested': { target: 'closing' },
      },
    },
    welcome: {
      description: 'Step 0: what this is, and an invitation to begin.',
      on: {
        'step.continued': {
          target: 'identity',
          actions: [{ type: 'reach', params: { step: 'identity' } }, 'keepDraft'],
        },
        // A draft that is found late: nothing is typed yet.
        'draft.restored': {
          guard: { type: 'hasDraft', params: ({ event }) => event },
          target: 'restoring.readingProfile',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'close.requested': { target: 'closing' },
      },
    },
    identity: {
      description: 'Step 1: why the visitor is here; at least one answer.',
      on: {
        'identity.toggled': {
          actions: [{ type: 'toggleIdentity', params: ({ event }) => event }, 'keepDraft'],
        },
        'step.continued': {
          guard: 'hasIdentity',
          target: 'profile',
          actions: [{ type: 'reach', params: { step: 'profile' } }, 'keepDraft'],
        },
        'close.requested': { target: 'closing' },
      },
    },
    profile: {
      description: 'Step 2: the company, as far as the visitor wants to tell.',
      on: {
        'answer.edited': {
          actions: [{ type: 'recordAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
        'step.continued': {
          target: 'modules',
          actions: [{ type: 'reach', params: { step: 'modules' } }, 'keepDraft'],
        },
        'close.requested': { target: 'closing' },
      },
    },
    modules: {
      description: 'Step 3: what the feed is made of; at least one module.',
      on: {
        'module.toggled': {
          actions: [{ type: 'toggleModule', params: ({ event }) => event }, 'keepDraft'],
        },
        'step.continued': {
          guard: 'hasModule',
          target: 'signals',
          actions: [{ type: 'reach', params: { step: 'signals' } }, 'keepDraft'],
        },
        'close.requested': { target: 'closing' },
      },
    },
    signals: {
      description: 'Step 4: what the visitor wants to hear of; one choice locks the stack.',
      on: {
        'signal.toggled': {
          actions: [{ type: 'toggleSignal', params: ({ event }) => event }, 'keepDraft'],
        },
        'step.continued': {
          guard: 'hasSignal',
          target: 'account',
          actions: [{ type: 'reach', params: { step: 'account' } }, 'keepDraft'],
        },
        'close.requested': { target: 'closing' },
      },
    },
    account: {
      description:
        'Step 5: an account for all this, or the terms alone when a member is signed in.',
      initial: 'recognising',
      states: {
        recognising: {
          description:
            'We look whether a member is signed in, at first and after a failure behind the sign-up.',
          invoke: {
            id: 'recognising',
            src: 'currentSession',
            onDone: [
              {
                guard: {
                  type: 'sessionExists',
                  params: ({ event }) => ({ session: event.output }),
                },
                target: 'confirming',
                actions: {
                  type: 'rememberMember',
                  params: ({ event }) => ({ session: event.output }),
                },
              },
              {
                target: 'asking',
                actions: {
                  type: 'rememberMember',
                  params: ({ event }) => ({ session: event.output }),
                },
              },
            ],
            onError: [{ guard: 'memberIsKnown', target: 'confirming' }, { target: 'asking' }],
          },
          on: { 'close.requested': { target: '#onboarding.closing' } },
          after: {
            restoreTimeout: [
              { guard: 'memberIsKnown', target: 'confirming' },
              { target: 'asking' },
            ],
          },
        },
        asking: {
          description: 'Address, password and terms are asked for; all three are needed.',
          tags: 'editable',
          on: {
            'email.edited': {
              actions: [
                { type: 'rememberEmail', params: ({ event }) => event },
                'forgetProblem',
                'keepDraft',
              ],
            },
            'password.filled': { actions: ['notePassword', 'forgetProblem'] },
            'password.emptied': { actions: 'notePasswordGone' },
            'terms.toggled': { actions: { type: 'recordTerms', params: ({ event }) => event } },
            'stack.started': {
              guard: 'accountIsReady',
              target: 'submitting',
              actions: 'forgetProblem',
            },
            'close.requested': { target: '#onboarding.closing' },
          },
        },
        pausedForTries: {
          description:
            'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
          tags: ['editable', 'paused'],
          invoke: {
            id: 'triesPause',
            src: 'triesPause',
            input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            onDone: { target: 'asking' },
            onError: { target: 'asking' },
          },
          on: {
            'email.edited': {
              actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'keepDraft'],
            },
            'password.filled': { actions: 'notePassword' },
            'password.emptied': { actions: 'notePasswordGone' },
            'terms.toggled': { actions: { type: 'recordTerms', params: ({ event }) => event } },
            'close.requested': { target: '#onboarding.closing' },
          },
        },
        confirming: {
          description:
            'A member is signed in: their address is shown, and the terms alone are asked for.',
          tags: ['editable', 'signedIn'],
          on: {
            'terms.toggled': { actions: { type: 'recordTerms', params: ({ event }) => event } },
            'stack.started': {
              guard: 'termsAreAccepted',
              target: 'submitting.saving',
              actions: 'forgetProblem',
            },
            'close.requested': { target: '#onboarding.closing' },
          },
        },
        submitting: {
          description: 'The stack is being set up; this flow decides where it leads.',
          tags: 'busy',
          entry: 'reportSetup',
          exit: 'reportEndOfSetup',
          initial: 'signingUp',
          states: {
            signingUp: {
              description: 'The service is asked for an account, unless a session exists by now.',
              invoke: {
                id: 'signingUp',
                src: 'signUp',
                input: ({ context, event }) => ({
                  email: context.email.trim(),
                  password: event.type === 'stack.started' ? event.password : '',
                  answers: context.answers,
                }),
                onDone: [
                  {
                    guard: {
                      type: 'sessionExists',
                      params: ({ event }) => ({ session: event.output }),
                    },
                    target: 'saving',
                    actions: {
                      type: 'rememberMember',
                      params: ({ event }) => ({ session: event.output }),
                    },
                  },
                  { target: '#onboarding.account.confirmingEmail' },
                ],
                onError: [
                  {
                    guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                    target: '#onboarding.account.pausedForTries',
                  },
                  { target: '#onboarding.account.failed' },
                ],
              },
              after: {
                serviceTimeout: { target: '#onboarding.account.failed' },
              },
            },
            saving: {
              description: 'The account exists; its profile is being written.',
              invoke: {
                id: 'savingProfile',
                src: 'saveProfile',
                input: ({ context }) => ({ answers: context.answers, stored: context.stored }),
                onDone: { target: 'storing' },
                onError: { target: '#onboarding.account.failed' },
              },
              after: {
                serviceTimeout: { target: '#onboarding.account.failed' },
              },
            },
            storing: {
              description: 'The answers are written under the keys of this browser.',
              invoke: {
                id: 'storingAnswers',
                src: 'saveAnswers',
                input: ({ context }) => ({ answers: context.answers }),
                onDone: [
                  { guard: 'isEditing', target: '#onboarding.saved' },
                  { guard: 'staysInGathering', target: '#onboarding.finished' },
                  {
                    target: '#onboarding.finished',
                    actions: { type: 'go', params: { to: '/dashboard', replace: true } },
                  },
                ],
                onError: { target: '#onboarding.account.failed' },
              },
              after: {
                serviceTimeout: { target: '#onboarding.account.failed' },
              },
            },
          },
        },
        failed: {
          description:
            'The stack could not be set up: the visitor is told why, and may start it again.',
          entry: [
            {
              type: 'explain',
              params: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            },
            'announceFailure',
          ],
          // A member is known from the sign-up on: without one it is the sign-up that failed.
          always: [{ guard: 'memberIsKnown', target: 'recognising' }, { target: 'asking' }],
        },
        confirmingEmail: {
          description:
            'The service wants the address confirmed: answers are kept until the visitor comes back.',
          tags: 'confirming',
          on: {
            // A layer closes with its page; the user leaves the onboarding page only by the link.
            'signIn.followed': { guard: 'liesOverPage', target: '#onboarding.closed' },
            'close.requested': { target: '#onboarding.closing' },
          },
        },
      },
    },
    finished: {
      description: 'The stack is live: a welcome, and the dashboard.',
      type: 'final',
      entry: [
        { type: 'rememberEnding', params: { ending: 'finished' } },
        { type: 'announce', params: { key: 'welcome' } },
        'handDraftOver',
      ],
    },
    saved: {
      description:
        'What was changed is saved; the page on which Edit Profile was opened is in view.',
      type: 'final',
      entry: [
        { type: 'rememberEnding', params: { ending: 'finished' } },
        { type: 'announce', params: { key: 'profileSaved' } },
        'handDraftOver',
      ],
    },
    closing: {
      description: 'The visitor closed onboarding; its own page leads home, a layer simply goes.',
      always: [
        { guard: 'isPage', target: 'closed', actions: { type: 'go', params: { to: '/' } } },
        { target: 'closed' },
      ],
    },
    closed: {
      description: 'The visitor closed onboarding; what they answered is kept.',
      type: 'final',
      entry: { type: 'rememberEnding', params: { ending: 'closed' } },
    },
  },
});
