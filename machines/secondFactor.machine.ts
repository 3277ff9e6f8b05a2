// The second factor of a member's account: switched on with an authenticator app and a first code, its recovery codes shown once, and
// switched off.
import { assign, fromPromise, setup } from 'xstate';
import type { passwordAgainMachine } from './passwordAgain.machine.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

/** The app that counts; null while the second factor is off. */
export type KnownFactor = { factorId: string | null };

/** An app that waits for its first code: its secret, as text and as the address that apps read from the picture. */
export type AppSecret = { factorId: string; secret: string; uri: string };

/** The service's answers; `unproved`: the password has to be entered again first. */
export type EnrollAnswer = { outcome: 'made'; app: AppSecret } | { outcome: 'unproved' };
/** `unavailable`: the service has no recovery codes. */
export type CodesAnswer =
  { outcome: 'made'; codes: readonly string[] } | { outcome: 'unproved' | 'unavailable' };
export type RemovalAnswer = { outcome: 'removed' | 'unproved' };

/** Where the member keeps the codes. */
export type Keeping = 'copy' | 'file' | 'paper';

export type SecondFactorEvent =
  | { type: 'retry.requested' }
  | { type: 'factor.wanted' }
  /** The value of the field. It exists in this event only. */
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'setup.cancelled' }
  | { type: 'codes.wanted' }
  | { type: 'codes.handedOut'; as: Keeping }
  | { type: 'codes.saved' }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

export type SecondFactorProblem = {
  key: 'failed' | 'codeMissing' | 'codeMalformed' | 'refused' | 'codesFailed' | 'handOutFailed';
  message?: string;
};

