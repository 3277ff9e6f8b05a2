// The submission of a request: what every form that asks the advisor for something runs while it waits for the outbox
// (docs/product-decisions.md, "Outbox").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { MemberRequest } from './myRequests.machine.ts';
import type {
  Attachment,
  OutboxEntry,
  Refusal,
  RefusalReason,
  TakenBack,
} from './outbox.machine.ts';
import type { RequestKind } from './request.machine.ts';

/** What a form submits to the outbox. */
export type Submission = {
  kind: RequestKind;
  subject: string;
  answers: Readonly<Record<string, unknown>>;
  files?: readonly File[];
  /** Files whose bytes are already in the browser's database, under these ids. */
  kept?: readonly Attachment[];
};

/** The service's answer: stored; or refused, and the form keeps the words. */
export type SubmitAnswer =
  { outcome: 'stored'; request: MemberRequest } | ({ outcome: 'refused' } & Refusal);

/** The backend has the request. */
export type StoredAnswer = Extract<SubmitAnswer, { outcome: 'stored' }>;

export type SubmissionEvent =
  // Reported by the outbox on the entry: the answer, by the sender of this tab or as another tab has left it.
  | { type: 'answer.arrived'; answer: SubmitAnswer }
  | { type: 'entry.present' }
  | { type: 'entry.gone' }
  // Reported by the session: no user is signed in.
  | { type: 'member.missing' }
  // Reported by the browser.
  | { type: 'network.lost' };

/** What the page's outbox hears: a form has the words of a refused entry. */
export type SubmissionEmitted = { type: 'refusal.taken' } & TakenBack;

/** What `queueRequest` gets; `isReturned` says whether the form has its words back. */
export type Queueing = { submission: Submission; isReturned: () => boolean };

/** What `findRequest` gets; `isSettled` says whether the form has its answer. */
export type Finding = { entry: OutboxEntry | null; isSettled: () => boolean };

/** Why a request was returned: the reason of the refusal, or that the outbox failed, with the error's own sentence. */
export type SubmissionProblem = { key: 'failed' | RefusalReason; message?: string };

/** What the form learns. A request that was returned is in no outbox: the form keeps its words. */
export type SubmissionOutput =
  | { outcome: 'stored'; request: MemberRequest; problem?: never; field?: never }
  | { outcome: 'waitingForAccount' | 'waitingForNetwork'; problem?: never; field?: never }
  | {
      outcome: 'returned';
      problem: SubmissionProblem;
      /** The answer that a refusal names, where it names one. */
      field?: string;
      /** What else a refusal says. */
      detail: Refusal['detail'];
    };

