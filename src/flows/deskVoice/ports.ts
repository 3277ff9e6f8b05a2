// The ports of `deskVoice`: the database, which hands the bytes to staff, and the browser's player.
import { fromPromise } from 'xstate';
import { deskVoiceMachine } from '#machines/deskVoice.machine.ts';
import type { DeskVoiceEvent } from '#machines/deskVoice.machine.ts';
import type { NoteAnswer } from '#machines/requestPage.machine.ts';
import { fileWords } from '#content/attachments.ts';
import type { PortsContext } from '#boot/flows.ts';
import { fromBase64 } from '#adapters/files/handOut.ts';
import { playbackOf } from '#adapters/files/playback.ts';
import { callFunction, textIn } from '#adapters/supabase/functions.ts';

/** Port `readNote`. */
const readNote = fromPromise<NoteAnswer, { id: string }>(async ({ input: { id } }) => {
  const answer = await callFunction('desk_file', { id });
  if (answer.outcome !== 'found')
    return { outcome: 'refused', message: fileWords.reading.not_found };
  const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
  return { outcome: 'found', body };
});

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'deskVoice',
    deskVoiceMachine.provide({ actors: { readNote, playback: playbackOf<DeskVoiceEvent>() } }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'deskRequest/deskVoice': typeof deskVoiceMachine;
  }
}
