// `fullStack`, loaded for premium members with its view: its script is no part of a first view.
import type { fullStackMachine } from '#machines/fullStack.machine.ts';

export { connect } from './ports.ts';

export const isLate = true;

declare module '#boot/flows.ts' {
  interface FlowMachines {
    fullStack: typeof fullStackMachine;
  }
}
