// A new email address: asked for here, confirmed at the new address by a link, and dropped again until then.
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { passwordAgainMachine } from './passwordAgain.machine.ts';
import type { triesPauseMachine } from './triesPause.machine.ts';

/** The addresses of an account. */
export type Addresses = {
  email: string;
  /** The address that waits to be confirmed; null where none does. */
  newEmail: string | null;
  /** When its link expires (ISO); null where no end is known. */
  until: string | null;
  /** How many milliseconds are left until then. */
  expiresIn: number | null;
};

/** The service's answer to a new address: a link is on its way, or the member has to prove to be who they are first. */
export type NewAddressAnswer = { outcome: 'asked' | 'unproved' };

export type ChangeAddressEvent =
  | { type: 'retry.requested' }
  | { type: 'form.opened' }
  | { type: 'form.closed' }
  | { type: 'address.edited' }
  | { type: 'address.submitted'; email: string }
  | { type: 'link.requested' }
  | { type: 'address.dropped' }
  /** Reported by the tab: it is visible again, and the link may have been opened meanwhile. */
  | { type: 'page.shown' };

export type ChangeAddressProblem = {
  key: 'missing' | 'malformed' | 'same' | 'failed' | 'undropped';
  message?: string;
};

/** `email`: the address of the session. */
export type ChangeAddressInput = { email: string };

type ChangeAddressContext = Addresses & {
  problem: ChangeAddressProblem | null;
  /** The new address was dropped a moment ago. */
  isDropped: boolean;
};

/** No timer of a browser runs longer. */
const longestTimer = 2_147_483_647;

