// The ports of `intentDialog`: none; it only emits.
import { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('intentDialog', intentDialogMachine);

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'heroReveal/intentDialog': typeof intentDialogMachine;
  }
}
