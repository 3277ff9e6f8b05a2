// Path model of the decision ledger: a decision is entered, taken back, and closed on its day.
import { decisionLedgerMachine } from '#machines/decisionLedger.machine.ts';
import type { Closing, LedgerEntry, LedgerSheet } from '#machines/decisionLedger.machine.ts';
import { probes } from './decisionLedger.probes.ts';
import { definePaths } from './kit/define.ts';

const blank: LedgerEntry = { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' };
const filled: LedgerEntry = {
  decision: 'No third office',
  owner: 'Jon',
  expect: 'One candidate lost',
  knowBy: '2026-12-31',
  reverseIf: 'Three lost by summer',
};
/** One open line whose day has come. */
const kept: LedgerSheet = {
  entry: blank,
  lines: [{ ...filled, id: 'd1', day: '2026-03-09', knowBy: '2026-11-20', outcome: null }],
};

type Seen = {
  context: LedgerSheet & { closing: Closing; day: string | null; last: string | null };
  hasTag: (tag: 'restoring' | 'editable') => boolean;
};
/** The ledger as it was restored: what can be done in any order is tried alone. */
const isFresh = ({ context: { lines, entry, last } }: Seen) =>
  lines.length === 1 && lines[0]?.id === 'd1' && last === null && entry.decision === '';
const isBare = ({ context: { lines } }: Seen) => lines.length === 0;
const isFilled = ({ context: { entry } }: Seen) => entry.reverseIf !== '';

export default definePaths({
  machine: decisionLedgerMachine,
  input: { page: { say: 'A founder opens the decision ledger' } },
  events: {
    'entry.typed': {
      say: ({ field, text }) =>
        text === '' ? `Empty ‘${field}’` : `Write ‘${text}’ into ‘${field}’`,
      samples: {
        owner: (seen: Seen) =>
          isFilled(seen) && seen.context.entry.owner === 'We' && isBare(seen)
            ? { field: 'owner' as const, text: 'Jon' }
            : undefined,
        decision: (seen: Seen) =>
          isBare(seen) && seen.context.entry.decision === ''
            ? { field: 'decision' as const, text: filled.decision }
            : undefined,
        nothing: (seen: Seen) =>
          isBare(seen) && seen.context.entry.decision !== '' && !isFilled(seen)
            ? { field: 'decision' as const, text: '' }
            : undefined,
      },
    },
    'line.added': { say: 'Press Enter the decision', when: isBare },
    'line.takenBack': { say: 'Press Take the line back' },
    'outcome.opened': {
      say: ({ line }) => `Press Say what happened to ${line}`,
      samples: {
        first: (seen: Seen) =>
          isFresh(seen) && seen.context.lines[0]?.outcome === null ? { line: 'd1' } : undefined,
        unknown: { line: 'nothing' },
      },
    },
    'outcome.typed': {
      say: ({ text }) => `Write ‘${text}’ into What happened`,
      samples: {
        what: (seen: Seen) =>
          seen.context.closing.what === '' ? { text: 'One was lost' } : undefined,
      },
    },
    'outcome.judged': {
      say: ({ of, is }) => `Choose ‘${is}’ as the ${of}`,
      samples: {
        good: (seen: Seen) =>
          seen.context.closing.what !== '' && seen.context.closing.result === null
            ? { of: 'result' as const, is: 'good' as const }
            : undefined,
        other: (seen: Seen) =>
          seen.context.closing.result !== null && seen.context.closing.reason === null
            ? { of: 'reason' as const, is: 'other' as const }
            : undefined,
      },
    },
    'outcome.kept': { say: 'Press Add it to the line' },
    'outcome.dropped': { say: 'Press Not yet' },
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: {
        file: (seen: Seen) => (isFresh(seen) || isBare(seen) ? { as: 'file' as const } : undefined),
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
            : words.closing !== undefined
              ? 'A ledger was saved while a line was being closed'
              : words.lines.length === 0
                ? `A decision of ‘${words.entry.owner}’ was half entered`
                : 'A ledger with one open line was saved',
        samples: {
          nothing: { words: null },
          kept: { words: kept },
          nobody: { words: { entry: { ...filled, owner: 'We' }, lines: [] } },
          closing: {
            words: { ...kept, closing: { line: 'd1', what: '', result: null, reason: null } },
          },
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
    handOut: { closed: { fails: 'No child.', say: 'The ledger cannot be handed out' } },
    dayFeed: { broken: { fails: 'No clock.', say: 'The day is not known' } },
  },
  states: {
    restoring: 'The form waits until what was saved is restored',
    writing: 'A decision can be entered',
    closing: 'A line asks what came',
  },
  details: ({ context: { lines, problem, last } }) => [
    `${lines.length} lines, ${lines.filter(({ outcome }) => outcome === null).length} of them open`,
    ...(problem === null ? [] : [`In place: ${problem.key}`]),
    ...(last === null ? [] : ['The line can be taken back']),
  ],
  probes,
  resting: ['writing', 'closing'],
  refused: { 'outcome.opened/unknown': 'There is no such line.' },
  invariants: {
    'Every line has an owner with a name': ({ snapshot: { context } }) =>
      context.lines.every(({ owner }) => owner !== '' && owner !== 'We'),
    'A line is being closed only while it is open': ({ snapshot }) =>
      !snapshot.matches('closing') ||
      snapshot.context.lines.some(
        ({ id, outcome }) => id === snapshot.context.closing.line && outcome === null,
      ),
  },
});
