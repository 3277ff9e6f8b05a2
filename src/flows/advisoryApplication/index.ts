// `advisoryApplication`, loaded when a page asks for it.
import type { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    advisoryApplication: typeof advisoryApplicationMachine;
  }
}
