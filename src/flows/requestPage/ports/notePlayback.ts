// The voice note of a request, played by the flow `notePlayback` with a port of this page.
import type { notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { onCall } from '#adapters/onCall.ts';
import { connect as connectPlayback } from '#flows/notePlayback/ports.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  connectPlayback(
    page,
    onCall(() => import('./files.ts').then((part) => part.readNote)),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/notePlayback': typeof notePlaybackMachine;
  }
}
