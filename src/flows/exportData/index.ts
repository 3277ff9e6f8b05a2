// `exportData`, loaded when a page asks for it.
import type { exportDataMachine } from '#machines/exportData.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    exportData: typeof exportDataMachine;
  }
}
