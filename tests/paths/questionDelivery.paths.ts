// Path model of the delivery of a question: it waits in the outbox, arrives, or is returned.
import type { SnapshotFrom } from 'xstate';
import { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import type { QuestionStatus, SentAs } from '#machines/questionDelivery.machine.ts';
import { probes } from './questionDelivery.probes.ts';
import { definePaths } from './kit/define.ts';

type Moment = SnapshotFrom<typeof questionDeliveryMachine>;
const question: QuestionStatus = { id: 'question', isStored: false, isReturned: false };

const input = (sentAs: SentAs) => ({ input: { sentAs } });
/** What the outbox reports after it has reported a question that waits. */
const after = (snapshot: Moment, ...questions: QuestionStatus[]) =>
  snapshot.matches('waiting') && snapshot.context.questions.length > 0 ? { questions } : undefined;

export default definePaths({
  machine: questionDeliveryMachine,
  input: {
    stored: { say: 'A question was stored', ...input('stored') },
    signedOut: { say: 'A visitor has sent a question', ...input('waitingForAccount') },
    offline: { say: 'A question was sent without a network', ...input('waitingForNetwork') },
  },
  events: {},
  environment: {
    outboxFeed: {
      'questions.changed': {
        say: ({ questions: [one, another] }) => {
          if (another !== undefined) return 'Another question lies in the outbox';
          if (one === undefined) return 'The question has left the outbox';
          if (one.isReturned) return 'The outbox says that the question was refused';
          return one.isStored
            ? 'The question waits for its files alone'
            : 'The question lies in the outbox';
        },
        samples: {
          waits: ({ context }) =>
            context.questions.length === 0 ? { questions: [question] } : undefined,
          another: ({ context }) =>
            context.questions.length === 1
              ? { questions: [...context.questions, { ...question, id: 'another' }] }
              : undefined,
          left: (snapshot) => after(snapshot),
          stored: (snapshot) => after(snapshot, { ...question, isStored: true }),
          refused: (snapshot) => after(snapshot, { ...question, isReturned: true }),
        },
      },
      'member.arrived': {
        say: 'The visitor signs in',
        when: (snapshot) => snapshot.hasTag('waitingForAccount'),
      },
    },
  },
  outcomes: {
    outboxFeed: { closed: { fails: 'Storage is refused.', say: 'The outbox cannot be watched' } },
  },
  states: {
    deciding: 'Step 1 is about to be shown',
    'waiting.forAccount': 'Step 1 says that the question waits for an account',
    'waiting.forNetwork': 'Step 1 says that the question waits here',
    stored: 'Step 1 says that the question is stored',
    returned: 'Step 1 says that the question was refused',
  },
  probes,
  resting: ['waiting.forAccount', 'waiting.forNetwork', 'stored', 'returned'],
  invariants: {
    'A question that was stored is not said to wait': ({ snapshot }) =>
      snapshot.context.sentAs !== 'stored' || snapshot.matches('stored'),
    'A question is returned only where the outbox says so': ({ snapshot }) =>
      !snapshot.matches('returned') ||
      snapshot.context.questions.some(({ isReturned }) => isReturned),
    'A question waits for an account only where it was sent without one': ({ snapshot }) =>
      !snapshot.hasTag('waitingForAccount') || snapshot.context.sentAs === 'waitingForAccount',
  },
});
