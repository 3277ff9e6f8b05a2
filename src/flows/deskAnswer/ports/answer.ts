// Sending an answer, taking it back, and asking what has become of it.
import { fromPromise } from 'xstate';
import type {
  AnswerFate,
  AnswerToSend,
  AnswerVerdict,
  AnswerWords,
  FailedAnswer,
  SentAnswer,
  TakenBack,
} from '#machines/deskAnswer.machine.ts';
import { desk } from '#content/desk.ts';
import { callFunction, type Answer } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRow, text } from '#adapters/supabase/requestRows.ts';
import { refusalOf } from '#flows/deskRequest/ports/refusals.ts';
import { wordsIn } from '#flows/shared/answerDocument.mjs';
import { compileAnswer } from '../document.ts';

/** A document as it was written. */
export function writtenIn(document: unknown): AnswerWords {
  const row = isRow(document) ? document : {};
  return {
    title: text(row['title']),
    signedBy: text(row['signedBy'] ?? row['signed_by']),
    changed: text(row['changed']),
    ...wordsIn(text(row['source'])),
  };
}

const timeOf = (value: unknown) => new Date(moment(value) ?? 0).getTime();

/**
 * A sent answer.
 * @param now the database's clock
 */
export function sentIn(value: unknown, now: unknown): SentAnswer | null {
  if (!isRow(value)) return null;
  const by = isRow(value['by']) ? value['by'] : {};
  const left = timeOf(value['until']) - timeOf(now ?? value['sent_at']);
  return {
    by: { id: text(by['id']), name: text(by['name']) },
    isMine: value['mine'] === true,
    seconds: Math.max(1, Math.ceil(left / 1000)),
    words: writtenIn(value['document']),
  };
}

const { refusals } = desk.answer;
const sentences: Readonly<Record<string, string>> = refusals;

/** Why not, in a sentence: that of the editor where it has one of its own. */
const whyNot = (answer: Answer) => sentences[String(answer['reason'])] ?? refusalOf(answer);

/** An answer that could not be given. */
export function failedIn(value: unknown): FailedAnswer | null {
  if (!isRow(value)) return null;
  const isMoved = value['reason'] === 'illegal_move' || value['reason'] === 'failed';
  return {
    words: writtenIn(value['document']),
    message: isMoved ? refusals.moved : whyNot({ outcome: 'refused', ...value }),
  };
}

/** Port `sendAnswer`. */
export const sendAnswer = fromPromise<AnswerVerdict, AnswerToSend>(async ({ input }) => {
  const { id, words, isCorrection, isLater } = input;
  const { document, faults } = compileAnswer(words, isLater);
  if (faults.length > 0) return { outcome: 'faulty', faults };
  const answer = await callFunction('desk_answer', { id, document, correcting: isCorrection });
  const sent = answer.outcome === 'stored' ? sentIn(answer['sending'], null) : null;
  if (sent === null) return { outcome: 'refused', message: whyNot(answer) };
  return { outcome: 'stored', sent };
});

/** Port `takeBack`. */
export const takeBack = fromPromise<TakenBack, { id: string }>(async ({ input: { id } }) => {
  const answer = await callFunction('desk_take_answer_back', { id });
  return answer.outcome === 'stored'
    ? { outcome: 'stored', words: writtenIn(answer['document']) }
    : { outcome: 'refused', message: whyNot(answer) };
});

/** Port `readFate`. A request that is gone has nothing on its way. */
export const readFate = fromPromise<AnswerFate, { id: string }>(async ({ input: { id } }) => {
  const answer = await callFunction('desk_request', { id });
  const sent = sentIn(answer['sending'], answer['now']);
  if (sent !== null) return { outcome: 'waiting', sent };
  const failed = failedIn(answer['failed']);
  return failed === null ? { outcome: 'given' } : { outcome: 'failed', failed };
});
