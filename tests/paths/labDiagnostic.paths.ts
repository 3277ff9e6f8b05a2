// Path model of the second curve timer: the last answer, the result, and its export.
import { labTimer } from '#content/labTimer.ts';
import { countOf, givenIn, labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { Answer, TimerAnswers, TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { probes } from './labDiagnostic.probes.ts';
import { definePaths } from './kit/define.ts';

const { questions } = labTimer;
/** Two answers have turned, of which the first counts double where two people agree. */
const answers: TimerAnswers = Object.fromEntries(
  questions.map(({ id }, place) => [id, { before: 'yes', now: place < 2 ? 'no' : 'yes' }]),
);
const { q12: _last, ...others } = answers;
const almost: TimerSheet = {
  answers: { ...others, q12: { before: 'yes' } },
  alike: [],
  isRead: false,
};
const whole: TimerSheet = { answers, alike: [], isRead: true };

type Seen = { context: TimerSheet; matches: (state: 'asking') => boolean };
const last =
  (answer: Answer) =>
  ({ context }: Seen) =>
    context.answers['q12']?.now === answer || Object.keys(context.answers).length === 0
      ? undefined
      : { question: 'q12', moment: 'now' as const, answer };

export default definePaths({
  machine: labDiagnosticMachine,
  input: { page: { say: 'A visitor opens the timer', input: { questions } } },
  events: {
    'answer.given': {
      say: ({ question, moment, answer }) => `Answer ‘${answer}’ to ${question}, ${moment}`,
      samples: {
        yes: last('yes'),
        no: last('no'),
        again: ({ context }: Seen) =>
          context.answers['q1']?.now === undefined
            ? undefined
            : { question: 'q1', moment: 'now' as const, answer: context.answers['q1'].now },
      },
    },
    'alike.toggled': {
      say: ({ question }) => `Tick ${question} as answered alike`,
      samples: {
        first: ({ context }: Seen) =>
          Object.keys(context.answers).length === 0 ? undefined : { question: 'q1' },
        single: { question: 'q2' },
      },
    },
    'result.asked': { say: 'Press Show the result' },
    'answers.reopened': { say: 'Press Change the answers' },
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: { file: { as: 'file' }, paper: { as: 'paper' } },
    },
    'timer.restarted': { say: 'Press Start over' },
    'restart.undone': { say: 'Press Undo' },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'Nothing was saved'
            : words.isRead
              ? 'The result was saved'
              : 'All answers but the last were saved',
        samples: { nothing: { words: null }, almost: { words: almost }, whole: { words: whole } },
      },
      'draft.unread': { say: 'What was saved cannot be read' },
      'draft.withdrawn': {
        say: 'The member whose sheet it is has left',
        when: ({ context }) => context.undo === null && context.saved === null,
      },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The sheet can have no draft' } },
    handOutTimer: {
      saved: { gives: 'second-curve-timer-2026-11-22.md', say: 'The file is saved' },
      printed: { gives: null, say: 'The print dialog was open' },
      refused: { fails: '', say: 'The browser refuses' },
    },
  },
  states: {
    restoring: 'The questions wait until the saved answers are restored',
    asking: 'Twelve questions can be answered',
    'result.resting': 'The result can be saved and printed',
    'result.handingOut': 'The buttons wait',
    'result.failed': 'A notice says that the export failed',
  },
  details: ({ context }) => [
    `${givenIn(questions, context.answers)} answers, of which ${countOf(questions, context)} count`,
    ...(context.problem === null ? [] : ['The missing answers are marked']),
    ...(context.undo === null ? [] : ['Undo is offered']),
    ...(context.saved === null ? [] : [`${context.saved} lies among the downloads`]),
  ],
  probes,
  resting: ['asking', 'result.resting', 'result.failed'],
  refused: {
    'answer.given/again': 'It is the answer already.',
    'alike.toggled/single': 'It never counts double.',
  },
  invariants: {
    'A result has all of its answers': ({ snapshot }) =>
      !snapshot.hasTag('result') || givenIn(questions, snapshot.context.answers) === 24,
    'The export holds the entered answers': ({ started, snapshot: { context } }) =>
      started.every(
        ({ port, input }) =>
          port !== 'handOutTimer' ||
          (input as { sheet: TimerSheet }).sheet.answers === context.answers,
      ),
    'Beginning anew can be undone': ({ transitions, snapshot: { context } }) =>
      transitions.every((id) => !id.includes('timer.restarted')) || context.undo !== null,
  },
});