type SecondFactorContext = KnownFactor & {
  /** Shown until its first code was right, and stored nowhere in this browser. */
  app: AppSecret | null;
  /** Shown once, until the member says that they are saved; stored nowhere in this browser. */
  codes: readonly string[];
  /** Where the codes were kept last. */
  kept: Keeping | null;
  problem: SecondFactorProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as
      | 'loading'
      | 'unread'
      | 'off'
      | 'on'
      | 'setup'
      | 'codes'
      | 'busy'
      | 'making'
      | 'paused'
      | 'removalOpen',
    children: {} as { triesPause: 'triesPause'; passwordAgain: 'passwordAgain' },
  },
  actors: {
    readFactor: fromPromise<KnownFactor>(() =>
      Promise.reject(new Error('Port readFactor is not provided.')),
    ),
    /** Makes an app that counts once its first code was right; one that was never confirmed is replaced. */
    enroll: fromPromise<EnrollAnswer>(() =>
      Promise.reject(new Error('Port enroll is not provided.')),
    ),
    /** Sends the first code; the member's other sessions end. */
    confirmApp: fromPromise<void, { factorId: string; code: string }>(() =>
      Promise.reject(new Error('Port confirmApp is not provided.')),
    ),
    /** Makes a new set of recovery codes; the one before counts no longer. */
    makeCodes: fromPromise<CodesAnswer>(() =>
      Promise.reject(new Error('Port makeCodes is not provided.')),
    ),
    /** Copies, downloads or prints the codes; gives what it did. */
    handOutCodes: fromPromise<Keeping, { codes: readonly string[]; as: Keeping }>(() =>
      Promise.reject(new Error('Port handOutCodes is not provided.')),
    ),
    removeFactor: fromPromise<RemovalAnswer, KnownFactor>(() =>
      Promise.reject(new Error('Port removeFactor is not provided.')),
    ),
    /** Asks for the password once more: passwordAgain.machine.ts. */
    passwordAgain: fromPromise(() =>
      Promise.reject(new Error('Flow passwordAgain is not provided.')),
    ) as unknown as typeof passwordAgainMachine,
    /** Counts the seconds until the service takes a try again: triesPause.machine.ts. */
    triesPause: fromPromise(() =>
      Promise.reject(new Error('Flow triesPause is not provided.')),
    ) as unknown as typeof triesPauseMachine,
  },
  actions: {
    rememberFactor: assign((_, { factorId }: KnownFactor) => ({ factorId })),
    rememberApp: assign((_, params: EnrollAnswer) => ({
      app: params.outcome === 'made' ? params.app : null,
    })),
    takeApp: assign(({ context }) => ({ factorId: context.app?.factorId ?? null, app: null })),
    forgetApp: assign({ app: null }),
    forgetFactor: assign({ factorId: null }),
    rememberCodes: assign((_, params: CodesAnswer) => ({
      codes: params.outcome === 'made' ? params.codes : [],
    })),
    forgetCodes: assign({ codes: [], kept: null }),
    noteKept: assign((_, params: { as: Keeping }) => ({ kept: params.as })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: Pick<SecondFactorProblem, 'key'>) => ({ problem: params })),
    sayNoAnswer: assign({ problem: { key: 'failed' } }),
    sayFailure: assign((_, params: { error: unknown }) => ({
      problem: { key: 'failed' as const, ...sentenceOf(params.error) },
    })),
    sayRefusal: assign((_, params: { error: unknown }) => ({
      problem: { key: 'refused' as const, ...sentenceOf(params.error) },
    })),
    sayNoCodes: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'codesFailed' as const, ...sentenceOf(params.error) },
    })),
    sayNotHandedOut: assign({ problem: { key: 'handOutFailed' } }),
  },
  guards: {
    isOn: (_, params: KnownFactor) => params.factorId !== null,
    isUnproved: (_, params: { outcome: string }) => params.outcome === 'unproved',
    isUnavailable: (_, params: { outcome: string }) => params.outcome === 'unavailable',
    isProved: (_, params: { isProved: boolean }) => params.isProved,
    isMissing: (_, params: { code: string }) => params.code.trim() === '',
    /** Six digits, as apps show them, in one group or two. */
    isMalformed: (_, params: { code: string }) => !/^\d{6}$/.test(params.code.replace(/\s/g, '')),
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
  },
  delays: { serviceTimeout: 15_000 },
}).createMachine({
  id: 'secondFactor',
  description:
    'A member has each sign-in ask for a code of their authenticator app, gets recovery codes for the day on which it is lost, and may switch it off.',
  context: () => ({ factorId: null, app: null, codes: [], kept: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked whether the second factor is on.',
      tags: 'loading',
      invoke: {
        id: 'readFactor',
        src: 'readFactor',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'rememberFactor', params: ({ event }) => event.output },
          },
          { target: 'off' },
        ],
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'It could not be found out; the member may ask again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading' } },
    },
    off: {
      description: 'A password alone signs in.',
      tags: 'off',
      on: { 'factor.wanted': { target: 'enrolling', actions: 'forgetProblem' } },
    },
    enrolling: {
      description: 'The service makes a secret for an app.',
      tags: ['off', 'busy'],
      invoke: {
        id: 'enroll',
        src: 'enroll',
        onDone: [
          {
            guard: { type: 'isUnproved', params: ({ event }) => event.output },
            target: 'provingForSetup',
          },
          {
            target: 'settingUp',
            actions: { type: 'rememberApp', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'off', actions: { type: 'sayFailure', params: ({ event }) => event } },
      },
      after: { serviceTimeout: { target: 'off', actions: 'sayNoAnswer' } },
    },
    provingForSetup: {
      description: 'The password is asked for once more before the second factor is switched on.',
      tags: ['off', 'busy'],
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          { guard: { type: 'isProved', params: ({ event }) => event.output }, target: 'enrolling' },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: 'sayNoAnswer' },
      },
    },
    settingUp: {
      description: 'The member adds the account to their app, and types the first code.',
      tags: 'setup',
      initial: 'editing',
      states: {
        editing: {
          description: 'The picture and the secret are shown; the first code is being typed.',
          on: {
            'code.edited': { actions: 'forgetProblem' },
            'code.submitted': [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'codeMissing' } },
              },
              {
                guard: { type: 'isMalformed', params: ({ event }) => event },
                actions: { type: 'explain', params: { key: 'codeMalformed' } },
              },
              { target: 'confirming', actions: 'forgetProblem' },
            ],
            'setup.cancelled': {
              target: '#secondFactor.off',
              actions: ['forgetApp', 'forgetProblem'],
            },
          },
        },
        confirming: {
          description:
            'The service compares the first code; from a right one on, sign-ins ask for a code.',
          tags: 'busy',
          invoke: {
            id: 'confirmApp',
            src: 'confirmApp',
            input: ({ context, event }) => ({
              factorId: context.app?.factorId ?? '',
              code: event.type === 'code.submitted' ? event.code : '',
            }),
            onDone: { target: '#secondFactor.makingCodes', actions: 'takeApp' },
            onError: [
              {
                guard: { type: 'hasTooManyTries', params: ({ event }) => event },
                target: 'pausedForTries',
              },
              { target: 'editing', actions: { type: 'sayRefusal', params: ({ event }) => event } },
            ],
          },
          after: { serviceTimeout: { target: 'editing', actions: 'sayNoAnswer' } },
        },
        pausedForTries: {
          description:
            'The service has had too many tries: a code may be sent when the time is over.',
          tags: 'paused',
          invoke: {
            id: 'triesPause',
            src: 'triesPause',
            input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
            onDone: { target: 'editing' },
            onError: { target: 'editing' },
          },
          on: { 'code.edited': { actions: 'forgetProblem' } },
        },
      },
    },
    makingCodes: {
      description: 'The service makes ten recovery codes; earlier ones count no longer.',
      tags: ['on', 'busy', 'making'],
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        onDone: [
          {
            guard: { type: 'isUnproved', params: ({ event }) => event.output },
            target: 'provingForCodes',
          },
          { guard: { type: 'isUnavailable', params: ({ event }) => event.output }, target: 'on' },
          {
            target: 'showingCodes',
            actions: { type: 'rememberCodes', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'on', actions: { type: 'sayNoCodes', params: ({ event }) => event } },
      },
      after: { serviceTimeout: { target: 'on', actions: { type: 'sayNoCodes', params: {} } } },
    },
    provingForCodes: {
      description: 'The password is asked for once more before new codes are made.',
      tags: ['on', 'busy', 'making'],
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => event.output },
            target: 'makingCodes',
          },
          { target: 'on' },
        ],
        onError: { target: 'on', actions: { type: 'sayNoCodes', params: {} } },
      },
    },
    showingCodes: {
      description: 'The recovery codes are shown, this once.',
      tags: 'codes',
      initial: 'resting',
      on: {
        'codes.saved': { target: 'on', actions: ['forgetCodes', 'forgetProblem'] },
      },
      states: {
        resting: {
          description: 'The member copies, downloads or prints them.',
          on: { 'codes.handedOut': { target: 'handingOut', actions: 'forgetProblem' } },
        },
        handingOut: {
          description: 'The browser copies them, saves them or opens its printer dialog.',
          tags: 'busy',
          invoke: {
            id: 'handOutCodes',
            src: 'handOutCodes',
            input: ({ context, event }) => ({
              codes: context.codes,
              as: event.type === 'codes.handedOut' ? event.as : 'copy',
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'noteKept', params: ({ event }) => ({ as: event.output }) },
            },
            onError: { target: 'resting', actions: 'sayNotHandedOut' },
          },
          after: { serviceTimeout: { target: 'resting', actions: 'sayNotHandedOut' } },
        },
      },
    },
    on: {
      description: 'Each sign-in asks for a code.',
      tags: 'on',
      on: {
        'codes.wanted': { target: 'makingCodes', actions: 'forgetProblem' },
        'removal.requested': { target: 'askingToRemove', actions: 'forgetProblem' },
      },
    },
    askingToRemove: {
      description: 'The member is asked whether to switch the second factor off.',
      tags: ['on', 'removalOpen'],
      on: {
        'removal.confirmed': { target: 'removing', actions: 'forgetProblem' },
        'removal.cancelled': { target: 'on', actions: 'forgetProblem' },
      },
    },
    removing: {
      description: 'The service removes the app and the recovery codes.',
      tags: ['on', 'removalOpen', 'busy'],
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ context }) => ({ factorId: context.factorId }),
        onDone: [
          {
            guard: { type: 'isUnproved', params: ({ event }) => event.output },
            target: 'provingForRemoval',
          },
          { target: 'off', actions: 'forgetFactor' },
        ],
        onError: {
          target: 'askingToRemove',
          actions: { type: 'sayFailure', params: ({ event }) => event },
        },
      },
      after: { serviceTimeout: { target: 'askingToRemove', actions: 'sayNoAnswer' } },
    },
    provingForRemoval: {
      description: 'The password is asked for once more before the second factor is switched off.',
      tags: ['on', 'busy'],
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          { guard: { type: 'isProved', params: ({ event }) => event.output }, target: 'removing' },
          { target: 'on' },
        ],
        onError: { target: 'on', actions: 'sayNoAnswer' },
      },
    },
  },
});
