// The ports of `notePlayback`: who hands the bytes out, which differs by page, and the browser's player.
import type { PromiseActorLogic } from 'xstate';
import { notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import type { NoteAnswer, NotePlaybackEvent } from '#machines/notePlayback.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { playbackOf } from '#adapters/files/playback.ts';

/**
 * The machine with its ports.
 * @param readNote hands out the bytes of a note, or says why not
 */
export const connect = (
  { connectFlow }: PortsContext,
  readNote: PromiseActorLogic<NoteAnswer, { id: string }>,
) =>
  connectFlow(
    'notePlayback',
    notePlaybackMachine.provide({
      actors: { readNote, playback: playbackOf<NotePlaybackEvent>() },
    }),
  );
