// `community`, loaded when a page asks for it.
import type { communityMachine } from '#machines/community.machine.ts';
import * as thread from '#flows/thread/ports.ts';

export { connect } from './ports.ts';

/** A flow of the same page, which is loaded in the same request. */
export const parts = { thread };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    community: typeof communityMachine;
  }
}
