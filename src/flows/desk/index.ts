// `desk`, loaded when a member opens /desk.
import type { deskMachine } from '#machines/desk.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    desk: typeof deskMachine;
  }
}
