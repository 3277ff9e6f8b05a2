// A voice note: two minutes at most, recorded in the browser, played back, deleted or kept
// (docs/product-spec.md, "9. Business constants and limits"; docs/product-decisions.md, "AsynQ voice note").
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { Attachment } from './outbox.machine.ts';

/** The open microphone, and the format in which this browser records it. */
export type Microphone = { stream: MediaStream; type: string };

/** The recording that the microphone delivers. */
export type Recording = { file: Blob; type: string };

/** A note; unfinished where its recording was interrupted: it holds what was recorded until then. */
export type Note = Attachment & { isUnfinished?: boolean };

/** Events for the owning flow: every `note.begun` is followed by `note.kept` or `note.ended`. */
export type NoteEvent =
  | { type: 'note.begun' }
  /** What has been recorded so far is stored; the recording goes on. */
  | { type: 'note.progressed'; note: Note }
  | { type: 'note.kept'; note: Note }
  | { type: 'note.ended' }
  | { type: 'note.deleted' };

/** The part of the owning flow that the note uses. */
export type NoteHolder = ActorRef<Snapshot<unknown>, NoteEvent>;

export type VoiceNoteEvent =
  | { type: 'recording.requested' }
  | { type: 'recording.stopped' }
  | { type: 'recording.deleted' }
  // What the recorder reports.
  // `recorded`: how much has been recorded, in milliseconds; `recording`: what has been recorded so far.
  | { type: 'recorder.ticked'; recorded: number; recording: Recording }
  | { type: 'recorder.failed' }
  | { type: 'recorder.finished'; recording: Recording }
  // What the player reports.
  | { type: 'playback.ready'; address: string };

export type VoiceNoteInput = { note: Note | null; holder: NoteHolder };

type VoiceNoteContext = {
  holder: NoteHolder;
  note: Note | null;
  /** What is stored of the recording that runs. */
  part: Note | null;
  /** The seconds left of the two minutes; 0 if they are used up. */
  secondsLeft: number;
  /** The microphone, while it listens. */
  microphone: Microphone | null;
  recording: Recording | null;
  /** The bytes of the kept note, once they have been read. */
  bytes: Blob | null;
  /** The URL for playback, while the note is on screen. */
  address: string | null;
};

/** The longest note, in seconds (docs/product-spec.md, "9. Business constants and limits"). */
const longest = 120;

