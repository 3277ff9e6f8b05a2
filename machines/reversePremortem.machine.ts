// The reverse pre-mortem: it is two years later and has worked. Sentences about the first month are written, read
// aloud, and three of them are planned for the next week (content/files/reverse-premortem.md).
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { handOutMachine } from './handOut.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';

export type PlanField = 'who' | 'day' | 'cost';
export type LookBack = {
  id: string;
  text: string;
  /** It was said by more than one. */
  isTwice: boolean;
  /** Its line of the week; kept when the sentence is not among the three. */
  plan: Readonly<Partial<Record<PlanField, string>>>;
};
export type PremortemPhase = 'writing' | 'reading' | 'planning';

/** What is kept, saved and printed. */
export type PremortemSheet = {
  phase: PremortemPhase;
  draft: string;
  sentences: readonly LookBack[];
  /** The sentences for the week, in the order in which they were chosen. */
  chosen: readonly string[];
  /** Which of the worksheet's five kinds of sentence were found. */
  signs: readonly string[];
};

/** How many sentences are planned. */
export const planned = 3;

/** A sentence says who did what: three words are a mood ("We were bold"). */
const fewestWords = 4;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

type SentenceFault = 'blank' | 'mood' | 'same';

/** What keeps a text from being a sentence of the exercise; null where nothing does. */
export function sentenceFault(sentences: readonly LookBack[], text: string): SentenceFault | null {
  const words = wordsIn(text);
  if (words.length === 0) return 'blank';
  if (words.length < fewestWords) return 'mood';
  const said = words.join(' ').toLowerCase();
  return sentences.some((one) => one.text.toLowerCase() === said) ? 'same' : null;
}

export type PremortemProblem = { key: SentenceFault | 'few' | 'fourth' | 'three' };

export type ReversePremortemEvent =
  | { type: 'sentence.typed'; text: string }
  | { type: 'sentence.added' }
  | { type: 'sentence.removed'; sentence: string }
  | { type: 'change.undone' }
  | { type: 'reading.begun' }
  | { type: 'twice.toggled'; sentence: string }
  | { type: 'choice.toggled'; sentence: string }
  | { type: 'sign.toggled'; sign: string }
  | { type: 'planning.begun' }
  | { type: 'writing.resumed' }
  | { type: 'reading.resumed' }
  | { type: 'plan.typed'; sentence: string; field: PlanField; text: string }
  | { type: 'method.restarted' }
  | { type: 'sheet.wanted'; as: HandOut }
  // What the draft of the sheet reports.
  | DraftNews<PremortemSheet>;

type Undo = Pick<PremortemSheet, 'sentences' | 'chosen' | 'signs'> & { removed: string | null };

type ReversePremortemContext = PremortemSheet & {
  /** A new object each time. */
  problem: PremortemProblem | null;
  /** The sheet before the last removal, and the text that was removed; null if all was. */
  undo: Undo | null;
};

const blank = {
  phase: 'writing',
  draft: '',
  sentences: [],
  chosen: [],
  signs: [],
} as const;

/** The number of the next id: ids are a letter and a number. */
const nextIn = (items: readonly { id: string }[]) =>
  Math.max(0, ...items.map(({ id }) => Number(id.slice(1)))) + 1;
const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
const isIn = ({ sentences }: ReversePremortemContext, id: string) =>
  sentences.some((one) => one.id === id);

