// `reversePremortem`, loaded when a page asks for it with an island: its script is no part of a first view.
import type { reversePremortemMachine } from '#machines/reversePremortem.machine.ts';

export { connect } from './ports.ts';

export const isLate = true;

declare module '#boot/flows.ts' {
  interface FlowMachines {
    reversePremortem: typeof reversePremortemMachine;
  }
}
