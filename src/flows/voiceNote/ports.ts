// The ports of `voiceNote`: the microphone, the playback, and the place of the recording.
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { playback, readNote, saveNote, savePart } from '#adapters/files/questionFiles.ts';
import { openMicrophone, recorder } from './ports/recorder.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'voiceNote',
    voiceNoteMachine.provide({
      actors: { openMicrophone, recorder, savePart, saveNote, readNote, playback },
    }),
  );
