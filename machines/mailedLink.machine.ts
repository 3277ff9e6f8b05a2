// A link from a mail, opened on /auth: accepted in the browser that asked for it, asked about in any other
// (docs/product-decisions.md, "A session in the address").
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

/** A link as known before the service checks it; its token never enters a machine. Addresses in lower case. */
export type MailedLink = {
  /** A new password, or a session of an account (a confirmed address). */
  kind: 'recovery' | 'account';
  /** Whose account the link says it opens; null where it says nothing. */
  email: string | null;
  /** The address for which this browser asked for a link within the hour; null where it did not. */
  askedFor: string | null;
};

/** The service's answer to the token: a session of this account, or nothing, because the link was used or has expired. */
export type CheckedLink = { outcome: 'opened'; email: string } | { outcome: 'expired' };

/** The part of the session that this flow uses. */
export type LinkListener = ActorRef<
  Snapshot<unknown>,
  | { type: 'link.closed' }
  | { type: 'link.kept'; kind: MailedLink['kind'] }
  | { type: 'link.expired' }
>;

export type MailedLinkEvent =
  { type: 'link.accepted' } | { type: 'link.declined' } | { type: 'link.retried' };

type MailedLinkContext = {
  session: LinkListener;
  link: MailedLink | null;
  /** The service's own words for the last failure; null if there are none. */
  problem: string | null;
};

