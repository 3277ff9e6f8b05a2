// A recording on its way to a player.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

/** Port `playback`: an address that plays the bytes; it ends with the port. */
export const playbackOf = <Event extends EventObject>() =>
  fromCallback<Event, { bytes: Blob | null }>(({ input: { bytes }, sendBack }) => {
    if (bytes === null) throw new Error('There are no bytes to play.');
    const address = URL.createObjectURL(bytes);
    sendBack({ type: 'playback.ready', address });
    return () => URL.revokeObjectURL(address);
  });
