// A voice note: two minutes at most, recorded in the browser, heard again, deleted or kept
// (specification, section 9; decisions, "AsynQ voice note").
import { assign, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { AttachedFile } from './asynq.machine.ts';

/** What the microphone hands over when a recording ends. */
export type Recording = { file: Blob; type: string };

export type VoiceNoteEvent =
  | { type: 'recording.requested' }
  | { type: 'recording.stopped' }
  | { type: 'recording.deleted' }
  // What the recorder reports.
  | { type: 'recorder.began' }
  | { type: 'recorder.ticked'; secondsLeft: number }
  | { type: 'recorder.refused' }
  | { type: 'recorder.unsupported' }
  | { type: 'recorder.finished'; recording: Recording };

export type VoiceNoteInput = { note: AttachedFile | null };

type VoiceNoteContext = {
  note: AttachedFile | null;
  /** What is left of the two minutes. */
  secondsLeft: number;
  recording: Recording | null;
};

export const voiceNoteMachine = setup({
  types: {
    context: {} as VoiceNoteContext,
    input: {} as VoiceNoteInput,
    events: {} as VoiceNoteEvent,
    tags: {} as 'busy' | 'recording' | 'kept' | 'problem',
  },
  actors: {
    /** Asks for the microphone, records, counts the seconds, and hands the recording over when it is told to stop. */
    recorder: fromCallback<{ type: 'recorder.stop' }>(() => {
      throw new Error('Port recorder is not provided.');
    }),
    /** Keeps the bytes in this browser's database until they are sent. */
    keepNote: fromPromise<AttachedFile, Recording | null>(() =>
      Promise.reject(new Error('Port keepNote is not provided.')),
    ),
  },
  actions: {
    forgetNote: assign({ note: null, recording: null, secondsLeft: 120 }),
    rememberSeconds: assign({
      secondsLeft: (_, params: { secondsLeft: number }) => params.secondsLeft,
    }),
    rememberRecording: assign({
      recording: (_, params: { recording: Recording }) => params.recording,
    }),
    rememberNote: assign({
      note: (_, params: { note: AttachedFile }) => params.note,
      recording: null,
    }),
    stopRecorder: sendTo('recorder', { type: 'recorder.stop' }),
    tellKept: sendParent((_, params: { note: AttachedFile }) => ({
      type: 'note.kept',
      note: params.note,
    })),
    tellDeleted: sendParent({ type: 'note.deleted' }),
  },
  guards: {
    hasNote: ({ context }) => context.note !== null,
  },
  delays: {
    /** A voice note lasts two minutes at most (specification, section 9). */
    noteLength: 120_000,
    /** The browser's own question about the microphone may stay open; ours does not wait for ever. */
    permissionPatience: 60_000,
    /** A recorder that has been told to stop hands over what it has. */
    recorderPatience: 5000,
    storagePatience: 5000,
  },
}).createMachine({
  id: 'voiceNote',
  description: 'A member says what they would not put into a document.',
  context: ({ input }) => ({ note: input.note, secondsLeft: 120, recording: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A note of an earlier visit is there, or none.',
      always: [{ guard: 'hasNote', target: 'kept' }, { target: 'silent' }],
    },
    silent: {
      description: 'Nothing has been recorded.',
      on: { 'recording.requested': { target: 'live' } },
    },
    live: {
      description: 'The microphone is asked for and, once it is given, listens.',
      invoke: {
        id: 'recorder',
        src: 'recorder',
        onError: { target: 'failed' },
      },
      on: {
        'recorder.refused': { target: 'refused' },
        'recorder.unsupported': { target: 'unsupported' },
        'recorder.finished': {
          target: 'keeping',
          actions: { type: 'rememberRecording', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser asks its owner for the microphone.',
          tags: 'busy',
          on: {
            'recorder.began': { target: 'recording' },
            'recording.stopped': { target: '#voiceNote.silent' },
          },
          after: { permissionPatience: { target: '#voiceNote.refused' } },
        },
        recording: {
          description: 'The microphone listens; the seconds that are left are counted down.',
          tags: 'recording',
          on: {
            'recorder.ticked': {
              actions: { type: 'rememberSeconds', params: ({ event }) => event },
            },
            'recording.stopped': { target: 'finishing' },
          },
          after: { noteLength: { target: 'full' } },
        },
        finishing: {
          description: 'The member has stopped; the recorder hands over what it has.',
          tags: 'busy',
          entry: 'stopRecorder',
          after: { recorderPatience: { target: '#voiceNote.failed' } },
        },
        full: {
          description: 'Two minutes are full; the recorder hands over what it has.',
          tags: 'busy',
          entry: 'stopRecorder',
          after: { recorderPatience: { target: '#voiceNote.failed' } },
        },
      },
    },
    keeping: {
      description: 'The recording is put into this browser’s database.',
      tags: 'busy',
      invoke: {
        id: 'keepNote',
        src: 'keepNote',
        input: ({ context }) => context.recording,
        onDone: {
          target: 'kept',
          actions: [
            { type: 'rememberNote', params: ({ event }) => ({ note: event.output }) },
            { type: 'tellKept', params: ({ event }) => ({ note: event.output }) },
          ],
        },
        onError: { target: 'failed' },
      },
      after: { storagePatience: { target: 'failed' } },
    },
    kept: {
      description: 'The note goes with the question; it can be played and deleted.',
      tags: 'kept',
      on: {
        'recording.deleted': { target: 'silent', actions: ['forgetNote', 'tellDeleted'] },
      },
    },
    refused: {
      description: 'The browser or its owner refused the microphone; it may be asked for again.',
      tags: 'problem',
      on: { 'recording.requested': { target: 'live' } },
    },
    unsupported: {
      description: 'This browser cannot record; writing is as good.',
      tags: 'problem',
    },
    failed: {
      description: 'The recording was lost on the way; it may be made again.',
      tags: 'problem',
      on: { 'recording.requested': { target: 'live', actions: 'forgetNote' } },
    },
  },
});
