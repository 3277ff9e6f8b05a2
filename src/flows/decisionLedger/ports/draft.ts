// The draft of the decision ledger: read, and checked.
import { entryFields } from '#machines/decisionLedger.machine.ts';
import type {
  Closing,
  LedgerEntry,
  LedgerLine,
  LedgerOutcome,
  LedgerSheet,
} from '#machines/decisionLedger.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { listIn, textIn } from '#adapters/storage/answerParts.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { ledgerStore as store } from '#adapters/storage/draftStores.ts';

const toEntry = (stored: unknown): LedgerEntry =>
  Object.fromEntries(
    entryFields.map((field) => [field, isRecord(stored) ? textIn(stored, field) : '']),
  ) as LedgerEntry;

const resultIn = ({ result }: StoredAnswers) =>
  result === 'good' || result === 'bad' ? result : null;
const reasonIn = ({ reason }: StoredAnswers) =>
  reason === 'expected' || reason === 'other' ? reason : null;

function toOutcome(stored: unknown): LedgerOutcome | null {
  if (!isRecord(stored)) return null;
  const what = textIn(stored, 'what');
  const result = resultIn(stored);
  const reason = reasonIn(stored);
  return what === '' || result === null || reason === null ? null : { what, result, reason };
}

function toLine(stored: unknown): LedgerLine[] {
  if (!isRecord(stored)) return [];
  const [id, day] = [textIn(stored, 'id'), textIn(stored, 'day')];
  const entry = toEntry(stored);
  if (id === '' || entry.decision === '') return [];
  return [{ ...entry, id, day: day === '' ? null : day, outcome: toOutcome(stored['outcome']) }];
}

/** The line that is being closed, if it is there and open. */
function toClosing(stored: unknown, lines: readonly LedgerLine[]): { closing?: Closing } {
  if (!isRecord(stored)) return {};
  const line = lines.find(({ id, outcome }) => id === stored['line'] && outcome === null);
  if (line === undefined) return {};
  return {
    closing: {
      line: line.id,
      what: textIn(stored, 'what'),
      result: resultIn(stored),
      reason: reasonIn(stored),
    },
  };
}

/** The valid part of a stored ledger. */
export function toLedger(draft: StoredAnswers): LedgerSheet {
  const lines = listIn(draft['lines']).flatMap(toLine);
  return {
    entry: toEntry(draft['entry']),
    lines,
    ...toClosing(draft['closing'], lines),
  };
}

/** The draft of the ledger, as the flow `draft` keeps it. */
export const ledgerDraft = { store, understand: toLedger };
