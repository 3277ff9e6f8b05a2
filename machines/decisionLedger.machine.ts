// The decision ledger: what a decision is expected to bring is written down before it is announced, and what came on
// the day that was named (content/files/decision-ledger.md). Nothing in it is ever changed or deleted.
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { handOutMachine } from './handOut.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';

export const entryFields = ['decision', 'owner', 'expect', 'knowBy', 'reverseIf'] as const;
export type EntryField = (typeof entryFields)[number];
export type LedgerEntry = Readonly<Record<EntryField, string>>;

/** Whether the result was good, and whether it came for the reason that was given. */
export type Verdicts = { result: 'good' | 'bad'; reason: 'expected' | 'other' };
export type Verdict =
  { of: 'result'; is: Verdicts['result'] } | { of: 'reason'; is: Verdicts['reason'] };
export type LedgerOutcome = Verdicts & { what: string };
export type LedgerLine = LedgerEntry & {
  id: string;
  /** The day on which it was entered; null where the clock was not known. */
  day: string | null;
  outcome: LedgerOutcome | null;
};

/** What is being written into the last column of a line. */
export type Closing = {
  line: string;
  what: string;
  result: Verdicts['result'] | null;
  reason: Verdicts['reason'] | null;
};

/** What is kept, saved and printed. */
export type LedgerSheet = {
  entry: LedgerEntry;
  lines: readonly LedgerLine[];
  /** Not where no line is being closed. */
  closing?: Closing;
};

/** The lines of one of the four fields that are read once a year. */
export const linesWith = (
  lines: readonly LedgerLine[],
  { result, reason }: Verdicts,
): LedgerLine[] =>
  lines.filter(({ outcome }) => outcome?.result === result && outcome.reason === reason);

/** Whether the day has come on which the owner says what came. */
export const isDue = ({ outcome, knowBy }: LedgerLine, day: string | null): boolean =>
  outcome === null && day !== null && knowBy <= day;

export type LedgerProblem = { key: 'incomplete' | 'nobody' | 'open' };

export type DecisionLedgerEvent =
  | { type: 'entry.typed'; field: EntryField; text: string }
  | { type: 'line.added' }
  | { type: 'line.takenBack' }
  | { type: 'outcome.opened'; line: string }
  | { type: 'outcome.typed'; text: string }
  | ({ type: 'outcome.judged' } & Verdict)
  | { type: 'outcome.kept' }
  | { type: 'outcome.dropped' }
  | { type: 'sheet.wanted'; as: HandOut }
  // What the clock reports: the day on the user's calendar.
  | { type: 'day.known'; day: string }
  // What the draft of the sheet reports.
  | DraftNews<LedgerSheet>;

type DecisionLedgerContext = Required<LedgerSheet> & {
  day: string | null;
  /** A new object each time. */
  problem: LedgerProblem | null;
  /** The line that was added last, while it can be taken back into the form. */
  last: string | null;
};

