// The files of a request: those that its member sent, and the advisor's. Only the database decides who gets them.
import { fromPromise } from 'xstate';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import type { NoteAnswer } from '#machines/notePlayback.machine.ts';
import { fileWords } from '#content/attachments.ts';
import { fromBase64, saveFile } from '#adapters/files/handOut.ts';
import { readAttachment } from '#adapters/supabase/attachments.ts';
import { callFunction, refusalIn, textIn } from '#adapters/supabase/functions.ts';

/** Port `readNote`: the bytes of the voice note. */
export const readNote = fromPromise<NoteAnswer, { id: string }>(async ({ input }) => {
  const answer = await readAttachment(input.id);
  return answer.outcome === 'found'
    ? { outcome: 'found', body: answer.body }
    : { outcome: 'refused', message: answer.message };
});

const reasons = ['not_found', 'not_signed_in', 'not_allowed'] as const;

/** A file of the advisor, as `readAttachment` reads one of the member. */
async function readAnswerFile(id: string) {
  const answer = await callFunction('answer_file', { id });
  if (answer.outcome !== 'found') {
    const { reason } = refusalIn(answer, reasons);
    return { outcome: 'refused', reason, message: fileWords.reading[reason] } as const;
  }
  const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
  return { outcome: 'found', name: textIn(answer, 'name'), body } as const;
}

/** What the id of an advisor's file begins with on this page, so that one flow hands out both kinds. */
export const answerFile = 'answer/';

/** Port `downloadFile` of the files of a request. */
export const downloadFile = fromPromise<DownloadAnswer, WantedFile>(async ({ input: { id } }) => {
  const answer = await (id.startsWith(answerFile)
    ? readAnswerFile(id.slice(answerFile.length))
    : readAttachment(id));
  if (answer.outcome === 'refused')
    return { outcome: 'refused', reason: answer.reason, message: answer.message };
  saveFile(answer.name, answer.body);
  return { outcome: 'saved', name: answer.name, size: answer.body.size };
});
