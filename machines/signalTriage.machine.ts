// Signal triage: four questions in order, of which the first no ends a signal; what passes all four goes into a log
// (content/files/signal-triage.md).
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { handOutMachine } from './handOut.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';

export type TriageQuestion = 'paid' | 'otherwise' | 'change' | 'date';
/** Where the signal stands: it is written, asked about, stopped by a no, or noted for the log. */
export type TriagePlace = 'writing' | TriageQuestion | 'stopped' | 'noting';
export type NoteField = 'payer' | 'changes' | 'wrongIf' | 'would';
export type TriageNote = Readonly<Record<NoteField, string>>;
export type TriageLine = TriageNote & { id: string; day: string | null; signal: string };

/** What is kept, saved and printed. */
export type TriageSheet = {
  signal: string;
  place: TriagePlace;
  /** The question that was answered with no; null where none was. */
  no: TriageQuestion | null;
  note: TriageNote;
  lines: readonly TriageLine[];
  /** How many signals each question has stopped. */
  stopped: Readonly<Record<TriageQuestion, number>>;
};

export type TriageProblem = { key: 'blank' | 'incomplete' };

export type SignalTriageEvent =
  | { type: 'signal.typed'; text: string }
  | { type: 'questions.begun' }
  | { type: 'answer.given'; answer: 'yes' | 'no' }
  | { type: 'answer.takenBack' }
  | { type: 'signal.dropped' }
  | { type: 'note.typed'; field: NoteField; text: string }
  | { type: 'line.added' }
  | { type: 'line.typed'; line: string; text: string }
  | { type: 'line.removed'; line: string }
  | { type: 'triage.restarted' }
  | { type: 'change.undone' }
  | { type: 'sheet.wanted'; as: HandOut }
  // What the clock reports: the day on the user's calendar.
  | { type: 'day.known'; day: string }
  // What the draft of the sheet reports.
  | DraftNews<TriageSheet>;

type Undo = Pick<TriageSheet, 'lines' | 'stopped'> & { removed: string | null };

type SignalTriageContext = TriageSheet & {
  day: string | null;
  /** A new object each time. */
  problem: TriageProblem | null;
  /** The log before the last removal, and the signal that was removed; null if all were. */
  undo: Undo | null;
};

const blankNote: TriageNote = { payer: '', changes: '', wrongIf: '', would: '' };
const none = { paid: 0, otherwise: 0, change: 0, date: 0 } as const;

/** The number of the next id: ids are a letter and a number. */
const nextIn = (items: readonly { id: string }[]) =>
  Math.max(0, ...items.map(({ id }) => Number(id.slice(1)))) + 1;
/** What was noted of a signal is kept, also while its sentence is empty. */
const isEmpty = ({ signal, note, lines, stopped }: SignalTriageContext) =>
  [signal, ...Object.values(note)].every((text) => text === '') &&
  lines.length + Object.values(stopped).reduce((sum, one) => sum + one, 0) === 0;
const lineIn = ({ lines }: SignalTriageContext, id: string) => lines.find((line) => line.id === id);

