// A voice note: two minutes at most, recorded in the browser, played back, deleted or kept
// (docs/product-spec.md, "9. Business constants and limits"; docs/product-decisions.md, "AsynQ voice note").
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { Attachment } from './outbox.machine.ts';

/** The recording that the microphone delivers. */
export type Recording = { file: Blob; type: string };

/** Events for the owning flow: every `note.begun` is followed by `note.kept` or `note.ended`. */
export type NoteEvent =
  | { type: 'note.begun' }
  | { type: 'note.kept'; note: Attachment }
  | { type: 'note.ended' }
  | { type: 'note.deleted' };

/** The part of the owning flow that the note uses. */
export type NoteHolder = ActorRef<Snapshot<unknown>, NoteEvent>;

export type VoiceNoteEvent =
  | { type: 'recording.requested' }
  | { type: 'recording.stopped' }
  | { type: 'recording.deleted' }
  // What the recorder reports.
  | { type: 'recorder.began' }
  | { type: 'recorder.ticked'; secondsLeft: number }
  | { type: 'recorder.refused' }
  | { type: 'recorder.unsupported' }
  | { type: 'recorder.failed' }
  | { type: 'recorder.finished'; recording: Recording }
  // What the player reports.
  | { type: 'playback.ready'; address: string }
  | { type: 'playback.lost' };

export type VoiceNoteInput = { note: Attachment | null; holder: NoteHolder };

type VoiceNoteContext = {
  holder: NoteHolder;
  note: Attachment | null;
  /** The seconds left of the two minutes; 0 if they are used up. */
  secondsLeft: number;
  recording: Recording | null;
  /** The URL for playback, while the note is on screen. */
  address: string | null;
};

