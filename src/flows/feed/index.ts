// `feed`, loaded when a page asks for it.
import type { feedMachine } from '#machines/feed.machine.ts';
import * as signalStack from '#flows/signalStack/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { signalStack };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    feed: typeof feedMachine;
  }
}
