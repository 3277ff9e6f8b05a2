// What becomes of a question that was sent (docs/product-decisions.md, "Outbox"). AsynQ runs it while its first step
// says so, until the next question is begun.
import { assign, fromCallback, setup } from 'xstate';
import type { SubmissionOutput } from './submission.machine.ts';

/** A question in this browser's outbox: whether the backend has its text, or has refused it. */
export type QuestionStatus = { id: string; isStored: boolean; isReturned: boolean };

export type QuestionDeliveryEvent =
  // Reported by the outbox, at the start and at every change: all questions that lie in it.
  | { type: 'questions.changed'; questions: readonly QuestionStatus[] }
  /** A user has signed in. */
  | { type: 'member.arrived' };

/** The outcome of the submission; what was returned is not sent. */
export type SentAs = SubmissionOutput['outcome'];

export type QuestionDeliveryInput = { sentAs: SentAs };

type QuestionDeliveryContext = QuestionDeliveryInput & {
  /** The questions in the outbox at its last report. */
  questions: readonly QuestionStatus[];
};

type Questions = { questions: readonly QuestionStatus[] };

/** Whether one of the questions that waited has come to this. */
const someWaiting = (
  before: Questions,
  { questions }: Questions,
  became: (now: QuestionStatus | undefined) => boolean,
) =>
  before.questions.some(
    (one) => !one.isStored && !one.isReturned && became(questions.find(({ id }) => id === one.id)),
  );

export const questionDeliveryMachine = setup({
  types: {
    context: {} as QuestionDeliveryContext,
    input: {} as QuestionDeliveryInput,
    events: {} as QuestionDeliveryEvent,
    tags: {} as SentAs,
  },
  actors: {
    /** Feed: the questions in the outbox, and when a user signs in. */
    outboxFeed: fromCallback<QuestionDeliveryEvent>(() => {
      throw new Error('Port outboxFeed is not provided.');
    }),
  },
  actions: {
    rememberQuestions: assign({ questions: (_, params: Questions) => params.questions }),
  },
  guards: {
    waitsForAccount: ({ context }) => context.sentAs === 'waitingForAccount',
    waitsForNetwork: ({ context }) => context.sentAs === 'waitingForNetwork',
    wasReturned: ({ context }, params: Questions) =>
      someWaiting(context, params, (now) => now?.isReturned === true),
    wasDelivered: ({ context }, params: Questions) =>
      someWaiting(context, params, (now) => now === undefined || now.isStored),
  },
}).createMachine({
  id: 'questionDelivery',
  description: 'A member who has sent a question knows whether it has arrived.',
  context: ({ input }) => ({ sentAs: input.sentAs, questions: [] }),
  // Without this feed the question is said to wait.
  invoke: { id: 'outboxFeed', src: 'outboxFeed', onError: {} },
  on: {
    'questions.changed': { actions: { type: 'rememberQuestions', params: ({ event }) => event } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The answer to the submission says where the question is.',
      always: [
        { guard: 'waitsForAccount', target: 'waiting.forAccount' },
        { guard: 'waitsForNetwork', target: 'waiting.forNetwork' },
        { target: 'stored' },
      ],
    },
    waiting: {
      description: 'The question lies in this browser’s outbox.',
      on: {
        'questions.changed': [
          {
            guard: { type: 'wasReturned', params: ({ event }) => event },
            target: 'returned',
            actions: { type: 'rememberQuestions', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasDelivered', params: ({ event }) => event },
            target: 'stored',
            actions: { type: 'rememberQuestions', params: ({ event }) => event },
          },
        ],
      },
      initial: 'forNetwork',
      states: {
        forAccount: {
          description: 'It waits for an account.',
          tags: 'waitingForAccount',
          on: { 'member.arrived': { target: 'forNetwork' } },
        },
        forNetwork: {
          description: 'It waits for the backend.',
          tags: 'waitingForNetwork',
        },
      },
    },
    stored: {
      description: 'The question is stored; an answer is promised.',
      tags: 'stored',
    },
    returned: {
      description: 'The question was refused; it lies in My requests.',
      tags: 'returned',
    },
  },
});
