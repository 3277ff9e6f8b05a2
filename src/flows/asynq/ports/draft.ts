// The draft of a question: read, and checked against the current content.
import { wordsOf } from '#machines/asynq.machine.ts';
import type { AttachedFile, QuestionDraft } from '#machines/asynq.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { questionStore as store } from '#adapters/storage/draftStores.ts';
import { readFile } from '#adapters/outbox/files.ts';

const toFile = (value: unknown): AttachedFile[] => {
  if (!isRecord(value)) return [];
  const { id, name, type, size, isUnfinished } = value;
  return typeof id === 'string' && typeof name === 'string' && typeof type === 'string'
    ? [{ id, name, type, size: Number(size), ...(isUnfinished === true && { isUnfinished }) }]
    : [];
};

const filesIn = (stored: unknown): AttachedFile[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap(toFile);

/** The files whose bytes still exist: a browser may delete its database. */
async function thoseThere(files: readonly AttachedFile[]): Promise<AttachedFile[]> {
  const found = await Promise.all(files.map(({ id }) => readFile(id).catch(() => null)));
  return files.filter((_, index) => found[index] !== null);
}

/** The draft of the question, as the flow `draft` keeps it. */
export const questionDraft = {
  store,
  understand: async (stored: StoredAnswers): Promise<QuestionDraft | null> => {
    // Only a user with a draft needs the content of the steps.
    const { toAnswers, stepWithin } = await import('./answers.ts');
    const answers = toAnswers(stored['answers']);
    const [files, [note]] = await Promise.all([
      thoseThere(filesIn(stored['files'])),
      thoseThere(toFile(stored['note'])),
    ]);
    return wordsOf({
      step: stepWithin(answers, stored['step']),
      answers,
      files,
      note: note ?? null,
    });
  },
};

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const idsOf = (files: readonly AttachedFile[] = []) => files.map(({ id }) => id);

/** The words of a stored draft, as they are sent. */
function sentFrom({ answers, files, note }: StoredAnswers): string {
  const stored = isRecord(answers) ? answers : {};
  const { domain, subcategory, blockers, suggestion, ownQuestion, timeline, team, stage } = stored;
  return JSON.stringify([
    { domain, subcategory, blockers },
    isRecord(suggestion) ? suggestion['text'] : text(ownQuestion),
    { timeline, teamInvolvement: team, productLink: text(stored['productLink']), stage },
    idsOf([...filesIn(files), ...toFile(note)]),
  ]);
}

/** Deletes the draft of a submission: the outbox has its words and its files, and a reload would offer them again. */
export function clearSentQuestion({ answers, kept }: Submission, owner: string | null): void {
  const { domain, subcategory, blockers, question, context } = answers;
  const sent = JSON.stringify([{ domain, subcategory, blockers }, question, context, idsOf(kept)]);
  clearSent(store, owner, ({ draft }) => sentFrom(draft) === sent);
}
