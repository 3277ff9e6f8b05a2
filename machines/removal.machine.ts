// Deleting something of one's own: a dialog asks, the backend deletes, and what could not be deleted can be tried again. The
// posts of the community and the replies to them run it (docs/features.md, "Threads of the community").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';

/** `id`: what is to be deleted; `failed`: the toast that says that it could not be. */
export type RemovalInput = { id: string; failed: ToastKey };

export type RemovalEvent = { type: 'removal.confirmed' } | { type: 'removal.cancelled' };

export type RemovalEmitted = { type: 'toast'; key: ToastKey; message?: string };

export type RemovalOutput = { outcome: 'deleted' | 'kept' };

type RemovalContext = RemovalInput &
  RemovalOutput & {
    /** Why it could not be deleted, in the service's words (empty where it has none); null where nothing went wrong. */
    problem: string | null;
  };

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    input: {} as RemovalInput,
    output: {} as RemovalOutput,
    events: {} as RemovalEvent,
    emitted: {} as RemovalEmitted,
    tags: {} as 'dialogOpen' | 'busy',
  },
  actors: {
    /** Deletes it; succeeds if it is already deleted. */
    deleteEntry: fromPromise<void, { id: string }>(() =>
      Promise.reject(new Error('Port deleteEntry is not provided.')),
    ),
  },
  actions: {
    rememberDeletion: assign({ outcome: 'deleted' }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
    announceFailure: emit(({ context }, params: { error?: unknown }) => ({
      type: 'toast' as const,
      key: context.failed,
      ...sentenceOf(params.error),
    })),
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'removal',
  description: 'Members delete something of their own.',
  context: ({ input }) => ({ ...input, outcome: 'kept', problem: null }),
  output: ({ context }) => ({ outcome: context.outcome }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'A dialog asks whether it is really to be deleted.',
      tags: 'dialogOpen',
      on: {
        'removal.confirmed': { target: 'deleting', actions: 'forgetProblem' },
        'removal.cancelled': { target: 'over' },
      },
    },
    deleting: {
      description: 'The backend has been told to delete it.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        id: 'deleteEntry',
        src: 'deleteEntry',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'over', actions: 'rememberDeletion' },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      after: {
        serviceTimeout: {
          target: 'confirming',
          actions: [
            { type: 'explain', params: {} },
            { type: 'announceFailure', params: {} },
          ],
        },
      },
    },
    over: { type: 'final', description: 'It is deleted, or its member keeps it.' },
  },
});