export const reversePremortemMachine = setup({
  types: {
    context: {} as ReversePremortemContext,
    events: {} as ReversePremortemEvent,
    children: {} as { draft: 'draft'; handOut: 'handOut' },
    tags: {} as 'restoring' | 'writing' | 'reading' | 'planning',
  },
  actors: {
    /** What is entered is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The sheet is saved, or printed: handOut.machine.ts. */
    handOut: fromPromise(() =>
      Promise.reject(new Error('Flow handOut is not provided.')),
    ) as unknown as typeof handOutMachine,
  },
  actions: {
    takeUp: assign((_, { sheet }: { sheet: PremortemSheet | null }) => ({ ...sheet })),
    putAway: assign({ ...blank, problem: null, undo: null }),
    /** A sheet without an entry has no draft. */
    keepDraft: sendTo('draft', ({ context }) => {
      const { phase, draft, sentences, chosen, signs } = context;
      return {
        type: 'words.changed' as const,
        words:
          sentences.length === 0 && draft === ''
            ? null
            : { phase, draft, sentences, chosen, signs },
      };
    }),
    standIn: assign((_, { phase }: { phase: PremortemPhase }) => ({
      phase,
      problem: null,
      undo: null,
    })),
    rememberDraft: assign((_, { text }: { text: string }) => ({ draft: text, problem: null })),
    pointOutFault: assign(({ context: { sentences, draft } }) => {
      const key = sentenceFault(sentences, draft);
      return { problem: key === null ? null : { key } };
    }),
    pointOut: assign((_, { key }: PremortemProblem) => ({ problem: { key } })),
    addSentence: assign(({ context: { sentences, draft } }) => ({
      sentences: [
        ...sentences,
        { id: `f${nextIn(sentences)}`, text: wordsIn(draft).join(' '), isTwice: false, plan: {} },
      ],
      draft: '',
      problem: null,
      undo: null,
    })),
    removeSentence: assign(({ context }, { sentence }: { sentence: string }) => {
      const { sentences, chosen, signs } = context;
      return {
        sentences: sentences.filter(({ id }) => id !== sentence),
        chosen: chosen.filter((id) => id !== sentence),
        undo: {
          removed: sentences.find(({ id }) => id === sentence)?.text ?? '',
          sentences,
          chosen,
          signs,
        },
        problem: null,
      };
    }),
    empty: assign(({ context: { sentences, chosen, signs } }) => ({
      ...blank,
      problem: null,
      undo: { removed: null, sentences, chosen, signs },
    })),
    restore: assign(({ context: { undo, sentences, chosen, signs } }) => ({
      sentences: undo?.sentences ?? sentences,
      chosen: undo?.chosen ?? chosen,
      signs: undo?.signs ?? signs,
      undo: null,
    })),
    toggleTwice: assign(({ context: { sentences } }, { sentence }: { sentence: string }) => ({
      sentences: sentences.map((one) =>
        one.id === sentence ? { ...one, isTwice: !one.isTwice } : one,
      ),
    })),
    toggleChoice: assign(({ context: { chosen } }, { sentence }: { sentence: string }) => ({
      chosen: toggled(chosen, sentence),
      problem: null,
    })),
    toggleSign: assign(({ context: { signs } }, { sign }: { sign: string }) => ({
      signs: toggled(signs, sign),
    })),
    rememberPlan: assign(
      (
        { context: { sentences } },
        { sentence, field, text }: { sentence: string; field: PlanField; text: string },
      ) => ({
        sentences: sentences.map((one) =>
          one.id === sentence ? { ...one, plan: { ...one.plan, [field]: text } } : one,
        ),
      }),
    ),
    requestHandOut: sendTo(
      'handOut',
      ({ context: { sentences, chosen, signs } }, { as }: { as: HandOut }) => ({
        type: 'handOut.requested' as const,
        as,
        sheet: { sentences, chosen, signs },
      }),
    ),
  },
  guards: {
    isASentence: ({ context: { sentences, draft } }) => sentenceFault(sentences, draft) === null,
    isThere: ({ context }, { sentence }: { sentence: string }) => isIn(context, sentence),
    isFourth: ({ context: { chosen } }, { sentence }: { sentence: string }) =>
      chosen.length >= planned && !chosen.includes(sentence),
    isChosen: ({ context: { chosen } }, { sentence }: { sentence: string }) =>
      chosen.includes(sentence),
    areEnough: ({ context }) => context.sentences.length >= planned,
    areThree: ({ context }) => context.chosen.length === planned,
    standsIn: ({ context }, { phase }: { phase: PremortemPhase }) => context.phase === phase,
    holdsSentences: ({ context }) => context.sentences.length > 0,
    canUndo: ({ context }) => context.undo !== null,
  },
}).createMachine({
  id: 'reversePremortem',
  description:
    'A careful team looks back from two years ahead, and plans three things for next week.',
  meta: { typed: ['draft', 'sentences', 'chosen', 'signs'] },
  context: () => ({
    phase: 'writing',
    draft: '',
    sentences: [],
    chosen: [],
    signs: [],
    problem: null,
    undo: null,
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
  ],
  // The sheet of a member who has left; that of the next user follows.
  on: { 'draft.withdrawn': { target: '.restoring', actions: 'putAway' } },
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
        'draft.unread': { target: 'writing' },
      },
    },
    placing: {
      description: 'The team returns to the step in which it was.',
      always: [
        { guard: { type: 'standsIn', params: { phase: 'reading' } }, target: 'reading' },
        { guard: { type: 'standsIn', params: { phase: 'planning' } }, target: 'planning' },
        { target: 'writing' },
      ],
    },
    writing: {
      description: 'Each of the team writes what was done in the first month.',
      tags: 'writing',
      on: {
        'sentence.typed': {
          actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'],
        },
        'sentence.added': [
          { guard: 'isASentence', actions: ['addSentence', 'keepDraft'] },
          { actions: 'pointOutFault' },
        ],
        'sentence.removed': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'removeSentence', params: ({ event }) => event }, 'keepDraft'],
        },
        'change.undone': { guard: 'canUndo', actions: ['restore', 'keepDraft'] },
        'method.restarted': { guard: 'holdsSentences', actions: ['empty', 'keepDraft'] },
        'reading.begun': [
          {
            guard: 'areEnough',
            target: 'reading',
            actions: [{ type: 'standIn', params: { phase: 'reading' } }, 'keepDraft'],
          },
          { actions: { type: 'pointOut', params: { key: 'few' } } },
        ],
      },
    },
    reading: {
      description: 'The sentences are read aloud; three are chosen.',
      tags: 'reading',
      on: {
        'twice.toggled': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [{ type: 'toggleTwice', params: ({ event }) => event }, 'keepDraft'],
        },
        'choice.toggled': [
          {
            guard: { type: 'isFourth', params: ({ event }) => event },
            actions: { type: 'pointOut', params: { key: 'fourth' } },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            actions: [{ type: 'toggleChoice', params: ({ event }) => event }, 'keepDraft'],
          },
        ],
        'sign.toggled': {
          actions: [{ type: 'toggleSign', params: ({ event }) => event }, 'keepDraft'],
        },
        'planning.begun': [
          {
            guard: 'areThree',
            target: 'planning',
            actions: [{ type: 'standIn', params: { phase: 'planning' } }, 'keepDraft'],
          },
          { actions: { type: 'pointOut', params: { key: 'three' } } },
        ],
        'writing.resumed': {
          target: 'writing',
          actions: [{ type: 'standIn', params: { phase: 'writing' } }, 'keepDraft'],
        },
      },
    },
    planning: {
      description: 'The three get a name, a day and a price.',
      tags: 'planning',
      on: {
        'plan.typed': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: [{ type: 'rememberPlan', params: ({ event }) => event }, 'keepDraft'],
        },
        'reading.resumed': {
          target: 'reading',
          actions: [{ type: 'standIn', params: { phase: 'reading' } }, 'keepDraft'],
        },
        'sheet.wanted': { actions: { type: 'requestHandOut', params: ({ event }) => event } },
      },
    },
  },
});
