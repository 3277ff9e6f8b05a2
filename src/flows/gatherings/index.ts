// `gatherings`, loaded when a page asks for it with an island: its script is no part of a first view.
import type { gatheringsMachine } from '#machines/gatherings.machine.ts';
import * as scrollTop from '#flows/scrollTop/ports.ts';

export { connect } from './ports.ts';

export const isLate = true;

/** A flow of the same page, which is loaded in the same request. */
export const parts = { scrollTop };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    gatherings: typeof gatheringsMachine;
  }
}
