// The voice note of a request: fetched when its member, or the advisor, wants to hear it, and played in place.
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** The voice note, or why it cannot be had. */
export type NoteAnswer = { outcome: 'found'; body: Blob } | { outcome: 'refused'; message: string };

/** `id`: of the file. */
export type NotePlaybackInput = { id: string };

export type NotePlaybackEvent =
  | { type: 'note.requested' }
  // What the player reports.
  | { type: 'playback.ready'; address: string };

type NotePlaybackContext = NotePlaybackInput & {
  note: Blob | null;
  /** Where the player finds its bytes. */
  address: string | null;
  /** Why it cannot be heard, in the service's words; empty where it has none. */
  problem: string;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const notePlaybackMachine = setup({
  types: {
    context: {} as NotePlaybackContext,
    input: {} as NotePlaybackInput,
    events: {} as NotePlaybackEvent,
    tags: {} as 'busy' | 'failed' | 'playable',
  },
  actors: {
    /** Its bytes. */
    readNote: fromPromise<NoteAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port readNote is not provided.')),
    ),
    /** Feed: reports the address under which the player finds the bytes; the address ends with it. */
    playback: fromCallback<NotePlaybackEvent, { bytes: Blob | null }>(() => {
      throw new Error('Port playback is not provided.');
    }),
  },
  actions: {
    takeNote: assign((_, params: NoteAnswer) => ({
      note: params.outcome === 'found' ? params.body : null,
    })),
    takeAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    forgetAddress: assign({ address: null }),
    forgetProblem: assign({ problem: '' }),
    explainRefusal: assign((_, params: NoteAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    wasRefused: (_, params: NoteAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** Enough for two minutes of speech on a slow line. */
    noteTimeout: 30_000,
    /** The browser's player answers immediately or not at all. */
    playerTimeout: 3000,
  },
}).createMachine({
  id: 'notePlayback',
  description: 'A member, or the advisor, hears the voice note that was sent with a request.',
  context: ({ input }) => ({ id: input.id, note: null, address: null, problem: '' }),
  initial: 'unheard',
  states: {
    unheard: {
      description: 'Nobody has asked for it.',
      on: { 'note.requested': { target: 'fetching' } },
    },
    fetching: {
      description: 'Its bytes are fetched from the service.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'readNote',
        src: 'readNote',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'audible',
            actions: { type: 'takeNote', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { noteTimeout: { target: 'failed' } },
    },
    audible: {
      description: 'Its bytes are here.',
      invoke: {
        id: 'playback',
        src: 'playback',
        input: ({ context }) => ({ bytes: context.note }),
        onError: { target: 'failed' },
      },
      exit: 'forgetAddress',
      initial: 'opening',
      states: {
        opening: {
          description: 'The player is about to get it.',
          tags: 'busy',
          on: {
            'playback.ready': {
              target: 'playable',
              actions: { type: 'takeAddress', params: ({ event }) => event },
            },
          },
          after: { playerTimeout: { target: '#notePlayback.failed' } },
        },
        playable: { description: 'It can be heard.', tags: 'playable' },
      },
    },
    failed: {
      description: 'It could not be had; the page says why, and it can be asked for again.',
      tags: 'failed',
      on: { 'note.requested': { target: 'fetching' } },
    },
  },
});
