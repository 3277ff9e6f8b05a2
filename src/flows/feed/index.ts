// `feed`, loaded when a page asks for it.
import type { feedMachine } from '#machines/feed.machine.ts';
import * as signalStack from '#flows/signalStack/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which one request brings with this one. */
export const parts = { signalStack };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    feed: typeof feedMachine;
  }
}
