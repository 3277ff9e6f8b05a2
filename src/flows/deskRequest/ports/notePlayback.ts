// The voice note of a request at the desk, played by the flow `notePlayback` with a port of this page.
import { fromPromise } from 'xstate';
import type { NoteAnswer, notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import { fileWords } from '#content/attachments.ts';
import type { PortsContext } from '#boot/flows.ts';
import { fromBase64 } from '#adapters/files/handOut.ts';
import { callFunction, textIn } from '#adapters/supabase/functions.ts';
import { connect as connectPlayback } from '#flows/notePlayback/ports.ts';

/** Port `readNote`: the database hands the bytes to staff. */
const readNote = fromPromise<NoteAnswer, { id: string }>(async ({ input: { id } }) => {
  const answer = await callFunction('desk_file', { id });
  if (answer.outcome !== 'found')
    return { outcome: 'refused', message: fileWords.reading.not_found };
  const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
  return { outcome: 'found', body };
});

/** The machine with its ports. */
export const connect = (page: PortsContext) => connectPlayback(page, readNote);

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'deskRequest/notePlayback': typeof notePlaybackMachine;
  }
}
