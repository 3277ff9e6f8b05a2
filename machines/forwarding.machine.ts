// The link under which a member lets others read their answer: made, shown once, and revoked
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';

/** What the backend says: the token of the new link, that it is revoked, or why not. */
export type ForwardingAnswer =
  { outcome: 'stored'; token: string | null } | { outcome: 'refused'; message: string };

/** `isThere`: a link exists already; its address cannot be read back. */
export type ForwardingInput = { id: string; isThere: boolean };

export type ForwardingEvent =
  | { type: 'link.requested' }
  | { type: 'revocation.requested' }
  | { type: 'revocation.confirmed' }
  | { type: 'action.cancelled' };

type ForwardingContext = ForwardingInput & {
  /** The token of the link that was made here; null for one of an earlier visit. */
  token: string | null;
  /** Why the last action failed, in the service's words or empty; null where none did. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const forwardingMachine = setup({
  types: {
    context: {} as ForwardingContext,
    input: {} as ForwardingInput,
    events: {} as ForwardingEvent,
    tags: {} as 'none' | 'there' | 'busy' | 'dialogOpen',
  },
  actors: {
    makeLink: fromPromise<ForwardingAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port makeLink is not provided.')),
    ),
    revokeLink: fromPromise<ForwardingAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port revokeLink is not provided.')),
    ),
  },
  actions: {
    takeToken: assign((_, params: ForwardingAnswer) => ({
      token: params.outcome === 'stored' ? params.token : null,
    })),
    forgetToken: assign({ token: null }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: ForwardingAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    isThere: ({ context }) => context.isThere,
    wasRefused: (_, params: ForwardingAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'forwarding',
  description: 'A member lets others read one answer, and takes that back.',
  context: ({ input }) => ({
    id: input.id,
    isThere: input.isThere,
    token: null,
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The answer has been forwarded before, or not.',
      always: [{ guard: 'isThere', target: 'there' }, { target: 'none' }],
    },
    none: {
      description: 'Nobody but its member can read the answer.',
      tags: 'none',
      on: { 'link.requested': { target: 'making', actions: 'forgetProblem' } },
    },
    making: {
      description: 'The backend makes a link.',
      tags: ['none', 'busy'],
      invoke: {
        id: 'makingLink',
        src: 'makeLink',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'none',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'there',
            actions: { type: 'takeToken', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'none',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'none', actions: { type: 'explain', params: {} } } },
    },
    there: {
      description: 'Anyone with the link can read the answer; the member sees that it exists.',
      tags: 'there',
      on: { 'revocation.requested': { target: 'confirmingRevocation' } },
    },
    confirmingRevocation: {
      description: 'A dialog asks whether the link is really to be revoked.',
      tags: ['there', 'dialogOpen'],
      on: {
        'revocation.confirmed': { target: 'revoking', actions: 'forgetProblem' },
        'action.cancelled': { target: 'there', actions: 'forgetProblem' },
      },
    },
    revoking: {
      description: 'The backend ends the link.',
      tags: ['there', 'dialogOpen', 'busy'],
      invoke: {
        id: 'revokingLink',
        src: 'revokeLink',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'confirmingRevocation',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'none', actions: 'forgetToken' },
        ],
        onError: {
          target: 'confirmingRevocation',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: {
          target: 'confirmingRevocation',
          actions: { type: 'explain', params: {} },
        },
      },
    },
  },
});
