// The second curve timer: twelve questions, answered yes or no for a year ago and for today. What counts are the answers
// that turned from yes to no (content/files/second-curve-timer.md).
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';

export type Answer = 'yes' | 'no';
/** A year ago, or today. */
export type Moment = 'before' | 'now';
export type TimerQuestion = { id: string; countsDouble: boolean };
/** By question, then by moment. */
export type TimerAnswers = Readonly<Record<string, Readonly<Partial<Record<Moment, Answer>>>>>;

/** What is entered, and whether its result was being read. */
export type TimerSheet = {
  answers: TimerAnswers;
  /** Questions that a founder and a user from the team answered alike, without having talked. */
  alike: readonly string[];
  isRead: boolean;
};

/** How a sheet is exported: as a downloaded file, or to the printer. */
export type HandOut = 'file' | 'paper';

export const moments = ['before', 'now'] as const satisfies Moment[];

/** Questions that were answered yes a year ago, and no today, in their order. */
export const turnedIn = <Question extends TimerQuestion>(
  questions: readonly Question[],
  answers: TimerAnswers,
): Question[] =>
  questions.filter(({ id }) => answers[id]?.before === 'yes' && answers[id].now === 'no');

/** How many have turned; what two people answered alike counts double, where the worksheet says so. */
export const countOf = (
  questions: readonly TimerQuestion[],
  { answers, alike }: Pick<TimerSheet, 'answers' | 'alike'>,
): number =>
  turnedIn(questions, answers).reduce(
    (sum, { id, countsDouble }) => sum + (countsDouble && alike.includes(id) ? 2 : 1),
    0,
  );

/** The counts at which the worksheet's reading changes: 3 to 5, and 6 or more. */
const thresholds = { name: 3, late: 6 } as const;

/** Which of the worksheet's three readings a count has. */
export const readingOf = (count: number): 'nothing' | 'name' | 'late' =>
  count >= thresholds.late ? 'late' : count >= thresholds.name ? 'name' : 'nothing';

/** How many of the answers have been given. */
export const givenIn = (questions: readonly TimerQuestion[], answers: TimerAnswers): number =>
  questions.reduce(
    (sum, { id }) => sum + moments.filter((moment) => answers[id]?.[moment] !== undefined).length,
    0,
  );

export type LabDiagnosticEvent =
  | { type: 'answer.given'; question: string; moment: Moment; answer: Answer }
  | { type: 'alike.toggled'; question: string }
  | { type: 'result.asked' }
  | { type: 'answers.reopened' }
  | { type: 'sheet.wanted'; as: HandOut }
  | { type: 'timer.restarted' }
  | { type: 'restart.undone' }
  // What the draft of the sheet reports.
  | DraftNews<TimerSheet>;

type LabDiagnosticContext = TimerSheet & {
  questions: readonly TimerQuestion[];
  /** Set where a result was asked for too early: a new object each time. */
  problem: { key: 'missing' } | null;
  /** The answers before the sheet was reset. */
  undo: TimerSheet | null;
  /** The last export format, and the name of the file that it produced. */
  as: HandOut;
  saved: string | null;
};

const blank = { answers: {}, alike: [], isRead: false } as const;

