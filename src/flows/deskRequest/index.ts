// `deskRequest`, loaded with the desk.
import type { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import * as deskLease from '#flows/deskLease/ports.ts';
import * as fileDownload from './ports/fileDownload.ts';
import * as notePlayback from './ports/notePlayback.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { deskLease, fileDownload, notePlayback };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    deskRequest: typeof deskRequestMachine;
  }
}
