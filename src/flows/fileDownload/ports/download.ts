// Downloads: gets a file from the database for a user with access, and saves it as a download of the browser.
import { fromPromise } from 'xstate';
import { fileWords } from '#content/attachments.ts';
import { fromBase64, saveFile } from '#adapters/files/handOut.ts';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import { callFunction, refusalIn, textIn } from '#adapters/supabase/functions.ts';

const reasons = ['not_signed_in', 'not_allowed', 'not_found'] as const;

/** The database has each format under an id of its own, and under the plain one what was written: Markdown. */
const idOf = ({ id, format = 'md' }: WantedFile) => (format === 'md' ? id : `${id}.${format}`);

/**
 * Port `downloadFile`: asks the database, which alone decides, and saves the file that it returns.
 * Takes a published file and its format; returns its name and size in bytes, or the refusal and its text.
 * Rejects with the shared Error of functions.ts where there is no answer; then nothing was saved.
 */
export const downloadFile = fromPromise<DownloadAnswer, WantedFile>(async ({ input }) => {
  const answer = await callFunction('download_file', { id: idOf(input) });
  if (answer.outcome !== 'found') {
    const { detail, reason: said } = refusalIn(answer, reasons);
    // A file for every member is refused only to visitors.
    const reason = detail['access'] === 'members' ? 'not_signed_in' : said;
    return { outcome: 'refused', reason, detail, message: fileWords.downloading[reason] };
  }
  const name = textIn(answer, 'name');
  const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
  saveFile(name, body);
  return { outcome: 'saved', name, size: body.size };
});
