// The test kit of the voice note: a note in each state, with ports that answer on command.
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { Microphone, Note, Recording, VoiceNoteEvent } from '#machines/voiceNote.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import { listeningHolder, note } from './asynq.kit.ts';
import { feed, play, port } from './kit.ts';

export const { delays } = voiceNoteMachine.implementations;
export const microphone = { type: 'audio/webm' } as Microphone;
export const bytes = new Blob(['la']);
export const part: Note = { ...note, id: 'part', isUnfinished: true };
export const recording: Recording = { file: new Blob(['la']), type: 'audio/webm' };

export function begin(kept: Attachment | null = null) {
  const holder = listeningHolder();
  const recorder = feed<VoiceNoteEvent>();
  const playback = feed<VoiceNoteEvent>();
  const openMicrophone = port<Microphone | null>();
  const readNote = port<Blob | null, { note: Attachment | null }>();
  const savePart = port<Note, { recording: Recording | null; part: Note | null }>();
  const saveNote = port<Attachment, { recording: Recording | null }>();
  const flow = play(
    voiceNoteMachine.provide({
      actors: {
        recorder: recorder.logic as never,
        playback: playback.logic as never,
        openMicrophone: openMicrophone.logic,
        readNote: readNote.logic,
        savePart: savePart.logic,
        saveNote: saveNote.logic,
      },
    }),
    { note: kept, holder: holder.ref },
  );
  return {
    ...flow,
    recorder,
    playback,
    openMicrophone,
    readNote,
    savePart,
    saveNote,
    ticks: (recorded = 1000) => recorder.say({ type: 'recorder.ticked', recorded, recording }),
    told: () => holder.heard.splice(0),
  };
}
export const asking = () => {
  const flow = begin();
  flow.send({ type: 'recording.requested' });
  return flow;
};
export const listening = () => {
  const flow = asking();
  flow.openMicrophone.resolve(microphone);
  return flow;
};
export const finished = () => {
  const flow = listening();
  flow.told();
  flow.send({ type: 'recording.stopped' });
  flow.recorder.say({ type: 'recorder.finished', recording });
  return flow;
};
