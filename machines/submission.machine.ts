// The submission of a request: what every form that asks the advisor for something runs while it waits for the outbox
// (docs/product-decisions.md, "Outbox").
import { assign, fromPromise, setup } from 'xstate';
import type { MemberRequest } from './myRequests.machine.ts';
import type { Attachment, Refusal, RefusalReason } from './outbox.machine.ts';
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

/** The outbox's answer: stored; refused, and the form keeps the words; or waiting in this browser. */
export type SubmitAnswer =
  | { outcome: 'stored'; request: MemberRequest }
  | { outcome: 'waiting'; why: 'offline' | 'signedOut' }
  | ({ outcome: 'refused' } & Refusal);

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

type SubmissionContext = { submission: Submission; output: SubmissionOutput };

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The answer that a refusal names, where it names one. */
const fieldIn = ({ field }: Refusal['detail']) => (typeof field === 'string' ? { field } : {});

const outputAfter = (answer: SubmitAnswer): SubmissionOutput => {
  if (answer.outcome === 'stored') return answer;
  if (answer.outcome === 'waiting')
    return { outcome: answer.why === 'signedOut' ? 'waitingForAccount' : 'waitingForNetwork' };
  const { reason, detail } = answer;
  return { outcome: 'returned', problem: { key: reason }, ...fieldIn(detail), detail };
};

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    input: {} as Submission,
    output: {} as SubmissionOutput,
    tags: {} as 'busy' | 'stored' | 'waiting' | 'returned',
  },
  actors: {
    /** Puts the request into the outbox and returns its answer; rejects where nothing was kept. */
    submitRequest: fromPromise<SubmitAnswer, Submission>(() =>
      Promise.reject(new Error('Port submitRequest is not provided.')),
    ),
  },
  actions: {
    rememberAnswer: assign((_, params: SubmitAnswer) => ({ output: outputAfter(params) })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      output: {
        outcome: 'returned' as const,
        problem: { key: 'failed' as const, ...sentenceOf(params.error) },
        detail: {},
      },
    })),
  },
  guards: {
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
    waitsForAccount: (_, params: SubmitAnswer) =>
      params.outcome === 'waiting' && params.why === 'signedOut',
    waitsForNetwork: (_, params: SubmitAnswer) => params.outcome === 'waiting',
  },
  delays: {
    /** How long a form waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
  },
}).createMachine({
  id: 'submission',
  description: 'A request is put into the outbox, and its form learns what became of it.',
  // What the form learns if no answer is there in time: the outbox keeps the request.
  context: ({ input }) => ({ submission: input, output: { outcome: 'waitingForNetwork' } }),
  output: ({ context }) => context.output,
  initial: 'sending',
  states: {
    sending: {
      description: 'The request lies in the outbox; for four seconds we wait for the answer.',
      tags: 'busy',
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context }) => context.submission,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'waitsForAccount', params: ({ event }) => event.output },
            target: 'waitingForAccount',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'waitsForNetwork', params: ({ event }) => event.output },
            target: 'waitingForNetwork',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'stored',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { answerTimeout: { target: 'timedOut' } },
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
      description: 'The outbox could not take it; the form keeps its words.',
      tags: 'returned',
      type: 'final',
    },
  },
});
