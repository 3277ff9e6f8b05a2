// Probes of the signal triage: several lines, blanks, and every question that stops a signal.
import type {
  NoteField,
  TriageSheet,
  signalTriageMachine,
} from '#machines/signalTriage.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const begin = { type: 'draft.restored', words: null } as const;
const write = (text: string) =>
  [{ type: 'signal.typed', text }, { type: 'questions.begun' }] as const;
const say = (...answers: ('yes' | 'no')[]) =>
  answers.map((answer) => ({ type: 'answer.given', answer }) as const);
const note = (field: NoteField, text: string) => ({ type: 'note.typed', field, text }) as const;
const add = { type: 'line.added' } as const;
const drop = { type: 'signal.dropped' } as const;
const back = { type: 'answer.takenBack' } as const;
const undo = { type: 'change.undone' } as const;
const restart = { type: 'triage.restarted' } as const;
const passes = (text: string) =>
  [
    ...write(text),
    ...say('yes', 'yes', 'yes', 'yes'),
    note('payer', ' The buyer '),
    note('changes', 'A price'),
    note('wrongIf', 'May'),
    note('would', 'Wait'),
    add,
  ] as const;
const kept: TriageSheet = {
  signal: 'A kept one',
  place: 'noting',
  no: null,
  note: { payer: 'a', changes: 'b', wrongIf: 'c', would: '' },
  lines: [],
  stopped: { paid: 2, otherwise: 3, change: 4, date: 5 },
};

export const probes: ProbesOf<typeof signalTriageMachine> = {
  'lines are added, changed, deleted and brought back': {
    steps: [
      begin,
      { type: 'day.known', day: '2026-11-22' },
      ...passes('  One  '),
      ...passes('Two'),
      { type: 'line.typed', line: 's1', text: 'Bid' },
      { type: 'line.removed', line: 's2' },
      undo,
      { type: 'line.removed', line: 's1' },
      { type: 'line.typed', line: 's2', text: 'Bid' },
      undo,
      { type: 'line.removed', line: 's2' },
      ...passes('Three'),
      undo,
      { type: 'line.removed', line: 'none' },
      { type: 'line.typed', line: 'none', text: 'x' },
      { type: 'sheet.wanted', as: 'file' },
      { type: 'sheet.wanted', as: 'paper' },
      restart,
      { type: 'sheet.wanted', as: 'file' },
      undo,
    ],
  },
  'each question stops a signal, and each is counted': {
    steps: [
      begin,
      ...write('One'),
      ...say('no'),
      drop,
      ...write('Two'),
      ...say('yes', 'no'),
      drop,
      ...write('Three'),
      ...say('yes', 'yes', 'no'),
      drop,
      ...write('Four'),
      ...say('yes', 'yes', 'yes', 'no'),
      back,
      ...say('no'),
      drop,
      restart,
      ...write('Five'),
      ...say('no'),
      drop,
      undo,
      restart,
      undo,
    ],
  },
  'blanks are no signal and no column': {
    steps: [
      begin,
      restart,
      ...write('   '),
      ...write(' One '),
      ...say('yes', 'yes', 'yes', 'yes'),
      note('changes', 'b'),
      note('wrongIf', 'c'),
      note('payer', '  '),
      add,
      note('payer', 'a'),
      note('changes', ' '),
      add,
      note('changes', 'b'),
      note('wrongIf', ''),
      add,
      back,
      ...say('yes'),
      note('wrongIf', 'c'),
      add,
    ],
  },
  'a note is kept while its answers are taken back, and lost with its signal': {
    steps: [
      { type: 'draft.restored', words: kept },
      back,
      back,
      ...say('no'),
      back,
      ...say('yes', 'yes'),
      add,
      ...write('Next'),
      ...say('yes', 'yes', 'yes', 'yes'),
      note('payer', 'a'),
      back,
      ...say('no'),
      drop,
      ...write('After'),
      ...say('yes', 'yes', 'yes', 'yes'),
      add,
    ],
  },
  'what was seen ends with the member': {
    steps: [
      { type: 'day.known', day: '2026-11-22' },
      { type: 'draft.restored', words: { ...kept, no: null } },
      ...say('yes'),
      add,
      { type: 'line.removed', line: 's7' },
      { type: 'questions.begun' },
      { type: 'draft.withdrawn' },
      { type: 'draft.restored', words: null },
      undo,
      ...passes('One'),
      ...write('Two'),
      ...say('yes', 'yes', 'yes', 'yes'),
      note('payer', 'a'),
      { type: 'line.removed', line: 's1' },
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      undo,
      { type: 'questions.begun' },
      ...write('Three'),
      ...say('yes', 'yes', 'yes', 'yes'),
      add,
      back,
      ...say('no'),
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      { type: 'questions.begun' },
    ],
  },
};
