// `gatherings`, loaded when a page asks for it.
import type { gatheringsMachine } from '#machines/gatherings.machine.ts';
import * as meetingRequest from '#flows/meetingRequest/ports.ts';
import * as scrollTop from '#flows/scrollTop/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { meetingRequest, scrollTop };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    gatherings: typeof gatheringsMachine;
  }
}