type SubmissionContext = {
  submission: Submission;
  /** The entry of the outbox; null until it is there. */
  entry: OutboxEntry | null;
  output: SubmissionOutput;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The answer that a refusal names, where it names one. */
const fieldIn = ({ field }: Refusal['detail']) => (typeof field === 'string' ? { field } : {});

/** What the form learns; without an answer, the request waits in the outbox. */
const outputAfter = (answer: SubmitAnswer | null): SubmissionOutput => {
  if (answer === null) return { outcome: 'waitingForNetwork' };
  if (answer.outcome === 'stored') return answer;
  const { reason, detail } = answer;
  return { outcome: 'returned', problem: { key: reason }, ...fieldIn(detail), detail };
};

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as Submission,
    output: {} as SubmissionOutput,
    emitted: {} as SubmissionEmitted,
    tags: {} as 'busy' | 'stored' | 'waiting' | 'returned',
  },
  actors: {
    /**
     * Puts the request into the outbox, its files first, and returns its entry; null where the browser has no room. If
     * the form leaves meanwhile, it goes on; if the form has its words back, it writes nothing any more.
     */
    queueRequest: fromPromise<OutboxEntry | null, Queueing>(() =>
      Promise.reject(new Error('Port queueRequest is not provided.')),
    ),
    /**
     * Feed: reports the answer to this entry, if this tab sends it; and the state of the entry, a missing user and a lost
     * network, at the start and at every change.
     */
    entryFeed: fromCallback<SubmissionEvent, { id: string }>(() => {
      throw new Error('Port entryFeed is not provided.');
    }),
    /**
     * Asks the backend whether it has the request; null where it has not. If the form leaves meanwhile without an
     * answer, it goes on, and writes an entry that was not found into the outbox again.
     */
    findRequest: fromPromise<StoredAnswer | null, Finding>(() =>
      Promise.reject(new Error('Port findRequest is not provided.')),
    ),
    /** Writes the entry into the outbox again, if it is not there. */
    requeueEntry: fromPromise<void, { entry: OutboxEntry | null }>(() =>
      Promise.reject(new Error('Port requeueEntry is not provided.')),
    ),
  },
  actions: {
    rememberEntry: assign((_, params: { entry: OutboxEntry | null }) => params),
    rememberAnswer: assign((_, params: SubmitAnswer | null) => ({ output: outputAfter(params) })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      output: {
        outcome: 'returned' as const,
        problem: { key: 'failed' as const, ...sentenceOf(params.error) },
        detail: {},
      },
    })),
    rememberMissingAccount: assign({ output: { outcome: 'waitingForAccount' } }),
    /** The form has its words back: the outbox need not keep them. */
    reportTaken: emit(({ context }) => ({
      type: 'refusal.taken' as const,
      id: context.entry?.id ?? '',
      needed: context.submission.kept ?? [],
    })),
  },
  guards: {
    isThere: (_, params: { found: OutboxEntry | StoredAnswer | null }) => params.found !== null,
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
    /** Advisory applications carry an address of their own and need no account. */
    needsAccount: ({ context }) => context.submission.kind !== 'advisory',
  },
  delays: {
    /** How long the browser may take to store a request and its files. */
    queueTimeout: 15_000,
    /** How long a form waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
  },
}).createMachine({
  id: 'submission',
  description: 'A request is put into the outbox, and its form learns what became of it.',
  // What the form learns if no answer is there in time: the outbox keeps the request.
  context: ({ input }) => ({
    submission: input,
    entry: null,
    output: { outcome: 'waitingForNetwork' },
  }),
  output: ({ context }) => context.output,
  initial: 'queueing',
  states: {
    queueing: {
      description: 'This browser is storing the request in its outbox; the form keeps its words.',
      tags: 'busy',
      invoke: {
        id: 'queueRequest',
        src: 'queueRequest',
        input: ({ context, self }) => ({
          submission: context.submission,
          isReturned: () => self.getSnapshot().hasTag('returned'),
        }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'queued',
            actions: { type: 'rememberEntry', params: ({ event }) => ({ entry: event.output }) },
          },
          {
            target: 'refused',
            actions: {
              type: 'rememberAnswer',
              params: { outcome: 'refused', reason: 'no_room', detail: {} },
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        queueTimeout: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: { error: null } },
        },
      },
    },
    queued: {
      description:
        'The request lies in the outbox; for four seconds from now the form waits for its answer.',
      tags: 'busy',
      initial: 'awaitingAnswer',
      invoke: {
        id: 'entryFeed',
        src: 'entryFeed',
        input: ({ context }) => ({ id: context.entry?.id ?? '' }),
        onError: { target: 'timedOut' },
      },
      on: {
        'answer.arrived': [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.answer },
            target: 'refused',
            actions: [
              { type: 'rememberAnswer', params: ({ event }) => event.answer },
              'reportTaken',
            ],
          },
          {
            target: 'stored',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.answer },
          },
        ],
        'member.missing': {
          guard: 'needsAccount',
          target: 'waitingForAccount',
          actions: 'rememberMissingAccount',
        },
        'network.lost': { target: 'waitingForNetwork' },
      },
      after: { answerTimeout: { target: 'timedOut' } },
      states: {
        awaitingAnswer: {
          description: 'The outbox sends the request, from this tab or from another.',
          on: { 'entry.gone': { target: 'finding' } },
        },
        finding: {
          description:
            'The entry has left the outbox, and this tab has not sent it: we ask the backend whether it has the request.',
          invoke: {
            id: 'findRequest',
            src: 'findRequest',
            input: ({ context, self }) => ({
              entry: context.entry,
              isSettled: () =>
                self.getSnapshot().hasTag('stored') || self.getSnapshot().hasTag('returned'),
            }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
                target: '#submission.stored',
                actions: {
                  type: 'rememberAnswer',
                  params: ({ event }) => event.output,
                },
              },
              { target: 'requeueing' },
            ],
            onError: { target: 'requeueing' },
          },
          on: { 'entry.present': { target: 'awaitingAnswer' } },
        },
        requeueing: {
          description:
            'Two tabs have written at the same time, and the other one won: the entry is written again.',
          invoke: {
            id: 'requeueEntry',
            src: 'requeueEntry',
            input: ({ context }) => ({ entry: context.entry }),
            onDone: { target: 'awaitingAnswer' },
            onError: {
              target: '#submission.refused',
              actions: {
                type: 'rememberAnswer',
                params: { outcome: 'refused', reason: 'no_room', detail: {} },
              },
            },
          },
          on: { 'entry.present': { target: 'awaitingAnswer' } },
        },
      },
    },
    stored: { description: 'The backend has stored the request.', tags: 'stored', type: 'final' },
    waitingForAccount: {
      description: 'It waits in this browser until its author has an account, or signs in again.',
      tags: 'waiting',
      type: 'final',
    },
    waitingForNetwork: {
      description: 'It waits in this browser until the backend can be reached.',
      tags: 'waiting',
      type: 'final',
    },
    timedOut: {
      description: 'No answer for four seconds: it waits in this browser, and the outbox goes on.',
      tags: 'waiting',
      type: 'final',
    },
    refused: {
      description: 'The backend or the browser has refused it; the form keeps its words.',
      tags: 'returned',
      type: 'final',
    },
    failed: {
      description: 'The outbox could not take it, or not in time; the form keeps its words.',
      tags: 'returned',
      type: 'final',
    },
  },
});
