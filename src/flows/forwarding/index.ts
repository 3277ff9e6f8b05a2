// `forwarding`, loaded when a page asks for it.
import type { forwardingMachine } from '#machines/forwarding.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    forwarding: typeof forwardingMachine;
  }
}
