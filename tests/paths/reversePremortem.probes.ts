// Probes of the reverse pre-mortem: several sentences, words of just the least number, and blanks.
import type {
  PlanField,
  PremortemSheet,
  reversePremortemMachine,
} from '#machines/reversePremortem.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const begin = { type: 'draft.restored', words: null } as const;
const write = (text: string) =>
  [{ type: 'sentence.typed', text }, { type: 'sentence.added' }] as const;
const remove = (sentence: string) => ({ type: 'sentence.removed', sentence }) as const;
const twice = (sentence: string) => ({ type: 'twice.toggled', sentence }) as const;
const choose = (sentence: string) => ({ type: 'choice.toggled', sentence }) as const;
const sign = (name: string) => ({ type: 'sign.toggled', sign: name }) as const;
const plan = (sentence: string, field: PlanField, text: string) =>
  ({ type: 'plan.typed', sentence, field, text }) as const;
const undo = { type: 'change.undone' } as const;
const read = { type: 'reading.begun' } as const;
const week = { type: 'planning.begun' } as const;
const toWriting = { type: 'writing.resumed' } as const;
const toReading = { type: 'reading.resumed' } as const;
const restart = { type: 'method.restarted' } as const;
const four = [
  'Ana called the plant',
  'Jon sent the offer',
  'Mira took the sensor',
  'Ines set a date',
];
const kept: PremortemSheet = {
  phase: 'reading',
  draft: 'Half',
  sentences: [{ id: 'f7', text: four[0] ?? '', isTwice: true, plan: { who: 'Ana' } }],
  chosen: ['f7'],
  signs: ['called'],
};

export const probes: ProbesOf<typeof reversePremortemMachine> = {
  'four sentences through the three steps': {
    steps: [
      begin,
      read,
      ...four.flatMap((text) => write(`  ${text} `)),
      read,
      twice('f2'),
      twice('f3'),
      twice('f2'),
      sign('called'),
      sign('priced'),
      sign('called'),
      choose('f2'),
      week,
      choose('f3'),
      choose('f4'),
      choose('f1'),
      choose('f2'),
      week,
      choose('f1'),
      week,
      plan('f3', 'who', 'Mira'),
      plan('f3', 'day', 'Monday'),
      plan('f1', 'cost', 'A day'),
      plan('f2', 'who', 'x'),
      { type: 'sheet.wanted', as: 'file' },
      { type: 'sheet.wanted', as: 'paper' },
      toReading,
      choose('f4'),
      week,
      toWriting,
      restart,
      undo,
      remove('f3'),
      undo,
      remove('f1'),
      ...write('One more that is new'),
      undo,
      read,
    ],
  },
  'the same words, words of just the least number, and blanks': {
    steps: [
      begin,
      restart,
      ...write('We were bold'),
      ...write('   '),
      ...write('Ana called the plant'),
      ...write('ana  CALLED the plant'),
      read,
      restart,
      undo,
      ...write('Jon sent the offer'),
      read,
      ...write('Mira took the sensor'),
      read,
      toWriting,
    ],
  },
  'removals and starting over, undone and not': {
    steps: [
      begin,
      ...four.flatMap((text) => write(text)),
      remove('f4'),
      read,
      toWriting,
      undo,
      remove('f2'),
      remove('f9'),
      undo,
      ...write('bold'),
      remove('f1'),
      { type: 'sentence.typed', text: 'Half of a' },
      restart,
      undo,
      restart,
      ...write('A new one is here'),
      undo,
    ],
  },
  'what was seen ends with the member': {
    steps: [
      { type: 'draft.restored', words: { ...kept, phase: 'writing' } },
      ...write('bold'),
      remove('f7'),
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      undo,
      ...write('Jon sent the offer'),
      { type: 'draft.withdrawn' },
      { type: 'draft.restored', words: kept },
      twice('f7'),
      choose('f7'),
      choose('f9'),
      twice('f9'),
      week,
      toWriting,
      ...write('Mira took the sensor'),
    ],
  },
};