export const labDiagnosticMachine = setup({
  types: {
    context: {} as LabDiagnosticContext,
    events: {} as LabDiagnosticEvent,
    children: {} as { draft: 'draft' },
    input: {} as { questions: readonly TimerQuestion[] },
    tags: {} as 'restoring' | 'editable' | 'result' | 'busy' | 'failed',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Saves the sheet as a file and answers with its name, or opens the printer's dialog and answers null. */
    handOutTimer: fromPromise<string | null, { as: HandOut; sheet: TimerSheet }>(() =>
      Promise.reject(new Error('Port handOutTimer is not provided.')),
    ),
  },
  actions: {
    takeUp: assign((_, { sheet }: { sheet: TimerSheet | null }) => sheet ?? blank),
    putAway: assign({ ...blank, problem: null, undo: null, saved: null }),
    /** A sheet without an entry has no draft. */
    keepDraft: sendTo('draft', ({ context: { answers, alike, isRead } }) => ({
      type: 'words.changed' as const,
      words: Object.keys(answers).length + alike.length === 0 ? null : { answers, alike, isRead },
    })),
    giveAnswer: assign(
      ({ context: { answers } }, given: { question: string; moment: Moment; answer: Answer }) => ({
        answers: {
          ...answers,
          [given.question]: { ...answers[given.question], [given.moment]: given.answer },
        },
        undo: null,
      }),
    ),
    toggleAlike: assign(({ context: { alike } }, { question }: { question: string }) => ({
      alike: alike.includes(question)
        ? alike.filter((id) => id !== question)
        : [...alike, question],
      undo: null,
    })),
    pointOutMissing: assign(() => ({ problem: { key: 'missing' as const } })),
    beginReading: assign({ isRead: true, problem: null, undo: null, saved: null }),
    endReading: assign({ isRead: false }),
    empty: assign(({ context: { answers, alike, isRead } }) => ({
      ...blank,
      problem: null,
      undo: { answers, alike, isRead },
    })),
    restore: assign(({ context: { undo } }) => ({ ...undo, undo: null })),
    rememberHow: assign((_, { as }: { as: HandOut }) => ({ as, saved: null })),
    rememberSaved: assign((_, { name }: { name: string | null }) => ({ saved: name })),
  },
  guards: {
    isNews: ({ context }, given: { question: string; moment: Moment; answer: Answer }) =>
      context.answers[given.question]?.[given.moment] !== given.answer,
    countsDouble: ({ context }, { question }: { question: string }) =>
      context.questions.some(({ id, countsDouble }) => id === question && countsDouble),
    isAnswered: ({ context: { questions, answers } }) =>
      givenIn(questions, answers) === questions.length * moments.length,
    wasRead: (_, { sheet }: { sheet: TimerSheet | null }) => sheet?.isRead === true,
    holdsSomething: ({ context: { answers, alike } }) =>
      Object.keys(answers).length + alike.length > 0,
    canUndo: ({ context }) => context.undo !== null,
    canUndoReading: ({ context }) => context.undo?.isRead === true,
  },
  delays: {
    /** The print dialog may stay open longer; the page continues after this time. */
    handOutTimeout: 10_000,
  },
}).createMachine({
  id: 'labDiagnostic',
  description: 'A founder asks the second curve timer how many answers have turned within a year.',
  meta: { typed: ['answers', 'alike'] },
  context: ({ input }) => ({
    questions: input.questions,
    answers: {},
    alike: [],
    isRead: false,
    problem: null,
    undo: null,
    as: 'file',
    saved: null,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
    // The sheet works without its draft.
    onError: { target: '.asking' },
  },
  // The sheet of a member who has left; that of the next user follows.
  on: { 'draft.withdrawn': { target: '.restoring', actions: 'putAway' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'We look what this browser has kept.',
      tags: 'restoring',
      on: {
        'draft.restored': [
          {
            guard: { type: 'wasRead', params: ({ event }) => ({ sheet: event.words }) },
            target: 'result',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
          {
            target: 'asking',
            actions: { type: 'takeUp', params: ({ event }) => ({ sheet: event.words }) },
          },
        ],
        'draft.unread': { target: 'asking' },
      },
    },
    asking: {
      description: 'Twelve questions wait for two answers each.',
      tags: 'editable',
      on: {
        'answer.given': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [{ type: 'giveAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
        'alike.toggled': {
          guard: { type: 'countsDouble', params: ({ event }) => event },
          actions: [{ type: 'toggleAlike', params: ({ event }) => event }, 'keepDraft'],
        },
        'result.asked': [{ guard: 'isAnswered', target: 'result' }, { actions: 'pointOutMissing' }],
        'timer.restarted': { guard: 'holdsSomething', actions: ['empty', 'keepDraft'] },
        'restart.undone': [
          { guard: 'canUndoReading', target: 'result', actions: 'restore' },
          { guard: 'canUndo', actions: ['restore', 'keepDraft'] },
        ],
      },
    },
    result: {
      description: 'The count of what has turned, and what follows from it.',
      tags: 'result',
      entry: ['beginReading', 'keepDraft'],
      initial: 'resting',
      on: {
        'answers.reopened': { target: 'asking', actions: ['endReading', 'keepDraft'] },
        'timer.restarted': { target: 'asking', actions: ['empty', 'keepDraft'] },
      },
      states: {
        resting: {
          description: 'The result can be saved and printed.',
          on: {
            'sheet.wanted': {
              target: 'handingOut',
              actions: { type: 'rememberHow', params: ({ event }) => event },
            },
          },
        },
        handingOut: {
          description: 'The browser is asked to save the sheet, or to print it.',
          tags: 'busy',
          invoke: {
            id: 'handOutTimer',
            src: 'handOutTimer',
            input: ({ context: { as, answers, alike, isRead } }) => ({
              as,
              sheet: { answers, alike, isRead },
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'rememberSaved', params: ({ event }) => ({ name: event.output }) },
            },
            onError: { target: 'failed' },
          },
          after: { handOutTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'It was not handed out; nothing on the page is lost.',
          tags: 'failed',
          on: {
            'sheet.wanted': {
              target: 'handingOut',
              actions: { type: 'rememberHow', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
