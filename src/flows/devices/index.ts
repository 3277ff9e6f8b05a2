// `devices`, with the other flows of the section about security, loaded when a page asks for it.
import type { devicesMachine } from '#machines/devices.machine.ts';
import * as changeAddress from '#flows/changeAddress/ports.ts';
import * as changePassword from '#flows/changePassword/ports.ts';
import * as secondFactor from '#flows/secondFactor/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { changePassword, changeAddress, secondFactor };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    devices: typeof devicesMachine;
  }
}