export const signalTriageMachine = setup({
  types: {
    context: {} as SignalTriageContext,
    events: {} as SignalTriageEvent,
    children: {} as { draft: 'draft'; handOut: 'handOut' },
    tags: {} as 'restoring' | 'editable' | 'writing' | 'asking' | 'stopped' | 'noting',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Feed: reports `day.known` at the start, and when the day may have changed. */
    dayFeed: fromCallback<SignalTriageEvent>(() => {
      throw new Error('Port dayFeed is not provided.');
    }),
    /** The log is saved, or printed: handOut.machine.ts. */
    handOut: fromPromise(() =>
      Promise.reject(new Error('Flow handOut is not provided.')),
    ) as unknown as typeof handOutMachine,
  },
  actions: {
    takeUp: assign((_, { sheet }: { sheet: TriageSheet | null }) => ({ ...sheet })),
    putAway: assign({
      signal: '',
      place: 'writing' as const,
      no: null,
      note: blankNote,
      lines: [],
      stopped: none,
      problem: null,
      undo: null,
    }),
    /** A sheet without an entry has no draft. */
    keepDraft: sendTo('draft', ({ context }) => {
      const { signal, place, no, note, lines, stopped } = context;
      return {
        type: 'words.changed' as const,
        words: isEmpty(context) ? null : { signal, place, no, note, lines, stopped },
      };
    }),
    rememberDay: assign((_, { day }: { day: string }) => ({ day })),
    standAt: assign((_, { place }: { place: TriagePlace }) => ({ place, problem: null })),
    rememberSignal: assign((_, { text }: { text: string }) => ({ signal: text, problem: null })),
    pointOutBlank: assign(() => ({ problem: { key: 'blank' as const } })),
    stopAt: assign((_, { question }: { question: TriageQuestion }) => ({
      place: 'stopped' as const,
      no: question,
    })),
    returnToQuestion: assign(({ context: { no } }) => ({ place: no ?? 'paid', no: null })),
    drop: assign(({ context: { no, stopped } }) => ({
      stopped: no === null ? stopped : { ...stopped, [no]: stopped[no] + 1 },
      signal: '',
      place: 'writing' as const,
      no: null,
      note: blankNote,
      undo: null,
    })),
    rememberNote: assign(
      ({ context: { note } }, { field, text }: { field: NoteField; text: string }) => ({
        note: { ...note, [field]: text },
        problem: null,
      }),
    ),
    pointOutIncomplete: assign(() => ({ problem: { key: 'incomplete' as const } })),
    addLine: assign(({ context: { signal, note, lines, day } }) => ({
      lines: [{ ...note, id: `s${nextIn(lines)}`, day, signal: signal.trim() }, ...lines],
      signal: '',
      place: 'writing' as const,
      note: blankNote,
      problem: null,
      undo: null,
    })),
    rememberLine: assign(
      ({ context: { lines } }, { line, text }: { line: string; text: string }) => ({
        lines: lines.map((one) => (one.id === line ? { ...one, would: text } : one)),
        undo: null,
      }),
    ),
    removeLine: assign(({ context }, { line }: { line: string }) => ({
      lines: context.lines.filter(({ id }) => id !== line),
      undo: {
        removed: lineIn(context, line)?.signal ?? '',
        lines: context.lines,
        stopped: context.stopped,
      },
    })),
    empty: assign(({ context: { lines, stopped } }) => ({
      lines: [],
      stopped: none,
      undo: { removed: null, lines, stopped },
    })),
    restore: assign(({ context: { undo, lines, stopped } }) => ({
      lines: undo?.lines ?? lines,
      stopped: undo?.stopped ?? stopped,
      undo: null,
    })),
    requestHandOut: sendTo(
      'handOut',
      ({ context: { lines, stopped } }, { as }: { as: HandOut }) => ({
        type: 'handOut.requested' as const,
        as,
        sheet: { lines, stopped },
      }),
    ),
  },
  guards: {
    isWritten: ({ context }) => context.signal.trim() !== '',
    isYes: (_, { answer }: { answer: 'yes' | 'no' }) => answer === 'yes',
    /** The last column may wait: a line without it is deleted after a month. */
    isNoted: ({ context: { note } }) =>
      [note.payer, note.changes, note.wrongIf].every((text) => text.trim() !== ''),
    standsAt: ({ context }, { place }: { place: TriagePlace }) => context.place === place,
    isThere: ({ context }, { line }: { line: string }) => lineIn(context, line) !== undefined,
    holdsLines: ({ context }) => context.lines.length > 0,
    holdsLog: ({ context: { lines, stopped } }) =>
      lines.length > 0 || Object.values(stopped).some((count) => count > 0),
    canUndo: ({ context }) => context.undo !== null,
  },
}).createMachine({
  id: 'signalTriage',
  description: 'A reader asks four questions of a signal, and logs what passes them all.',
  meta: { typed: ['signal', 'note', 'lines'] },
  context: () => ({
    signal: '',
    place: 'writing',
    no: null,
    note: { payer: '', changes: '', wrongIf: '', would: '' },
    lines: [],
    stopped: { paid: 0, otherwise: 0, change: 0, date: 0 },
    day: null,
    problem: null,
    undo: null,
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
      // The sheet works without its draft.
      onError: { target: '.triaging' },
    },
    { id: 'handOut', src: 'handOut', onError: {} },
    // Without a clock the lines have no date.
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
        'draft.restored': {
          target: 'placing',
          actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
        },
        'draft.unread': { target: 'triaging' },
      },
    },
    placing: {
      description: 'The signal returns to where it stood.',
      always: [
        { guard: { type: 'standsAt', params: { place: 'paid' } }, target: 'triaging.asking.paid' },
        {
          guard: { type: 'standsAt', params: { place: 'otherwise' } },
          target: 'triaging.asking.otherwise',
        },
        {
          guard: { type: 'standsAt', params: { place: 'change' } },
          target: 'triaging.asking.change',
        },
        { guard: { type: 'standsAt', params: { place: 'date' } }, target: 'triaging.asking.date' },
        { guard: { type: 'standsAt', params: { place: 'stopped' } }, target: 'triaging.stopped' },
        { guard: { type: 'standsAt', params: { place: 'noting' } }, target: 'triaging.noting' },
        { target: 'triaging' },
      ],
    },
    triaging: {
      description: 'A signal is asked about; below it stands the log.',
      tags: 'editable',
      initial: 'writing',
      on: {
        'line.typed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'rememberLine', params: ({ event }) => event }, 'keepDraft'],
        },
        'line.removed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'removeLine', params: ({ event }) => event }, 'keepDraft'],
        },
        'triage.restarted': { guard: 'holdsLog', actions: ['empty', 'keepDraft'] },
        'change.undone': { guard: 'canUndo', actions: ['restore', 'keepDraft'] },
        'sheet.wanted': {
          guard: 'holdsLines',
          actions: { type: 'requestHandOut', params: ({ event }) => event },
        },
      },
      states: {
        writing: {
          description: 'The signal waits for its sentence.',
          tags: 'writing',
          on: {
            'signal.typed': {
              actions: [{ type: 'rememberSignal', params: ({ event }) => event }, 'keepDraft'],
            },
            'questions.begun': [
              {
                guard: 'isWritten',
                target: 'asking',
                actions: [{ type: 'standAt', params: { place: 'paid' } }, 'keepDraft'],
              },
              { actions: 'pointOutBlank' },
            ],
          },
        },
        asking: {
          description: 'One of the four questions waits for yes or no.',
          tags: 'asking',
          initial: 'paid',
          states: {
            paid: {
              description: 'It is asked whether somebody paid for it.',
              on: {
                'answer.given': [
                  {
                    guard: { type: 'isYes', params: ({ event }) => event },
                    target: 'otherwise',
                    actions: [{ type: 'standAt', params: { place: 'otherwise' } }, 'keepDraft'],
                  },
                  {
                    target: '#signalTriage.triaging.stopped',
                    actions: [{ type: 'stopAt', params: { question: 'paid' } }, 'keepDraft'],
                  },
                ],
                'answer.takenBack': {
                  target: '#signalTriage.triaging.writing',
                  actions: [{ type: 'standAt', params: { place: 'writing' } }, 'keepDraft'],
                },
              },
            },
            otherwise: {
              description: 'It is asked whether it could have been otherwise.',
              on: {
                'answer.given': [
                  {
                    guard: { type: 'isYes', params: ({ event }) => event },
                    target: 'change',
                    actions: [{ type: 'standAt', params: { place: 'change' } }, 'keepDraft'],
                  },
                  {
                    target: '#signalTriage.triaging.stopped',
                    actions: [{ type: 'stopAt', params: { question: 'otherwise' } }, 'keepDraft'],
                  },
                ],
                'answer.takenBack': {
                  target: 'paid',
                  actions: [{ type: 'standAt', params: { place: 'paid' } }, 'keepDraft'],
                },
              },
            },
            change: {
              description: 'It is asked whether it changes a price, a permission or a habit.',
              on: {
                'answer.given': [
                  {
                    guard: { type: 'isYes', params: ({ event }) => event },
                    target: 'date',
                    actions: [{ type: 'standAt', params: { place: 'date' } }, 'keepDraft'],
                  },
                  {
                    target: '#signalTriage.triaging.stopped',
                    actions: [{ type: 'stopAt', params: { question: 'change' } }, 'keepDraft'],
                  },
                ],
                'answer.takenBack': {
                  target: 'otherwise',
                  actions: [{ type: 'standAt', params: { place: 'otherwise' } }, 'keepDraft'],
                },
              },
            },
            date: {
              description: 'It is asked for a date by which it would be known to be wrong.',
              on: {
                'answer.given': [
                  {
                    guard: { type: 'isYes', params: ({ event }) => event },
                    target: '#signalTriage.triaging.noting',
                    actions: [{ type: 'standAt', params: { place: 'noting' } }, 'keepDraft'],
                  },
                  {
                    target: '#signalTriage.triaging.stopped',
                    actions: [{ type: 'stopAt', params: { question: 'date' } }, 'keepDraft'],
                  },
                ],
                'answer.takenBack': {
                  target: 'change',
                  actions: [{ type: 'standAt', params: { place: 'change' } }, 'keepDraft'],
                },
              },
            },
          },
        },
        stopped: {
          description:
            'The first no has ended the signal; it is dropped, or the answer is taken back.',
          tags: 'stopped',
          on: {
            'signal.dropped': { target: 'writing', actions: ['drop', 'keepDraft'] },
            'answer.takenBack': {
              target: '#signalTriage.placing',
              actions: ['returnToQuestion', 'keepDraft'],
            },
          },
        },
        noting: {
          description: 'The signal has passed; it waits for its line in the log.',
          tags: 'noting',
          on: {
            'note.typed': {
              actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
            },
            'line.added': [
              { guard: 'isNoted', target: 'writing', actions: ['addLine', 'keepDraft'] },
              { actions: 'pointOutIncomplete' },
            ],
            'answer.takenBack': {
              target: 'asking.date',
              actions: [{ type: 'standAt', params: { place: 'date' } }, 'keepDraft'],
            },
          },
        },
      },
    },
  },
});
