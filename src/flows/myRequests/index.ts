// `myRequests`, loaded when a page asks for it.
import type { myRequestsMachine } from '#machines/myRequests.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    myRequests: typeof myRequestsMachine;
  }
}
