// `deskBoard`, loaded with the desk.
import type { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import * as deskIssue from '#flows/deskIssue/ports.ts';

export { connect } from './ports.ts';

/** The flow of an issue, which is loaded in the same request. */
export const parts = { deskIssue };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    deskBoard: typeof deskBoardMachine;
  }
}
