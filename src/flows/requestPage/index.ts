// `requestPage`, loaded when a page asks for it.
import type { requestPageMachine } from '#machines/requestPage.machine.ts';
import * as consent from '#flows/consent/ports.ts';
import * as followUp from '#flows/followUp/ports.ts';
import * as forwardedAnswer from '#flows/forwardedAnswer/ports.ts';
import * as forwarding from '#flows/forwarding/ports.ts';
import * as opinion from '#flows/opinion/ports.ts';
import * as fileDownload from './ports/attachmentDownload.ts';
import * as notePlayback from './ports/notePlayback.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = {
  consent,
  fileDownload,
  followUp,
  forwardedAnswer,
  forwarding,
  notePlayback,
  opinion,
};

declare module '#boot/flows.ts' {
  interface FlowMachines {
    requestPage: typeof requestPageMachine;
  }
}