const blankEntry: LedgerEntry = { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' };
const nothing: Closing = { line: '', what: '', result: null, reason: null };

/** "We" has never been asked what it expected. */
const nobodies = ['we', 'us', 'all', 'all of us', 'everybody', 'everyone', 'the team', 'team'];

/** The number of the next id: ids are a letter and a number. */
const nextIn = (items: readonly { id: string }[]) =>
  Math.max(0, ...items.map(({ id }) => Number(id.slice(1)))) + 1;
const isFilled = (text: string) => text.trim() !== '';
const lineIn = ({ lines }: DecisionLedgerContext, id: string) =>
  lines.find((line) => line.id === id);

export const decisionLedgerMachine = setup({
  types: {
    context: {} as DecisionLedgerContext,
    events: {} as DecisionLedgerEvent,
    children: {} as { draft: 'draft'; handOut: 'handOut' },
    tags: {} as 'restoring' | 'editable' | 'closing',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Feed: reports `day.known` at the start, and when the day may have changed. */
    dayFeed: fromCallback<DecisionLedgerEvent>(() => {
      throw new Error('Port dayFeed is not provided.');
    }),
    /** The ledger is saved, or printed: handOut.machine.ts. */
    handOut: fromPromise(() =>
      Promise.reject(new Error('Flow handOut is not provided.')),
    ) as unknown as typeof handOutMachine,
  },
  actions: {
    takeUp: assign((_, { sheet }: { sheet: LedgerSheet | null }) => ({ ...sheet })),
    putAway: assign({
      entry: blankEntry,
      lines: [],
      closing: nothing,
      problem: null,
      last: null,
    }),
    /** A sheet without an entry has no draft. */
    keepDraft: sendTo('draft', ({ context: { entry, lines, closing } }) => ({
      type: 'words.changed' as const,
      words:
        lines.length === 0 && !Object.values(entry).some((text) => text !== '')
          ? null
          : { entry, lines, ...(closing.line !== '' && { closing }) },
    })),
    rememberDay: assign((_, { day }: { day: string }) => ({ day })),
    rememberEntry: assign(
      ({ context: { entry } }, { field, text }: { field: EntryField; text: string }) => ({
        entry: { ...entry, [field]: text },
        problem: null,
        last: null,
      }),
    ),
    pointOutIncomplete: assign(() => ({ problem: { key: 'incomplete' as const } })),
    pointOutNobody: assign(() => ({ problem: { key: 'nobody' as const } })),
    pointOutOpen: assign(() => ({ problem: { key: 'open' as const } })),
    addLine: assign(({ context: { entry, lines, day } }) => ({
      lines: [...lines, { ...entry, id: `d${nextIn(lines)}`, day, outcome: null }],
      entry: blankEntry,
      last: `d${nextIn(lines)}`,
      problem: null,
    })),
    takeBack: assign(({ context }) => {
      const { decision, owner, expect, knowBy, reverseIf } =
        lineIn(context, context.last ?? '') ?? blankEntry;
      return {
        entry: { decision, owner, expect, knowBy, reverseIf },
        lines: context.lines.filter(({ id }) => id !== context.last),
        last: null,
      };
    }),
    beginClosing: assign((_, { line }: { line: string }) => ({
      closing: { ...nothing, line },
      problem: null,
      last: null,
    })),
    rememberOutcome: assign(({ context: { closing } }, { text }: { text: string }) => ({
      closing: { ...closing, what: text },
      problem: null,
    })),
    rememberVerdict: assign(({ context: { closing } }, { of, is }: Verdict) => ({
      closing: { ...closing, [of]: is },
      problem: null,
    })),
    close: assign(({ context: { lines, closing } }) => {
      const { line, what, result, reason } = closing;
      if (result === null || reason === null) return {};
      const outcome: LedgerOutcome = { what: what.trim(), result, reason };
      return {
        lines: lines.map((one) => (one.id === line ? { ...one, outcome } : one)),
        closing: nothing,
        problem: null,
      };
    }),
    endClosing: assign({ closing: nothing, problem: null }),
    requestHandOut: sendTo('handOut', ({ context: { lines } }, { as }: { as: HandOut }) => ({
      type: 'handOut.requested' as const,
      as,
      sheet: { lines },
    })),
  },
  guards: {
    isFilledIn: ({ context: { entry } }) => Object.values(entry).every(isFilled),
    isNobody: ({ context: { entry } }) => nobodies.includes(entry.owner.trim().toLowerCase()),
    canTakeBack: ({ context }) => context.last !== null,
    isOpen: ({ context }, { line }: { line: string }) => lineIn(context, line)?.outcome === null,
    isJudged: ({ context: { closing } }) =>
      isFilled(closing.what) && closing.result !== null && closing.reason !== null,
    wasClosing: (_, params: { sheet: LedgerSheet | null }) => params.sheet?.closing !== undefined,
    holdsLines: ({ context }) => context.lines.length > 0,
  },
}).createMachine({
  id: 'decisionLedger',
  description: 'An owner writes down what a decision is expected to bring, and later what came.',
  meta: { typed: ['entry', 'lines', 'closing.what'] },
  context: () => ({
    entry: { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' },
    lines: [],
    closing: { line: '', what: '', result: null, reason: null },
    day: null,
    problem: null,
    last: null,
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
      // The sheet works without its draft.
      onError: { target: '.writing' },
    },
    { id: 'handOut', src: 'handOut', onError: {} },
    // Without a clock the lines have no date, and none is marked as due.
    { id: 'dayFeed', src: 'dayFeed', onError: {} },
  ],
  on: {
    // The sheet of a member who has left; that of the next user follows.
    'draft.withdrawn': { target: '.restoring', actions: 'putAway' },
    'day.known': { actions: { type: 'rememberDay', params: ({ event }) => event } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'We look what this browser has kept.',
      tags: 'restoring',
      on: {
        'draft.restored': [
          {
            guard: { type: 'wasClosing', params: ({ event }) => ({ sheet: event.words }) },
            target: 'closing',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
          {
            target: 'writing',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
        ],
        'draft.unread': { target: 'writing' },
      },
    },
    writing: {
      description: 'A decision is entered, or a line waits for what came of it.',
      tags: 'editable',
      on: {
        'entry.typed': {
          actions: [{ type: 'rememberEntry', params: ({ event }) => event }, 'keepDraft'],
        },
        'line.added': [
          { guard: 'isNobody', actions: 'pointOutNobody' },
          { guard: 'isFilledIn', actions: ['addLine', 'keepDraft'] },
          { actions: 'pointOutIncomplete' },
        ],
        'line.takenBack': { guard: 'canTakeBack', actions: ['takeBack', 'keepDraft'] },
        'outcome.opened': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'closing',
          actions: [{ type: 'beginClosing', params: ({ event }) => event }, 'keepDraft'],
        },
        'sheet.wanted': {
          guard: 'holdsLines',
          actions: { type: 'requestHandOut', params: ({ event }) => event },
        },
      },
    },
    closing: {
      description: 'The owner says what came, and whether for the reason that was given.',
      tags: 'closing',
      on: {
        'outcome.typed': {
          actions: [{ type: 'rememberOutcome', params: ({ event }) => event }, 'keepDraft'],
        },
        'outcome.judged': {
          actions: [{ type: 'rememberVerdict', params: ({ event }) => event }, 'keepDraft'],
        },
        'outcome.kept': [
          { guard: 'isJudged', target: 'writing', actions: ['close', 'keepDraft'] },
          { actions: 'pointOutOpen' },
        ],
        'outcome.dropped': { target: 'writing', actions: ['endClosing', 'keepDraft'] },
      },
    },
  },
});
