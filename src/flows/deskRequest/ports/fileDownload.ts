// The files of a request at the desk, handed out by the flow `fileDownload` with a port of this page.
import { fromPromise } from 'xstate';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import { fileWords } from '#content/attachments.ts';
import type { PortsContext } from '#boot/flows.ts';
import { fromBase64, saveFile } from '#adapters/files/handOut.ts';
import { callFunction, textIn } from '#adapters/supabase/functions.ts';

/** Port `downloadFile`: a file of the member, or of the answer. */
const downloadFile = fromPromise<DownloadAnswer, WantedFile>(async ({ input: { id } }) => {
  const answer = await callFunction('desk_file', { id });
  if (answer.outcome !== 'found')
    return { outcome: 'refused', reason: 'not_found', message: fileWords.reading.not_found };
  const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
  const name = textIn(answer, 'name');
  saveFile(name, body);
  return { outcome: 'saved', name, size: body.size };
});

/** The machine with its port. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('fileDownload', fileDownloadMachine.provide({ actors: { downloadFile } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'deskRequest/fileDownload': typeof fileDownloadMachine;
  }
}
