// Where a member is signed in: a list of devices, each of which can be signed out from here, or all of them at once.
import { assign, fromPromise, setup } from 'xstate';

/** A session of the member, on a browser of some device. */
export type Device = {
  id: string;
  /** The session in which this page is shown. */
  isThis: boolean;
  /** ISO times. */
  signedInAt: string;
  lastUsedAt: string;
  /** What the browser calls itself; null where it was not written down. */
  userAgent: string | null;
};

export type DevicesEvent =
  | { type: 'retry.requested' }
  | { type: 'device.signedOut'; id: string }
  | { type: 'others.signedOut' }
  /** Every device, and this one last. */
  | { type: 'everywhere.signedOut' }
  /** Another flow of the page has ended sessions. */
  | { type: 'sessions.ended' };

/** What was done last: one device was signed out, or all others; or it was signed out before. */
export type DevicesResult = { key: 'one' | 'others' | 'already'; count: number };

type DevicesContext = {
  devices: readonly Device[];
  /** The device that is being signed out, or was to be. */
  chosen: string | null;
  result: DevicesResult | null;
  /** Why the last attempt failed, in the service's words or empty; null where none failed. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    tags: {} as 'loading' | 'unread' | 'shown' | 'busy' | 'failed' | 'all' | 'everywhere',
  },
  actors: {
    readDevices: fromPromise<readonly Device[]>(() =>
      Promise.reject(new Error('Port readDevices is not provided.')),
    ),
    /** Signs one device out; false where it was signed out already. */
    signDeviceOut: fromPromise<{ wasSignedIn: boolean }, { id: string }>(() =>
      Promise.reject(new Error('Port signDeviceOut is not provided.')),
    ),
    /** Signs out every device but this one, and says how many those were. */
    signOthersOut: fromPromise<{ count: number }>(() =>
      Promise.reject(new Error('Port signOthersOut is not provided.')),
    ),
    /** Has the session sign this browser out; rejects where that failed, which the session says itself. */
    signThisOut: fromPromise<void>(() =>
      Promise.reject(new Error('Port signThisOut is not provided.')),
    ),
  },
  actions: {
    rememberDevices: assign((_, params: { devices: readonly Device[] }) => params),
    rememberChosen: assign((_, params: { id: string }) => ({ chosen: params.id })),
    dropChosen: assign(({ context }, params: { wasSignedIn: boolean }) => ({
      devices: context.devices.filter(({ id }) => id !== context.chosen),
      result: { key: params.wasSignedIn ? ('one' as const) : ('already' as const), count: 1 },
    })),
    dropOthers: assign(({ context }, params: { count: number }) => ({
      devices: context.devices.filter(({ isThis }) => isThis),
      result: { key: 'others' as const, count: params.count },
    })),
    forgetResult: assign({ result: null, problem: null }),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isOther: ({ context }, params: { id: string }) =>
      context.devices.some(({ id, isThis }) => id === params.id && !isThis),
    hasOthers: ({ context }) => context.devices.some(({ isThis }) => !isThis),
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'devices',
  description: 'A member sees where they are signed in, and signs out there or everywhere.',
  context: () => ({ devices: [], chosen: null, result: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked where the member is signed in.',
      tags: 'loading',
      invoke: {
        id: 'readDevices',
        src: 'readDevices',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberDevices', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
      on: { 'sessions.ended': { target: 'reading', reenter: true } },
    },
    unread: {
      description: 'The list could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: {
        'retry.requested': { target: 'reading' },
        'sessions.ended': { target: 'reading' },
      },
    },
    shown: {
      description: 'The list is shown, this device first among them.',
      tags: 'shown',
      initial: 'resting',
      on: { 'sessions.ended': { target: 'reading', actions: 'forgetResult' } },
      states: {
        resting: {
          description:
            'Another device can be signed out, all others at once, or all with this one.',
          on: {
            'device.signedOut': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'signingOut',
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'forgetResult'],
            },
            'others.signedOut': {
              guard: 'hasOthers',
              target: 'signingOthersOut',
              actions: 'forgetResult',
            },
            'everywhere.signedOut': { target: 'endingOthers', actions: 'forgetResult' },
          },
        },
        signingOut: {
          description: 'The service is told to end the session of one device.',
          tags: 'busy',
          invoke: {
            id: 'signDeviceOut',
            src: 'signDeviceOut',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: {
              target: 'resting',
              actions: { type: 'dropChosen', params: ({ event }) => event.output },
            },
            onError: {
              target: 'notSignedOut',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'notSignedOut', actions: { type: 'explain', params: {} } },
          },
        },
        notSignedOut: {
          description: 'The device may still be signed in; the page says so beside it.',
          tags: 'failed',
          on: {
            'retry.requested': { target: 'signingOut', actions: 'forgetResult' },
            'device.signedOut': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'signingOut',
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'forgetResult'],
            },
            'others.signedOut': { target: 'signingOthersOut', actions: 'forgetResult' },
            'everywhere.signedOut': { target: 'endingOthers', actions: 'forgetResult' },
          },
        },
        signingOthersOut: {
          description: 'The service is told to end every session but this one.',
          tags: ['busy', 'all'],
          invoke: {
            id: 'signOthersOut',
            src: 'signOthersOut',
            onDone: {
              target: 'resting',
              actions: { type: 'dropOthers', params: ({ event }) => event.output },
            },
            onError: {
              target: 'othersNotSignedOut',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: {
              target: 'othersNotSignedOut',
              actions: { type: 'explain', params: {} },
            },
          },
        },
        othersNotSignedOut: {
          description: 'The other devices may still be signed in; the page says so.',
          tags: ['failed', 'all'],
          on: {
            'retry.requested': { target: 'signingOthersOut', actions: 'forgetResult' },
            'device.signedOut': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'signingOut',
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'forgetResult'],
            },
            'others.signedOut': { target: 'signingOthersOut', actions: 'forgetResult' },
            'everywhere.signedOut': { target: 'endingOthers', actions: 'forgetResult' },
          },
        },
        endingOthers: {
          description: 'The service is told to end every other session; this one comes last.',
          tags: ['busy', 'all', 'everywhere'],
          invoke: {
            id: 'signOthersOut',
            src: 'signOthersOut',
            onDone: {
              target: 'signingThisOut',
              actions: { type: 'dropOthers', params: ({ event }) => event.output },
            },
            onError: {
              target: 'stillEverywhere',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'stillEverywhere', actions: { type: 'explain', params: {} } },
          },
        },
        stillEverywhere: {
          description:
            'The other devices may still be signed in, and this one is; the page says so.',
          tags: ['failed', 'all', 'everywhere'],
          on: {
            'retry.requested': { target: 'endingOthers', actions: 'forgetResult' },
            'device.signedOut': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'signingOut',
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'forgetResult'],
            },
            'others.signedOut': {
              guard: 'hasOthers',
              target: 'signingOthersOut',
              actions: 'forgetResult',
            },
            'everywhere.signedOut': { target: 'endingOthers', actions: 'forgetResult' },
          },
        },
        signingThisOut: {
          description: 'The other devices are signed out; the session signs this one out, too.',
          tags: ['busy', 'all', 'everywhere'],
          invoke: {
            id: 'signThisOut',
            src: 'signThisOut',
            onDone: { target: 'signedOut' },
            onError: { target: 'resting' },
          },
          after: { serviceTimeout: { target: 'resting' } },
        },
        signedOut: {
          description: 'The member is signed out everywhere; the site leads away from the page.',
          tags: ['busy', 'all', 'everywhere'],
        },
      },
    },
  },
});
