// `officeHours`, loaded when a page asks for it.
import type { officeHoursMachine } from '#machines/officeHours.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    officeHours: typeof officeHoursMachine;
  }
}
