// Path model of the reverse pre-mortem: sentences are written, read, chosen and planned.
import { planned, reversePremortemMachine } from '#machines/reversePremortem.machine.ts';
import type {
  LookBack,
  PremortemProblem,
  PremortemSheet,
} from '#machines/reversePremortem.machine.ts';
import { probes } from './reversePremortem.probes.ts';
import { definePaths } from './kit/define.ts';

const sentenceOf = (id: string, text: string): LookBack => ({ id, text, isTwice: false, plan: {} });
/** Four sentences, of which two are chosen. */
const kept: PremortemSheet = {
  phase: 'writing',
  draft: '',
  sentences: [
    sentenceOf('f1', 'Ana called the plant that had refused'),
    sentenceOf('f2', 'We sent the offer at full price'),
    sentenceOf('f3', 'Mira took the sensor that Monday'),
    sentenceOf('f4', 'Jon stopped the old dashboard'),
  ],
  chosen: ['f1', 'f2'],
  signs: [],
};
const three: PremortemSheet = { ...kept, phase: 'planning', chosen: ['f1', 'f2', 'f3'] };
const sentence = 'Ines promised a date to the buyer';

type Seen = {
  context: PremortemSheet & { undo: object | null; problem: PremortemProblem | null };
  matches: (state: 'writing' | 'reading' | 'planning') => boolean;
};
const isBare = ({ context: { sentences } }: Seen) => sentences.length === 0;
/** The sheet as it was restored: what can be done in any order is tried alone. */
const isFresh = ({ context }: Seen) =>
  context.sentences.length === 4 &&
  context.undo === null &&
  context.draft === '' &&
  context.signs.length === 0 &&
  context.sentences.every(({ isTwice, plan }) => !isTwice && plan.who === undefined);
const isKept = (seen: Seen) => isFresh(seen) && seen.context.chosen.length === 2;
const types = (text: string) => (seen: Seen) =>
  isBare(seen) && seen.context.draft !== text ? { text } : undefined;

export default definePaths({
  machine: reversePremortemMachine,
  input: { page: { say: 'A team opens the reverse pre-mortem' } },
  events: {
    'sentence.typed': {
      say: ({ text }) => (text === '' ? 'Empty the box' : `Write ‘${text}’`),
      samples: { sentence: types(sentence), mood: types('We were bold'), nothing: types('') },
    },
    'sentence.added': { say: 'Press Add the sentence', when: isBare },
    'sentence.removed': {
      say: ({ sentence: id }) => `Press Remove of ${id}`,
      samples: {
        first: (seen: Seen) => (isKept(seen) ? { sentence: 'f1' } : undefined),
        unknown: { sentence: 'nothing' },
      },
    },
    'change.undone': { say: 'Press Undo' },
    'reading.begun': {
      say: 'Press Read them aloud',
      when: (seen) => isFresh(seen) || isBare(seen),
    },
    'twice.toggled': {
      say: ({ sentence: id }) => `Press Said twice of ${id}`,
      samples: {
        first: (seen: Seen) => (isKept(seen) ? { sentence: 'f1' } : undefined),
        unknown: { sentence: 'nothing' },
      },
    },
    'choice.toggled': {
      say: ({ sentence: id }) => `Press For next week of ${id}`,
      samples: {
        third: (seen: Seen) => (isKept(seen) ? { sentence: 'f3' } : undefined),
        fourth: (seen: Seen) =>
          isFresh(seen) && seen.context.chosen.length === planned ? { sentence: 'f4' } : undefined,
        unknown: (seen: Seen) =>
          seen.context.chosen.length < planned ? { sentence: 'nothing' } : undefined,
      },
    },
    'sign.toggled': {
      say: ({ sign }) => `Check ‘${sign}’`,
      samples: { called: (seen: Seen) => (isKept(seen) ? { sign: 'called' } : undefined) },
    },
    'planning.begun': { say: 'Press Plan the week' },
    'writing.resumed': { say: 'Press Back to writing', when: isKept },
    'reading.resumed': { say: 'Press Back to the sentences' },
    'plan.typed': {
      say: ({ sentence: id, field, text }) => `Write ‘${text}’ into ‘${field}’ of ${id}`,
      samples: {
        who: (seen: Seen) =>
          isFresh(seen) ? { sentence: 'f1', field: 'who' as const, text: 'Ana' } : undefined,
        unknown: { sentence: 'nothing', field: 'who', text: 'Ana' },
      },
    },
    'method.restarted': {
      say: 'Press Start over',
      when: (seen: Seen) => isKept(seen) || isBare(seen),
    },
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: { file: { as: 'file' }, paper: { as: 'paper' } },
    },
  },
  environment: {
    // Its own states are in its own model: it reports nothing.
    handOut: {},
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'Nothing was saved'
            : `Four sentences were saved, ${words.chosen.length} of them chosen, in the step ‘${words.phase}’`,
        samples: {
          nothing: { words: null },
          kept: { words: kept },
          reading: { words: { ...kept, phase: 'reading' } },
          planning: { words: three },
        },
      },
      'draft.unread': { say: 'What was saved cannot be read' },
      'draft.withdrawn': { say: 'The member whose sheet it is has left', when: isKept },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The sheet can have no draft' } },
    handOut: { closed: { fails: 'No child.', say: 'The sheet cannot be handed out' } },
  },
  states: {
    restoring: 'The box waits until what was saved is restored',
    placing: 'The team returns to its step',
    writing: 'Sentences can be written',
    reading: 'Sentences can be marked and chosen',
    planning: 'The three sentences of the week can be planned',
  },
  details: ({ context: { sentences, chosen, problem, undo } }) => [
    `${sentences.length} sentences, ${chosen.length} chosen`,
    ...(problem === null ? [] : [`In place: ${problem.key}`]),
    ...(undo === null ? [] : ['Undo is offered']),
  ],
  probes,
  resting: ['writing', 'reading', 'planning'],
  refused: {
    'sentence.removed/unknown': 'There is no such sentence.',
    'twice.toggled/unknown': 'There is no such sentence.',
    'choice.toggled/unknown': 'There is no such sentence.',
    'plan.typed/unknown': 'There is no such sentence.',
  },
  invariants: {
    'Three are chosen at most': ({ snapshot: { context } }) => context.chosen.length <= 3,
    'Three are planned': ({ snapshot }) =>
      !snapshot.matches('planning') || snapshot.context.chosen.length === 3,
    'The step that is kept is the one on screen': ({ snapshot }) =>
      snapshot.matches('restoring') || snapshot.matches(snapshot.context.phase),
  },
});