/** The account that the link has to open: the one it names, or the one that was asked for. */
const expectedOf = (link: MailedLink | null) => link?.email ?? link?.askedFor ?? null;

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const mailedLinkMachine = setup({
  types: {
    context: {} as MailedLinkContext,
    input: {} as { session: LinkListener },
    events: {} as MailedLinkEvent,
    tags: {} as 'asking' | 'busy' | 'closing' | 'failed' | 'foreign',
  },
  actors: {
    /** The link's data, and whether this browser asked for it; null if there is no link. */
    readLink: fromPromise<MailedLink | null>(() =>
      Promise.reject(new Error('Port readLink is not provided.')),
    ),
    /** Sends the token to the service. The session that it returns is kept in memory only. */
    verifyLink: fromPromise<CheckedLink>(() =>
      Promise.reject(new Error('Port verifyLink is not provided.')),
    ),
    /** Stores the session from memory in this browser and replaces any other. */
    keepSession: fromPromise<void>(() =>
      Promise.reject(new Error('Port keepSession is not provided.')),
    ),
    /** Ends the session in memory, if there is one, and forgets the link. */
    discardLink: fromPromise<void>(() =>
      Promise.reject(new Error('Port discardLink is not provided.')),
    ),
  },
  actions: {
    rememberLink: assign((_, params: { link: MailedLink | null }) => ({ link: params.link })),
    explain: assign((_, params: { error: unknown }) => ({
      problem: sentenceOf(params.error).message ?? null,
    })),
    forgetProblem: assign({ problem: null }),
    sayClosed: sendTo(({ context }) => context.session, { type: 'link.closed' }),
    sayKept: sendTo(
      ({ context }) => context.session,
      ({ context }) => ({ type: 'link.kept', kind: context.link?.kind ?? 'account' }),
    ),
    sayExpired: sendTo(({ context }) => context.session, { type: 'link.expired' }),
  },
  guards: {
    wasAskedFor: (_, { link }: { link: MailedLink | null }) =>
      link !== null &&
      link.askedFor !== null &&
      (link.email === null || link.email === link.askedFor),
    namesAccount: (_, { link }: { link: MailedLink | null }) =>
      link !== null && link.email !== null,
    isExpired: (_, { checked }: { checked: CheckedLink }) => checked.outcome === 'expired',
    opensExpectedAccount: ({ context }, { checked }: { checked: CheckedLink }) =>
      checked.outcome === 'opened' && checked.email === expectedOf(context.link),
  },
  delays: {
    /** The address was read before, so a missing answer means that there is no link. */
    readingTimeout: 4000,
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** Ending a session is given less time. */
    discardTimeout: 4000,
  },
}).createMachine({
  id: 'mailedLink',
  description:
    'A link from a mail is accepted in the browser that asked for it; any other is asked "Continue as …?" first, and nothing is touched before.',
  context: ({ input }) => ({ session: input.session, link: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The link was taken out of the address; the page looks at what it says.',
      tags: 'busy',
      invoke: {
        id: 'readingLink',
        src: 'readLink',
        onDone: [
          {
            guard: { type: 'wasAskedFor', params: ({ event }) => ({ link: event.output }) },
            target: 'checking',
            actions: {
              type: 'rememberLink',
              params: ({ event }) => ({ link: event.output }),
            },
          },
          {
            guard: { type: 'namesAccount', params: ({ event }) => ({ link: event.output }) },
            target: 'asking',
            actions: {
              type: 'rememberLink',
              params: ({ event }) => ({ link: event.output }),
            },
          },
          { target: 'expired' },
        ],
        onError: { target: 'expired' },
      },
      after: { readingTimeout: { target: 'expired' } },
    },
    asking: {
      description:
        'This browser did not ask for the link: the person is asked whether to continue as its account. The token is unused.',
      tags: 'asking',
      on: {
        'link.accepted': { target: 'checking' },
        'link.declined': { target: 'closing' },
      },
    },
    checking: {
      description: 'The service is asked whether the link counts; nothing is kept yet.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'verifyingLink',
        src: 'verifyLink',
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ checked: event.output }) },
            target: 'expired',
          },
          {
            guard: {
              type: 'opensExpectedAccount',
              params: ({ event }) => ({ checked: event.output }),
            },
            target: 'keeping',
          },
          { target: 'refusing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => event },
        },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    keeping: {
      description: 'The session of the link becomes the session of this browser.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'keepingSession',
        src: 'keepSession',
        onDone: { target: 'kept' },
        onError: {
          target: 'unkept',
          actions: { type: 'explain', params: ({ event }) => event },
        },
      },
      after: { serviceTimeout: { target: 'unkept' } },
    },
    failed: {
      description:
        'The service could not be asked; the page says so, and the person may try again.',
      tags: 'failed',
      on: {
        'link.retried': { target: 'checking' },
        'link.declined': { target: 'closing' },
      },
    },
    unkept: {
      description:
        'The link counts, but its session could not be kept; the person may try again without spending another link.',
      tags: 'failed',
      on: {
        'link.retried': { target: 'keeping' },
        'link.declined': { target: 'closing' },
      },
    },
    refusing: {
      description: 'The link opened another account than it said; its session is being ended.',
      tags: 'busy',
      invoke: {
        id: 'refusingLink',
        src: 'discardLink',
        onDone: { target: 'foreign' },
        onError: { target: 'foreign' },
      },
      after: { discardTimeout: { target: 'foreign' } },
    },
    foreign: {
      description: 'The page says that the link belongs to another account than it said.',
      tags: 'foreign',
      on: { 'link.declined': { target: 'declined' } },
    },
    closing: {
      description: 'The person does not continue: what the link may have opened is being ended.',
      tags: ['busy', 'closing'],
      invoke: {
        id: 'discardingLink',
        src: 'discardLink',
        onDone: { target: 'declined' },
        onError: { target: 'declined' },
      },
      after: { discardTimeout: { target: 'declined' } },
    },
    declined: {
      description: 'The browser is as it was before the link.',
      type: 'final',
      entry: 'sayClosed',
    },
    expired: {
      description: 'The link counts no longer; /auth says so and offers a new one.',
      type: 'final',
      entry: 'sayExpired',
    },
    kept: {
      description:
        'The session has taken over: it asks for the new password, or leads the member on.',
      type: 'final',
      entry: 'sayKept',
    },
  },
});
