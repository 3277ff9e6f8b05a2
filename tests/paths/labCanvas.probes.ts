// Probes of the assumptions canvas: several notes, words of just the least number, and blanks.
import type { Cell, labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const begin = { type: 'draft.restored', words: null } as const;
const write = (text: string) =>
  [{ type: 'note.typed', text } as const, { type: 'note.added' } as const] as const;
const move = (note: string, to: Cell) => ({ type: 'note.moved', note, to }) as const;
const remove = (note: string) => ({ type: 'note.removed', note }) as const;
const learn = (what: string, whom: string) =>
  [
    { type: 'learning.typed', field: 'what', text: what },
    { type: 'learning.typed', field: 'whom', text: whom },
    { type: 'learning.kept' },
  ] as const;
const line = (note: string, field: 'falsify' | 'cheapest', text: string) =>
  ({ type: 'line.typed', note, field, text }) as const;
const undo = { type: 'change.undone' } as const;
const [one, two, three] = [
  'Hospitals buy our sensors now',
  'Nurses wear our sensors daily',
  'Insurers pay for each sensor',
] as const;

export const probes: ProbesOf<typeof labCanvasMachine> = {
  'a note among others is placed, described and removed': {
    steps: [
      begin,
      ...write(one),
      ...write(`  ${two}  `),
      ...write(three),
      move('n2', 'dies-madeUp'),
      move('n3', 'changes-heard'),
      line('n2', 'falsify', 'Ten nurses refuse'),
      line('n2', 'cheapest', 'Ask ten'),
      line('n3', 'falsify', 'None pays'),
      remove('n2'),
      undo,
      remove('n3'),
      line('n1', 'falsify', 'None buys'),
      undo,
      remove('n1'),
      move('n2', 'changes-madeUp'),
      undo,
      remove('unknown'),
      move('unknown', 'dies-madeUp'),
      line('unknown', 'falsify', 'x'),
    ],
  },
  'the same words, words of just the least number, and blanks': {
    steps: [
      begin,
      ...write('Hospitals are slow'),
      ...write('Hospitals buy sensors now'),
      ...write('hospitals BUY sensors now'),
      ...write('   '),
      ...write('Nurses wear sensors daily'),
      ...write('nurses  wear sensors daily'),
    ],
  },
  'what is learnt each time that a note moves to the left': {
    steps: [
      begin,
      ...write(one),
      ...write(two),
      move('n2', 'dies-madeUp'),
      move('n2', 'dies-heard'),
      ...learn(' Seven wear them ', ' Ten nurses '),
      move('n2', 'annoyed-heard'),
      move('n2', 'annoyed-evidence'),
      ...learn('  ', 'Ten nurses'),
      ...learn('Nine wear them', '  '),
      ...learn('Nine wear them', 'Twelve nurses'),
      move('n2', 'dies-madeUp'),
      move('n2', 'dies-madeUp'),
      move('n1', 'dies-evidence'),
      remove('n2'),
      move('n1', 'dies-heard'),
      undo,
      remove('n1'),
      move('n2', 'dies-evidence'),
      { type: 'learning.dropped' },
      undo,
      move('n2', 'dies-madeUp'),
      remove('n1'),
      move('n2', 'dies-heard'),
      { type: 'learning.dropped' },
      undo,
    ],
  },
  'a removed note, and another one that is to move to the left': {
    steps: [
      begin,
      ...write(one),
      ...write(two),
      move('n2', 'dies-madeUp'),
      remove('n1'),
      move('n2', 'dies-heard'),
      { type: 'learning.dropped' },
      undo,
    ],
  },
  'the corner holds four': {
    steps: [
      begin,
      ...[1, 2, 3, 4, 5].flatMap((count) => write(`${one} for the time ${count}`)),
      move('n5', 'changes-evidence'),
      ...['n1', 'n2', 'n3', 'n4', 'n5'].map((note) => move(note, 'dies-madeUp')),
      move('n5', 'annoyed-madeUp'),
      move('n5', 'dies-madeUp'),
      move('n1', 'dies-madeUp'),
      move('n1', 'changes-madeUp'),
      move('n5', 'dies-madeUp'),
      move('n1', 'dies-heard'),
    ],
  },
  'a problem and a change that can be undone end with the member': {
    steps: [
      begin,
      ...write(one),
      remove('n1'),
      { type: 'draft.withdrawn' },
      { type: 'draft.restored', words: { notes: [], draft: 'Kept', next: 4 } },
      { type: 'note.added' },
      ...write(two),
      { type: 'sheet.wanted', as: 'file' },
      { port: 'handOutCanvas', gives: 'canvas.pdf' },
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      ...write(three),
    ],
  },
};
