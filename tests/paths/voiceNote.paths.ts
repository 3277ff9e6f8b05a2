// Path model of the voice note: two minutes at most, played again, kept or deleted.
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { Microphone, NoteHolder, Recording } from '#machines/voiceNote.machine.ts';
import { note } from './asynq.samples.ts';
import { probes } from './voiceNote.probes.ts';
import { definePaths } from './kit/define.ts';
import { listener } from './support.ts';

const holder = listener as NoteHolder;

const microphone = { type: 'audio/webm' } as Microphone;

export const recording = { type: 'audio/webm' } as Recording;

/** What is stored of a recording that runs. */
export const part = { ...note, id: 'part', isUnfinished: true };

export default definePaths({
  machine: voiceNoteMachine,
  input: {
    step: { say: 'A member opens step 5', input: { note: null, holder } },
    kept: { say: 'A member returns to step 5 with a note', input: { note, holder } },
    unfinished: {
      say: 'A member returns to step 5 after the page was lost during a recording',
      input: { note: part, holder },
    },
  },
  events: {
    'recording.requested': { say: 'Press Record' },
    'recording.stopped': { say: 'Press Stop' },
    'recording.deleted': { say: 'Press Delete' },
  },
  environment: {
    recorder: {
      'recorder.ticked': {
        say: 'A second is counted',
        samples: {
          second: ({ context }) =>
            context.secondsLeft === 120 ? { recorded: 1000, recording } : undefined,
          next: ({ context }) =>
            context.secondsLeft === 119 ? { recorded: 2000, recording } : undefined,
        },
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
    },
  },
  outcomes: {
    openMicrophone: {
      granted: { gives: microphone, say: 'The microphone is granted' },
      unsupported: { gives: null, say: 'This browser cannot record' },
      refused: { fails: 'NotAllowedError', say: 'The microphone is refused' },
    },
    recorder: { broken: { fails: 'NotSupportedError', say: 'The recorder does not start' } },
    savePart: {
      kept: { gives: part, say: 'What was said so far is stored' },
      noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for what was said' },
    },
    saveNote: {
      kept: { gives: note, say: 'The note is stored' },
      noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for it' },
    },
    readNote: {
      bytes: { gives: { size: 2 } as Blob, say: 'Its bytes are read' },
      lost: { gives: null, say: 'The browser has deleted its bytes' },
      closed: { fails: 'Storage is refused.', say: 'Its bytes cannot be read' },
    },
    playback: { broken: { fails: 'No address.', say: 'The browser gives them no address' } },
  },
  states: {
    deciding: 'Step 5 is about to be shown',
    silent: 'A button says Record',
    asking: 'The browser asks for the microphone',
    'live.recording.waiting': 'The seconds that are left are counted down',
    'live.recording.saving': 'What was said so far is being stored',
    'live.recording.unsaved': 'A line says that the browser has no room while it records',
    brokenOff: 'The recording has broken off',
    'live.finishing': 'The recorder is told to stop',
    keeping: 'The note is being stored',
    'kept.reading': 'The note is kept, with a button to delete it; its bytes are being read',
    'kept.mute': 'The note is kept, with a button to delete it',
    'kept.audible.opening':
      'The note is kept, with a button to delete it; the player is about to get it',
    'kept.audible.playable': 'The note can be played, with a button to delete it',
    refused: 'A line says that the microphone is not available, with a button to try again',
    unsupported: 'A line says that this browser cannot record',
    failed: 'A line says that the recording was lost, with a button to try again',
  },
  probes,
  resting: ['silent', 'kept.mute', 'kept.audible.playable', 'refused', 'unsupported', 'failed'],
  abstraction: ({ context }) => [
    context.note === null,
    context.note?.isUnfinished === true,
    context.part === null,
    context.secondsLeft,
    context.recording === null,
    context.microphone === null,
    context.bytes === null,
    context.address === null,
  ],
  invariants: {
    'The parent machine is notified of every end': ({ snapshot, transitions, sent }) =>
      !transitions.some((id) => /^(asking|live|keeping)/.test(id)) ||
      ['asking', 'live', 'keeping'].some((state) => snapshot.matches(state as 'live')) ||
      sent.some(({ type }) => type === 'note.kept' || type === 'note.ended'),
    'Nothing is recorded while a note is kept': ({ snapshot }) =>
      !snapshot.matches('live') || snapshot.context.note === null,
    'The microphone is held only while it listens': ({ snapshot }) =>
      snapshot.matches('live') || snapshot.context.microphone === null,
    'What was stored of a recording is never given up without being kept or replaced': ({
      snapshot,
      transitions,
    }) => !transitions.some((id) => id.startsWith('brokenOff')) || snapshot.context.part === null,
    'A kept note has its file': ({ snapshot }) =>
      !snapshot.matches('kept') || snapshot.context.note !== null,
  },
});
