// `rescheduling`, loaded when a page asks for it.
import type { reschedulingMachine } from '#machines/rescheduling.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    rescheduling: typeof reschedulingMachine;
  }
}
