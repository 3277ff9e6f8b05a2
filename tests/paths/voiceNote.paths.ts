// Path model of the voice note: two minutes at most, played again, kept or deleted.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { NoteHolder, Recording } from '#machines/voiceNote.machine.ts';
import { note } from './asynq.samples.ts';
import { definePaths } from './kit/define.ts';

const listener: AnyActorRef = createActor(fromCallback(() => {})).start();
const holder = listener as NoteHolder;

export const recording = { type: 'audio/webm' } as Recording;

export default definePaths({
  machine: voiceNoteMachine,
  input: {
    step: { say: 'A member opens step 5', input: { note: null, holder } },
    kept: { say: 'A member returns to step 5 with a note', input: { note, holder } },
  },
  events: {
    'recording.requested': { say: 'Press Record' },
    'recording.stopped': { say: 'Press Stop' },
    'recording.deleted': { say: 'Press Delete' },
  },
  environment: {
    recorder: {
      'recorder.began': { say: 'The microphone is granted' },
      'recorder.ticked': {
        say: 'A second is counted',
        samples: {
          second: ({ context }) => (context.secondsLeft === 120 ? { secondsLeft: 119 } : undefined),
        },
      },
      'recorder.refused': {
        say: 'The microphone is refused',
        when: (snapshot) => snapshot.hasTag('asking'),
      },
      'recorder.unsupported': {
        say: 'This browser cannot record',
        when: (snapshot) => snapshot.hasTag('asking'),
      },
      'recorder.failed': { say: 'The recorder breaks' },
      'recorder.finished': {
        say: 'The recorder delivers the recording',
        samples: { recording: { recording } },
      },
    },
    playback: {
      'playback.ready': {
        say: 'The note can be played',
        samples: {
          address: ({ context }) =>
            context.address === null ? { address: 'blob:null/recording' } : undefined,
        },
      },
      'playback.lost': { say: 'The browser has deleted its bytes' },
    },
  },
  outcomes: {
    recorder: { absent: { fails: 'MediaRecorder is not defined', say: 'There is no recorder' } },
    saveNote: {
      kept: { gives: note, say: 'The note is stored' },
      noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for it' },
    },
    playback: { closed: { fails: 'Storage is refused.', say: 'Its bytes cannot be read' } },
  },
  states: {
    deciding: 'Step 5 is about to be shown',
    silent: 'A button says Record',
    'live.asking': 'The browser asks for the microphone',
    'live.recording': 'The seconds that are left are counted down',
    'live.finishing': 'The recorder is told to stop',
    keeping: 'The note is being stored',
    'kept.mute': 'The note is kept, with a button to delete it',
    'kept.playable': 'The note can be played, with a button to delete it',
    refused: 'A line says that the microphone is not available, with a button to try again',
    unsupported: 'A line says that this browser cannot record',
    failed: 'A line says that the recording was lost, with a button to try again',
  },
  resting: ['silent', 'kept.mute', 'kept.playable', 'refused', 'unsupported', 'failed'],
  abstraction: ({ context }) => [
    context.note === null,
    context.secondsLeft,
    context.recording === null,
    context.address === null,
  ],
  invariants: {
    'The parent machine is notified of every end': ({ snapshot, transitions, sent }) =>
      !transitions.some((id) => id.startsWith('live') || id.startsWith('keeping')) ||
      ['live', 'keeping'].some((state) => snapshot.matches(state as 'live')) ||
      sent.some(({ type }) => type === 'note.kept' || type === 'note.ended'),
    'Nothing is recorded while a note is kept': ({ snapshot }) =>
      !snapshot.matches('live') || snapshot.context.note === null,
    'A kept note has its file': ({ snapshot }) =>
      !snapshot.matches('kept') || snapshot.context.note !== null,
  },
});
