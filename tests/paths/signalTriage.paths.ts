// Path model of the signal triage: a signal is written, asked about, dropped or noted, and the log is kept.
import { signalTriageMachine } from '#machines/signalTriage.machine.ts';
import type { TriageLine, TriagePlace, TriageSheet } from '#machines/signalTriage.machine.ts';
import { probes } from './signalTriage.probes.ts';
import { definePaths } from './kit/define.ts';

const line: TriageLine = {
  payer: 'Three hospitals',
  changes: 'A permission: nothing is sold without it',
  wrongIf: 'The June forms have no such line',
  would: '',
  id: 's1',
  day: '2026-11-20',
  signal: 'The third hospital asks for it in writing',
};
export const kept: TriageSheet = {
  signal: '',
  place: 'writing',
  no: null,
  note: { payer: '', changes: '', wrongIf: '', would: '' },
  lines: [line],
  stopped: { paid: 1, otherwise: 0, change: 0, date: 0 },
};
const sentence = 'The buyer moved the tender to spring';

type Seen = {
  context: TriageSheet & { day: string | null; undo: object | null };
  hasTag: (tag: 'writing' | 'restoring' | 'noting') => boolean;
};
const isEmpty = ({ context: { lines, stopped, undo } }: Seen) =>
  undo === null && lines.length === 0 && Object.values(stopped).every((count) => count === 0);
/** The log as it was restored: what can be done in any order is tried alone. */
const isFresh = (seen: Seen) =>
  seen.hasTag('writing') &&
  seen.context.signal === '' &&
  seen.context.lines[0]?.id === 's1' &&
  seen.context.lines.length === 1 &&
  JSON.stringify(seen.context.stopped) === JSON.stringify(kept.stopped);
const restoredAt = (place: TriagePlace, more: Partial<TriageSheet> = {}) => ({
  words: {
    ...kept,
    lines: [],
    stopped: { ...kept.stopped, paid: 0 },
    signal: sentence,
    place,
    ...more,
  },
});
/** One column of the note is still empty: whatever is typed then leads to the log. */
const isUnnoted = ({ context: { note } }: Seen) => note.payer === '';

export default definePaths({
  machine: signalTriageMachine,
  input: { page: { say: 'A reader opens the signal triage' } },
  events: {
    'signal.typed': {
      say: ({ text }) => (text === '' ? 'Empty the box' : `Write ‘${text}’`),
      samples: {
        sentence: (seen: Seen) =>
          isEmpty(seen) && seen.context.signal === '' ? { text: sentence } : undefined,
        nothing: (seen: Seen) =>
          isEmpty(seen) && seen.context.signal !== '' ? { text: '' } : undefined,
      },
    },
    'questions.begun': { say: 'Press Ask the four questions', when: isEmpty },
    'answer.given': {
      say: ({ answer }) => `Press ${answer === 'yes' ? 'Yes' : 'No'}`,
      samples: { yes: { answer: 'yes' }, no: { answer: 'no' } },
    },
    'answer.takenBack': { say: 'Press Back, or Change the answer', when: isUnnoted },
    'signal.dropped': { say: 'Press Drop it and take the next' },
    'note.typed': {
      say: ({ field, text }) => `Write ‘${text}’ into ‘${field}’`,
      samples: {
        payer: (seen: Seen) =>
          seen.context.note.wrongIf !== '' && seen.context.note.payer === ''
            ? { field: 'payer' as const, text: 'The buyer' }
            : undefined,
      },
    },
    'line.added': { say: 'Press Add to the log' },
    'line.typed': {
      say: ({ line: id, text }) => `Write ‘${text}’ into the last column of ${id}`,
      samples: {
        would: (seen: Seen) =>
          isFresh(seen) && seen.context.lines[0]?.would === ''
            ? { line: 's1', text: 'Bid in spring' }
            : undefined,
        unknown: { line: 'nothing', text: 'x' },
      },
    },
    'line.removed': {
      say: ({ line: id }) => `Press Delete the line of ${id}`,
      samples: {
        first: (seen: Seen) => (isFresh(seen) ? { line: 's1' } : undefined),
        unknown: { line: 'nothing' },
      },
    },
    'triage.restarted': {
      say: 'Press Start over',
      when: (seen: Seen) => isFresh(seen) || (isEmpty(seen) && seen.hasTag('writing')),
    },
    'change.undone': { say: 'Press Undo' },
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: {
        file: (seen: Seen) =>
          isFresh(seen) || (isEmpty(seen) && seen.hasTag('writing'))
            ? { as: 'file' as const }
            : undefined,
        paper: (seen: Seen) => (isFresh(seen) ? { as: 'paper' as const } : undefined),
      },
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
            : words.lines.length > 0
              ? 'A log with one line was saved'
              : `A signal was saved at ‘${words.place}’`,
        samples: {
          nothing: { words: null },
          kept: { words: kept },
          paid: restoredAt('paid'),
          otherwise: restoredAt('otherwise'),
          change: restoredAt('change'),
          date: restoredAt('date'),
          stopped: restoredAt('stopped', { no: 'change' }),
          noting: restoredAt('noting', {
            note: { payer: '', changes: 'A habit', wrongIf: 'No tender in May', would: '' },
          }),
        },
      },
      'draft.unread': { say: 'What was saved cannot be read' },
      'draft.withdrawn': { say: 'The member whose sheet it is has left', when: isFresh },
    },
    dayFeed: {
      'day.known': {
        say: ({ day }) => `It is ${day}`,
        samples: {
          today: (seen: Seen) =>
            seen.hasTag('restoring') && seen.context.day === null
              ? { day: '2026-11-22' }
              : undefined,
        },
      },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The sheet can have no draft' } },
    handOut: { closed: { fails: 'No child.', say: 'The log cannot be handed out' } },
    dayFeed: { broken: { fails: 'No clock.', say: 'The day is not known' } },
  },
  states: {
    restoring: 'The box waits until what was saved is restored',
    placing: 'The signal returns to where it was',
    'triaging.writing': 'A signal can be written',
    'triaging.asking.paid': 'The first question waits',
    'triaging.asking.otherwise': 'The second question waits',
    'triaging.asking.change': 'The third question waits',
    'triaging.asking.date': 'The fourth question waits',
    'triaging.stopped': 'The page says which question has ended the signal',
    'triaging.noting': 'The four columns of the log wait',
  },
  details: ({ context: { lines, stopped, problem, undo } }) => [
    `${lines.length} in the log, ${Object.values(stopped).reduce((sum, one) => sum + one, 0)} dropped`,
    ...(problem === null ? [] : [`In place: ${problem.key}`]),
    ...(undo === null ? [] : ['Undo is offered']),
  ],
  probes,
  resting: [
    'triaging.writing',
    'triaging.asking.paid',
    'triaging.asking.otherwise',
    'triaging.asking.change',
    'triaging.asking.date',
    'triaging.stopped',
    'triaging.noting',
  ],
  refused: {
    'line.typed/unknown': 'There is no such line.',
    'line.removed/unknown': 'There is no such line.',
  },
  invariants: {
    'A no belongs to a signal that was stopped': ({ snapshot }) =>
      (snapshot.context.no !== null) === snapshot.matches({ triaging: 'stopped' }),
    'Every line has three columns': ({ snapshot: { context } }) =>
      context.lines.every(({ payer, changes, wrongIf }) => ![payer, changes, wrongIf].includes('')),
    'A signal is asked about only where there is one': ({ snapshot }) =>
      snapshot.context.place === 'writing' || snapshot.context.signal !== '',
  },
});