export const voiceNoteMachine = setup({
  types: {
    context: {} as VoiceNoteContext,
    input: {} as VoiceNoteInput,
    events: {} as VoiceNoteEvent,
    tags: {} as
      | 'silent'
      | 'asking'
      | 'recording'
      | 'kept'
      | 'playable'
      | 'refused'
      | 'unsupported'
      | 'failed'
      | 'busy',
  },
  actors: {
    /**
     * Feed: asks for the microphone, records, counts the seconds, and delivers the recording on
     * `recorder.stop`. When it ends, it releases the microphone.
     */
    recorder: fromCallback<{ type: 'recorder.stop' }>(() => {
      throw new Error('Port recorder is not provided.');
    }),
    /** Keeps the bytes in this browser's database until they are sent. */
    saveNote: fromPromise<Attachment, { recording: Recording | null }>(() =>
      Promise.reject(new Error('Port saveNote is not provided.')),
    ),
    /** Feed: reports the URL for playback, or that the bytes are missing. */
    playback: fromCallback<VoiceNoteEvent, { note: Attachment | null }>(() => {
      throw new Error('Port playback is not provided.');
    }),
  },
  actions: {
    forgetNote: assign({ note: null, recording: null, secondsLeft: 120, address: null }),
    rememberSeconds: assign({
      secondsLeft: (_, params: { secondsLeft: number }) => params.secondsLeft,
    }),
    noteFull: assign({ secondsLeft: 0 }),
    rememberRecording: assign({
      recording: (_, params: { recording: Recording }) => params.recording,
    }),
    rememberNote: assign({
      note: (_, params: { note: Attachment }) => params.note,
      recording: null,
    }),
    rememberAddress: assign({ address: (_, params: { address: string }) => params.address }),
    stopRecorder: sendTo('recorder', { type: 'recorder.stop' }),
    tellBegun: sendTo(({ context }) => context.holder, { type: 'note.begun' }),
    tellKept: sendTo(
      ({ context }) => context.holder,
      (_, params: { note: Attachment }) => ({ type: 'note.kept', note: params.note }),
    ),
    tellEnded: sendTo(({ context }) => context.holder, { type: 'note.ended' }),
    tellDeleted: sendTo(({ context }) => context.holder, { type: 'note.deleted' }),
  },
  guards: {
    hasNote: ({ context }) => context.note !== null,
  },
  delays: {
    /** A voice note lasts two minutes at most (docs/product-spec.md, "9. Business constants and limits"). */
    noteLength: 120_000,
    /** The browser's permission prompt may stay open longer; the flow stops waiting after this time. */
    permissionTimeout: 60_000,
    /** How long a stopped recorder may take to deliver the recording. */
    recorderTimeout: 5000,
    storageTimeout: 5000,
  },
}).createMachine({
  id: 'voiceNote',
  description: 'A member says what they would not put into a document.',
  context: ({ input }) => ({
    holder: input.holder,
    note: input.note,
    secondsLeft: 120,
    recording: null,
    address: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A note of an earlier visit is there, or none.',
      always: [{ guard: 'hasNote', target: 'kept' }, { target: 'silent' }],
    },
    silent: {
      description: 'Nothing has been recorded.',
      tags: 'silent',
      on: { 'recording.requested': { target: 'live', actions: 'tellBegun' } },
    },
    live: {
      description: 'The microphone is asked for and, once it is given, listens.',
      invoke: {
        id: 'recorder',
        src: 'recorder',
        onError: { target: 'unsupported' },
      },
      on: {
        'recorder.refused': { target: 'refused' },
        'recorder.unsupported': { target: 'unsupported' },
        'recorder.failed': { target: 'failed' },
        'recorder.finished': {
          target: 'keeping',
          actions: { type: 'rememberRecording', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser asks its owner for the microphone.',
          tags: 'asking',
          on: {
            'recorder.began': { target: 'recording' },
            'recording.stopped': { target: '#voiceNote.silent', actions: 'tellEnded' },
          },
          after: { permissionTimeout: { target: '#voiceNote.refused' } },
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
          after: { noteLength: { target: 'finishing', actions: 'noteFull' } },
        },
        finishing: {
          description:
            'The member has stopped, or two minutes are full: what was said is handed over.',
          tags: 'busy',
          entry: 'stopRecorder',
          after: { recorderTimeout: { target: '#voiceNote.failed' } },
        },
      },
    },
    keeping: {
      description: 'The recording is put into this browser’s database.',
      tags: 'busy',
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context }) => ({ recording: context.recording }),
        onDone: {
          target: 'kept',
          actions: [
            { type: 'rememberNote', params: ({ event }) => ({ note: event.output }) },
            { type: 'tellKept', params: ({ event }) => ({ note: event.output }) },
          ],
        },
        onError: { target: 'failed' },
      },
      after: { storageTimeout: { target: 'failed' } },
    },
    kept: {
      description: 'The note goes with the question; it can be heard again and deleted.',
      tags: 'kept',
      invoke: {
        id: 'playback',
        src: 'playback',
        input: ({ context }) => ({ note: context.note }),
        onError: { target: '.mute' },
      },
      on: {
        'recording.deleted': { target: 'silent', actions: ['forgetNote', 'tellDeleted'] },
        'playback.lost': { target: 'failed', actions: 'tellDeleted' },
      },
      initial: 'mute',
      states: {
        mute: {
          description: 'Its bytes are not at hand yet: it goes along, and cannot be heard.',
          on: {
            'playback.ready': {
              target: 'playable',
              actions: { type: 'rememberAddress', params: ({ event }) => event },
            },
          },
        },
        playable: { description: 'It can be heard.', tags: 'playable' },
      },
    },
    refused: {
      description: 'The browser or its owner refused the microphone; it may be asked for again.',
      tags: 'refused',
      entry: 'tellEnded',
      on: { 'recording.requested': { target: 'live', actions: 'tellBegun' } },
    },
    unsupported: {
      description: 'This browser cannot record; writing is as good.',
      tags: 'unsupported',
      entry: 'tellEnded',
    },
    failed: {
      description: 'The recording was lost on the way; it may be made again.',
      tags: 'failed',
      entry: ['forgetNote', 'tellEnded'],
      on: { 'recording.requested': { target: 'live', actions: 'tellBegun' } },
    },
  },
});
