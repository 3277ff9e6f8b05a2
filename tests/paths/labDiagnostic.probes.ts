// Probes of the second curve timer: several answers, each of both moments, and several that two people gave alike.
import { labTimer } from '#content/labTimer.ts';
import type { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const questions = labTimer.questions.map(({ id }) => ({ id, countsDouble: true }));
const [one = '', two = '', three = ''] = questions.map(({ id }) => id);
const give = (question: string, moment: 'before' | 'now', answer: 'yes' | 'no') =>
  ({ type: 'answer.given', question, moment, answer }) as const;
const toggle = (question: string) => ({ type: 'alike.toggled', question }) as const;
const begin = { type: 'draft.restored', words: null } as const;
const undo = { type: 'restart.undone' } as const;
const restart = { type: 'timer.restarted' } as const;
const everyAnswer = questions.flatMap(({ id }) => [
  give(id, 'before', 'yes'),
  give(id, 'now', 'no'),
]);

export const probes: ProbesOf<typeof labDiagnosticMachine> = {
  'answers of several questions, and of both moments': {
    given: { questions },
    steps: [
      begin,
      give(one, 'now', 'no'),
      give(two, 'before', 'yes'),
      give(two, 'now', 'yes'),
      give(two, 'now', 'no'),
      give(one, 'before', 'yes'),
      { type: 'result.asked' },
      ...everyAnswer,
      { type: 'result.asked' },
      { type: 'answers.reopened' },
    ],
  },
  'several questions that two people answered alike': {
    given: { questions },
    steps: [
      begin,
      toggle(one),
      toggle(two),
      toggle(three),
      toggle(two),
      give(one, 'now', 'no'),
      restart,
      undo,
      restart,
      toggle(two),
      undo,
    ],
  },
  'one answer and nothing alike; something alike and no answer': {
    given: { questions },
    steps: [begin, give(one, 'now', 'no'), restart, toggle(one), restart, restart, undo],
  },
  'one answer, and something alike': {
    given: { questions },
    steps: [begin, give(one, 'now', 'no'), toggle(one), give(two, 'now', 'no'), toggle(two)],
  },
  'every answer of today, and none of a year ago': {
    given: { questions },
    steps: [begin, ...questions.map(({ id }) => give(id, 'now', 'no')), { type: 'result.asked' }],
  },
  'an answer after a restart': {
    given: { questions },
    steps: [begin, give(one, 'now', 'no'), restart, give(two, 'now', 'no'), undo],
  },
  'the sheet of a member who leaves after a restart and a saved file': {
    given: { questions },
    steps: [
      begin,
      ...everyAnswer,
      { type: 'result.asked' },
      { type: 'sheet.wanted', as: 'file' },
      { port: 'handOutTimer', gives: 'timer.pdf' },
      restart,
      { type: 'draft.withdrawn' },
      {
        type: 'draft.restored',
        words: { answers: { [one]: { now: 'no' } }, alike: [one], isRead: false },
      },
      undo,
      { type: 'draft.withdrawn' },
      begin,
      ...everyAnswer,
      restart,
      ...everyAnswer,
      { type: 'result.asked' },
      { type: 'answers.reopened' },
      { type: 'answers.reopened' },
      undo,
    ],
  },
};
