// Voice note: two minutes at most, heard again, kept or deleted.
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
    step: { say: 'A member comes to step 5', input: { note: null, holder } },
    kept: { say: 'A member comes back to step 5 with a note', input: { note, holder } },
  },
  events: {
    'recording.requested': { say: 'Press Record' },
    'recording.stopped': { say: 'Press Stop' },
    'recording.deleted': { say: 'Press Delete' },
  },
  environment: {
    recorder: {
      'recorder.began': { say: 'The microphone is given' },
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
        say: 'The recorder hands over what was said',
        samples: { recording: { recording } },
      },
    },
    playback: {
      'playback.ready': {
        say: 'The note can be heard',
        samples: {
          address: ({ context }) =>
            context.address === null ? { address: 'blob:null/recording' } : undefined,
        },
      },
      'playback.lost': { say: 'The browser has cleared its bytes away' },
    },
  },
  outcomes: {
    recorder: { absent: { fails: 'MediaRecorder is not defined', say: 'There is no recorder' } },
    saveNote: {
      kept: { gives: note, say: 'The note is kept' },
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
    keeping: 'The note is being kept',
    'kept.mute': 'The note goes along, with a button to delete it',
    'kept.playable': 'The note can be heard, with a button to delete it',
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
    'The holder hears of every end': ({ snapshot, transitions, sent }) =>
      !transitions.some((id) => id.startsWith('live') || id.startsWith('keeping')) ||
      ['live', 'keeping'].some((state) => snapshot.matches(state as 'live')) ||
      sent.some(({ type }) => type === 'note.kept' || type === 'note.ended'),
    'Nothing is recorded beside a note that is kept': ({ snapshot }) =>
      !snapshot.matches('live') || snapshot.context.note === null,
    'A note that is kept is known': ({ snapshot }) =>
      !snapshot.matches('kept') || snapshot.context.note !== null,
  },
});
