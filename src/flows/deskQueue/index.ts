// `deskQueue`, loaded with the desk.
import type { deskQueueMachine } from '#machines/deskQueue.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    deskQueue: typeof deskQueueMachine;
  }
}
