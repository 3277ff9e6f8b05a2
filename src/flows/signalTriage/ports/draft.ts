// The draft of the signal triage: read, and checked.
import type {
  NoteField,
  TriageLine,
  TriageNote,
  TriagePlace,
  TriageQuestion,
  TriageSheet,
} from '#machines/signalTriage.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { listIn, textIn } from '#adapters/storage/answerParts.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { triageStore as store } from '#adapters/storage/draftStores.ts';

const questions = ['paid', 'otherwise', 'change', 'date'] as const satisfies TriageQuestion[];
const places = ['writing', ...questions, 'stopped', 'noting'] as const satisfies TriagePlace[];
const fields = ['payer', 'changes', 'wrongIf', 'would'] as const satisfies NoteField[];

const toNote = (stored: StoredAnswers): TriageNote =>
  Object.fromEntries(fields.map((field) => [field, textIn(stored, field)])) as TriageNote;

function toLine(stored: unknown): TriageLine[] {
  if (!isRecord(stored)) return [];
  const [id, signal, day] = [textIn(stored, 'id'), textIn(stored, 'signal'), textIn(stored, 'day')];
  if (id === '' || signal === '') return [];
  return [{ ...toNote(stored), id, day: day === '' ? null : day, signal }];
}

const toCount = (stored: unknown) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? stored : 0;

/** The valid part of a stored triage. */
export function toTriage(draft: StoredAnswers): TriageSheet {
  const { no, place, note, stopped } = draft;
  const signal = textIn(draft, 'signal');
  const ended = questions.find((question) => question === no) ?? null;
  const known = places.find((one) => one === place) ?? 'writing';
  const counts = isRecord(stopped) ? stopped : {};
  const lines = listIn(draft['lines']).flatMap(toLine);
  return {
    signal,
    // Nothing is asked about no signal, and nothing ends without a no.
    place: signal.trim() === '' || (known === 'stopped' && ended === null) ? 'writing' : known,
    no: known === 'stopped' ? ended : null,
    note: toNote(isRecord(note) ? note : {}),
    lines,
    stopped: Object.fromEntries(
      questions.map((question) => [question, toCount(counts[question])]),
    ) as TriageSheet['stopped'],
  };
}

/** The draft of the triage, as the flow `draft` keeps it. */
export const triageDraft = { store, understand: toTriage };
