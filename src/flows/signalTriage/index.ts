// `signalTriage`, loaded when a page asks for it with an island: its script is no part of a first view.
import type { signalTriageMachine } from '#machines/signalTriage.machine.ts';

export { connect } from './ports.ts';

export const isLate = true;

declare module '#boot/flows.ts' {
  interface FlowMachines {
    signalTriage: typeof signalTriageMachine;
  }
}
