// Probes of a question's delivery: one of several questions arrives, or is returned.
import type {
  QuestionStatus,
  questionDeliveryMachine,
} from '#machines/questionDelivery.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const question = (id: string, rest: Partial<QuestionStatus> = {}): QuestionStatus => ({
  id,
  isStored: false,
  isReturned: false,
  ...rest,
});
const holds = (...questions: QuestionStatus[]) =>
  ({ type: 'questions.changed', questions }) as const;
const [stored, returned] = [
  question('stored', { isStored: true }),
  question('returned', { isReturned: true }),
];
const given = { sentAs: 'waitingForNetwork' } as const;

export const probes: ProbesOf<typeof questionDeliveryMachine> = {
  'a stored and a returned question leave, and one waits': {
    given,
    steps: [holds(stored, returned, question('waits')), holds(question('waits'), returned, stored)],
  },
  'what leaves was stored or returned before': {
    given,
    steps: [holds(stored, returned, question('waits')), holds(question('waits'))],
  },
  'the second of two questions is returned': {
    given,
    steps: [
      holds(question('one'), question('two')),
      holds(question('two'), question('one')),
      holds(question('one'), question('two', { isReturned: true })),
    ],
  },
  'the second of two questions arrives': {
    given,
    steps: [
      holds(question('one'), question('two')),
      holds(question('two'), question('one')),
      holds(question('one')),
    ],
  },
  'a returned question is stored after all': {
    given,
    steps: [
      holds(returned, stored),
      holds({ ...returned, isReturned: true }, { ...stored, isReturned: true }),
    ],
  },
};
