// An answer that its member has forwarded, for every reader who has the link (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';
import type { AnswerVersion } from './requestPage.machine.ts';

/** What the backend says of a link. Nothing but the answer is behind it. */
export type ForwardedReply =
  | { outcome: 'found'; versions: readonly AnswerVersion[] }
  | { outcome: 'refused'; reason: 'revoked' | 'deleted' | 'not_found' };

export type ForwardedAnswerInput = { token: string };

export type ForwardedAnswerEvent = { type: 'retry.requested' };

type ForwardedAnswerContext = ForwardedAnswerInput & {
  /** The newest first. */
  versions: readonly AnswerVersion[];
};

export const forwardedAnswerMachine = setup({
  types: {
    context: {} as ForwardedAnswerContext,
    input: {} as ForwardedAnswerInput,
    events: {} as ForwardedAnswerEvent,
    tags: {} as 'loading' | 'shown' | 'revoked' | 'deleted' | 'unknown' | 'failed',
  },
  actors: {
    /** Asks the backend, as every reader may. */
    readAnswer: fromPromise<ForwardedReply, { token: string }>(() =>
      Promise.reject(new Error('Port readAnswer is not provided.')),
    ),
  },
  actions: {
    takeVersions: assign((_, params: ForwardedReply) => ({
      versions: params.outcome === 'found' ? params.versions : [],
    })),
  },
  guards: {
    isFound: (_, params: ForwardedReply) => params.outcome === 'found',
    isRevoked: (_, params: ForwardedReply) =>
      params.outcome === 'refused' && params.reason === 'revoked',
    isDeleted: (_, params: ForwardedReply) =>
      params.outcome === 'refused' && params.reason === 'deleted',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'forwardedAnswer',
  description: 'A reader opens the link that a member has sent them.',
  context: ({ input }) => ({ token: input.token, versions: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The backend is asked what is behind the link.',
      tags: 'loading',
      invoke: {
        id: 'readingAnswer',
        src: 'readAnswer',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'takeVersions', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRevoked', params: ({ event }) => event.output }, target: 'revoked' },
          { guard: { type: 'isDeleted', params: ({ event }) => event.output }, target: 'deleted' },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    shown: { description: 'The answer can be read.', tags: 'shown' },
    revoked: { description: 'Its member has revoked the link.', tags: 'revoked' },
    deleted: { description: 'The answer behind the link has been deleted.', tags: 'deleted' },
    unknown: { description: 'There never was such a link.', tags: 'unknown' },
    failed: {
      description: 'The backend did not answer; it can be asked again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
