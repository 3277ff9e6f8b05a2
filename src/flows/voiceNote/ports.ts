// The ports of `voiceNote`: the microphone, the playback, and the place of the recording.
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { playback, readNote, saveNote } from '#adapters/files/questionFiles.ts';
import { openMicrophone, recorder } from './ports/recorder.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'voiceNote',
    voiceNoteMachine.provide({
      actors: { openMicrophone, recorder, saveNote, readNote, playback },
    }),
  );
