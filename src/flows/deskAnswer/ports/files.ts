// The files of an answer: one after the other, as the database counts them.
import { fromPromise } from 'xstate';
import type { AttachVerdict } from '#machines/deskAnswer.machine.ts';
import { fileWords } from '#content/attachments.ts';
import { desk } from '#content/desk.ts';
import { toBase64 } from '#adapters/files/handOut.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { isRow, toAttachment } from '#adapters/supabase/requestRows.ts';
import { refusalOf } from '#flows/deskRequest/ports/refusals.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { accepted } from '../accepted.ts';

const sentences: Readonly<Record<string, string>> = {
  ...fileWords.attaching,
  ...desk.answer.refusals,
  invalid: fileWords.attaching.invalid,
};
/** What is said of the request, not of the file. */
const ofRequest = ['leased', 'answer_waits', 'not_found', 'illegal_move'];

/** Port `attachFile`. */
export const attachFile = fromPromise<AttachVerdict, { id: string; file: File | null }>(
  async ({ input: { id, file } }) => {
    if (file === null) throw new Error('');
    const { name } = file;
    const body = await toBase64(file);
    const answer = await callFunction('desk_attach', { id, name, body });
    if (answer.outcome === 'stored' && isRow(answer['file']))
      return { outcome: 'stored', file: toAttachment(answer['file']) };
    const reason = String(answer['reason']);
    if (ofRequest.includes(reason)) return { outcome: 'refused', message: refusalOf(answer) };
    const types = accepted.map((ending) => ending.slice(1).toUpperCase()).join(', ');
    const sentence = sentences[reason] ?? desk.answer.files.failed;
    return { outcome: 'refused', message: fillIn(sentence, { name, types }) };
  },
);
