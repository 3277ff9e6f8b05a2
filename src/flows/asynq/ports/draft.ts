// The draft of an earlier visit's question: read, checked against the current content, and saved from then on.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  AttachedFile,
  QuestionAnswers,
  QuestionDraft,
  QuestionStep,
  asynqMachine,
} from '#machines/asynq.machine.ts';
import { forgetBytes } from '#adapters/storage/draftStore.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { questionStore as store } from '#adapters/storage/draftStores.ts';
import { recordIn } from './clearDraft.ts';
import { readFile } from '#adapters/outbox/files.ts';

const steps = [
  'domain',
  'subcategory',
  'blockers',
  'question',
  'context',
  'review',
] as const satisfies QuestionStep[];
const toFile = (value: unknown): AttachedFile[] => {
  const { id, name, type, size } = recordIn(value);
  return typeof id === 'string' && typeof name === 'string' && typeof type === 'string'
    ? [{ id, name, type, size: Number(size) }]
    : [];
};

/** The files whose bytes still exist: a browser may delete its database. */
async function thoseThere(files: readonly AttachedFile[]): Promise<AttachedFile[]> {
  const found = await Promise.all(files.map(({ id }) => readFile(id).catch(() => null)));
  return files.filter((_, index) => found[index] !== null);
}

/** Whether there is nothing to resume. */
const isBlank = ({ domain, ownQuestion }: QuestionAnswers) =>
  domain === null && ownQuestion.trim() === '';

/** The question of a draft, or null where it is empty. */
async function toQuestion(draft: StoredAnswers): Promise<QuestionDraft | null> {
  // Only a user with a draft needs the content of the steps.
  const { toAnswers, reachOf } = await import('./answers.ts');
  const answers = toAnswers(draft['answers']);
  if (isBlank(answers)) return null;
  const { files, note } = draft;
  const [there, voice] = await Promise.all([
    thoseThere((Array.isArray(files) ? (files as unknown[]) : []).flatMap(toFile)),
    thoseThere(toFile(note)),
  ]);
  const wanted = steps.findIndex((step) => step === draft['step']);
  const reach = steps.indexOf(reachOf(answers));
  const step = steps[Math.min(wanted === -1 ? reach : wanted, reach)] ?? 'domain';
  return { step, answers, files: there, note: voice[0] ?? null };
}

/** Port `restoreQuestion`: waits until the user is known. */
export const restoreQuestionOf = (whenUserKnown: (signal: AbortSignal) => Promise<string | null>) =>
  fromPromise<QuestionDraft | null>(({ signal }) =>
    store.restore(whenUserKnown, signal, toQuestion),
  );

type AsynqSnapshot = SnapshotFrom<typeof asynqMachine>;

const filesIn = ({ files, note }: AsynqSnapshot['context']) =>
  (note === null ? files : [...files, note]).map(({ id }) => id);

/**
 * Watches one question and saves it after every change, so that a reload, a crash or a sign-in loses nothing.
 * While it is being sent it is in the outbox (`clearQuestion`); a discarded draft is deleted.
 * @param currentUserId the id of the member who is signed in; null or undefined without one
 */
export const saveQuestionOf =
  (currentUserId: () => string | null | undefined) =>
  (question: { subscribe: (observer: (snapshot: AsynqSnapshot) => void) => unknown }): void => {
    store.showNone();
    let files: string[] = [];
    let isMine = false;
    question.subscribe((snapshot) => {
      const { context } = snapshot;
      if (snapshot.hasTag('begun')) isMine = true;
      const step = steps.find((one) => snapshot.hasTag(one));
      if (step === undefined || snapshot.hasTag('sent')) {
        files = context.draft === null ? [] : filesIn({ ...context, ...context.draft });
        return;
      }
      if (snapshot.hasTag('busy') && step === 'review') return;
      const now = filesIn(context);
      const gone = files.filter((id) => !now.includes(id));
      files = now;
      forgetBytes(gone).catch(() => undefined);
      if (!isBlank(context.answers)) {
        isMine = true;
        const { answers, note } = context;
        store.save(currentUserId() ?? null, { step, answers, files: context.files, note });
      } else if (isMine) store.discard();
    });
  };
