// `gatherings`, loaded when a page asks for it.
import type { gatheringsMachine } from '#machines/gatherings.machine.ts';
import * as scrollTop from '#flows/scrollTop/ports.ts';

export { connect } from './ports.ts';

/** A flow of the same page, which is loaded in the same request. */
export const parts = { scrollTop };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    gatherings: typeof gatheringsMachine;
  }
}
