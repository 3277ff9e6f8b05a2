// The second curve timer: the last answer, the result, and what is done with it.
import { labTimer } from '#content/labTimer.ts';
import { countOf, givenIn, labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { Answer, TimerAnswers, TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { definePaths } from './kit/define.ts';

const { questions } = labTimer;
/** Two have turned, of which the first counts double where two people agree. */
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
  input: { page: { say: 'Somebody opens the timer', input: { questions } } },
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
    'timer.restarted': { say: 'Press Begin anew' },
    'restart.undone': { say: 'Press Undo' },
  },
  outcomes: {
    restoreTimer: {
      nothing: { gives: null, say: 'Nothing was kept' },
      almost: { gives: almost, say: 'All answers but the last were kept' },
      whole: { gives: whole, say: 'The result was being read' },
      unkept: { fails: '', say: 'The browser keeps nothing' },
    },
    handOutTimer: {
      saved: { gives: 'second-curve-timer-2026-11-22.md', say: 'The file is saved' },
      printed: { gives: null, say: 'The printer’s dialog was open' },
      refused: { fails: '', say: 'The browser refuses' },
    },
  },
  states: {
    restoring: 'The questions wait until the browser has looked',
    asking: 'Twelve questions can be answered',
    'result.resting': 'The result can be saved and printed',
    'result.handingOut': 'The buttons wait',
    'result.failed': 'A notice says that it was not handed out',
  },
  details: ({ context }) => [
    `${givenIn(questions, context.answers)} answers, of which ${countOf(questions, context)} count`,
    ...(context.problem === null ? [] : ['The missing answers are marked']),
    ...(context.undo === null ? [] : ['Undo is offered']),
    ...(context.saved === null ? [] : [`${context.saved} lies among the downloads`]),
    ...(context.isKept ? [] : ['It says that nothing is kept']),
  ],
  resting: ['asking', 'result.resting', 'result.failed'],
  refused: {
    'answer.given/again': 'It is the answer already.',
    'alike.toggled/single': 'It never counts double.',
  },
  invariants: {
    'A result has all of its answers': ({ snapshot }) =>
      !snapshot.hasTag('result') || givenIn(questions, snapshot.context.answers) === 24,
    'What is handed out is what is entered': ({ started, snapshot: { context } }) =>
      started.every(
        ({ port, input }) =>
          port !== 'handOutTimer' ||
          (input as { sheet: TimerSheet }).sheet.answers === context.answers,
      ),
    'Nothing is lost by beginning anew': ({ transitions, snapshot: { context } }) =>
      transitions.every((id) => !id.includes('timer.restarted')) || context.undo !== null,
  },
});