export const voiceNoteMachine = setup({
  types: {
    context: {} as VoiceNoteContext,
    input: {} as VoiceNoteInput,
    events: {} as VoiceNoteEvent,
    tags: {} as
      | 'silent'
      | 'asking'
      | 'recording'
      | 'unsaved'
      | 'kept'
      | 'playable'
      | 'refused'
      | 'unsupported'
      | 'failed'
      | 'busy',
  },
  actors: {
    /** Asks for the microphone; null where this browser cannot record. Rejects where the browser or its owner refuses. */
    openMicrophone: fromPromise<Microphone | null>(() =>
      Promise.reject(new Error('Port openMicrophone is not provided.')),
    ),
    /**
     * Feed: records, reports about each second what has been recorded so far, and delivers the recording on `recorder.stop`. When it ends,
     * it releases the microphone.
     */
    recorder: fromCallback<{ type: 'recorder.stop' }, { microphone: Microphone | null }>(() => {
      throw new Error('Port recorder is not provided.');
    }),
    /** Keeps what has been recorded so far in this browser's database, in place of the part before it. */
    savePart: fromPromise<Note, { recording: Recording | null; part: Note | null }>(() =>
      Promise.reject(new Error('Port savePart is not provided.')),
    ),
    /** Keeps the bytes in this browser's database until they are sent. */
    saveNote: fromPromise<Note, { recording: Recording | null }>(() =>
      Promise.reject(new Error('Port saveNote is not provided.')),
    ),
    /** The bytes of the kept note; null where the browser has deleted them. */
    readNote: fromPromise<Blob | null, { note: Note | null }>(() =>
      Promise.reject(new Error('Port readNote is not provided.')),
    ),
    /** Feed: reports the URL for playback, which ends with it. */
    playback: fromCallback<VoiceNoteEvent, { bytes: Blob | null }>(() => {
      throw new Error('Port playback is not provided.');
    }),
  },
  actions: {
    forgetNote: assign({
      note: null,
      recording: null,
      secondsLeft: longest,
      bytes: null,
      address: null,
    }),
    rememberMicrophone: assign({
      microphone: (_, params: { microphone: Microphone | null }) => params.microphone,
    }),
    forgetMicrophone: assign({ microphone: null }),
    countSeconds: assign({
      secondsLeft: (_, params: { recorded: number }) =>
        Math.max(longest - Math.round(params.recorded / 1000), 0),
    }),
    noteFull: assign({ secondsLeft: 0 }),
    rememberRecording: assign({
      recording: (_, params: { recording: Recording }) => params.recording,
    }),
    rememberPart: assign({ part: (_, params: { note: Note }) => params.note }),
    rememberNote: assign({
      note: (_, params: { note: Note }) => params.note,
      part: null,
      recording: null,
    }),
    keepPart: assign({ note: ({ context }) => context.part, part: null, recording: null }),
    rememberBytes: assign({ bytes: (_, params: { bytes: Blob | null }) => params.bytes }),
    rememberAddress: assign({ address: (_, params: { address: string }) => params.address }),
    stopRecorder: sendTo('recorder', { type: 'recorder.stop' }),
    tellBegun: sendTo(({ context }) => context.holder, { type: 'note.begun' }),
    tellProgress: sendTo(
      ({ context }) => context.holder,
      (_, params: { note: Note }) => ({ type: 'note.progressed', note: params.note }),
    ),
    tellKept: sendTo(
      ({ context }) => context.holder,
      (_, params: { note: Note }) => ({ type: 'note.kept', note: params.note }),
    ),
    tellPartKept: sendTo(
      ({ context }) => context.holder,
      ({ context }) => ({ type: 'note.kept', note: context.note as Note }),
    ),
    tellEnded: sendTo(({ context }) => context.holder, { type: 'note.ended' }),
    tellDeleted: sendTo(({ context }) => context.holder, { type: 'note.deleted' }),
  },
  guards: {
    hasNote: ({ context }) => context.note !== null,
    hasPart: ({ context }) => context.part !== null,
    canRecord: (_, params: { microphone: Microphone | null }) => params.microphone !== null,
    hasBytes: (_, params: { bytes: Blob | null }) => params.bytes !== null,
  },
  delays: {
    /** A voice note lasts two minutes at most (docs/product-spec.md, "9. Business constants and limits"). */
    noteLength: longest * 1000,
    /** The browser's permission prompt may stay open longer; the flow stops waiting after this time. */
    permissionTimeout: 60_000,
    /** How long a stopped recorder may take to deliver the recording. */
    recorderTimeout: 5000,
    storageTimeout: 5000,
    /** How long a part of a running recording may take to be stored. */
    partTimeout: 3000,
  },
}).createMachine({
  id: 'voiceNote',
  description: 'A member says what they would not put into a document.',
  context: ({ input }) => ({
    holder: input.holder,
    note: input.note,
    part: null,
    secondsLeft: 120,
    microphone: null,
    recording: null,
    bytes: null,
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
      on: { 'recording.requested': { target: 'asking', actions: 'tellBegun' } },
    },
    asking: {
      description: 'The browser asks its owner for the microphone.',
      tags: 'asking',
      invoke: {
        id: 'openMicrophone',
        src: 'openMicrophone',
        onDone: [
          {
            guard: { type: 'canRecord', params: ({ event }) => ({ microphone: event.output }) },
            target: 'live',
            actions: {
              type: 'rememberMicrophone',
              params: ({ event }) => ({ microphone: event.output }),
            },
          },
          { target: 'unsupported' },
        ],
        onError: { target: 'refused' },
      },
      on: { 'recording.stopped': { target: 'silent', actions: 'tellEnded' } },
      after: { permissionTimeout: { target: 'refused' } },
    },
    live: {
      description: 'The microphone listens.',
      invoke: {
        id: 'recorder',
        src: 'recorder',
        input: ({ context }) => ({ microphone: context.microphone }),
        onError: { target: 'brokenOff' },
      },
      on: {
        'recorder.failed': { target: 'brokenOff' },
        'recorder.finished': {
          target: 'keeping',
          actions: { type: 'rememberRecording', params: ({ event }) => event },
        },
      },
      exit: 'forgetMicrophone',
      initial: 'recording',
      states: {
        recording: {
          description: 'The member speaks; the seconds that are left are counted down.',
          tags: 'recording',
          on: {
            'recorder.ticked': {
              target: '.saving',
              actions: [
                { type: 'countSeconds', params: ({ event }) => event },
                { type: 'rememberRecording', params: ({ event }) => event },
              ],
            },
            'recording.stopped': { target: 'finishing' },
          },
          after: { noteLength: { target: 'finishing', actions: 'noteFull' } },
          initial: 'waiting',
          states: {
            waiting: { description: 'What was said until the last second is stored.' },
            saving: {
              description: 'What has been said so far is put into this browser’s database.',
              invoke: {
                id: 'savePart',
                src: 'savePart',
                input: ({ context: { recording, part } }) => ({ recording, part }),
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'rememberPart', params: ({ event }) => ({ note: event.output }) },
                    { type: 'tellProgress', params: ({ event }) => ({ note: event.output }) },
                  ],
                },
                onError: { target: 'unsaved' },
              },
              on: {
                'recorder.ticked': {
                  actions: { type: 'countSeconds', params: ({ event }) => event },
                },
              },
              after: { partTimeout: { target: 'unsaved' } },
            },
            unsaved: {
              description:
                'This browser does not store the recording while it runs: the page says so, and the next second is tried again.',
              tags: 'unsaved',
            },
          },
        },
        finishing: {
          description:
            'The member has stopped, or two minutes are full: what was said is handed over.',
          tags: 'busy',
          entry: 'stopRecorder',
          after: { recorderTimeout: { target: '#voiceNote.brokenOff' } },
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
        onError: { target: 'brokenOff' },
      },
      after: { storageTimeout: { target: 'brokenOff' } },
    },
    brokenOff: {
      description: 'The recording could not be finished: what was stored of it until then is kept.',
      always: [
        {
          guard: 'hasPart',
          target: 'kept',
          actions: ['keepPart', 'tellPartKept'],
        },
        { target: 'failed' },
      ],
    },
    kept: {
      description: 'The note goes with the question; it can be heard again and deleted.',
      tags: 'kept',
      on: { 'recording.deleted': { target: 'silent', actions: ['forgetNote', 'tellDeleted'] } },
      initial: 'reading',
      states: {
        reading: {
          description: 'Its bytes are being read: it goes along, and cannot be heard yet.',
          invoke: {
            id: 'readNote',
            src: 'readNote',
            input: ({ context }) => ({ note: context.note }),
            onDone: [
              {
                guard: { type: 'hasBytes', params: ({ event }) => ({ bytes: event.output }) },
                target: 'audible',
                actions: {
                  type: 'rememberBytes',
                  params: ({ event }) => ({ bytes: event.output }),
                },
              },
              { target: '#voiceNote.failed', actions: 'tellDeleted' },
            ],
            onError: { target: 'mute' },
          },
          after: { storageTimeout: { target: 'mute' } },
        },
        mute: { description: 'Its bytes could not be read: it goes along, and cannot be heard.' },
        audible: {
          description: 'Its bytes have been read.',
          invoke: {
            id: 'playback',
            src: 'playback',
            input: ({ context }) => ({ bytes: context.bytes }),
            onError: { target: 'mute' },
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'The player is about to get the note.',
              on: {
                'playback.ready': {
                  target: 'playable',
                  actions: { type: 'rememberAddress', params: ({ event }) => event },
                },
              },
              after: { storageTimeout: { target: '#voiceNote.kept.mute' } },
            },
            playable: { description: 'It can be heard.', tags: 'playable' },
          },
        },
      },
    },
    refused: {
      description: 'The browser or its owner refused the microphone; it may be asked for again.',
      tags: 'refused',
      entry: 'tellEnded',
      on: { 'recording.requested': { target: 'asking', actions: 'tellBegun' } },
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
      on: { 'recording.requested': { target: 'asking', actions: 'tellBegun' } },
    },
  },
});
