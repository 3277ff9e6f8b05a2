// The ports of `voiceNote`: the microphone, the playback, and the place of the recording.
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { saveNote, playback } from '#adapters/files/questionFiles.ts';
import { recorder } from './ports/recorder.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('voiceNote', voiceNoteMachine.provide({ actors: { recorder, saveNote, playback } }));