const sameCase = (email: string) => email.trim().toLowerCase();

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const changeAddressMachine = setup({
  types: {
    context: {} as ChangeAddressContext,
    input: {} as ChangeAddressInput,
    events: {} as ChangeAddressEvent,
    tags: {} as
      'loading' | 'unread' | 'closed' | 'formOpen' | 'editable' | 'busy' | 'paused' | 'waiting',
    children: {} as { triesPause: 'triesPause'; passwordAgain: 'passwordAgain' },
  },
  actors: {
    readAddresses: fromPromise<Addresses>(() =>
      Promise.reject(new Error('Port readAddresses is not provided.')),
    ),
    /** Has a link sent to the new address. The answer does not say whether the address is taken. */
    askNewAddress: fromPromise<NewAddressAnswer, { email: string }>(() =>
      Promise.reject(new Error('Port askNewAddress is not provided.')),
    ),
    /** The address that waits is forgotten, and its link counts no longer. */
    dropNewAddress: fromPromise<void>(() =>
      Promise.reject(new Error('Port dropNewAddress is not provided.')),
    ),
    /** The session of this browser learns the address that its account has by now. */
    renewSession: fromPromise<void>(() =>
      Promise.reject(new Error('Port renewSession is not provided.')),
    ),
    /** Feed: reports `page.shown` when the tab is visible again. */
    pageFeed: fromCallback<ChangeAddressEvent>(() => {
      throw new Error('Port pageFeed is not provided.');
    }),
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
    rememberAddresses: assign((_, params: Addresses) => params),
    rememberNewAddress: assign((_, params: { email: string }) => ({
      newEmail: params.email.trim(),
    })),
    forgetNewAddress: assign({ newEmail: null, until: null, expiresIn: null }),
    noteDropped: assign({ isDropped: true }),
    forgetDropped: assign({ isDropped: false }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: ChangeAddressProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
  },
  guards: {
    hasChanged: ({ context }, params: Addresses) =>
      sameCase(params.email) !== sameCase(context.email),
    isWaiting: (_, params: Addresses) => params.newEmail !== null,
    isMissing: (_, params: { email: string }) => params.email.trim() === '',
    isMalformed: (_, params: { email: string }) => !/^\S+@\S+\.\S+$/.test(params.email.trim()),
    isSame: ({ context }, params: { email: string }) =>
      sameCase(params.email) === sameCase(context.email),
    isUnproved: (_, params: NewAddressAnswer) => params.outcome === 'unproved',
    isProved: (_, params: { isProved: boolean }) => params.isProved,
    hasTooManyTries: (_, { error: e }: { error: unknown }) =>
      e instanceof Error && 'retryAfter' in e,
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** Until the link in the mail expires. */
    linkExpiry: ({ context }) => Math.min(context.expiresIn ?? longestTimer, longestTimer),
  },
}).createMachine({
  id: 'changeAddress',
  description:
    'A member changes the address they sign in with: the new one counts once a link in its mailbox is opened.',
  context: ({ input }) => ({
    ...input,
    newEmail: null,
    until: null,
    expiresIn: null,
    problem: null,
    isDropped: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked for the address, and for one that waits.',
      tags: 'loading',
      invoke: {
        id: 'readAddresses',
        src: 'readAddresses',
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event.output },
            target: 'renewing',
            actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'The address could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading' } },
    },
    renewing: {
      description: 'The account has another address by now: the session learns it.',
      tags: 'closed',
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        onDone: { target: 'closed' },
        onError: { target: 'closed' },
      },
      after: { serviceTimeout: { target: 'closed' } },
    },
    closed: {
      description: 'The page shows the address and offers to change it.',
      tags: 'closed',
      exit: 'forgetDropped',
      on: { 'form.opened': { target: 'editing' } },
    },
    editing: {
      description: 'The new address is being typed; nothing has been sent.',
      tags: ['formOpen', 'editable'],
      on: {
        'form.closed': { target: 'closed', actions: ['forgetProblem', 'forgetNewAddress'] },
        'address.edited': { actions: 'forgetProblem' },
        'address.submitted': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'missing' } },
          },
          {
            guard: { type: 'isMalformed', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'malformed' } },
          },
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: { type: 'explain', params: { key: 'same' } },
          },
          {
            target: 'asking',
            actions: [
              'forgetProblem',
              { type: 'rememberNewAddress', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    asking: {
      description: 'The service is asked to send a link to the new address.',
      tags: ['formOpen', 'busy'],
      invoke: {
        id: 'askNewAddress',
        src: 'askNewAddress',
        input: ({ context }) => ({ email: context.newEmail ?? '' }),
        onDone: [
          {
            guard: { type: 'isUnproved', params: ({ event }) => event.output },
            target: 'proving',
          },
          { target: 'waiting.checking' },
        ],
        onError: [
          {
            guard: { type: 'hasTooManyTries', params: ({ event }) => event },
            target: 'pausedForTries',
          },
          {
            target: 'editing',
            actions: {
              type: 'explain',
              params: ({ event }) => ({ key: 'failed', error: event.error }),
            },
          },
        ],
      },
      after: {
        serviceTimeout: {
          target: 'editing',
          actions: { type: 'explain', params: { key: 'failed' } },
        },
      },
    },
    proving: {
      description:
        'The member enters the password once more, because the last time is a while ago.',
      tags: ['formOpen', 'busy'],
      invoke: {
        id: 'passwordAgain',
        src: 'passwordAgain',
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => event.output },
            target: 'asking',
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: { type: 'explain', params: { key: 'failed' } } },
      },
    },
    pausedForTries: {
      description:
        'The service has had too many tries: what is typed stays, and may be sent when the time is over.',
      tags: ['formOpen', 'editable', 'paused'],
      invoke: {
        id: 'triesPause',
        src: 'triesPause',
        input: ({ event }) => ({ error: 'error' in event ? event.error : null }),
        onDone: { target: 'editing' },
        onError: { target: 'editing' },
      },
      on: {
        'address.edited': { actions: 'forgetProblem' },
        'form.closed': { target: 'closed', actions: 'forgetNewAddress' },
      },
    },
    waiting: {
      description:
        'A link is in the mailbox of the new address; until it is opened, the old one counts.',
      tags: 'waiting',
      invoke: { id: 'pageFeed', src: 'pageFeed', onError: { target: '.resting' } },
      after: { linkExpiry: { target: 'reading', actions: 'forgetProblem' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'The link can be sent again, and the new address dropped.',
          on: {
            'page.shown': { target: 'checking' },
            'link.requested': { target: '#changeAddress.asking' },
            'address.dropped': { target: 'dropping' },
          },
        },
        checking: {
          description: 'The page looks whether the link was opened meanwhile; nothing moves on it.',
          invoke: {
            id: 'checkAddresses',
            src: 'readAddresses',
            onDone: [
              {
                guard: { type: 'hasChanged', params: ({ event }) => event.output },
                target: '#changeAddress.renewing',
                actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isWaiting', params: ({ event }) => event.output },
                target: '#changeAddress.waiting',
                reenter: true,
                actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
              },
              {
                target: '#changeAddress.closed',
                actions: { type: 'rememberAddresses', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'resting' },
          },
          after: { serviceTimeout: { target: 'resting' } },
        },
        dropping: {
          description: 'The service is told to forget the new address.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'dropNewAddress',
            src: 'dropNewAddress',
            onDone: {
              target: '#changeAddress.closed',
              actions: ['forgetNewAddress', 'noteDropped'],
            },
            onError: {
              target: 'undropped',
              actions: {
                type: 'explain',
                params: ({ event }) => ({ key: 'undropped', error: event.error }),
              },
            },
          },
          after: {
            serviceTimeout: {
              target: 'undropped',
              actions: { type: 'explain', params: { key: 'undropped' } },
            },
          },
        },
        undropped: {
          description: 'The new address could not be dropped; the page says so beside the button.',
          on: {
            'address.dropped': { target: 'dropping' },
            'link.requested': { target: '#changeAddress.asking', actions: 'forgetProblem' },
          },
        },
      },
    },
  },
});
