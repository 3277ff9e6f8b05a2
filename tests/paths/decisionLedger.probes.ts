// Probes of the decision ledger: several lines, every column, blanks, and owners who are nobody.
import type {
  EntryField,
  LedgerSheet,
  Verdict,
  decisionLedgerMachine,
} from '#machines/decisionLedger.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const begin = { type: 'draft.restored', words: null } as const;
const type = (field: EntryField, text: string) => ({ type: 'entry.typed', field, text }) as const;
const add = { type: 'line.added' } as const;
const back = { type: 'line.takenBack' } as const;
const open = (line: string) => ({ type: 'outcome.opened', line }) as const;
const say = (text: string) => ({ type: 'outcome.typed', text }) as const;
const judge = (verdict: Verdict) => ({ type: 'outcome.judged', ...verdict }) as const;
const good = judge({ of: 'result', is: 'good' });
const bad = judge({ of: 'result', is: 'bad' });
const expected = judge({ of: 'reason', is: 'expected' });
const other = judge({ of: 'reason', is: 'other' });
const keep = { type: 'outcome.kept' } as const;
const drop = { type: 'outcome.dropped' } as const;
const enters = (decision: string, owner = 'Mira') =>
  [
    type('decision', decision),
    type('owner', owner),
    type('expect', 'Ten orders'),
    type('knowBy', '2026-12-31'),
    type('reverseIf', 'No order'),
    add,
  ] as const;
const kept: LedgerSheet = {
  entry: { decision: 'Half', owner: '', expect: '', knowBy: '', reverseIf: '' },
  lines: [
    {
      decision: 'Kept',
      owner: 'Jon',
      expect: 'a',
      knowBy: '2026-12-31',
      reverseIf: 'b',
      id: 'd7',
      day: null,
      outcome: null,
    },
  ],
};

export const probes: ProbesOf<typeof decisionLedgerMachine> = {
  'lines are entered, taken back and closed': {
    steps: [
      begin,
      { type: 'day.known', day: '2026-11-22' },
      ...enters('One'),
      back,
      add,
      ...enters('Two'),
      ...enters('Three'),
      back,
      back,
      add,
      open('d2'),
      say(' It came '),
      good,
      expected,
      keep,
      open('d2'),
      open('d1'),
      back,
      say('Not so'),
      bad,
      other,
      good,
      keep,
      { type: 'sheet.wanted', as: 'file' },
      { type: 'sheet.wanted', as: 'paper' },
    ],
  },
  'nobody, blanks and missing columns': {
    steps: [
      begin,
      { type: 'sheet.wanted', as: 'file' },
      ...[
        'We',
        ' us',
        'ALL',
        'all of us',
        'Everybody',
        'everyone ',
        'The team',
        'team',
        'Mira',
      ].flatMap((owner) => enters('One', owner)),
      ...(['decision', 'owner', 'expect', 'knowBy', 'reverseIf'] as const).flatMap(
        (field) => [type(field, '  '), add, type(field, 'x')] as const,
      ),
      add,
    ],
  },
  'a line is not closed without its words and both verdicts': {
    steps: [
      { type: 'draft.restored', words: kept },
      add,
      open('none'),
      open('d7'),
      keep,
      say('It came'),
      keep,
      good,
      keep,
      drop,
      open('d7'),
      other,
      say('  '),
      bad,
      keep,
      drop,
      open('d7'),
      say('It came'),
      other,
      keep,
      drop,
      ...enters('One'),
      open('d7'),
      drop,
      back,
    ],
  },
  'what was seen ends with the member': {
    steps: [
      { type: 'day.known', day: '2026-11-22' },
      { type: 'draft.restored', words: kept },
      add,
      ...enters('One'),
      { type: 'draft.withdrawn' },
      { type: 'draft.unread' },
      back,
      ...enters('Two'),
      open('d1'),
      say('x'),
      keep,
      { type: 'draft.withdrawn' },
      {
        type: 'draft.restored',
        words: { ...kept, closing: { line: 'd7', what: 'y', result: 'bad', reason: null } },
      },
      expected,
      keep,
      { type: 'draft.withdrawn' },
      { type: 'draft.restored', words: null },
      add,
    ],
  },
};
